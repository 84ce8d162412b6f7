import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readFontMetrics, type FontMetrics } from './font-metrics.js';

/** The two weights of the page. */
export type Weight = 'regular' | 'bold';

/** Liberation Sans, which pdf.js brings along for PDFs without fonts: Latin, Greek and Cyrillic. */
const FILES: Readonly<Record<Weight, string>> = {
  regular: 'LiberationSans-Regular.ttf',
  bold: 'LiberationSans-Bold.ttf',
};

const metrics = new Map<Weight, FontMetrics>();

/** The path of the font file of a weight. */
export function findFontFile(weight: Weight): string {
  const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return path.join(folder, 'standard_fonts', FILES[weight]);
}

/** The widths of a weight, which are read once. */
export function getMetrics(weight: Weight): FontMetrics {
  const known = metrics.get(weight);
  if (known) return known;
  const read = readFontMetrics(readFileSync(findFontFile(weight)));
  metrics.set(weight, read);
  return read;
}
