import { foldText } from '../../../shared/text.js';

/** Digits that recognition takes letters for. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 5: 's', 8: 'b' };

/** The folded words of a text, with letters for the digits that stand among them: "8USINESS" is "business". */
export function plainWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(withLetters);
}

/** A word of at least two letters with letters for its digits. */
export function withLetters(word: string): string {
  if ((word.match(/\p{L}/gu)?.length ?? 0) < 2) return word;
  return word.replaceAll(/[0158]/g, (digit) => LETTERS[digit] ?? digit);
}
