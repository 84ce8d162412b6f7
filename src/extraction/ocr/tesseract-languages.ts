import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const packages = createRequire(import.meta.url);

/** The Tesseract codes of the installed languages, sorted. */
export function installedLanguages(): string[] {
  return readdirSync(dirname(packageFolder('eng'))).toSorted();
}

/** The folder of a language's trained data. */
export function folderOf(language: string): string {
  return join(packageFolder(language), '4.0.0_best_int');
}

function packageFolder(language: string): string {
  return dirname(packages.resolve(`@tesseract.js-data/${language}/package.json`));
}
