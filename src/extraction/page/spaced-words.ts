import type { Word } from '../model/draft.js';
import { findMedian } from '../text/median.js';

/** Fewer letters may be initials or the names of columns. */
const MIN_PIECES = 5;
const MIN_SINGLE_LETTERS = 0.7;
/** One to three letters, or signs between them. */
const PIECE = /^[\p{L}.&'’-]{1,3}$/u;
/** In heights of a letter: how far the centres of neighbours are apart, and how much higher one may be. */
const MAX_STEP = 2.6;
const MAX_RISE = 0.25;
/** Words are this many times as far apart as the letters of a word. */
const WORD_STEP = 1.55;

/** Joins the letters of spaced words on a scan, such as a letterhead "N O R T H W I N D   P A P E R", whose letters were read as words. */
export function joinSpacedWords(words: readonly Word[]): readonly Word[] {
  const rows: Word[][] = [];
  const pieces = words.filter(({ text }) => PIECE.test(text)).toSorted((a, b) => a.box.x - b.box.x);
  for (const piece of pieces) {
    const row = rows.find((candidate) => continuesRow(candidate.at(-1), piece));
    if (row) row.push(piece);
    else rows.push([piece]);
  }
  const joined = new Map<Word, Word | null>(rows.filter(isSpaced).flatMap(joinRow));
  return joined.size === 0 ? words : words.flatMap((word) => (joined.has(word) ? (joined.get(word) ?? []) : [word]));
}

function continuesRow(last: Word | undefined, next: Word): boolean {
  if (!last) return false;
  const height = Math.max(last.box.height, next.box.height);
  const rise = last.box.y + last.box.height / 2 - next.box.y - next.box.height / 2;
  const step = measureStep(last, next);
  return Math.abs(rise) < MAX_RISE * height && step > 0 && step < MAX_STEP * height;
}

/** From the centre of the last letter of a word to that of the first letter of the next one. */
function measureStep(word: Word, next: Word): number {
  return next.box.x + measureLetter(next) / 2 - (word.box.x + word.box.width - measureLetter(word) / 2);
}

function measureLetter({ box, text }: Word): number {
  return box.width / Math.max(1, text.length);
}

function isSpaced(row: readonly Word[]): boolean {
  const letters = row.filter(({ text }) => /^\p{L}$/u.test(text)).length;
  return row.length >= MIN_PIECES && letters >= MIN_SINGLE_LETTERS * row.length;
}

/** Each letter with the word that it opens, or null if it is within one. */
function joinRow(row: readonly Word[]): [Word, Word | null][] {
  const usual = findMedian(row.slice(1).map((piece, index) => measureStep(row[index] ?? piece, piece)));
  const groups: Word[][] = [];
  for (const piece of row) {
    const last = groups.at(-1)?.at(-1);
    if (last && measureStep(last, piece) < WORD_STEP * usual) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return groups.flatMap((group) =>
    group.map((piece, index): [Word, Word | null] => [piece, index === 0 ? toWord(group) : null]),
  );
}

function toWord(pieces: readonly Word[]): Word {
  const x = Math.min(...pieces.map(({ box }) => box.x));
  const y = Math.min(...pieces.map(({ box }) => box.y));
  const right = Math.max(...pieces.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...pieces.map(({ box }) => box.y + box.height));
  const confidence = pieces.reduce((sum, piece) => sum + piece.confidence, 0) / pieces.length;
  const text = pieces.map((piece) => piece.text).join('');
  return { text, box: { x, y, width: right - x, height: bottom - y }, confidence };
}
