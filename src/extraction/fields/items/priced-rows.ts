import type { ReadDocument } from '../../page/document.js';
import { addUp, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { centsOf, decimalOf } from '../../page/cents.js';
import { findPricedHeaders } from '../../page/table.js';
import { findRowLine } from './find-row-line.js';
import { readTableRows } from './table-rows.js';

/**
 * Reads the table whose columns are names, quantities and prices. The prices are those of the rows or, times the quantities and less the
 * discounts in percent, lead to them.
 * Returns none unless they add up to a total of the document.
 */
export function readPricedRows(document: ReadDocument, labelled: readonly LabelledAmount[]): readonly ItemRow[] {
  const headers = findPricedHeaders(document.lines, document.source === 'ocr');
  const rows = headers.flatMap((header, index) => readTableRows(document, header, headers[index + 1]));
  const reduced = rows.map((row) => reduce(document, row));
  return [rows, rows.map(multiply), reduced].find((read) => addUp(read, labelled)) ?? [];
}

function multiply(row: ItemRow): ItemRow {
  const cents = centsOf((Number(row.quantity) * Number(row.amount)).toFixed(2));
  return cents === null ? row : { ...row, price: row.amount, amount: decimalOf(cents) };
}

/** The product of a row less the only percentage on its line. */
function reduce(document: ReadDocument, row: ItemRow): ItemRow {
  const product = multiply(row);
  const [percentage, ...others] = findRowLine(document, row)?.numerals.filter(({ percent }) => percent) ?? [];
  const cents = centsOf(product.amount);
  if (!percentage || others.length > 0 || cents === null) return product;
  const rest = (Number(cents) * (100 - Number(percentage.value))) / 10_000;
  return { ...product, amount: decimalOf(centsOf(rest.toFixed(2)) ?? cents), rate: null };
}
