import { middleOf } from '../../page/lines.js';
import type { Column, TableHeader } from '../../page/table.js';
import { columnOf } from '../../page/table.js';
import type { ColumnLabel } from '../../locales/locale.js';
import type { Word } from '../../model/draft.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { Numeral } from '../../page/numbers.js';
import { numeralsOn } from '../../page/numbers.js';

/** The words of one line in one column of a table. */
export interface Placed {
  readonly key: ColumnLabel;
  readonly column: Column;
  readonly line: ReadLine;
  readonly words: readonly Word[];
  readonly numerals: readonly Numeral[];
}

/** Columns of the amounts of rows. */
export const AMOUNTS: readonly ColumnLabel[] = ['net', 'amount', 'gross'];

/** The words of a line, each group in the column that it stands under. */
export function placeLine(document: ReadDocument, header: TableHeader, line: ReadLine): Placed[] {
  const byColumn = new Map<Column, Word[]>();
  line.words.forEach((word, index) => {
    // The parts of "1 234,50" stand in one column.
    const whole = line.numerals.find((numeral) => index >= numeral.from && index < numeral.to);
    const column = countedIn(header, line, word) ?? columnOf(header, whole ? { ...word, box: whole.box } : word);
    if (column) byColumn.set(column, [...(byColumn.get(column) ?? []), word]);
  });
  return [...byColumn].map(([column, words]) => ({
    key: column.key,
    column,
    line,
    words,
    numerals: numeralsOn({ ...line, words }, document.mark),
  }));
}

/** "2,75 hours" ends under the header for quantities, and may begin left of it. */
function countedIn(header: TableHeader, line: ReadLine, word: Word): Column | null {
  const cell = line.cells.find((candidate) => candidate.words.includes(word));
  const last = cell?.words.at(-1);
  if (!cell || !last || cell.words.length > 3 || !/^-?\d/.test(cell.words[0]?.text ?? '')) return null;
  const column = columnOf(header, last);
  return column?.key === 'quantity' ? column : null;
}

/** A row stands where a quantity does, or where there is no such column, an amount. */
export function anchorsOf(placed: readonly Placed[], header: TableHeader): Placed[] {
  const key = header.columns.some((column) => column.key === 'quantity') ? 'quantity' : null;
  return placed.filter((entry) => (key ? entry.key === key : AMOUNTS.includes(entry.key)) && startsWithNumber(entry));
}

function startsWithNumber(entry: Placed): boolean {
  const [numeral] = entry.numerals;
  return (
    numeral !== undefined &&
    !numeral.percent &&
    entry.words.slice(0, numeral.from).every((word) => !/\p{L}/u.test(word.text))
  );
}

/** The first number in each column of a row. */
export function valuesIn(row: readonly Placed[]): Map<Column, number> {
  const values = row.flatMap(({ column, numerals }) => {
    const numeral = numerals.find((candidate) => !candidate.percent);
    return numeral ? [[column, Number(numeral.value)] as const] : [];
  });
  return new Map(values);
}

/** How far apart two groups of words are down the page; more than any page is high where they stand on two. */
export function far(entry: Placed, anchor: Placed): number {
  return entry.line.page === anchor.line.page
    ? Math.abs(middleOf(entry.line.box) - middleOf(anchor.line.box))
    : Number.MAX_SAFE_INTEGER;
}
