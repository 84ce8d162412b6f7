import type { Line } from './lines.js';
import { isMoney, type Numeral } from './numbers.js';
import { bottomOf, rightOf } from './boxes.js';
import type { TableHeader } from './table.js';

/** Where the parts of a document are, and its usual sizes in points. */
export interface Layout {
  /** Index of the first line of the item table's header; infinite without a table. */
  readonly table: number;
  /** Index of the last line with a sum; -1 without one. */
  readonly lastTotal: number;
  /** The median height of a line. */
  readonly lineHeight: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is measured of a line. */
interface MeasuredLine extends Line {
  readonly totals: readonly unknown[];
  readonly numerals: readonly Numeral[];
}

/** Measures the layout of a document by its lines and the headers of its item tables. */
export function measureLayout(lines: readonly MeasuredLine[], tables: readonly TableHeader[]): Layout {
  const heights = lines.map((line) => line.box.height).toSorted((a, b) => a - b);
  return {
    table: tables[0]?.first ?? Infinity,
    lastTotal: findLastTotal(lines),
    lineHeight: heights[Math.floor(heights.length / 2)] ?? 1,
    left: Math.min(...lines.map((line) => line.box.x)),
    right: Math.max(1, ...lines.map((line) => rightOf(line.box))),
    bottom: Math.max(1, ...lines.map((line) => bottomOf(line.box))),
  };
}

/** The last line with the label of a sum and an amount beside or below it: a footer may have the label alone, as in "VAT no." */
function findLastTotal(lines: readonly MeasuredLine[]): number {
  const hasMoney = (index: number): boolean => lines[index]?.numerals.some(isMoney) === true;
  const last = lines.findLastIndex(
    ({ totals }, index) => totals.length > 0 && (hasMoney(index) || hasMoney(index + 1)),
  );
  return last >= 0 ? last : lines.findLastIndex(({ totals }) => totals.length > 0);
}
