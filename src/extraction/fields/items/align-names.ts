import type { ReadLine } from '../../page/document.js';
import type { Column, TableHeader } from '../../page/table.js';

/** In points. Cells that begin this close to the header of their column are aligned with it. */
const SAME_EDGE = 3;
/** The share of the rows whose names must be aligned. The others have their name on another line. */
const MIN_SHARE = 0.6;

/**
 * Starts the column of names at the left edge of its header if the names are aligned there. What is further left, such as a panel beside
 * the table, is not part of a name. Centred names begin further left.
 */
export function alignNames(header: TableHeader, body: readonly ReadLine[]): TableHeader {
  const name = header.columns.find(({ key }) => key === 'name');
  if (!name) return header;
  const rows = body.filter(({ numerals }) => numerals.length >= 2);
  const named = rows.filter(({ cells }) => cells.some(({ box }) => box.x >= name.from && box.x < name.to));
  const aligned = named.filter(({ cells }) => cells.some(({ box }) => Math.abs(box.x - name.left) < SAME_EDGE));
  if (named.length === 0 || aligned.length < MIN_SHARE * named.length) return header;
  const edge = Math.max(name.from, name.left - SAME_EDGE);
  const moved = (column: Column): Column =>
    column === name ? { ...column, from: edge } : column.to === name.from ? { ...column, to: edge } : column;
  return { ...header, columns: header.columns.map(moved) };
}
