/** A word, with what decides whether it is part of a spaced word. Sizes and distances are in points. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

/** What decides whether letters are those of spaced words. */
export interface Spacing {
  /** Fewer letters may be initials or the names of columns. */
  readonly minPieces: number;
  /** In text sizes: words are separated by this much more than the letters of a word. */
  readonly wordGap: number;
}

const PRINTED: Spacing = { minPieces: 4, wordGap: 0.15 };
/** A longer row is neither a word nor a heading. */
const MAX_PIECES = 200;
/** Kerned pairs stay together, so that not all pieces are single letters. */
const MAX_PIECE = 3;
const MIN_SINGLE_LETTERS = 0.7;
/** In text sizes: the widest gap between the words of a row, the widest usual gap between letters, and the tolerance of a line. */
const MAX_GAP = 1.5;
const MAX_LETTER_GAP = 0.9;
const MAX_RISE = 0.25;

/**
 * Finds words whose letters are spaced, as in "I N V O I C E", among the words of a page in the order of the file.
 *
 * @returns ranges of words that are one word each, from `from` up to but not including `to`
 */
export function findSpacedWords(
  words: readonly PlacedText[],
  spacing = PRINTED,
): { readonly from: number; readonly to: number }[] {
  return findRows(words, spacing).flatMap(({ from, to: end }) => {
    const usual = measureUsualGap(words.slice(from, end));
    const to = findEndOfNumber(words, end, usual);
    const row = words.slice(from, to);
    const starts = row.flatMap((word, index) => {
      const before = row[index - 1];
      return !before || startsWord(before, word, usual, spacing) ? [from + index] : [];
    });
    return starts.map((start, index) => ({ from: start, to: starts[index + 1] ?? to }));
  });
}

/** Rows of adjacent short pieces, most of them single letters. */
function findRows(words: readonly PlacedText[], spacing: Spacing): { readonly from: number; readonly to: number }[] {
  const rows: { from: number; to: number }[] = [];
  let from = 0;
  for (let at = 1; at <= words.length; at += 1) {
    const [before, word] = [words[at - 1], words[at]];
    if (before && word && isShort(before) && isShort(word) && isBeside(before, word)) continue;
    if (isSpaced(words.slice(from, at), spacing)) rows.push({ from, to: at });
    from = at;
  }
  return rows;
}

/** Where the number behind a row of letters ends, if its digits are spaced like them: "I N V O I C E 2 6 - 0 4 1 1". */
function findEndOfNumber(words: readonly PlacedText[], start: number, usual: number): number {
  const next = words.slice(start);
  const end = next.findIndex((word, index) => {
    const before = words[start + index - 1];
    const widest = (index === 0 ? 1 : PRINTED.wordGap) * word.size + usual;
    return !before || !isDigitOrSign(word) || !isBeside(before, word) || word.x - before.right > widest;
  });
  const number = next.slice(0, end < 0 ? next.length : end);
  const digits = number.filter(({ text }) => /\d/.test(text));
  return digits.length < PRINTED.minPieces ? start : start + number.length;
}

function isDigitOrSign({ text }: PlacedText): boolean {
  return /^[\d/.–-]$/u.test(text);
}

function isShort({ text }: PlacedText): boolean {
  return text.length <= MAX_PIECE && !/\d/.test(text);
}

function isBeside(before: PlacedText, word: PlacedText): boolean {
  const size = Math.max(before.size, word.size);
  const gap = word.x - before.right;
  return Math.abs(word.baseline - before.baseline) < MAX_RISE * size && gap > 0 && gap < MAX_GAP * size;
}

function isSpaced(row: readonly PlacedText[], { minPieces }: Spacing): boolean {
  if (row.length < minPieces || row.length > MAX_PIECES) return false;
  const letters = row.filter(({ text }) => /^\p{L}$/u.test(text)).length;
  const size = Math.max(...row.map((word) => word.size));
  return letters >= MIN_SINGLE_LETTERS * row.length && measureUsualGap(row) < MAX_LETTER_GAP * size;
}

function measureUsualGap(row: readonly PlacedText[]): number {
  const gaps = row.slice(1).map((word, index) => word.x - (row[index]?.right ?? word.x));
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}

/**
 * Whether a word starts here: after a wider gap, with the first digit of a number or, if the file has lost the gaps, with a capital letter
 * after a lowercase one.
 */
function startsWord(before: PlacedText, word: PlacedText, usual: number, { wordGap }: Spacing): boolean {
  const isWider = word.x - before.right > usual + wordGap * Math.max(before.size, word.size);
  const isNumber = /^\d/.test(word.text) && !/[\d/.–-]$/u.test(before.text);
  return isWider || isNumber || (/\p{Ll}$/u.test(before.text) && /^\p{Lu}/u.test(word.text));
}
