import type { Box } from '../model/finding.js';
import type { Word } from '../model/draft.js';
import { isRightToLeft } from '../text/scripts.js';
import { toUsualForms } from './letter-forms.js';
import { findSpacedWords } from '../text/spaced-letters.js';

/** A text item of pdf.js. `transform` places its baseline in PDF space; `width` is its length there, before the viewport's scale. */
export interface TextRun {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  /** "rtl" if the letters of `str` follow each other from right to left on the page. */
  readonly dir?: string;
}

interface Piece {
  readonly text: string;
  /** Start and end along the baseline from the origin of the run, before the viewport's scale. */
  readonly from: number;
  readonly to: number;
}

interface PlacedWord {
  readonly word: Word;
  readonly upright: boolean;
  readonly size: number;
}

const MAX_RUN_LENGTH = 5_000;
/** In text sizes. Pieces that are closer together are one word. */
const MAX_JOIN_GAP = 0.12;
/** In text sizes: letters extend from a little below the baseline to about three quarters of the text size above it. */
const DESCENT = 0.2;
const ASCENT = 0.75;
/** Raised letters such as those of "1er" and "2nd". Raised digits are footnotes, or the cents of a price. */
const RAISED = /^\p{L}{1,4}\.?$/u;
/** In sizes of the text before the raised letters. */
const MAX_RAISED_SIZE = 0.9;
/** In heights of a word. A shadow is closer to it. */
const MAX_SHIFT = 0.15;
/** In points. Shadows are searched for in the squares around a word. */
const SQUARE = 4;
const STEPS = [-1, 0, 1];
const NARROW = /[\s.,:;'|!ijlI[\]()/\\-]/u;
const WIDE = /[MWmw%@—]/u;
/** Ideographs, kana, Hangul, and the full-width forms of other letters. */
const FULL_WIDTH = /[\u2e80-\ud7ff\uf900-\ufaff\uff01-\uff60\uffe0-\uffe6]/u;
/** Marks above and below Thai letters. */
const NO_WIDTH = /[\0\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/u;

/**
 * Splits the runs of a page into words, with boxes measured from the top left corner of the displayed page.
 *
 * Runs are split at white space. Adjacent pieces on one line are joined, since PDF producers split words arbitrarily. The position of
 * a word within a run is estimated by the usual widths of its letters.
 */
export function toWords(runs: readonly TextRun[], viewport: readonly number[]): Word[] {
  const placed: PlacedWord[] = [];
  let continues = false;
  for (const run of runs) {
    if (run.str === '') continue;
    const pieces = splitRun(run);
    pieces.forEach((piece, index) => {
      const next = place(run, piece, viewport);
      const last = placed.at(-1);
      const joined = index === 0 && continues && !/^\s/u.test(run.str) && last ? join(last, next) : null;
      if (joined) placed[placed.length - 1] = joined;
      else placed.push(next);
    });
    continues = pieces.length > 0 && !/\s$/u.test(run.str);
  }
  return dropShadows(joinSpacedLetters(keepMainDirection(placed)).map((entry) => entry.word));
}

/** Leaves out words that are drawn again a little beside, as a shadow or to look bold. */
function dropShadows(words: readonly Word[]): Word[] {
  const seen = new Map<string, Box[]>();
  return words.filter(({ text, box }) => {
    const near = STEPS.flatMap((across) => STEPS.flatMap((down) => seen.get(toKey(text, box, across, down)) ?? []));
    if (near.some((other) => isShadow(box, other))) return false;
    const key = toKey(text, box, 0, 0);
    seen.set(key, [...(seen.get(key) ?? []), box]);
    return true;
  });
}

/** The text with the square of the page that it is in, or one beside it. */
function toKey(text: string, { x, y }: Box, across: number, down: number): string {
  return `${Math.floor(x / SQUARE) + across} ${Math.floor(y / SQUARE) + down} ${text}`;
}

function isShadow(a: Box, b: Box): boolean {
  const limit = Math.min(SQUARE, MAX_SHIFT * Math.min(a.height, b.height));
  return Math.abs(a.x - b.x) < limit && Math.abs(a.y - b.y) < limit && Math.abs(a.height - b.height) < limit;
}

/** Removes vertical text such as margin notes, which would cross the lines, unless most text is vertical. */
function keepMainDirection(placed: readonly PlacedWord[]): readonly PlacedWord[] {
  const upright = placed.filter((entry) => entry.upright);
  return upright.length * 2 >= placed.length ? upright : placed;
}

function joinSpacedLetters(placed: readonly PlacedWord[]): readonly PlacedWord[] {
  const texts = placed.map(({ word: { text, box }, size }) => ({
    text,
    x: box.x,
    right: box.x + box.width,
    baseline: box.y + box.height - DESCENT * size,
    size,
  }));
  const spaced = findSpacedWords(texts);
  if (spaced.length === 0) return placed;
  const joined = new Map(spaced.map(({ from, to }) => [from, joinAll(placed.slice(from, to))]));
  const covered = new Set(
    spaced.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  );
  return placed.flatMap((entry, index) => joined.get(index) ?? (covered.has(index) ? [] : entry));
}

function joinAll(parts: readonly PlacedWord[]): PlacedWord {
  const box = findBox(
    parts.flatMap(({ word }) => [
      { x: word.box.x, y: word.box.y },
      { x: word.box.x + word.box.width, y: word.box.y + word.box.height },
    ]),
  );
  const text = parts.map(({ word }) => word.text).join('');
  return { word: { text, box, confidence: 1 }, upright: true, size: Math.max(...parts.map(({ size }) => size)) };
}

function splitRun(run: TextRun): Piece[] {
  const line = run.str.slice(0, MAX_RUN_LENGTH);
  const total = estimateWidth(line);
  const scale = total === 0 ? 0 : run.width / total;
  const pieces: Piece[] = [];
  let at = 0;
  for (const part of line.split(/(\s+)/u)) {
    const length = estimateWidth(part) * scale;
    const text = toUsualForms(part);
    const [from, to] = run.dir === 'rtl' ? [run.width - at - length, run.width - at] : [at, at + length];
    if (part.trim() !== '') pieces.push({ text, from, to });
    at += length;
  }
  return pieces;
}

/** Estimates the width of a text in an average font, in text sizes. */
export function estimateWidth(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + estimateLetterWidth(letter), 0);
}

function estimateLetterWidth(letter: string): number {
  if (NARROW.test(letter)) return 0.3;
  if (WIDE.test(letter)) return 0.85;
  if (/\d/u.test(letter)) return 0.556;
  if (NO_WIDTH.test(letter)) return 0;
  if (FULL_WIDTH.test(letter)) return 1;
  return letter === letter.toLowerCase() ? 0.52 : 0.68;
}

function place(run: TextRun, piece: Piece, viewport: readonly number[]): PlacedWord {
  const matrix = multiply(viewport, run.transform);
  const along = toUnitVector(matrix[0], matrix[1]);
  const size = Math.hypot(matrix[2], matrix[3]) || run.height || 1;
  const up = toUnitVector(matrix[2], matrix[3]);
  const scale = Math.hypot(viewport[0] ?? 1, viewport[1] ?? 0);
  const corners = [piece.from * scale, piece.to * scale].flatMap((distance) =>
    [-DESCENT * size, ASCENT * size].map((rise) => ({
      x: matrix[4] + along.x * distance + up.x * rise,
      y: matrix[5] + along.y * distance + up.y * rise,
    })),
  );
  const upright = Math.abs(along.x) > 0.9 && along.x > 0;
  return { word: { text: piece.text, box: findBox(corners), confidence: 1 }, upright, size };
}

function findBox(corners: readonly { x: number; y: number }[]): Box {
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function join(last: PlacedWord, next: PlacedWord): PlacedWord | null {
  const a = last.word.box;
  const b = next.word.box;
  const rise = a.y + a.height - (b.y + b.height);
  const sameLine = Math.abs(rise) < 0.25 * Math.max(last.size, next.size) || isRaised(last, next, rise);
  if (!last.upright || !next.upright || !sameLine) return null;
  const isClose = (gap: number): boolean =>
    gap > -0.3 * next.size && gap < MAX_JOIN_GAP * Math.min(last.size, next.size);
  const isAfter = isClose(b.x - (a.x + a.width));
  if (!isRightToLeft(last.word.text + next.word.text)) return isAfter ? joinAll([last, next]) : null;
  // The pieces of a word may be stored in the order of the page or of the text. A word reads from right to left in both.
  if (isAfter) return joinAll([next, last]);
  return isClose(a.x - (b.x + b.width)) ? joinAll([last, next]) : null;
}

function isRaised(last: PlacedWord, next: PlacedWord, rise: number): boolean {
  const isSmaller = next.size < MAX_RAISED_SIZE * last.size;
  return isSmaller && rise > 0 && rise < last.word.box.height && RAISED.test(next.word.text);
}

function toUnitVector(x: number, y: number): { x: number; y: number } {
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

function multiply(a: readonly number[], b: readonly number[]): [number, number, number, number, number, number] {
  const [a0 = 1, a1 = 0, a2 = 0, a3 = 1, a4 = 0, a5 = 0] = a;
  const [b0 = 1, b1 = 0, b2 = 0, b3 = 1, b4 = 0, b5 = 0] = b;
  return [
    a0 * b0 + a2 * b1,
    a1 * b0 + a3 * b1,
    a0 * b2 + a2 * b3,
    a1 * b2 + a3 * b3,
    a0 * b4 + a2 * b5 + a4,
    a1 * b4 + a3 * b5 + a5,
  ];
}
