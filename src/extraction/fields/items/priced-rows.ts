import type { ReadDocument } from '../../page/document.js';
import { addUp, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { centsOf, decimalOf } from '../../page/cents.js';
import { findPricedHeaders } from '../../page/table.js';
import { readTableRows } from './table-rows.js';

/**
 * Reads the table whose columns are names, quantities and prices. The prices are those of the rows or, times the quantities, lead to them.
 * Returns none unless they add up to a total of the document.
 */
export function readPricedRows(document: ReadDocument, labelled: readonly LabelledAmount[]): readonly ItemRow[] {
  const headers = findPricedHeaders(document.lines, document.source === 'ocr');
  const rows = headers.flatMap((header, index) => readTableRows(document, header, headers[index + 1]));
  return [rows, rows.map(multiply)].find((read) => addUp(read, labelled)) ?? [];
}

function multiply(row: ItemRow): ItemRow {
  const cents = centsOf((Number(row.quantity) * Number(row.amount)).toFixed(2));
  return cents === null ? row : { ...row, price: row.amount, amount: decimalOf(cents) };
}
