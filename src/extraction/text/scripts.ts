const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const CASELESS = /[\u0590-\u05ff\u0e00-\u0e7f\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;
const UNSPACED = /[\u0e00-\u0e7f\u3005-\u3007\u3040-\u30ff\u3400-\u9fff]/u;
const STACKABLE = /^[\u3400-\u9fff\uac00-\ud7af]$/u;
const FULL_WIDTH = /[\u3000-\u9fff\uac00-\ud7af]/u;

/** Whether a text has letters that are written from right to left, such as Hebrew ones. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** Whether a text has letters of a script without capitals: Hebrew, Thai, Chinese, Japanese or Korean. */
export function hasCaselessLetters(text: string): boolean {
  return CASELESS.test(text);
}

/** Whether a text has letters of a script that puts no spaces between words: Thai, Chinese or Japanese. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

/** Whether a text is one ideograph or Hangul syllable, which may be written below each other. */
export function isStackable(text: string): boolean {
  return STACKABLE.test(text);
}

/** The width of a character in halves of an ideograph: 2 for an ideograph, 0 for a mark, 1 for others. */
export function measureLetter(letter: string): number {
  if (/\p{M}/u.test(letter)) return 0;
  return FULL_WIDTH.test(letter) ? 2 : 1;
}
