/**
 * Folds text for comparison: removes case and accents, treats dotted and dotless i as equal, and writes letters such as ß, æ and ł with
 * basic ones.
 */
export function foldText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text
    .replace(/[ıİI]/g, 'i')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('đ', 'd')
    .replaceAll('ł', 'l')
    .replaceAll('œ', 'oe');
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
