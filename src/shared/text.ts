/** Folds text for comparing: no case, no accents, dotted and dotless i alike, ß as ss. */
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

/** The words of a text, folded: runs of letters and digits. */
export function tokensOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The folded letters and digits of a text, without anything between. */
export function compactText(text: string): string {
  return tokensOf(text).join('');
}

/** One line of text: control characters and runs of blanks become one blank, at most `length` characters; null when nothing is left. */
export function cleanText(text: string | null | undefined, length: number): string | null {
  if (text === null || text === undefined) return null;
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line === '' ? null : cutText(line, length);
}

/** At most `length` characters (code points) of a text. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  return Array.from(text).slice(0, length).join('');
}
