import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PACKAGE_FOLDER } from '../../shared/package-folder.js';
import { FontMetrics, readFontMetrics } from './font-metrics.js';
import { listOtherFonts, MAIN_FONT, toFileName, type FontName, type Ideographs, type Weight } from './font-names.js';
import { readWidthTables, type WidthTable } from './width-table.js';

/** pdf.js brings Liberation Sans along for PDFs without fonts. */
const MAIN_FILES: Readonly<Record<Weight, string>> = {
  regular: 'LiberationSans-Regular.ttf',
  bold: 'LiberationSans-Bold.ttf',
};
const OTHERS = path.join(PACKAGE_FOLDER, 'vendor/noto-sans');

const metrics = new Map<string, FontMetrics>();
let tables: ReadonlyMap<string, WidthTable> | undefined;

/** More characters than most documents have, and fewer than a hostile one may have. */
const MAX_FOUND = 10_000;
const found = new Map<string, FontName | null>();

/** The path of the file of a font. */
export function findFontFile(font: FontName, weight: Weight): string {
  if (font !== MAIN_FONT) return path.join(OTHERS, 'fonts', `${toFileName(font, weight)}.woff2`);
  const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return path.join(folder, 'standard_fonts', MAIN_FILES[weight]);
}

/** The widths of a font, which are read once. Those of all other fonts are in one file, so that no such font is opened to measure text. */
export function getMetrics(font: FontName, weight: Weight): FontMetrics {
  const key = `${font} ${weight}`;
  const known = metrics.get(key);
  if (known) return known;
  const read = font === MAIN_FONT ? readFontMetrics(readFileSync(findFontFile(font, weight))) : readOther(font, weight);
  metrics.set(key, read);
  return read;
}

function readOther(font: FontName, weight: Weight): FontMetrics {
  tables ??= readWidthTables(readFileSync(path.join(OTHERS, 'widths.json'), 'latin1'));
  const table = tables.get(toFileName(font, weight));
  if (!table) throw new Error(`The widths of the font ${font} are missing.`);
  return new FontMetrics(table);
}

const MAIN_ALONE = [MAIN_FONT] as const;
const IS_ASCII = /^[ -~]*$/;

/** Whether the main font has all characters of a text. */
export function isPlain(text: string): boolean {
  if (IS_ASCII.test(text)) return true;
  return getMetrics(MAIN_FONT, 'regular').has(text) && getMetrics(MAIN_FONT, 'bold').has(text);
}

/**
 * Finds the first font that has a character; null if none has it.
 *
 * @param ideographs without it, any font that has the character: ideographs have the same width in all
 */
export function findFont(character: string, ideographs: Ideographs = 'chinese-simplified'): FontName | null {
  if (isPlain(character)) return MAIN_FONT;
  const key = `${character} ${ideographs}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const font = listOtherFonts(ideographs).find((name) => getMetrics(name, 'regular').has(character)) ?? null;
  if (found.size >= MAX_FOUND) found.clear();
  found.set(key, font);
  return font;
}

/** Lists the fonts of a text in the order in which they are searched for its characters. */
export function listFonts(text: string, ideographs: Ideographs): readonly FontName[] {
  if (isPlain(text)) return MAIN_ALONE;
  const used = new Set(Array.from(text, (character) => findFont(character, ideographs)));
  return [MAIN_FONT, ...listOtherFonts(ideographs).filter((font) => used.has(font))];
}
