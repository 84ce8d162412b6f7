import { decimalOf } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { addUp, isProduct, multiply, toItemRow, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { isMoney, type DecimalMark } from '../../page/numbers.js';
import { splitLeadingQuantity } from './leading-quantity.js';

const MAX_ROWS = 500;
/** A dash between a name and an amount is no minus: "2 x Hose - $ 26". */
const DASH = /^[-–—]$/u;

/**
 * Reads a list whose lines begin with their quantities, as in the mails of shops: "3 x Wool - $41.85 ($13.95 each)". A single amount is that of
 * the line or of one unit, the same on all lines. Returns none unless the amounts add up to a total of the document.
 */
export function readCountedRows(document: ReadDocument, labelled: readonly LabelledAmount[]): readonly ItemRow[] {
  const rows = document.lines.flatMap((line) => readRow(line, document.mark) ?? []).slice(0, MAX_ROWS);
  if (addUp(rows, labelled)) return rows;
  const multiplied = rows.map(multiplyRow);
  return addUp(multiplied, labelled) ? multiplied : [];
}

function readRow(line: ReadLine, mark: DecimalMark | null): ItemRow | null {
  const { quantity } = splitLeadingQuantity(line.text, mark);
  const [first, second, ...others] = line.numerals.filter((numeral) => numeral.from > 0 && isMoney(numeral));
  if (quantity === null || !first || others.length > 0) return null;
  const amount = DASH.test(line.words[first.from]?.text ?? '') ? first.value.replace('-', '') : first.value;
  const values = { quantity, unit: null, price: null, amount };
  const end = line.words.slice(0, first.from).findLastIndex(({ text }) => /[\p{L}\d]/u.test(text)) + 1;
  const row = toItemRow(line, end, line.words.length, values);
  const named = row.name === null ? row : { ...row, name: splitLeadingQuantity(row.name, mark).name };
  if (!second) return named;
  if (isProduct({ ...named, price: second.value })) return { ...named, price: second.value };
  const swapped = { ...named, price: amount, amount: second.value };
  return isProduct(swapped) ? swapped : null;
}

/** Takes the amount of a row for the price of one unit. */
function multiplyRow(row: ItemRow): ItemRow {
  const priced = { ...row, price: row.amount };
  const amount = row.price === null ? multiply(priced) : null;
  return amount === null ? row : { ...priced, amount: decimalOf(amount) };
}
