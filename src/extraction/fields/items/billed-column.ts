import { TOTALS } from '../../locales/dictionaries.js';
import type { ColumnLabel } from '../../locales/locale.js';
import { centsOf, sumOf, taxOn } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import { AMOUNT_COLUMNS, sumRows, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { isMoney } from '../../page/numbers.js';
import { findPlainHeaders, type Column, type TableHeader } from '../../page/table.js';
import { dropProvenSubtotals } from './grouped-rows.js';
import { readTableRows } from './table-rows.js';

/** Columns that may hold the amounts that are billed. */
const CANDIDATES: readonly ColumnLabel[] = [...AMOUNT_COLUMNS, 'base', 'other'];
/** Columns of two headers are the same if they begin this close to each other, in points. */
const SAME_COLUMN = 12;
const MAX_COLUMNS = 8;
const MAX_TABLES = 3;
/** Longer documents are lists of goods or calls. Reading each of their columns takes too long. */
const MAX_LINES = 400;
/** A single row of a table without quantities and prices may be anything. */
const MIN_PLAIN = 2;

/**
 * Reads the rows of a table with several columns of amounts, such as the value of the contract, what was done so far, what was billed
 * before and what is billed now: the amounts of the rows are in the column that leads to the total to pay. Returns none if no column
 * does, or if the rows do so as they are.
 *
 * @param rows the rows of the table as they are
 * @param tables the header of the table of items, and those that repeat it
 */
export function readBilledRows(
  document: ReadDocument,
  rows: readonly ItemRow[],
  tables: readonly TableHeader[],
  labelled: readonly LabelledAmount[],
): readonly ItemRow[] {
  if (document.lines.length > MAX_LINES || leadsToTotal(rows, labelled)) return [];
  const billed = readBilledColumn(document, tables, labelled);
  if (billed.length > 0) return billed;
  const plain = findPlainHeaders(document.lines, document.source === 'ocr');
  const readings = plain.slice(0, MAX_TABLES).map((header) => readBilledColumn(document, [header], labelled));
  return readings.find((reading) => reading.length >= MIN_PLAIN) ?? [];
}

function readBilledColumn(
  document: ReadDocument,
  headers: readonly TableHeader[],
  labelled: readonly LabelledAmount[],
): readonly ItemRow[] {
  const [first] = headers;
  const amounts = first?.columns.filter(({ key }) => AMOUNT_COLUMNS.includes(key)) ?? [];
  if (!first || amounts.length < 2) return [];
  // Beside net amounts, gross ones are the same with their taxes.
  const isNet = amounts.some(({ key }) => key === 'net');
  const candidates = first.columns
    .filter(({ key }) => CANDIDATES.includes(key) && !(isNet && key === 'gross'))
    .slice(-MAX_COLUMNS);
  const tables = candidates.map((column) => headers.map((header) => keepAmounts(header, column)));
  const read = (shown: readonly TableHeader[]): readonly ItemRow[] => {
    const rows = shown.flatMap((header, index) => readTableRows(document, header, shown[index + 1]));
    return dropProvenSubtotals(rows, labelled);
  };
  if (leadsToTotal(read(headers), labelled)) return [];
  return tables.map((kept) => read(kept)).findLast((rows) => leadsToTotal(rows, labelled)) ?? [];
}

/** Takes one column for that of the amounts, and leaves out the other ones. */
function keepAmounts(header: TableHeader, kept: Column): TableHeader {
  const columns = header.columns.map((column): Column => {
    if (Math.abs(column.left - kept.left) < SAME_COLUMN)
      return AMOUNT_COLUMNS.includes(column.key) ? column : { ...column, key: 'amount' };
    return CANDIDATES.includes(column.key) ? { ...column, key: 'position' } : column;
  });
  return { ...header, columns };
}

/**
 * Whether rows add up to a total, or with the taxes to one. The total is not in the row below the table, which shows the sum of each column
 * of amounts.
 */
function leadsToTotal(rows: readonly ItemRow[], labelled: readonly LabelledAmount[]): boolean {
  const sum = sumRows(rows);
  const taxes = [...listTaxes(labelled), sumOf(rows.map(readTax))];
  const totals = labelled.filter(({ key, line }) => TOTALS.includes(key) && line.numerals.filter(isMoney).length === 1);
  return rows.length > 0 && sum !== 0n && totals.some(({ cents }) => taxes.some((tax) => sum + tax === cents));
}

/** The tax that a row shows, or that on its amount at its rate. */
function readTax({ vat, rate, amount }: ItemRow): bigint {
  const shown = vat === null ? null : centsOf(vat);
  return shown ?? taxOn(centsOf(amount) ?? 0n, rate === null ? 0n : (centsOf(rate) ?? 0n));
}

/** Each tax, and the sum of those at different rates. If the document shows none, there may be no tax. */
function listTaxes(labelled: readonly LabelledAmount[]): readonly bigint[] {
  const taxes = labelled.filter(({ key, cents }) => key === 'vat' && cents !== 0n);
  const byRate = new Map(taxes.map(({ rate, cents }) => [rate, cents]));
  return taxes.length === 0 ? [0n] : [...taxes.map(({ cents }) => cents), sumOf([...byRate.values()])];
}
