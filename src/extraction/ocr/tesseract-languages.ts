import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const packages = createRequire(import.meta.url);

/** The Tesseract codes of the installed languages, sorted. */
export function listInstalledLanguages(): string[] {
  return readdirSync(dirname(findPackageFolder('eng'))).toSorted();
}

/** The folder of a language's trained data. */
export function findLanguageFolder(language: string): string {
  return join(findPackageFolder(language), '4.0.0_best_int');
}

function findPackageFolder(language: string): string {
  return dirname(packages.resolve(`@tesseract.js-data/${language}/package.json`));
}
