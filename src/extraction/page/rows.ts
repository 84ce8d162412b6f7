import type { Word } from '../model/draft.js';
import { isCurrencySign } from '../regions/currencies.js';
import { findMedian } from '../text/median.js';
import { middleOf, rightOf } from './boxes.js';

/** In heights of the smaller word. The vertical centres of words on one line differ by less than this. */
const MAX_OFFSET = 0.4;
/** Those of words next to each other differ by less than this. */
const MAX_OFFSET_BESIDE = 0.25;
/** Those of amounts and the words beside them differ by less than this: lines are further apart. */
const MAX_VALUE_OFFSET = 0.65;
/** A word that is more than an amount or a mark. */
const NAME = /\p{L}{2}/u;
/** In word heights. Words next to each other are closer than this. */
const MAX_GAP_BESIDE = 0.95;
/** In word heights. A value is this near to its label. */
const MAX_LABEL_GAP = 4;
/** How many rows above a word it may belong to. */
const MAX_ROWS = 6;

interface Row {
  readonly middle: number;
  readonly words: Word[];
}

/** Joins words next to each other, which are on one line however the page is tilted. */
export function joinNeighbours(words: readonly Word[]): Word[][] {
  const groups: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.box.x - b.box.x)) {
    const group = groups.find((candidate) => {
      const last = candidate.at(-1);
      return last !== undefined && isBeside(last, word, MAX_GAP_BESIDE, MAX_OFFSET_BESIDE);
    });
    if (group) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

/**
 * Groups words into rows from top to bottom.
 *
 * @param level the vertical centre of a word on a level page
 * @param isScanned whether amounts may be a little higher or lower than the words beside them
 */
export function groupRows(
  groups: readonly (readonly Word[])[],
  level: (word: Word) => number,
  isScanned: boolean,
): Word[][] {
  const rows: Row[] = [];
  const placed = groups
    .map((words) => ({ words, middle: words.reduce((sum, word) => sum + level(word), 0) / words.length }))
    .toSorted((a, b) => a.middle - b.middle);
  for (const { words, middle } of placed) {
    const row = rows
      .slice(-MAX_ROWS)
      .filter((candidate) => isOnRow(candidate, words, middle))
      .toSorted((a, b) => Math.abs(a.middle - middle) - Math.abs(b.middle - middle))[0];
    if (row) row.words.push(...words);
    else rows.push({ middle, words: [...words] });
  }
  return moveToNeighbours(isScanned ? joinValues(rows) : rows);
}

/** Joins amounts with the words beside them that are a little higher or lower, as on curled paper. */
function joinValues(rows: readonly Row[]): readonly Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (last && areNameAndValue(last, row)) last.words.push(...row.words);
    else joined.push(row);
  }
  return joined;
}

/** Whether the words of one row stand beside the amounts of the other: no two of them are above each other. */
function areNameAndValue(row: Row, next: Row): boolean {
  const height = Math.min(findHeight(row), findHeight(next));
  const hasOnlyAmounts = [row, next].some(({ words }) => words.every(isPartOfAmount));
  return hasOnlyAmounts && next.middle - row.middle < MAX_VALUE_OFFSET * height && !overlap(row, next);
}

function isPartOfAmount({ text }: Word): boolean {
  return !NAME.test(text) || isCurrencySign(text);
}

function findHeight({ words }: Row): number {
  return findMedian(words.map(({ box }) => box.height));
}

function overlap(row: Row, next: Row): boolean {
  return row.words.some(({ box }) =>
    next.words.some((other) => other.box.x < rightOf(box) && rightOf(other.box) > box.x),
  );
}

function isOnRow(row: Row, words: readonly Word[], middle: number): boolean {
  const height = Math.min(words[0]?.box.height ?? 0, row.words[0]?.box.height ?? 0);
  return Math.abs(row.middle - middle) < MAX_OFFSET * height;
}

/**
 * Moves words to the next row if they stand right before its first word or right behind its last one, and far from all words of their
 * own, or to the row before if they stand behind its last one: a label that is a little higher than its value may be on a line with the
 * labels of other columns.
 */
function moveToNeighbours(rows: readonly Row[]): Word[][] {
  const moved = rows.map(({ words }) => words.toSorted((a, b) => a.box.x - b.box.x));
  moved.forEach((words, index) => {
    const next = moved[index + 1] ?? [];
    const head = findTail(words, (tail) => isBeside(tail.at(-1), next[0]));
    const value = head.length > 0 ? [] : findTail(words, (tail) => isBeside(next.at(-1), tail[0]));
    const lower = findTail(next, (tail) => isBeside(words.at(-1), tail[0]));
    if (head.length > 0 || value.length > 0) {
      moved[index] = words.slice(0, -(head.length + value.length));
      moved[index + 1] = [...head, ...next, ...value];
    } else if (lower.length > 0) {
      moved[index] = [...words, ...lower];
      moved[index + 1] = next.slice(0, -lower.length);
    }
  });
  return moved;
}

/** The last words of a row that belong together and stand far from the others, if they fit. */
function findTail(words: readonly Word[], fits: (tail: readonly Word[]) => boolean): readonly Word[] {
  const start = words.findLastIndex((word, index) => {
    const before = words[index - 1];
    return before !== undefined && word.box.x - rightOf(before.box) > MAX_LABEL_GAP * word.box.height;
  });
  const tail = start < 0 ? [] : words.slice(start);
  return tail.length > 0 && fits(tail) ? tail : [];
}

/** Whether a word stands right behind another, at most so many heights away and a share of the height higher or lower. */
function isBeside(
  word: Word | undefined,
  next: Word | undefined,
  maxGap = MAX_LABEL_GAP,
  maxOffset = MAX_OFFSET,
): boolean {
  if (!word || !next) return false;
  const height = Math.min(word.box.height, next.box.height);
  const gap = next.box.x - rightOf(word.box);
  return gap > 0 && gap < maxGap * height && Math.abs(middleOf(word.box) - middleOf(next.box)) < maxOffset * height;
}
