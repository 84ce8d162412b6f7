import type { ReadDocument } from '../../page/document.js';
import { addUp, addUpAdjusted, isPriced, sumRows, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { isMoney } from '../../page/numbers.js';
import { findPlainHeaders, type TableHeader } from '../../page/table.js';
import { findRowLine } from './find-row-line.js';
import { beginsWithSum } from './sum-labels.js';
import { findBody } from './table-body.js';
import { readLooseRows, readTableRows } from './table-rows.js';

/** The most tables that are looked at. */
const MAX_TABLES = 20;

/**
 * Reads tables that together lead to the total, such as parts and labour: each has a sum, or they add up to more than the first alone. Returns
 * none if they do not.
 */
export function readSums(
  document: ReadDocument,
  tables: readonly TableHeader[],
  first: readonly ItemRow[],
  labelled: readonly LabelledAmount[],
): readonly ItemRow[] {
  if (tables.length < 2) return readExpenses(document, tables, labelled);
  const each = tables.map((header, index) => readSummed(document, header, tables[index + 1], labelled));
  const rows = each.flat();
  if (each.every((own) => addUp(own, labelled)) && addUpAdjusted(rows, labelled)) return rows;
  const isMore = rows.length > first.length && sumRows(rows) > sumRows(first);
  const areLines = rows.some(isPriced) && rows.every(({ name }) => name !== null);
  return isMore && areLines && addUp(rows, labelled) ? rows : [];
}

/** Reads the rows of a table, and those without a quantity if all together add up to a sum. */
function readSummed(
  document: ReadDocument,
  header: TableHeader,
  next: TableHeader | undefined,
  labelled: readonly LabelledAmount[],
): readonly ItemRow[] {
  const rows = readTableRows(document, header, next);
  if (addUp(rows, labelled)) return rows;
  const loose = readLooseRows(document, header, findBody(document, header, next));
  const all = loose.map(({ row }) => row).filter(({ name }) => name !== null);
  return addUp(all, labelled) ? all : rows;
}

/**
 * Reads a table and those without quantities below it, such as services and expenses, by their last amounts: each makes a sum of its own, and all
 * make the total. Returns none if there are no such tables.
 */
function readExpenses(
  document: ReadDocument,
  tables: readonly TableHeader[],
  labelled: readonly LabelledAmount[],
): readonly ItemRow[] {
  const [first] = tables;
  const sums = labelled.filter(({ key }) => key === 'lines');
  if (sums.length < 2) return [];
  const plain = findPlainHeaders(document.lines, document.source === 'ocr').filter((header) => {
    return first && header.first > first.last;
  });
  if (!first || plain.length === 0) return [];
  const headers = [first, ...plain].slice(0, MAX_TABLES);
  const each = headers
    .map((header, index) => keepAboveSum(document, readTableRows(document, header, headers[index + 1])))
    .map((rows) => rows.map((row) => takeLastAmount(document, row)))
    .filter((rows) => addUp(rows, sums));
  const totals = labelled.filter(({ key }) => key !== 'lines');
  return each.length > 1 && addUp(each.flat(), totals) ? each.flat() : [];
}

/** The rows up to one that is the sum of those above. */
function keepAboveSum(document: ReadDocument, rows: readonly ItemRow[]): readonly ItemRow[] {
  const end = rows.findIndex((row) => {
    const line = findRowLine(document, row);
    return line && beginsWithSum(line);
  });
  return end < 0 ? rows : rows.slice(0, end);
}

function takeLastAmount(document: ReadDocument, row: ItemRow): ItemRow {
  const last = findRowLine(document, row)?.numerals.findLast(isMoney);
  return last && last.value !== row.amount ? { ...row, price: null, amount: last.value } : row;
}
