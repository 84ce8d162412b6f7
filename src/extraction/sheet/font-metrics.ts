const CMAP_SEGMENTS = 4;
const WINDOWS = 3;
const UNICODE_BMP = 1;
const GLYPH_BYTES = 2;

/** The widths of characters by code point, in units of the font's size. */
export interface Advances {
  get(codePoint: number): number | undefined;
  has(codePoint: number): boolean;
}

/** The widths of the characters of a font. */
export class FontMetrics {
  constructor(private readonly advances: Advances) {}

  /** Whether the font has glyphs for all characters of a text. */
  has(text: string): boolean {
    for (let at = 0; at < text.length; at += 1) {
      const codePoint = text.codePointAt(at) ?? 0;
      if (!this.advances.has(codePoint)) return false;
      if (codePoint > 0xffff) at += 1;
    }
    return true;
  }

  /** The width of a character at size 1; undefined if the font lacks it. */
  find(codePoint: number): number | undefined {
    return this.advances.get(codePoint);
  }

  /** The width of a text at a font size, without kerning and joined letters. */
  measure(text: string, size: number): number {
    let width = 0;
    for (let at = 0; at < text.length; at += 1) width += this.advances.get(text.charCodeAt(at)) ?? 1;
    return width * size;
  }
}

/** Reads the widths of a TrueType font (ISO/IEC 14496-22) whose characters are in the Basic Multilingual Plane. @throws Error for other fonts */
export function readFontMetrics(font: Buffer): FontMetrics {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const at = 12 + 16 * index;
    const start = font.readUInt32BE(at + 8);
    tables.set(font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  const unitsPerEm = requireTable(tables, 'head').readUInt16BE(18);
  const measured = requireTable(tables, 'hhea').readUInt16BE(34);
  const widths = requireTable(tables, 'hmtx');
  const advances = new Map<number, number>();
  for (const [codePoint, glyph] of listGlyphs(findUnicodeTable(requireTable(tables, 'cmap')))) {
    advances.set(codePoint, widths.readUInt16BE(4 * Math.min(glyph, measured - 1)) / unitsPerEm);
  }
  return new FontMetrics(advances);
}

function requireTable(tables: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const table = tables.get(name);
  if (!table) throw new Error(`The font has no table ${name}.`);
  return table;
}

function findUnicodeTable(cmap: Buffer): Buffer {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const at = 4 + 8 * index;
    const table = cmap.subarray(cmap.readUInt32BE(at + 4));
    const isUnicode = cmap.readUInt16BE(at) === WINDOWS && cmap.readUInt16BE(at + 2) === UNICODE_BMP;
    if (isUnicode && table.readUInt16BE(0) === CMAP_SEGMENTS) return table;
  }
  throw new Error('The font has no table of Unicode characters.');
}

/** The characters of a `cmap` of format 4, which has ranges of characters, with their glyphs. */
function* listGlyphs(table: Buffer): Generator<readonly [codePoint: number, glyph: number]> {
  const bytes = table.readUInt16BE(6);
  const [ends, starts] = [14, 16 + bytes];
  const [deltas, offsets] = [starts + bytes, starts + 2 * bytes];
  for (let at = 0; at < bytes; at += GLYPH_BYTES) {
    const [first, last] = [table.readUInt16BE(starts + at), table.readUInt16BE(ends + at)];
    const [delta, offset] = [table.readUInt16BE(deltas + at), table.readUInt16BE(offsets + at)];
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const listed = offset === 0 ? code : table.readUInt16BE(offsets + at + offset + GLYPH_BYTES * (code - first));
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) yield [code, glyph];
    }
  }
}
