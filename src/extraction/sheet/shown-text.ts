import { findFont, isPlain } from './fonts.js';

/** Longer texts are cut. */
const MAX_CHARACTERS = 2_000;
/** Stands for a character that no font has. It has a glyph in both weights. */
const UNKNOWN = '□';
export const ELLIPSIS = '…';
/** Signs that look the same, of which the main font has the second. */
const SUBSTITUTES: ReadonlyMap<string, string> = new Map([
  ['‑', '-'],
  ['−', '-'],
]);
/** Narrow katakana, whose marks are characters of their own. Wide ones are easier to read. */
const NARROW_KATAKANA = /[\uFF61-\uFF9F]+/g;
/** Text that needs no change. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
/**
 * Control characters, and marks that change the direction of other text. Joiners stay in scripts whose letters they join or separate.
 */
const INVISIBLE = /\p{Cc}|(?![\u200C\u200D])\p{Cf}|(?<![\u0600-\u08FF\u0900-\u0DFF])[\u200C\u200D]/gu;

/** Reduces a text to what the fonts can show, in one line and of bounded length. Other characters become boxes. */
export function toShownText(text: string): string {
  const isCut = text.length > MAX_CHARACTERS;
  if (!isCut && PLAIN.test(text)) return text;
  const start = isCut ? text.slice(0, MAX_CHARACTERS) : text;
  const wide = start.normalize('NFC').replaceAll(NARROW_KATAKANA, (kana) => kana.normalize('NFKC'));
  const plain = wide.replaceAll(/\s+/g, ' ').replaceAll(INVISIBLE, '');
  const shown = isPlain(plain) ? plain : Array.from(plain, showCharacter).join('');
  return shown.trim() + (isCut ? ELLIPSIS : '');
}

function showCharacter(character: string): string {
  if (isPlain(character)) return character;
  const substitute = SUBSTITUTES.get(character);
  if (substitute !== undefined) return substitute;
  if (findFont(character) !== null) return character;
  const compatible = character.normalize('NFKC');
  if (compatible !== character && Array.from(compatible).every((one) => findFont(one) !== null)) return compatible;
  // Without its letter, an accent has no place of its own.
  return /\p{M}/u.test(character) ? '' : UNKNOWN;
}
