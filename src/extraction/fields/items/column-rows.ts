import { TOTALS } from '../../locales/dictionaries.js';
import type { TotalLabel } from '../../locales/locale.js';
import { centsOf, sumOf } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { sumRows, toItemRow, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { rightOf } from '../../page/boxes.js';
import { endsInColumn } from '../../page/lines.js';
import { isMoney, type Numeral } from '../../page/numbers.js';
import { isCurrencySign } from '../../regions/currencies.js';
import { addLinesAround } from './lines-around.js';
import { readProductRow } from './product-rows.js';
import { isHeader } from './sum-rows.js';

/** Labels that are sums if they stand alone, and may be part of a name: "Rent, net of heating". */
const SUMS: readonly TotalLabel[] = ['lines', 'net', 'gross', 'total', 'payable', 'prepaid', 'withholding'];
/** Labels of sums that rows lead to. */
const ENDS: readonly TotalLabel[] = [...TOTALS, 'net', 'lines'];
/** Labels of the sums of groups. */
const GROUP_SUMS: readonly TotalLabel[] = ['lines', 'total', 'net'];
const MAX_GROUPS = 200;
const MAX_LINES = 80;
const MAX_TOTALS = 12;
/** A single amount equals a total by chance, or repeats it. */
const MIN_ROWS = 2;

/** A row and its line. */
interface ColumnRow {
  readonly row: ItemRow;
  readonly line: ReadLine;
}

/**
 * Reads the lines right above a total whose amounts, in its column, add up to it, whatever their names: these may contain labels of sums
 * ("Advance payment for heating", "Stamp duty"), and the amounts may show four decimals. A sum of rows above it stands for these.
 * Returns none if there are no such lines.
 */
export function readColumnRows(document: ReadDocument, labelled: readonly LabelledAmount[]): ItemRow[] {
  const totals = labelled.filter(({ key, cents }) => ENDS.includes(key) && cents !== 0n);
  for (const { line, box, cents } of totals.slice(0, MAX_TOTALS)) {
    const column = listColumn(document, labelled, line, rightOf(box));
    const found = findParts(column, column.length, cents);
    if (found.length >= MIN_ROWS) return addLinesAround(document, found);
  }
  return [];
}

/**
 * Reads groups of lines, each above a sum with the same label, if these sums add up to a total: details below a summary, or shipments above
 * the amount due. Returns none unless the amounts of each group, in the column of its sum, add up to it.
 */
export function readGroupsOfColumn(document: ReadDocument, labelled: readonly LabelledAmount[]): ItemRow[] {
  for (const label of new Set(labelled.filter(({ key }) => GROUP_SUMS.includes(key)).map((sum) => sum.label))) {
    const sums = labelled.filter((sum) => sum.label === label && GROUP_SUMS.includes(sum.key));
    // The sum of the groups may begin with the same label: "Sum", "Sum", "Sum of all groups".
    const ends = [sums, sums.slice(0, -1), sums.slice(0, -2)];
    const rows = ends.map((groups) => readGroups(document, labelled, groups)).find((found) => found.length > 0);
    if (rows) return addLinesAround(document, rows);
  }
  return [];
}

function readGroups(
  document: ReadDocument,
  labelled: readonly LabelledAmount[],
  sums: readonly LabelledAmount[],
): ItemRow[] {
  const whole = sumOf(sums.map(({ cents }) => cents));
  const isWhole = labelled.some((sum) => sum.key !== 'vat' && !sums.includes(sum) && sum.cents === whole);
  if (sums.length < MIN_ROWS || sums.length > MAX_GROUPS || !isWhole) return [];
  const ends = new Set(sums.map(({ line }) => line));
  const groups = sums.map(({ line, box }) =>
    listColumn(document, labelled, line, rightOf(box), ends).map(({ row }) => row),
  );
  const isComplete = groups.every((rows, index) => rows.length > 0 && sumRows(rows) === sums[index]?.cents);
  return isComplete ? groups.flat() : [];
}

/** The rows above a line, in their order: up to the header, another sum or a tax. Lines in `ends` are sums, whatever their names. */
function listColumn(
  document: ReadDocument,
  labelled: readonly LabelledAmount[],
  below: ReadLine,
  edge: number,
  ends: ReadonlySet<ReadLine> = new Set(),
): ColumnRow[] {
  const rows: ColumnRow[] = [];
  for (const line of document.lines.slice(Math.max(0, below.index - MAX_LINES), below.index).toReversed()) {
    if (line.page !== below.page || isHeader(line) || ends.has(line)) break;
    const numeral = line.numerals.at(-1);
    if (!numeral || !endsInColumn(numeral.box, edge) || !isAmount(numeral)) continue;
    const label = labelled.find(({ box }) => box === numeral.box);
    const row = label && isSum(line, numeral, label) ? null : toNamedRow(line, numeral);
    if (!row) break;
    if (Number(row.amount) !== 0) rows.unshift({ row, line });
  }
  return rows;
}

/** Whether a number is money, or shows more decimals of which only the first two count. */
function isAmount(numeral: Numeral): boolean {
  const isPrecise = numeral.decimals > 2 && numeral.suffix === '' && !numeral.percent;
  return isMoney(numeral) || (isPrecise && /\.\d\d0+$/u.test(numeral.value));
}

/** Whether the amount of a label is a tax, or a sum whose label is its whole name. */
function isSum(line: ReadLine, numeral: Numeral, { key, label, cents }: LabelledAmount): boolean {
  if (key === 'vat') return true;
  const hit = line.totals.find((other) => other.label === label);
  const others = line.words.slice(0, numeral.from).filter((_, at) => !hit || at < hit.from || at >= hit.to);
  const isWhole = others.every(({ text }) => !/\p{L}{2}/u.test(text) || isCurrencySign(text));
  return SUMS.includes(key) && (isWhole || (cents < 0n && key !== 'net'));
}

/** Reads a line with an amount as a row; null if it has no name. */
export function toNamedRow(line: ReadLine, amount: Numeral): ItemRow | null {
  const product = readProductRow(line);
  const values = { quantity: '1', unit: null, price: null, amount: amount.value };
  const row = product?.amount === amount.value ? product : toItemRow(line, amount.from, amount.to, values);
  return row.name === null ? null : row;
}

/** The rows right before an index that add up to an amount; none if there are none. */
function findParts(column: readonly ColumnRow[], end: number, cents: bigint): ItemRow[] {
  for (let from = end - MIN_ROWS; from >= 0; from -= 1) {
    const parts = column.slice(from, end).map(({ row }) => row);
    if (sumRows(parts) !== cents) continue;
    const [first, ...rest] = parts;
    const sum = first ? findParts(column, from, centsOf(first.amount) ?? 0n) : [];
    return sum.length > 0 ? [...sum, ...rest] : parts;
  }
  return [];
}
