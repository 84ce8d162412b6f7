import { inflateSync } from 'node:zlib';
import type { TextRun } from './pdf-words.js';

/**
 * A font may have several glyphs for a digit or letter: tabular digits, old-style digits, small capitals. Browsers print them without a Unicode
 * code and state beside each what it stands for (`ActualText`, ISO 32000-2, 14.9.4). pdf.js returns only the codes.
 */

/** A text item of pdf.js, or a mark that begins or ends a span of them. */
export interface MarkedItem extends Partial<TextRun> {
  readonly type?: string;
  readonly id?: string | null;
  readonly tag?: string;
  readonly fontName?: string;
}

/** What the spans of a stream stand for. */
export type ActualTexts = readonly (string | null)[];

/** Codes that fonts use as they like. */
const PRIVATE_USE = /[\ue000-\uf8ff]/u;
const BEGIN = 'beginMarkedContentProps';
const END = 'endMarkedContent';
/** The beginning of a span, with its properties. */
const SPAN = /\/Span\s?<<((?:\((?:\\[\s\S]|[^\\()])*\)|<[0-9A-Fa-f\s]*>|[^()<>])*)>>\s?BDC/g;
/** What the span stands for, as a literal string or in hexadecimal. */
const ACTUAL_TEXT = /\/ActualText\s?(?:\(((?:\\[\s\S]|[^\\()])*)\)|<([0-9A-Fa-f\s]*)>)/;
/** A span with a place in the structure of the document. */
const PLACED = /\/MCID\b/;
const ESCAPED = /\\(?:([0-7]{1,3})|\r?\n|([\s\S]))/g;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const MAX_STREAMS = 2_000;
const MAX_STREAM_BYTES = 8 * 1024 * 1024;
/** Of all streams together. */
const MAX_BYTES = 64 * 1024 * 1024;
/** What precedes a stream and describes it is at most this long, in bytes. */
const MAX_DESCRIPTION = 400;
const COMPRESSED = /\/FlateDecode\b/;
const IMAGE = /\/Image\b/;

/** Whether pdf.js read letters or digits of which nothing says what they stand for. */
export function hasPrivateCodes(runs: readonly Pick<TextRun, 'str'>[]): boolean {
  return runs.some(({ str }) => PRIVATE_USE.test(str));
}

/**
 * Lists what the spans of each compressed stream of a PDF stand for, in the order in which they are drawn; null for a span that does not
 * say it. Spans with a place in the structure of the document, and streams without such a text, are left out.
 */
export function listActualTexts(bytes: Uint8Array): ActualTexts[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lists: ActualTexts[] = [];
  let left = MAX_BYTES;
  let at = 0;
  for (let count = 0; count < MAX_STREAMS && left > 0; count += 1) {
    const start = file.indexOf('stream', at);
    const end = start < 0 ? -1 : file.indexOf('endstream', start);
    if (end < 0) break;
    const description = file.toString('latin1', Math.max(at, start - MAX_DESCRIPTION), start);
    at = end + 'endstream'.length;
    if (!COMPRESSED.test(description) || IMAGE.test(description)) continue;
    const content = inflate(file.subarray(start, end));
    // What cannot be unpacked may have taken as long as what is largest.
    left -= content?.length ?? MAX_STREAM_BYTES;
    const spans = Array.from(content?.matchAll(SPAN) ?? [], ([, properties = '']) => properties);
    const texts = spans.filter((properties) => !PLACED.test(properties)).map(readActualText);
    if (texts.some((text) => text !== null)) lists.push(texts);
  }
  return lists;
}

function readActualText(properties: string): string | null {
  const match = ACTUAL_TEXT.exec(properties);
  return match ? decode(match[1], match[2]) : null;
}

/** Unpacks a stream, which begins with its keyword; null if it is damaged, encrypted or too large. */
function inflate(stream: Buffer): string | null {
  const begin = stream.indexOf('\n') + 1;
  try {
    return inflateSync(stream.subarray(begin), { maxOutputLength: MAX_STREAM_BYTES }).toString('latin1');
  } catch {
    return null;
  }
}

/** Decodes a text string (ISO 32000-2, 7.9.2.2): UTF-16 or UTF-8 with a byte order mark, or Latin letters. */
function decode(literal: string | undefined, digits = ''): string {
  const bytes =
    literal === undefined
      ? Buffer.from(digits.replaceAll(/\s/g, ''), 'hex')
      : Buffer.from(literal.replaceAll(ESCAPED, unescape), 'latin1');
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return bytes
      .subarray(2, bytes.length & ~1)
      .swap16()
      .toString('utf16le');
  const isUtf8 = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return isUtf8 ? bytes.toString('utf8', 3) : bytes.toString('latin1');
}

function unescape(_: string, octal: string | undefined, letter = ''): string {
  return octal === undefined ? (ESCAPES[letter] ?? letter) : String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
}

/**
 * The text runs of a page, with the codes of a font replaced by what the spans of a stream say that they stand for. It is the stream that has
 * as many spans as the page, and in which a code always stands for the same; without one, the runs stay as they are.
 */
export function replacePrivateCodes(items: readonly MarkedItem[], lists: readonly ActualTexts[]): TextRun[] {
  const runs = items.filter((item): item is MarkedItem & TextRun => item.str !== undefined);
  const drawn = listSpans(items);
  const meanings = lists
    .filter((texts) => texts.length === drawn.length)
    .map((texts) => readMeanings(drawn, texts))
    .find((found) => found !== null);
  if (!meanings) return runs;
  return runs.map((run) => ({
    ...run,
    str: Array.from(run.str, (letter) => meanings.get(toGlyph(run, letter)) ?? letter).join(''),
  }));
}

/** The runs in each span that may have a text of its own, which is one without a place in the structure of the document. */
function listSpans(items: readonly MarkedItem[]): TextRun[][] {
  const spans: TextRun[][] = [];
  const open: TextRun[][] = [];
  for (const item of items) {
    if (item.type === BEGIN || item.type === 'beginMarkedContent') {
      const span: TextRun[] = [];
      if (item.type === BEGIN && item.tag === 'Span' && item.id === null) spans.push(span);
      open.push(span);
    } else if (item.type === END) open.pop();
    else if (item.str !== undefined) open.at(-1)?.push(item as TextRun);
  }
  return spans;
}

/** What each private code of a font stands for; null if one stands for different texts. */
function readMeanings(spans: readonly (readonly MarkedItem[])[], texts: ActualTexts): Map<string, string> | null {
  const meanings = new Map<string, string>();
  for (const [index, span] of spans.entries()) {
    // A blank may come before it.
    const [run, ...others] = span.filter(({ str = '' }) => str.trim() !== '');
    const [letter = '', ...rest] = Array.from(run?.str?.trim() ?? '');
    if (!run || others.length > 0 || rest.length > 0 || !PRIVATE_USE.test(letter)) continue;
    const glyph = toGlyph(run, letter);
    const text = texts[index];
    if (typeof text !== 'string') continue;
    if ((meanings.get(glyph) ?? text) !== text) return null;
    meanings.set(glyph, text);
  }
  return meanings;
}

function toGlyph({ fontName = '' }: MarkedItem, letter: string): string {
  return `${fontName} ${letter}`;
}
