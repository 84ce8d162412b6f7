import type { TotalLabel } from '../../locales/locale.js';
import { centsOf } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { sumRows, toItemRow, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amounts.js';
import { isMoney, type Numeral } from '../../page/numbers.js';
import { addLinesAround } from './lines-around.js';
import { splitLeadingQuantity } from './leading-quantity.js';
import { readProductRow } from './product-rows.js';
import { findUnit } from './units.js';
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
    const targets = new Set(sums.filter(({ line }) => line.index >= start).map(({ cents }) => cents));
    const isNet = sums.some(({ key, line }) => key === 'net' && line.index === start);
    const rows = readUpwards(document, start, targets, isNet);
    const isOther = longest.length === 0 || isNet || isBelow(rows[0], longest.at(-1));
    if (isOther && rows.length > longest.length) longest = rows;
  }
  return addLinesAround(document, longest);
}

function isBelow(row: ItemRow | undefined, other: ItemRow | undefined): boolean {
  return !!row && !!other && (row.page > other.page || (row.page === other.page && row.box.y > other.box.y));
}

function readUpwards(document: ReadDocument, start: number, targets: ReadonlySet<bigint>, isNet: boolean): ItemRow[] {
  const rows: ItemRow[] = [];
  let group: ItemRow[] = [];
  for (const line of document.lines.slice(Math.max(0, start - MAX_LINES), start).toReversed()) {
    if (isHeader(line)) break;
    // Charges and discounts after the rows are not rows.
    if (rows.length === 0 && beginsWith(line, ADJUSTMENTS)) continue;
    const row = readRow(line, isNet);
    if (!row || Number(row.amount) === 0) continue;
    // The title of a group shows the sum of its rows.
    const isTitle = group.length > 1 && row.price === null && sumRows(group) === centsOf(row.amount);
    group = isTitle ? [] : [...group, row];
    if (isTitle) continue;
    rows.unshift(row);
    // The amount of a single line without a name may be a sum itself.
    if (targets.has(sumRows(rows)) && (rows.length > 1 || row.name !== null)) return rows;
  }
  return [];
}

/** Whether a line is the header of a table. Single letters, such as the months below a chart, are not labels. */
function isHeader(line: ReadLine): boolean {
  const labels = line.columns.filter(({ label }) => label.length > 1);
  return line.numerals.length === 0 && new Set(labels.map(({ key }) => key)).size >= 2;
}

/** @param isNet whether the sum below is without VAT: then a prepayment that is deducted before it is a row, as it takes off VAT too */
function readRow(line: ReadLine, isNet: boolean): ItemRow | null {
  const money = line.numerals.filter(isMoney);
  const amount = money.at(-1);
  const isDeducted = isNet && beginsWith(line, ['prepaid']) && Number(amount?.value) < 0;
  const isLast = amount !== undefined && line.words.slice(amount.to).every((word) => !/\d|\p{L}{3}/u.test(word.text));
  const isTax = line.totals.some(({ key }) => key === 'vat');
  if (!isLast || isTax || isMeasure(line, amount) || (beginsWithSum(line) && !isDeducted)) return null;
  const product = readProductRow(line);
  if (product) return product;
  const { quantity } = splitLeadingQuantity(line.text);
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

/** Whether a number is that of a measure in a name: "Flask 0,75 l". */
function isMeasure({ words }: ReadLine, { to, currencySign }: Numeral): boolean {
  const next = words[to]?.text ?? '';
  return currencySign === null && /^\p{Ll}/u.test(next) && findUnit(next) !== null;
}
