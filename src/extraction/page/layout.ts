import type { Line } from './lines.js';
import { bottomOf, rightOf } from './lines.js';
import type { TableHeader } from './table.js';

/** Where the parts of a document are, and its usual sizes in points. */
export interface Layout {
  /** Index of the first line of the item table's header; infinite without a table. */
  readonly table: number;
  /** Index of the last line with a sum; -1 without one. */
  readonly lastTotal: number;
  /** The median height of a line. */
  readonly lineHeight: number;
  readonly right: number;
  readonly bottom: number;
}

/** Measures the layout of a document by its lines and the headers of its item tables. */
export function measureLayout(
  lines: readonly (Line & { readonly totals: readonly unknown[] })[],
  tables: readonly TableHeader[],
): Layout {
  const heights = lines.map((line) => line.box.height).toSorted((a, b) => a - b);
  return {
    table: tables[0]?.first ?? Infinity,
    lastTotal: lines.findLastIndex((line) => line.totals.length > 0),
    lineHeight: heights[Math.floor(heights.length / 2)] ?? 1,
    right: Math.max(1, ...lines.map((line) => rightOf(line.box))),
    bottom: Math.max(1, ...lines.map((line) => bottomOf(line.box))),
  };
}
