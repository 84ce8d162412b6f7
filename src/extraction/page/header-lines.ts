import type { Box } from '../model/finding.js';
import { bottomOf, rightOf } from './boxes.js';
import type { NumberedLine } from './header-labels.js';
import type { Line } from './lines.js';

const MAX_HEADER_LINES = 10;
/** In line heights. The lines of a header are closer together than this. */
const MAX_HEADER_GAP = 0.45;
/** In line heights. A last line of short words may be this far below the line above it. */
const MAX_WIDE_HEADER_GAP = 0.9;
const NUMBER = /^[-%(]?\d+(?:[.,]\d+)*[%)]?$/;
/** An amount with cents, and perhaps a currency: "$97.50". */
export const MONEY = /^\D{0,3}\d[\d.,]*[.,]\d{2}\D{0,3}$/u;

/** The range of lines around the seed that are as close as the lines of one header and have no numbers. */
export function findHeaderLines(lines: readonly NumberedLine[], seed: number): [number, number] {
  let first = seed;
  let last = seed;
  while (
    last - first < MAX_HEADER_LINES &&
    (continuesHeader(lines[first], lines[first - 1]) || beginsHeader(lines[first - 1], lines[first]))
  )
    first -= 1;
  while (
    last - first < MAX_HEADER_LINES &&
    (continuesHeader(lines[last + 1], lines[last]) || completesHeader(lines[last + 1], lines[last]))
  )
    last += 1;
  return [first, last];
}

/** Whether a line a little further below is a second line of the header cells: short words, each below a word of the header. */
function completesHeader(lower: Line | undefined, upper: Line | undefined): boolean {
  return lower !== undefined && upper !== undefined && areSplitCells(lower, upper, [upper, lower]);
}

/** Whether a line a little further above is the first line of some header cells: "VAT" above "rate". */
function beginsHeader(upper: NumberedLine | undefined, lower: NumberedLine | undefined): boolean {
  const isLabelled = upper !== undefined && upper.columns.length > 0;
  return isLabelled && lower !== undefined && areSplitCells(upper, lower, [upper, lower]);
}

/** Whether all cells of a line are short words, each above or below a cell of the line next to it. */
function areSplitCells(part: Line, whole: Line, [upper, lower]: readonly [Line, Line]): boolean {
  const gap = lower.box.y - bottomOf(upper.box);
  return (
    lower.page === upper.page &&
    part.cells.length > 1 &&
    gap < MAX_WIDE_HEADER_GAP * Math.min(lower.box.height, upper.box.height) &&
    !part.words.some((word) => /\d/.test(word.text)) &&
    part.cells.every((cell) => cell.words.length <= 2 && whole.cells.some((other) => isUnder(cell.box, other.box)))
  );
}

function isUnder(lower: Box, upper: Box): boolean {
  return (
    Math.min(rightOf(lower), rightOf(upper)) - Math.max(lower.x, upper.x) > 0.5 * Math.min(lower.width, upper.width)
  );
}

function continuesHeader(lower: NumberedLine | undefined, upper: NumberedLine | undefined): boolean {
  if (!lower || !upper || lower.page !== upper.page) return false;
  const gap = lower.box.y - bottomOf(upper.box);
  const numbers = [lower, upper].some((line) => line.words.some(({ text }) => NUMBER.test(text) || MONEY.test(text)));
  const prose = [lower, upper].some((line) =>
    line.cells.some(({ words }) => {
      const labels = line.columns.filter(({ from }) => words.some((word) => word === line.words[from]));
      return words.length > 7 && labels.length < 2;
    }),
  );
  return gap < MAX_HEADER_GAP * Math.min(lower.box.height, upper.box.height) && !numbers && !prose;
}
