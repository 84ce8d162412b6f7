import { getMetrics, type Weight } from './fonts.js';

/** Longer texts are cut. */
const MAX_CHARACTERS = 2_000;
/** Stands for a character that the font lacks. It has a glyph in both weights. */
const UNKNOWN = '□';
const ELLIPSIS = '…';
/** Signs that the font lacks, as people write them without. */
const SUBSTITUTES: ReadonlyMap<string, string> = new Map([
  ['₺', 'TL'],
  ['₽', 'RUB'],
  ['₴', 'UAH'],
  ['₹', 'INR'],
  ['‑', '-'],
  ['−', '-'],
  ['ẞ', 'SS'],
]);
/** Text that needs no change. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
/** Control characters, and marks that change the direction of other text. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** The size of a text in points, and its weight. */
export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
}

/** Reduces a text to what the fonts can show, in one line and of bounded length. Other characters become boxes. */
export function toShownText(text: string): string {
  const isCut = text.length > MAX_CHARACTERS;
  if (!isCut && PLAIN.test(text)) return text;
  const start = isCut ? text.slice(0, MAX_CHARACTERS) : text;
  const plain = start.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(INVISIBLE, '');
  const shown = isKnown(plain) ? plain : Array.from(plain, showCharacter).join('');
  return shown.trim() + (isCut ? ELLIPSIS : '');
}

function showCharacter(character: string): string {
  if (isKnown(character)) return character;
  const substitute = SUBSTITUTES.get(character);
  if (substitute !== undefined) return substitute;
  const compatible = character.normalize('NFKC');
  if (compatible !== character && isKnown(compatible)) return compatible;
  // Without its letter, an accent has no place of its own.
  return /\p{M}/u.test(character) ? '' : UNKNOWN;
}

function isKnown(text: string): boolean {
  return getMetrics('regular').has(text) && getMetrics('bold').has(text);
}

/** The width of a text in points. */
export function measureText(text: string, { size, weight }: TextStyle): number {
  return getMetrics(weight).measure(text, size);
}

/**
 * Breaks a text into lines of at most `width` points: between words, and within words that are too long. What is left after `maxLines`
 * is replaced by an ellipsis.
 */
export function wrapText(text: string, style: TextStyle, width: number, maxLines: number): string[] {
  const lines: string[] = [];
  let rest = toShownText(text);
  if (measureText(rest, style) <= width) return rest === '' ? [] : [rest];
  while (rest !== '') {
    const length = measureFitting(rest, style, width);
    if (lines.length === maxLines - 1 && length < rest.length) {
      const room = width - measureText(ELLIPSIS, style);
      return [...lines, rest.slice(0, measureFitting(rest, style, room)).trimEnd() + ELLIPSIS];
    }
    lines.push(rest.slice(0, length).trimEnd());
    rest = rest.slice(length).trimStart();
  }
  return lines;
}

/** The number of characters at the start that fit in a width, up to the end of a word if one ends there; at least one. */
function measureFitting(text: string, style: TextStyle, width: number): number {
  let used = 0;
  let wordEnd = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === ' ') wordEnd = at;
    used += measureText(character, style);
    if (used > width) return wordEnd > 0 ? wordEnd : Math.max(1, at);
  }
  return text.length;
}
