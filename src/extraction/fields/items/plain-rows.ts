import type { ColumnLabel } from '../../locales/locale.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { isMoney, type DecimalMark } from '../../page/numbers.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { addUp, addUpAdjusted, addUpTaxed, AMOUNT_COLUMNS, toItemRow, type ItemRow } from '../../page/item-row.js';
import { findPlainHeaders } from '../../page/table.js';
import { dropProvenSubtotals } from './grouped-rows.js';
import { findNameEdges, isBelowNames } from './below-names.js';
import { listRepeated } from './repeated-headers.js';
import { findRowLine } from './find-row-line.js';
import { readProductRow } from './product-rows.js';
import { ADJUSTMENTS, beginsWith, beginsWithSum } from './sum-labels.js';
import { splitLeadingQuantity } from './leading-quantity.js';
import { readTableRows } from './table-rows.js';

/** What may be beside the name in such a table. */
const OTHER_COLUMNS: readonly ColumnLabel[] = ['name', 'position', 'vat_rate', 'other', ...AMOUNT_COLUMNS];
const MAX_LINES = 200;

/**
 * Reads the table whose columns are names, amounts and others, such as dates and rates. Returns none unless its amounts add up to a
 * total of the document.
 */
export function readAmountTable(document: ReadDocument, labelled: readonly LabelledAmount[]): readonly ItemRow[] {
  const headers = findPlainHeaders(document.lines, document.source === 'ocr');
  const tables = headers.map((header, index) => {
    const rows = dropAdjustments(document, readTableRows(document, header, headers[index + 1]));
    return dropProvenSubtotals(rows, labelled);
  });
  const repeated = listRepeated(headers);
  const all = repeated.flatMap((header) => tables[headers.indexOf(header)] ?? []);
  const tries = [...tables, all];
  const rows =
    tries.find((table) => addUpTaxed(table, labelled)) ??
    tries.find((table) => addUp(table, labelled)) ??
    tries.find((table) => addUpAdjusted(table, labelled)) ??
    [];
  return rows.map((row) => addProduct(document, row));
}

/** Leaves out the charges and discounts after the rows: beside the sums, where no name of a row begins. */
function dropAdjustments(document: ReadDocument, rows: readonly ItemRow[]): readonly ItemRow[] {
  const edges = findNameEdges(document, rows);
  const last = rows.findLastIndex((row, index) => {
    const line = findRowLine(document, row);
    return !line || !beginsWith(line, ADJUSTMENTS) || isBelowNames(line, edges.slice(0, index));
  });
  return rows.slice(0, last + 1);
}

/** Adds the quantity and price to a row that shows them in a column without a known label, as "2 x 35.50". */
function addProduct(document: ReadDocument, row: ItemRow): ItemRow {
  const line = findRowLine(document, row);
  const product = line ? readProductRow(line) : null;
  if (product?.amount !== row.amount) return row;
  const { quantity, unit, price } = product;
  return { ...row, quantity, unit, price };
}

/**
 * Reads the lines of a table that shows only names and amounts, as on invoices of lawyers and craftsmen. Each quantity is 1. Returns
 * none unless the amounts add up to a total of the document.
 */
export function readPlainRows(document: ReadDocument, labelled: readonly LabelledAmount[]): ItemRow[] {
  const header = document.lines.find((line) => isHeader(line));
  if (!header) return [];
  const rows = readRowsBelow(document, header);
  return addUp(rows, labelled) || addUpAdjusted(rows, labelled) ? rows : [];
}

function isHeader(line: ReadLine): boolean {
  const keys = line.columns.map((hit) => hit.key);
  const isPlain = keys.length === line.cells.length && keys.every((key) => OTHER_COLUMNS.includes(key));
  return (
    isPlain &&
    keys.length >= 2 &&
    keys.includes('name') &&
    keys.filter((key) => AMOUNT_COLUMNS.includes(key)).length === 1
  );
}

function readRowsBelow(document: ReadDocument, header: ReadLine): ItemRow[] {
  const rows: ItemRow[] = [];
  for (const line of document.lines.slice(header.index + 1, header.index + MAX_LINES)) {
    if (line.page !== header.page || beginsWithSum(line)) break;
    const row = readRow(line, document.mark);
    if (row) rows.push(row);
  }
  return rows;
}

function readRow(line: ReadLine, mark: DecimalMark | null): ItemRow | null {
  const { quantity } = splitLeadingQuantity(line.text, mark);
  const money = line.numerals.filter((numeral) => isMoney(numeral) && (quantity === null || numeral.from > 0));
  const [amount] = money;
  const start = line.words.findIndex((word) => /\p{L}{2}/u.test(word.text));
  if (!amount || money.length > 1 || start < 0 || start >= amount.from) return null;
  return toItemRow(line, amount.from, amount.from, {
    quantity: quantity ?? '1',
    unit: null,
    price: null,
    amount: amount.value,
  });
}
