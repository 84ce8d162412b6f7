import type { Box } from '../model/finding.js';
import { COLUMN_LABELS } from '../locales/dictionaries.js';
import type { ColumnLabel } from '../locales/locale.js';
import type { Word } from '../model/draft.js';
import type { LabelHit } from './labels.js';
import { createMisreadLabels } from './misread-labels.js';
import { isCurrencySign } from '../regions/currencies.js';
import { squash } from '../text/squash.js';
import type { Line } from './lines.js';
import type { Numeral } from './numbers.js';
import { bottomOf, joinBoxes, rightOf } from './boxes.js';
import { joinWords } from './lines.js';

/** A line with the numbers on it, and the labels of columns. */
export interface NumberedLine extends Line {
  readonly numerals: readonly Pick<Numeral, 'box' | 'value' | 'decimals' | 'currencySign'>[];
  readonly columns: readonly LabelHit<ColumnLabel>[];
}

/** The label of a rate or of a discount. */
const PERCENT = '%';
/** The labels of columns that OCR misread. */
export const MISREAD_COLUMNS = createMisreadLabels(COLUMN_LABELS);
/** The number of rows below a header that are read to see what its columns hold. */
const MAX_ROWS = 6;
/** The number of lines below a header in which these rows are searched for. */
const MAX_LINES = 14;
/** In line heights. A wider gap ends a table. */
const MAX_TABLE_GAP = 4;

/**
 * Finds the labels of columns on a line. The headers of narrow columns are close together, so the numbers below decide: "Tax Amount"
 * above a rate and an amount is two labels, and above amounts only it is one.
 */
export function findHeaderLabels(lines: readonly NumberedLine[], index: number): LabelHit<ColumnLabel>[] {
  const line = lines[index];
  if (!line) return [];
  return joinPercentSigns(line.columns.flatMap((hit) => splitLabel(lines, index, hit) ?? [hit]));
}

/** Joins a percent sign, which alone is the label of a rate, with the label of discounts right before it. */
function joinPercentSigns(hits: readonly LabelHit<ColumnLabel>[]): LabelHit<ColumnLabel>[] {
  const joined: LabelHit<ColumnLabel>[] = [];
  for (const hit of hits) {
    const before = joined.at(-1);
    if (hit.label === PERCENT && before?.key === 'discount' && before.to === hit.from)
      joined.splice(-1, 1, { ...before, to: hit.to, box: joinBoxes([before.box, hit.box]) });
    else joined.push(hit);
  }
  return joined;
}

/** Splits a label into two that are the headers of two columns; null if it does not consist of two headers. */
function splitLabel(
  lines: readonly NumberedLine[],
  index: number,
  hit: LabelHit<ColumnLabel>,
): LabelHit<ColumnLabel>[] | null {
  const words = lines[index]?.words ?? [];
  for (let at = hit.from + 1; at < hit.to; at += 1) {
    const left = readLabel(words, hit.from, at);
    const right = readLabel(words, at, hit.to);
    const next = words[hit.to];
    const whole = right && next && isCurrencySign(next.text) ? joinBoxes([right.box, next.box]) : right?.box;
    if (left && right && whole && areTwoColumns(lines, index, left.box, whole)) return [left, right];
  }
  return null;
}

function readLabel(words: readonly Word[], from: number, to: number): LabelHit<ColumnLabel> | null {
  const label = squash(joinWords(words.slice(from, to)));
  const key = COLUMN_LABELS.get(label);
  const box = joinBoxes(words.slice(from, to).map((word) => word.box));
  return key === undefined ? null : { key, label, from, to, box };
}

/** Whether most rows below have one number below each of two header words. */
function areTwoColumns(lines: readonly NumberedLine[], index: number, left: Box, right: Box): boolean {
  const body = findRowsUnder(lines, index);
  const both = body.filter((line) => {
    const sides = line.numerals.map(({ box }) => Math.sign(measureOverlap(box, left) - measureOverlap(box, right)));
    return sides.includes(1) && sides.includes(-1);
  });
  return both.length > 0 && both.length >= 0.6 * body.length;
}

/** The first lines with numbers below a header, up to a wide gap, where another table may begin. */
export function findRowsUnder(lines: readonly NumberedLine[], index: number): NumberedLine[] {
  const rows: NumberedLine[] = [];
  let last = lines[index];
  for (const line of lines.slice(index + 1, index + 1 + MAX_LINES)) {
    if (!last || line.page !== last.page || rows.length >= MAX_ROWS) break;
    if (rows.length > 0 && line.box.y - bottomOf(last.box) > MAX_TABLE_GAP * line.box.height) break;
    last = line;
    if (line.numerals.length >= 2) rows.push(line);
  }
  return rows;
}

function measureOverlap(a: Box, b: Box): number {
  return Math.max(0, Math.min(rightOf(a), rightOf(b)) - Math.max(a.x, b.x));
}
