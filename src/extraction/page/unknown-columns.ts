import type { Box } from '../model/finding.js';
import type { ColumnLabel } from '../locales/locale.js';
import type { NumberedLine } from './header-labels.js';
import { rightOf } from './lines.js';

/** What stands over one column. */
export interface HeaderCell {
  readonly key: ColumnLabel;
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** Columns that may stand left of what names the thing. */
const BEFORE_NAMES: readonly ColumnLabel[] = ['position', 'article', 'other'];

/**
 * A header's columns with those that only their cells explain: where no label names the thing, the widest text left of all numbers
 * does, as under "Subscriptions and options"; where none is of quantities, numbers under unknown words, as "Kilos", may be them.
 */
export function withUnknown(
  labelled: readonly HeaderCell[],
  unlabelled: readonly HeaderCell[],
  rows: readonly NumberedLine[],
): HeaderCell[] {
  const has = (key: ColumnLabel): boolean => labelled.some((column) => column.key === key);
  const name = has('name') ? undefined : nameAmong(labelled, unlabelled, rows);
  const numbers = has('quantity') ? [] : unlabelled.filter((cell) => cell !== name && holdsNumbers(cell, rows));
  const known = labelled.filter((column) => column !== name);
  return [...known, ...numbers, ...(name ? [{ ...name, key: 'name' as const }] : [])];
}

function nameAmong(
  labelled: readonly HeaderCell[],
  unlabelled: readonly HeaderCell[],
  rows: readonly NumberedLine[],
): HeaderCell | undefined {
  const numbers = labelled.filter((column) => !BEFORE_NAMES.includes(column.key));
  const first = Math.min(...numbers.map((column) => column.left));
  const all = [...unlabelled, ...labelled.filter((column) => column.key === 'article')];
  const texts = all.filter((cell) => cell.right < first && lettersUnder(cell, rows) > 0 && !holdsNumbers(cell, rows));
  return texts.toSorted((a, b) => lettersUnder(b, rows) - lettersUnder(a, rows))[0];
}

function holdsNumbers(cell: HeaderCell, rows: readonly NumberedLine[]): boolean {
  const numbered = rows.filter((row) => row.numerals.some(({ box }) => isUnder(box, cell)));
  return numbered.length * 2 > rows.length;
}

function lettersUnder(cell: HeaderCell, rows: readonly NumberedLine[]): number {
  const texts = rows.flatMap((row) => row.cells.filter(({ box }) => isUnder(box, cell)).map(({ text }) => text));
  return texts.reduce((sum, text) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
}

function isUnder(box: Box, cell: HeaderCell): boolean {
  return box.x < cell.right && rightOf(box) > cell.left;
}
