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

const metrics: Readonly<Record<Weight, Map<FontName, FontMetrics>>> = { regular: new Map(), bold: new Map() };
let tables: ReadonlyMap<string, WidthTable> | undefined;

/** As many characters as the fonts have, and fewer than a hostile document may have. */
const MAX_FOUND = 40_000;
const found = new Map<Ideographs, Map<number, FontName | null>>();

/** The path of the file of a font. */
export function findFontFile(font: FontName, weight: Weight): string {
  if (font !== MAIN_FONT) return path.join(OTHERS, 'fonts', `${toFileName(font, weight)}.woff2`);
  const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return path.join(folder, 'standard_fonts', MAIN_FILES[weight]);
}

/** The widths of a font, which are read once. Those of all other fonts are in one file, so that no such font is opened to measure text. */
export function getMetrics(font: FontName, weight: Weight): FontMetrics {
  const known = metrics[weight].get(font);
  if (known) return known;
  const read = font === MAIN_FONT ? readFontMetrics(readFileSync(findFontFile(font, weight))) : readOther(font, weight);
  metrics[weight].set(font, read);
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
  const ofIdeographs = found.get(ideographs) ?? new Map<number, FontName | null>();
  const codePoint = character.codePointAt(0) ?? 0;
  const known = ofIdeographs.get(codePoint);
  if (known !== undefined) return known;
  const font = isPlain(character) ? MAIN_FONT : findOther(character, ideographs);
  if (ofIdeographs.size >= MAX_FOUND) ofIdeographs.clear();
  found.set(ideographs, ofIdeographs.set(codePoint, font));
  return font;
}

function findOther(character: string, ideographs: Ideographs): FontName | null {
  return listOtherFonts(ideographs).find((font) => getMetrics(font, 'regular').has(character)) ?? null;
}

/** Lists the fonts of a text in the order in which they are searched for its characters. */
export function listFonts(text: string, ideographs: Ideographs): readonly FontName[] {
  if (isPlain(text)) return MAIN_ALONE;
  const used = new Set(Array.from(text, (character) => findFont(character, ideographs)));
  return [MAIN_FONT, ...listOtherFonts(ideographs).filter((font) => used.has(font))];
}
