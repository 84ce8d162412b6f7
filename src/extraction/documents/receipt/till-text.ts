import { foldText } from '../../../shared/text.js';

/** The letters that recognition misreads as these digits. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 5: 's', 8: 'b' };

/** Splits a text into folded words and replaces digits that are misread letters: "8USINESS" becomes "business". */
export function splitWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(restoreLetters);
}

/** Replaces the digits of a word by letters if it has at least two letters. */
export function restoreLetters(word: string): string {
  if ((word.match(/\p{L}/gu)?.length ?? 0) < 2) return word;
  return word.replaceAll(/[0158]/g, (digit) => LETTERS[digit] ?? digit);
}
