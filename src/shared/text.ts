const LATIN = 'ABEZHIKMNOPTYX';
/** The Greek letters that look like these. Greek texts often hold Latin ones instead: the "A" and "M" of "AΦM". */
const GREEK_LOOKALIKES = 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
/** Letters, and the points between those of abbreviations. */
const WORD = /[\p{L}\p{M}.]+/gu;
const GREEK = /\p{Script=Greek}/u;
/** Matches only surrogates without their other half, because the pattern reads pairs as one character. */
const NOT_STORABLE = /[\0\p{Surrogate}]/u;

/**
 * Folds text for comparison: removes case and accents, treats dotted and dotless i as equal, and writes letters such as ß, æ and ł with
 * basic ones. Of Greek, it writes the final ς as σ, and Latin letters within words as the Greek ones that look the same.
 */
export function foldText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return (GREEK.test(text) ? restoreGreek(text) : text)
    .replace(/[ıİI]/g, 'i')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('đ', 'd')
    .replaceAll('ł', 'l')
    .replaceAll('œ', 'oe')
    .replaceAll('ς', 'σ');
}

function restoreGreek(text: string): string {
  const restore = (word: string): string =>
    word.replace(/[A-Z]/g, (letter) => GREEK_LOOKALIKES[LATIN.indexOf(letter)] ?? letter);
  return text.replace(WORD, (word) => (GREEK.test(word) ? restore(word) : word));
}

/** Splits a text into folded words: runs of letters and digits. */
export function splitTokens(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Reduces a text to its folded letters and digits. */
export function compactText(text: string): string {
  return splitTokens(text).join('');
}

/**
 * Reduces a text to one line of at most `length` characters: control characters and spaces collapse to one space; null if nothing
 * is left.
 */
export function cleanText(text: string | null | undefined, length: number): string | null {
  if (text === null || text === undefined) return null;
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line === '' ? null : cutText(line, length);
}

/** Truncates a text to at most `length` characters (code points). */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  return Array.from(text).slice(0, length).join('');
}

/** The message for a text that is not storable. */
export const BROKEN_TEXT = 'Null characters and unpaired surrogates are not allowed.';

/** Whether a text has neither a null character nor half of a surrogate pair, which databases and readers of files refuse or change. */
export function isStorableText(text: string): boolean {
  return !NOT_STORABLE.test(text);
}
