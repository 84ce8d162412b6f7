import type { Box } from '../../model/finding.js';
import { isRightAfter, joinBoxes, middleOf } from '../../page/boxes.js';
import { joinWords } from '../../page/lines.js';
import type { Column, TableHeader } from '../../page/table.js';
import { findColumn } from '../../page/table.js';
import type { ColumnLabel } from '../../locales/locale.js';
import type { Word } from '../../model/draft.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { findNumerals, isMoney, type Numeral } from '../../page/numbers.js';
import { AMOUNT_COLUMNS } from '../../page/item-row.js';

/** Columns that hold numbers, perhaps with a unit or currency. */
const NUMBERS: ReadonlySet<ColumnLabel> = new Set([
  ...(['position', 'quantity', 'price', 'discount', 'vat_rate', 'vat_amount'] as const),
  ...AMOUNT_COLUMNS,
]);

/** A unit, such as "kg", "hours" or "m²". */
const UNIT = /^\p{L}{1,8}[23²³]?\.?$/u;

/** A code in place of a rate, which a table below explains: "A = 19 %". */
const RATE_CODE = /^\p{L}{1,2}$/u;

/** Cells that may be below the header of another column where the order of cells decides. A row with more of them lacks a cell. */
const MAX_STRAYS = 1;

/** The words of one line in one column of a table. */
export interface Placed {
  readonly key: ColumnLabel;
  readonly column: Column;
  readonly line: ReadLine;
  readonly words: readonly Word[];
  readonly numerals: readonly Numeral[];
}

/** Groups the words of a line by the column that they are in. */
export function placeLine(document: ReadDocument, header: Pick<TableHeader, 'columns'>, line: ReadLine): Placed[] {
  const byColumn = new Map<Column, Word[]>();
  const inOrder = matchCells(header, line);
  const alone = findLoneName(header, line);
  line.words.forEach((word, index) => {
    // All parts of "1 234,50" are in one column.
    const whole = line.numerals.find((numeral) => index >= numeral.from && index < numeral.to);
    const column =
      alone ??
      inOrder.get(word) ??
      findQuantityColumn(header, line, word) ??
      findNameColumn(header, line, word) ??
      findColumn(header, whole ? { ...word, box: whole.box } : word);
    if (column) byColumn.set(column, [...(byColumn.get(column) ?? []), word]);
  });
  return [...byColumn].map(([column, words]) => ({
    key: column.key,
    column,
    line,
    words,
    numerals: findNumerals({ ...line, words }, document.mark, document.source === 'ocr'),
  }));
}

/**
 * The columns of the words of a line that has one cell for each column: their order decides, not their place. A quantity and its unit may
 * share a cell below two labels: "6 pcs" below "Quantity" and "Unit".
 */
function matchCells({ columns }: Pick<TableHeader, 'columns'>, line: ReadLine): ReadonlyMap<Word, Column> {
  const unit = columns.findIndex(({ key }, index) => key === 'unit' && columns[index - 1]?.key === 'quantity');
  const cells = line.cells.flatMap(({ words }, index) => {
    const isShared = line.cells.length < columns.length && index === unit - 1 && words.length === 2;
    return isShared ? words.map((word) => [word]) : [words];
  });
  const fits =
    cells.length === columns.length && columns.every((column, index) => isIn(column, joinWords(cells[index] ?? [])));
  // A number as an article says nothing about the order of the cells.
  const isCertain = columns.every(({ key }, index) => key !== 'article' || !isNumber(joinWords(cells[index] ?? [])));
  const strays = cells.filter((words, index) => isUnderOther(columns, index, joinBoxes(words.map(({ box }) => box))));
  if (!fits || strays.length > (isCertain ? MAX_STRAYS : 0)) return new Map();
  return new Map(columns.flatMap((column, index) => cells[index]?.map((word) => [word, column] as const) ?? []));
}

/** Whether a cell is below the header of another column, and not below that of its own. */
function isUnderOther(columns: readonly Column[], index: number, { x, width }: Box): boolean {
  const isUnder = ({ left, right }: Column): boolean => x < right && x + width > left;
  const own = columns[index];
  return own !== undefined && !isUnder(own) && columns.some(isUnder);
}

/** The column of names if a line has a single cell, which begins there and shows no money: a long name goes on below other headers. */
function findLoneName(
  header: Pick<TableHeader, 'columns'>,
  { cells, numerals, words: [first] }: ReadLine,
): Column | null {
  if (!first || cells.length > 1 || numerals.some(isMoney)) return null;
  const column = findColumn(header, first);
  return column?.key === 'name' ? column : null;
}

/**
 * Whether a text may be in a column: a number in those of numbers, anything in that of articles, and in others anything but a number. A rate
 * may be a code.
 */
function isIn({ key }: Column, text: string): boolean {
  if (key === 'article' || (key === 'vat_rate' && RATE_CODE.test(text))) return true;
  return isNumber(text) === NUMBERS.has(key);
}

function isNumber(text: string): boolean {
  return /^[^\p{L}\d]*\d/u.test(text) && !/\p{L}{4}/u.test(text);
}

/**
 * Finds the column of a quantity with its unit: "2,75 hours" ends below its header, but may begin left of it. The unit may be a cell of its
 * own right beside the number.
 */
function findQuantityColumn(header: Pick<TableHeader, 'columns'>, line: ReadLine, word: Word): Column | null {
  const cell = line.cells.find((candidate) => candidate.words.includes(word));
  const last = findUnitBeside(line, cell) ?? cell?.words.at(-1);
  if (!cell || !last || cell.words.length > 3 || !/^-?\d/.test(cell.words[0]?.text ?? '')) return null;
  const isOneNumber =
    line.numerals.filter(({ from }) => cell.words.some((part) => part === line.words[from])).length < 2;
  if (!isOneNumber) return null;
  const column = findColumn(header, last);
  return column?.key === 'quantity' ? column : null;
}

/** Finds the unit in the next cell if that is close. */
function findUnitBeside({ cells }: ReadLine, cell: ReadLine['cells'][number] | undefined): Word | null {
  const [unit, ...others] = (cell && cells[cells.indexOf(cell) + 1]?.words) ?? [];
  if (!cell || !unit || others.length > 0 || !UNIT.test(unit.text)) return null;
  return isRightAfter(unit.box, cell.box) ? unit : null;
}

/** Finds the column of a name that begins below the header of quantities, on a row without one: "Fuel surcharge". */
function findNameColumn(header: Pick<TableHeader, 'columns'>, line: ReadLine, word: Word): Column | null {
  const column = findColumn(header, word);
  const next = column && header.columns[header.columns.indexOf(column) + 1];
  if (column?.key !== 'quantity' || next?.key !== 'name') return null;
  const cell = line.cells.find((candidate) => candidate.words.includes(word));
  const before = cell?.words.slice(0, cell.words.indexOf(word) + 1) ?? [];
  const isText = before.every(({ text }) => !/\d/.test(text));
  const goesOn = cell?.words.some((other) => findColumn(header, other) === next) === true;
  return isText && goesOn ? next : null;
}

/** Finds the words where rows begin: the quantities, or without such a column the amounts. */
export function findAnchors(placed: readonly Placed[], header: TableHeader): Placed[] {
  const key = header.columns.some((column) => column.key === 'quantity') ? 'quantity' : null;
  return placed.filter(
    (entry) => (key ? entry.key === key : AMOUNT_COLUMNS.includes(entry.key)) && startsWithNumber(entry),
  );
}

function startsWithNumber(entry: Placed): boolean {
  const [numeral] = entry.numerals;
  return (
    numeral !== undefined &&
    !numeral.percent &&
    entry.words.slice(0, numeral.from).every((word) => !/\p{L}/u.test(word.text))
  );
}

/**
 * Reads the first number in each column of a row, but no percentages.
 *
 * @param percentages the columns whose percentages are read as well
 */
export function readValues(row: readonly Placed[], percentages: readonly ColumnLabel[] = []): Map<Column, number> {
  const values = row.flatMap(({ column, numerals }) => {
    const numeral = numerals.find(({ percent }) => !percent || percentages.includes(column.key));
    return numeral ? [[column, Number(numeral.value)] as const] : [];
  });
  return new Map(values);
}

/** Measures the vertical distance of two groups of words, in points. On different pages it exceeds the height of any page. */
export function measureDistance(entry: Placed, anchor: Placed): number {
  return entry.line.page === anchor.line.page
    ? Math.abs(middleOf(entry.line.box) - middleOf(anchor.line.box))
    : Number.MAX_SAFE_INTEGER;
}
