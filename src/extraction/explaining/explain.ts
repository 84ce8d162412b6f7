import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { examine, toReport } from '../chain.js';
import type { PageRange } from '../model/page-range.js';
import type { ExtractionSettings } from '../model/settings.js';
import { renderExplanationPage } from './explanation-page.js';
import { drawPageImages } from './page-images.js';

/** A summary of what was read, and the path of the page that explains it. */
export interface Explanation {
  readonly page: string;
  readonly format: string;
  readonly pages: number | null;
  readonly fields: number;
}

/**
 * Reads an invoice file in this process and writes an HTML page that explains the value of each field.
 *
 * @param range the only pages to read; null for all
 * @throws ExtractionError if the file cannot be read, with a message for its owner.
 */
export async function explain(
  file: string,
  output: string,
  settings: ExtractionSettings,
  range: PageRange | null = null,
): Promise<Explanation> {
  const draft = await examine(await readFile(file), settings, range);
  const report = toReport(draft);
  await writeFile(output, renderExplanationPage(path.basename(file), report, await drawPageImages(draft)));
  return { page: output, format: report.format, pages: report.pages, fields: Object.keys(report.fields).length };
}
