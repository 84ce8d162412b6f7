import type { Box } from '../model/finding.js';
import type { ColumnLabel } from '../locales/locale.js';
import type { NumberedLine } from './header-labels.js';
import { isRightAfter, rightOf } from './boxes.js';
import { isCurrencySign } from '../regions/currencies.js';

/** The header cell of one column. */
export interface HeaderCell {
  readonly key: ColumnLabel;
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

const AMOUNTS: readonly ColumnLabel[] = ['net', 'amount', 'gross'];
/** Columns that may be named with words of the trade: "Goods" above amounts. */
const TEXTS: readonly ColumnLabel[] = ['name', 'article', 'other'];
/** In points. */
const SAME_EDGE = 3;
/** Prices and amounts are rounded to cents. */
const ROUNDING = 0.006;
const CODE = /^\d{4,}$/;
const PLAIN_NUMBER = /^\D{0,2}\d[\d.,]*\D{0,2}$/;
/** "kg", "Std.", "m2". */
const UNIT = /^\p{L}{1,6}[23²³]?\.?$/u;
/** Columns that may be to the left of the item name. */
const BEFORE_NAMES: readonly ColumnLabel[] = ['position', 'article', 'other'];

/**
 * Adds columns whose header is not a known label, based on what is below it. If no label means the item name, the column with the
 * most text left of all numbers is the name ("Subscriptions and options"). If none means the quantity, columns of numbers
 * may be quantities ("Kilos"). Long whole numbers to the left of all labels are codes ("Tax class"). Columns of days ("Period"), and those of
 * numbers to the right of the amounts ("Paid by insurance"), show something else. If none means the amount, it is the column right of the
 * prices whose numbers are quantity times price ("Goods £"). A column labelled as one of quantities may hold units, and one labelled as one of
 * amounts quantities.
 */
export function addUnknownColumns(
  shown: readonly HeaderCell[],
  unlabelled: readonly HeaderCell[],
  rows: readonly NumberedLine[],
): HeaderCell[] {
  const named = shown.map((cell) => (isUnitColumn(cell, rows) ? { ...cell, key: 'unit' as const } : cell));
  const labelled = countAmounts(named, unlabelled, rows);
  const amount = findAmountColumn(labelled, unlabelled, rows);
  if (!amount) return addNamesAndNumbers(labelled, unlabelled, rows);
  const others = (cells: readonly HeaderCell[]): HeaderCell[] => cells.filter((cell) => cell !== amount);
  return addNamesAndNumbers([...others(labelled), { ...amount, key: 'amount' }], others(unlabelled), rows);
}

/** Whether a column that may be one of quantities, such as "Ud.", holds units and no numbers, not even right beside them. */
function isUnitColumn(cell: HeaderCell, rows: readonly NumberedLine[]): boolean {
  if (cell.key !== 'quantity') return false;
  const texts = rows.flatMap(({ cells }) => cells.filter(({ box }) => isUnder(box, cell)));
  const isUnits = texts.length > 0 && texts.every(({ text }) => UNIT.test(text));
  const numbers = rows.flatMap(({ numerals }) => numerals.map(({ box }) => box));
  return isUnits && !texts.some(({ box }) => numbers.some((number) => isRightAfter(box, number)));
}

/**
 * Makes a column of amounts left of the price one of quantities, if times the price it is what a column further right shows, or if it shows
 * whole numbers and another column of amounts does not: "Amount, rate, charge".
 */
function countAmounts(
  labelled: readonly HeaderCell[],
  unlabelled: readonly HeaderCell[],
  rows: readonly NumberedLine[],
): readonly HeaderCell[] {
  const price = labelled.find(({ key }) => key === 'price');
  const [amount, ...others] = labelled.filter(({ key }) => AMOUNTS.includes(key));
  const isCounted = labelled.some(({ key }) => key === 'quantity');
  if (isCounted || !amount || !price || amount.left > price.left) return labelled;
  const counted = labelled.map((cell) => (cell === amount ? { ...cell, key: 'quantity' as const } : cell));
  const isWhole =
    others.length > 0 && holdsWholeNumbers(amount, rows) && !others.some((cell) => holdsWholeNumbers(cell, rows));
  return isWhole || findAmountColumn(counted, unlabelled, rows) ? counted : labelled;
}

/** Whether most rows show a number without decimals and currency below a cell. */
function holdsWholeNumbers(cell: HeaderCell, rows: readonly NumberedLine[]): boolean {
  const whole = rows.filter(({ numerals }) =>
    numerals.some(({ box, decimals, currencySign }) => isUnder(box, cell) && decimals === 0 && currencySign === null),
  );
  return whole.length * 2 > rows.length;
}

/** Finds the column of amounts if no label means it; undefined if one does, or if no numbers prove it. */
function findAmountColumn(
  labelled: readonly HeaderCell[],
  unlabelled: readonly HeaderCell[],
  rows: readonly NumberedLine[],
): HeaderCell | undefined {
  const quantity = labelled.find(({ key }) => key === 'quantity');
  const price = labelled.find(({ key }) => key === 'price');
  if (!quantity || !price || labelled.some(({ key }) => AMOUNTS.includes(key))) return undefined;
  const texts = labelled.filter(({ key }) => TEXTS.includes(key));
  return [...unlabelled, ...texts].find((cell) => {
    const fitting = rows.filter((row) => isProduct(row, quantity, price, cell));
    return cell.left > price.right && fitting.length > 0 && fitting.length * 2 >= rows.length;
  });
}

function isProduct(row: NumberedLine, quantity: HeaderCell, price: HeaderCell, amount: HeaderCell): boolean {
  const [first = NaN, second = NaN, product = NaN] = [quantity, price, amount].map((cell) =>
    Number(row.numerals.find(({ box }) => isUnder(box, cell))?.value),
  );
  return product !== 0 && Math.abs(first * second - product) < ROUNDING * Math.max(1, Math.abs(first));
}

function addNamesAndNumbers(
  labelled: readonly HeaderCell[],
  unlabelled: readonly HeaderCell[],
  rows: readonly NumberedLine[],
): HeaderCell[] {
  const has = (key: ColumnLabel): boolean => labelled.some((column) => column.key === key);
  const name = has('name') ? undefined : findNameColumn(labelled, unlabelled, rows);
  const end = Math.max(...labelled.filter(({ key }) => AMOUNTS.includes(key)).map(({ right }) => right));
  const numbers = unlabelled.filter(
    (cell) => cell !== name && (!has('quantity') || (cell.left > end && isName(cell))) && holdsNumbers(cell, rows),
  );
  const start = Math.min(...labelled.map(({ left }) => left));
  const codes = unlabelled.filter(
    (cell) => cell !== name && !numbers.includes(cell) && cell.right < start && holdsCodes(cell, rows),
  );
  const days = unlabelled.filter(
    (cell) => has('name') && !numbers.includes(cell) && !codes.includes(cell) && holdsDays(cell, rows),
  );
  const known = labelled.filter((column) => column !== name);
  return [
    ...codes.map((cell) => ({ ...cell, key: 'article' as const })),
    ...known,
    ...numbers,
    ...days,
    ...(name ? [{ ...name, key: 'name' as const }] : []),
  ];
}

/** Whether a cell is more than a currency. */
function isName({ text }: HeaderCell): boolean {
  return !isCurrencySign(text.replaceAll(/[()]/g, '')) && /\p{L}{2}/u.test(text);
}

function findNameColumn(
  labelled: readonly HeaderCell[],
  unlabelled: readonly HeaderCell[],
  rows: readonly NumberedLine[],
): HeaderCell | undefined {
  const numbers = labelled.filter((column) => !BEFORE_NAMES.includes(column.key));
  const first = Math.min(...numbers.map((column) => column.left));
  const all = [...unlabelled, ...labelled.filter((column) => column.key === 'article')];
  const texts = all.filter(
    (cell) => cell.right < first && countLettersUnder(cell, rows) > 0 && !holdsNumbers(cell, rows),
  );
  return texts.toSorted((a, b) => countLettersUnder(b, rows) - countLettersUnder(a, rows))[0];
}

function holdsNumbers(cell: HeaderCell, rows: readonly NumberedLine[]): boolean {
  const numbered = rows.filter((row) => row.numerals.some(({ box }) => isUnder(box, cell)));
  return numbered.length * 2 > rows.length;
}

/** Whether most rows have a text with digits that begins where a cell does, such as "May 2026" below "Period". */
function holdsDays(cell: HeaderCell, rows: readonly NumberedLine[]): boolean {
  const dated = rows.filter(({ cells }) =>
    cells.some(({ box, text }) => Math.abs(box.x - cell.left) < SAME_EDGE && isDays(text)),
  );
  return dated.length * 2 > rows.length;
}

/** Whether a text has digits, but is more than a number or a code. A dash stands for no value. */
function isDays(text: string): boolean {
  return text === '-' || (/\d/.test(text) && !PLAIN_NUMBER.test(text));
}

/** Whether a cell has whole numbers of many digits below it, as the codes of articles do. Rows may have further lines without a code. */
function holdsCodes(cell: HeaderCell, rows: readonly NumberedLine[]): boolean {
  const filled = rows.filter((row) => row.cells.some(({ box }) => isUnder(box, cell)));
  const coded = rows.filter(({ numerals }) =>
    numerals.some(({ box, value }) => isUnder(box, cell) && CODE.test(value)),
  );
  return coded.length > 0 && coded.length * 2 >= rows.length && coded.length * 2 > filled.length;
}

function countLettersUnder(cell: HeaderCell, rows: readonly NumberedLine[]): number {
  const texts = rows.flatMap((row) => row.cells.filter(({ box }) => isUnder(box, cell)).map(({ text }) => text));
  return texts.reduce((sum, text) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
}

function isUnder(box: Box, cell: HeaderCell): boolean {
  return box.x < cell.right && rightOf(box) > cell.left;
}
