import type { TotalLabel } from '../../locales/locale.js';
import { centsOf, sumOf } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { sumRows, toItemRow, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { rightOf } from '../../page/boxes.js';
import { endsInColumn } from '../../page/lines.js';
import { isMoney, type DecimalMark, type Numeral } from '../../page/numbers.js';
import { findNameEdges, isBelowNames } from './below-names.js';
import { findRowLine } from './find-row-line.js';
import { addLinesAround } from './lines-around.js';
import { isCalculationOf } from './factors.js';
import { dropSidebar } from './sidebar.js';
import { splitLeadingQuantity } from './leading-quantity.js';
import { readProductRow } from './product-rows.js';
import { findUnit } from '../../locales/units.js';
import { ADJUSTMENTS, beginsWith, beginsWithSum } from './sum-labels.js';

const SUMS: readonly TotalLabel[] = ['lines', 'net', 'gross', 'total', 'payable'];
const MAX_LINES = 80;
/** The first sums are tried; the others are ignored. */
const MAX_SUMS = 12;

/**
 * Reads the lines above a sum whose amounts add up to it, whatever the table looks like: of several such lists, the one with most lines,
 * as a summary may precede the details. Between two sums, only amounts that lead to the net total belong to a list. Where everything is
 * paid at once, as on tickets, "Total paid" may be the only sum.
 * Returns none if there are no such lines.
 */
export function readRowsAboveSum(document: ReadDocument, labelled: readonly LabelledAmount[]): ItemRow[] {
  const known = labelled.filter(({ key, cents }) => SUMS.includes(key) && cents !== 0n);
  const sums = known.length > 0 ? known : labelled.filter(({ key }) => key === 'prepaid');
  const starts = [...new Set(sums.map(({ line }) => line.index))].toSorted((a, b) => a - b).slice(0, MAX_SUMS);
  let longest: ItemRow[] = [];
  for (const start of starts) {
    const targets = new Set(joinBases(sums.filter(({ line }) => line.index >= start)));
    const isNet = sums.some(({ key, line }) => key === 'net' && line.index === start);
    const edge = rightOf((sums.find(({ line }) => line.index === start) as LabelledAmount).box);
    const sum = { start, targets, isNet };
    const isInColumn = ({ box }: Numeral): boolean => endsInColumn(box, edge);
    const all = readUpwards(document, labelled, sum, () => true);
    // Lines may show prices in other places: "2 hours at 60.00".
    const some = all.length > 0 ? all : readUpwards(document, labelled, sum, isInColumn);
    const isOfLines = sums.some(({ key, line }) => key === 'lines' && line.index === start);
    const rows = some.length > 0 || !isOfLines ? some : readCharged(document, labelled, sum);
    const isOther = longest.length === 0 || isNet || isBelow(rows[0], longest.at(-1));
    if (isOther && rows.length > longest.length) longest = rows;
  }
  return addLinesAround(document, dropSidebar(document, longest));
}

/** The sums in cents, with the sum of the bases of several rates in place of these. */
function joinBases(sums: readonly LabelledAmount[]): bigint[] {
  const bases = new Map(sums.filter(({ key, rate }) => key === 'net' && rate).map((base) => [base.rate, base]));
  if (bases.size < 2) return sums.map(({ cents }) => cents);
  const others = sums.filter(({ key, rate }) => key !== 'net' || !rate);
  return [...others.map(({ cents }) => cents), sumOf([...bases.values()].map(({ cents }) => cents))];
}

function isBelow(row: ItemRow | undefined, other: ItemRow | undefined): boolean {
  return !!row && !!other && (row.page > other.page || (row.page === other.page && row.box.y > other.box.y));
}

interface Sum {
  /** The index of its line. */
  readonly start: number;
  /** The sums that the rows may add up to, with the taxes between them. */
  readonly targets: ReadonlySet<bigint>;
  readonly isNet: boolean;
  /** Whether charges and discounts after the rows are rows. */
  readonly isCharged?: boolean;
}

/** Reads lines above their sum of which the last are charges below the other names, and not beside the sums. */
function readCharged(document: ReadDocument, labelled: readonly LabelledAmount[], sum: Sum): ItemRow[] {
  const rows = readUpwards(document, labelled, { ...sum, isCharged: true }, () => true);
  const edges = findNameEdges(document, rows);
  const lines = rows.map((row) => findRowLine(document, row));
  return lines.every((line) => line && isBelowNames(line, edges)) ? rows : [];
}

function readUpwards(
  document: ReadDocument,
  labelled: readonly LabelledAmount[],
  { start, targets, isNet, isCharged = false }: Sum,
  isCounted: (amount: Numeral) => boolean,
): ItemRow[] {
  const rows: ItemRow[] = [];
  let group: ItemRow[] = [];
  let taxes = 0n;
  for (const line of document.lines.slice(Math.max(0, start - MAX_LINES), start).toReversed()) {
    if (isHeader(line)) break;
    // Charges and discounts after the rows are not rows.
    if (rows.length === 0 && !isCharged && beginsWith(line, ADJUSTMENTS)) continue;
    taxes += sumOf(labelled.filter((tax) => tax.key === 'vat' && tax.line === line).map(({ cents }) => cents));
    const last = line.numerals.findLast(isMoney);
    if ((last && !isCounted(last)) || isBelowResult(document, line)) continue;
    const row = readRow(line, isNet, document.mark);
    if (!row || Number(row.amount) === 0) continue;
    // The title of a group shows the sum of its rows.
    const isTitle = group.length > 1 && row.price === null && sumRows(group) === centsOf(row.amount);
    group = isTitle ? [] : [...group, row];
    if (isTitle) continue;
    rows.unshift(row);
    // The amount of a single line without a name may be a sum itself.
    const sum = sumRows(rows);
    const isReached = targets.has(sum) || (rows.length > 1 && targets.has(sum + taxes));
    if (isReached && (rows.length > 1 || row.name !== null)) {
      const parts = row.price === null ? readParts(document, labelled, { line, row, isNet }, isCounted) : [];
      return parts.length > 1 ? [...parts, ...rows.slice(1)] : rows;
    }
  }
  return [];
}

/** Whether a line only says how the amount of the line right above it was calculated. */
function isBelowResult({ lines }: ReadDocument, line: ReadLine): boolean {
  const above = lines[line.index - 1];
  const result = above?.page === line.page ? above.numerals.findLast(isMoney) : undefined;
  return result !== undefined && readProductRow(line) === null && isCalculationOf(line, result.value);
}

/** The rows that add up to the first row found, if that is a sum itself, such as the net premium above a duty. */
function readParts(
  document: ReadDocument,
  labelled: readonly LabelledAmount[],
  { line, row, isNet }: { line: ReadLine; row: ItemRow; isNet: boolean },
  isCounted: (amount: Numeral) => boolean,
): ItemRow[] {
  const cents = centsOf(row.amount);
  return cents === null
    ? []
    : readUpwards(document, labelled, { start: line.index, targets: new Set([cents]), isNet }, isCounted);
}

/** Whether a line is the header of a table. Single letters, such as the months below a chart, are not labels. */
export function isHeader(line: ReadLine): boolean {
  const labels = line.columns.filter(({ label }) => label.length > 1);
  return line.numerals.length === 0 && new Set(labels.map(({ key }) => key)).size >= 2;
}

/** @param isNet whether the sum below is without VAT: then a prepayment that is deducted before it is a row, as it takes off VAT too */
function readRow(line: ReadLine, isNet: boolean, mark: DecimalMark | null): ItemRow | null {
  const money = line.numerals.filter(isMoney);
  const amount = money.at(-1);
  const isDeducted = isNet && beginsWith(line, ['prepaid']) && Number(amount?.value) < 0;
  const isLast = amount !== undefined && listRest(line, amount).every((word) => !/\d|\p{L}{3}/u.test(word.text));
  const isTax = line.totals.some(({ key }) => key === 'vat');
  if (!isLast || isTax || isMeasure(line, amount) || (beginsWithSum(line) && !isDeducted)) return null;
  const product = readProductRow(line);
  if (product) return product;
  const { quantity } = splitLeadingQuantity(line.text, mark);
  // In "1.50 × Cable 15.00" and "1.50 Cable 15.00" the first number with cents is the quantity.
  const first =
    money.find(({ from }) => line.words.slice(0, from).some(({ text }) => /\p{L}{2}/u.test(text))) ?? amount;
  return toItemRow(line, first.from, first.to, {
    quantity: quantity ?? '1',
    unit: null,
    price: null,
    amount: amount.value,
  });
}

/** The words after a number in its cell. What follows in other cells may belong to a column beside the rows. */
function listRest({ cells, words }: ReadLine, { to }: Numeral): ReadLine['words'] {
  const last = words[to - 1];
  const cell = cells.find((one) => one.words.some((word) => word === last));
  return cell?.words.slice(cell.words.findIndex((word) => word === last) + 1) ?? [];
}

/** Whether a number is that of a measure in a name: "Flask 0,75 l". */
function isMeasure({ words }: ReadLine, { to, currencySign }: Numeral): boolean {
  const next = words[to]?.text ?? '';
  return currencySign === null && /^\p{Ll}/u.test(next) && findUnit(next) !== null;
}
