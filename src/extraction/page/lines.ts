import type { Box } from '../model/finding.js';
import type { Page, Word } from '../model/draft.js';
import { findSpacedWords, type Spacing } from '../text/spaced-letters.js';
import { dropBackground } from './background.js';
import { joinBoxes, middleOf, rightOf } from './boxes.js';
import { joinMonospaced, measurePitch } from './monospaced.js';
import { splitWord } from './split-words.js';
import { joinSpacedLabels, joinStackedLabels } from './stacked-labels.js';
import { groupRows, joinNeighbours } from './rows.js';
import { levelWords } from './tilt.js';

/** Words that are close together on one line, such as a table cell, or a label with its value. */
export interface Cell {
  readonly words: readonly Word[];
  readonly text: string;
  readonly box: Box;
}

/** One line of a page, its words sorted from left to right. */
export interface Line {
  readonly page: number;
  readonly words: readonly Word[];
  readonly cells: readonly Cell[];
  readonly text: string;
  readonly box: Box;
}

/** In points. The right edges of a column of amounts differ by a currency sign at most. */
export const COLUMN_SHIFT = 24;
/** In word heights. A wider gap starts a new cell. */
const MAX_CELL_GAP = 0.95;
/** In words. Shorter lines may be cells of a table or labels. */
const MIN_RUNNING_TEXT = 6;
/** In heights of a line. */
const LETTER_WIDTH = 0.6;
/** Recognition places letters roughly. */
const SCANNED: Spacing = { minPieces: 5, wordGap: 0.5 };
/** Words per line. */
const MAX_WORDS = 200;
const AMOUNTS_RUN_TOGETHER = /^(-?\d{1,9}([.,])\d{2})(-?\d{1,9}\2\d{2})$/;
/** One amount whose decimal mark OCR read as the separator of its groups: "1.406.25" instead of "1.406,25". */
const MISREAD_MARK = /^-?\d{1,3}([.,])\d{3}\1\d{2}$/;

/** Groups the words of all pages into lines from top to bottom, and splits each line into cells at wide gaps. */
export function joinLines(pages: readonly Page[]): Line[] {
  return pages.flatMap((page) => joinLinesOfPage(page));
}

/** Whether a line is running text: one cell of several words. */
export function isRunningText({ cells, words }: Line): boolean {
  return cells.length === 1 && words.length >= MIN_RUNNING_TEXT;
}

/** The text of words, separated by spaces unless they are parts of one word. */
export function joinWords(words: readonly Word[]): string {
  return words.map(({ text, isGlued }, index) => (index === 0 || isGlued ? text : ` ${text}`)).join('');
}

/** Whether a box ends in the column of amounts with this right edge. */
export function endsInColumn(box: Box, rightEdge: number): boolean {
  return Math.abs(rightOf(box) - rightEdge) < COLUMN_SHIFT;
}

function joinLinesOfPage(page: Page): Line[] {
  const isScanned = page.source === 'ocr';
  const words = joinStackedLabels(isScanned ? dropBackground(page.words) : page.words)
    .flatMap(splitWord)
    .flatMap((word) => splitAmounts(word, page.source));
  const level = isScanned ? levelWords(words) : (word: Word) => middleOf(word.box);
  const pitch = isScanned ? measurePitch(words) : null;
  return groupRows(isScanned ? joinNeighbours(words) : words.map((word) => [word]), level, isScanned)
    .map((row) => toLine(page.number, isScanned ? joinParts(row, pitch) : row, level))
    .toSorted((a, b) => middleOf(a.box) - middleOf(b.box));
}

/** Joins the parts of words in a scanned row, whose font has the given pitch. */
function joinParts(unsorted: readonly Word[], pitch: number | null): Word[] {
  const row = unsorted.toSorted((a, b) => a.box.x - b.box.x);
  return joinSpacedLetters(pitch === null ? row : joinMonospaced(row, pitch));
}

/** Joins the words of a scanned row whose letters are spaced: "S T U D I O". Files of text have them joined before. */
function joinSpacedLetters(words: readonly Word[]): Word[] {
  const placed = words.map(({ text, box }) => {
    // The box of a single letter is as wide as the step from one letter to the next.
    const margin = Math.max(0, box.width / text.length - LETTER_WIDTH * box.height) / 2;
    return { text, x: box.x + margin, right: rightOf(box) - margin, baseline: 0, size: box.height };
  });
  const spaced = findSpacedWords(placed, SCANNED);
  return words.flatMap((word, at) => {
    const range = spaced.find(({ from, to }) => at >= from && at < to);
    if (!range) return [word];
    if (at > range.from) return [];
    const parts = words.slice(range.from, range.to);
    return [{ ...word, text: parts.map(({ text }) => text).join(''), box: joinBoxes(parts.map(({ box }) => box)) }];
  });
}

/** Splits two amounts that were read as one word, such as "12.5063.00". */
function splitAmounts(word: Word, source: Page['source']): Word[] {
  const parts = AMOUNTS_RUN_TOGETHER.exec(word.text);
  if (!parts || (source === 'ocr' && MISREAD_MARK.test(word.text))) return [word];
  const [, first = '', , second = ''] = parts;
  const width = (word.box.width * first.length) / word.text.length;
  return [
    { ...word, text: first, box: { ...word.box, width } },
    { ...word, text: second, box: { ...word.box, x: word.box.x + width, width: word.box.width - width } },
  ];
}

/**
 * Sorts the words of one line from left to right, and splits them into cells at wide gaps. The box of the line has the height that its
 * words have on a level page.
 */
export function toLine(
  page: number,
  unsorted: readonly Word[],
  level: (word: Word) => number = ({ box }) => middleOf(box),
): Line {
  const sorted = unsorted.toSorted((a, b) => a.box.x - b.box.x).slice(0, MAX_WORDS);
  const words = joinSpacedLabels(sorted);
  const groups: Word[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && word.box.x - rightOf(last.box) < MAX_CELL_GAP * Math.min(last.box.height, word.box.height))
      group.push(word);
    else groups.push([word]);
  }
  const cells = groups.map((group) => ({
    words: group,
    text: joinWords(group),
    box: joinBoxes(group.map((word) => word.box)),
  }));
  const box = joinBoxes(words.map((word) => ({ ...word.box, y: level(word) - word.box.height / 2 })));
  return { page, words, cells, text: joinWords(words), box };
}
