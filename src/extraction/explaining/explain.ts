import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { examine, reportOf } from '../chain.js';
import type { ExtractionSettings } from '../model/settings.js';
import { explanationPage } from './explanation-page.js';
import { pageImagesOf } from './page-images.js';

/** What was read of a file, and where the page that explains it was written. */
export interface Explanation {
  readonly page: string;
  readonly format: string;
  readonly pages: number | null;
  readonly fields: number;
}

/**
 * Reads an invoice's file in this process and writes a page that tells why each field has its value.
 *
 * @throws ExtractionError when the file cannot be read, with words for its owner.
 */
export async function explain(file: string, output: string, settings: ExtractionSettings): Promise<Explanation> {
  const draft = await examine(await readFile(file), settings);
  const report = reportOf(draft);
  await writeFile(output, explanationPage(path.basename(file), report, await pageImagesOf(draft)));
  return { page: output, format: report.format, pages: report.pages, fields: Object.keys(report.fields).length };
}
