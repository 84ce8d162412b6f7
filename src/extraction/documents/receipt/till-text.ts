import { foldText } from '../../../shared/text.js';

/** The letters that recognition misreads as these digits. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 5: 's', 8: 'b' };

/** Splits a text into folded words, with letters instead of digits that are probably misread letters: "8USINESS" becomes "business". */
export function splitWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(restoreLetters);
}

/** Replaces digits that look like letters with these letters, in words with at least two letters. */
export function restoreLetters(word: string): string {
  if ((word.match(/\p{L}/gu)?.length ?? 0) < 2) return word;
  return word.replaceAll(/[0158]/g, (digit) => LETTERS[digit] ?? digit);
}
