import { ROUNDING_LABELS, TOTAL_LABELS } from '../../locales/dictionaries.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { centsOf, decimalOf } from '../../page/cents.js';
import { findLabelledAmounts } from '../../page/labelled-amounts.js';
import { parsePercent } from '../../page/rates.js';
import type { ReadDocument } from '../../page/document.js';
import { addUp, addUpAdjusted, AMOUNT_COLUMNS, isPriced, sumRows, type ItemRow } from '../../page/item-row.js';
import type { Column, TableHeader } from '../../page/table.js';
import { squash } from '../../text/squash.js';
import { dropProvenSubtotals, readGroupedRows } from './grouped-rows.js';
import { readColumnRows, readGroupsOfColumn } from './column-rows.js';
import { readCountedRows } from './counted-rows.js';
import { readBilledRows } from './billed-column.js';
import { subtractDiscounts } from './item-discounts.js';
import { findNameEdges, isBelowNames } from './below-names.js';
import { addLeadingQuantities } from './leading-quantity.js';
import { addQuantities, preferLearned } from './prefer-learned.js';
import { addOutlays } from './outlay-rows.js';
import { addLinesAround, addNamesAbove } from './lines-around.js';
import { toGrossRows } from './gross-rows.js';
import { readDescribedRow } from './described-row.js';
import { readGroupedAmounts } from './grouped-amounts.js';
import { readMeteredRow } from './metered-row.js';
import { readAmountTable, readPlainRows } from './plain-rows.js';
import { readPricedRows } from './priced-rows.js';
import { addProducts, readProductRows } from './product-rows.js';
import { addCodedRates } from './rate-codes.js';
import { listRepeated } from './repeated-headers.js';
import { readSentenceRows } from './sentence-rows.js';
import { readSideTables } from './side-tables.js';
import { readRowsAboveSum } from './sum-rows.js';
import { readStackedTaxes } from './stacked-taxes.js';
import { readSums } from './summed-tables.js';
import { readTableRows } from './table-rows.js';
import { multiplyUnitAmounts } from './unit-amounts.js';
import { readMeasuredQuantities } from './measured-quantities.js';
import { subtractDiscountLines } from './discount-lines.js';
import { takeTaxesBelow } from './taxes-below.js';
import { readUnmultipliedRows } from './unmultiplied-rows.js';
import { addUnitCells } from './unit-cells.js';
import { addIncludedTaxes, addRatesOfTaxes, correctTaxes } from './correct-taxes.js';

const RATE = /\d{1,2}(?:[.,]\d{1,3})?\s?%/u;
const MAX_ROWS = 1_000;
/** A single row may equal some sum by chance. */
const MIN_PROVEN = 2;

/**
 * Reads the invoice lines from the tables on all pages. If they do not add up to a total, lines that do win: those of several tables
 * that differ, those with the tax added, those above rows without prices, those of a table with groups, those whose quantity times price is
 * the amount, those of a table of names and amounts, those right above a sum, and those in the sentences of a letter.
 */
export function readItems(document: ReadDocument): readonly ItemRow[] {
  const labelled = findLabelledAmounts(document);
  const read = multiplyUnitAmounts(readGroupedAmounts(chooseRows(document, labelled), labelled), labelled);
  const taken = subtractCredits(dropTaxes(read, labelled), labelled);
  const listed = dropNamedPercentages(taken, labelled);
  const reduced = subtractDiscountLines(document, subtractDiscounts(listed, labelled), labelled);
  const chosen = takeTaxesBelow(document, reduced, labelled);
  const counted = addUnitCells(document, addProducts(document, addLinesAround(document, chosen), labelled));
  const measured = readMeasuredQuantities(counted);
  const rows = correctTaxes(document, addOutlays(document, measured, labelled));
  const taxed = addIncludedTaxes(addLeadingQuantities(document, rows), labelled);
  return addQuantities(document, addRatesOfTaxes(addCodedRates(document, taxed), labelled), labelled);
}

function chooseRows(document: ReadDocument, labelled: readonly LabelledAmount[]): readonly ItemRow[] {
  const sides = readSideTables(document, chooseRows);
  if (sides.length > 0) return sides;
  const tables = dropEmptyTables(document);
  const rows = dropProvenSubtotals(readTables(document, listRepeated(tables)), labelled);
  const billed = readBilledRows(document, rows, listRepeated(tables), labelled);
  if (billed.length > 0) return billed;
  const stacked = readStackedTaxes(document, labelled);
  if (stacked.length > 0) return stacked;
  const unmultiplied = readUnmultipliedRows(document, labelled);
  if (unmultiplied.length > 0) return unmultiplied;
  return preferLearned(document, chooseAmongTables(document, tables, rows, labelled), labelled);
}

/** @param rows those of the tables */
function chooseAmongTables(
  document: ReadDocument,
  tables: readonly TableHeader[],
  rows: readonly ItemRow[],
  labelled: readonly LabelledAmount[],
): readonly ItemRow[] {
  const grouped = readGroupedRows(document, tables, labelled);
  // Rows after a total that add nothing to the sum are another table, such as one of untaxed amounts.
  const isOther = sumRows(grouped.rows) !== sumRows(rows);
  const more = grouped.rows.slice(rows.length);
  // A single row after a sum is a charge, such as that of a parcel service.
  const isLonger = grouped.counted > rows.length || (more.length > 1 && more.every(isPriced));
  const goesOn = isOther && (isLonger || isWithinNet(grouped.rows, rows, labelled));
  const sums = readSums(document, tables, rows, labelled);
  if (sums.length > 0) return sums;
  if (addUp(rows, labelled)) return goesOn ? grouped.rows : rows;
  const lasts = tables.map(keepLastAmount);
  const last = dropProvenSubtotals(readTables(document, listRepeated(lasts)), labelled);
  if (addUp(last, labelled)) return last;
  const all = dropProvenSubtotals(readTables(document, lasts), labelled);
  if (addUp(all, labelled)) return all;
  const gross = toGrossRows(all);
  if (addUp(gross, labelled)) return gross;
  const proven = [rows, last].map((read) => keepUpToSum(read, labelled)).find((read) => read !== null);
  if (proven) return proven;
  const products = addNamesAbove(document, readProductRows(document, labelled));
  const priced = rows.length === 0 ? readPricedRows(document, labelled) : [];
  if (priced.length > 0 && priced.length >= products.length) return priced;
  const longest = products.length > grouped.rows.length ? products : grouped.rows;
  if (longest.length > rows.length) return longest;
  if (addUpBesideSums(document, rows, labelled)) return rows;
  const ways = [readCountedRows, readGroupsOfColumn, readAmountTable, readPlainRows, readRowsAboveSum];
  // Rows with prices are right, and what else leads to the total are charges and discounts.
  for (const read of rows.some(isPriced) ? [...ways, readSentenceRows] : [...ways, readColumnRows, readSentenceRows]) {
    const others = read(document, labelled);
    if (others.length > rows.length) return others;
  }
  if (rows.length > 0) return rows;
  const metered = readMeteredRow(document, labelled);
  return metered.length > 0 ? metered : readDescribedRow(document, labelled);
}

/** Whether rows add up to a total with the charges, discounts and taxes beside the sums, and not with those below the names. */
function addUpBesideSums(
  document: ReadDocument,
  rows: readonly ItemRow[],
  labelled: readonly LabelledAmount[],
): boolean {
  const edges = findNameEdges(document, rows);
  const isAmongRows = ({ key, line }: LabelledAmount): boolean =>
    (key === 'charge' || key === 'discount') && isBelowNames(line, edges);
  const beside = labelled.filter((amount) => !isAmongRows(amount));
  return rows.length >= MIN_PROVEN && rows.every(({ name }) => name !== null) && addUpAdjusted(rows, beside);
}

/** Whether rows with charges in the same table make the net total, and those without them only a sum of goods. */
function isWithinNet(all: readonly ItemRow[], goods: readonly ItemRow[], labelled: readonly LabelledAmount[]): boolean {
  const [net, part] = [sumRows(all), sumRows(goods)];
  const isSum = labelled.every(({ key, cents }) => cents !== part || key === 'lines');
  return all.length > goods.length && isSum && labelled.some(({ key, cents }) => key === 'net' && cents === net);
}

/**
 * Keeps the rows that add up to a total of the document if none below them has a price: below the last line may be a table of taxes.
 * Null if no such rows add up.
 */
function keepUpToSum(rows: readonly ItemRow[], labelled: readonly LabelledAmount[]): readonly ItemRow[] | null {
  const counted = rows.findLastIndex(isPriced) + 1;
  if (counted < MIN_PROVEN) return null;
  const ends = Array.from({ length: rows.length - counted }, (_, index) => rows.length - 1 - index);
  const end = ends.find((length) => addUp(rows.slice(0, length), labelled));
  return end === undefined ? null : rows.slice(0, end);
}

/** Leaves out taxes and roundings that are shown among the lines, as on hotel bills, if the lines add up to a total with or without them. */
function dropTaxes(rows: readonly ItemRow[], labelled: readonly LabelledAmount[]): readonly ItemRow[] {
  const goods = rows.filter((row) => !isRounding(row) && (row.price !== null || !isTaxName(row.name ?? '')));
  return addUp(rows, labelled) || addUp(goods, labelled) ? goods : rows;
}

/** Subtracts the only row that has to be subtracted for the others to add up to a total, such as a credit for an earlier invoice. */
function subtractCredits(rows: readonly ItemRow[], labelled: readonly LabelledAmount[]): readonly ItemRow[] {
  if (rows.length < MIN_PROVEN || addUp(rows, labelled)) return rows;
  const sum = sumRows(rows);
  const [credit, ...others] = rows.filter((row) => {
    const cents = centsOf(row.amount) ?? 0n;
    const rest = sum - 2n * cents;
    return cents > 0n && rest > 0n && addUp([{ ...row, amount: decimalOf(rest) }], labelled);
  });
  if (!credit || others.length > 0) return rows;
  return rows.map((row) => (row === credit ? { ...row, amount: decimalOf(-(centsOf(row.amount) ?? 0n)) } : row));
}

/** Leaves out a rate that is a percentage in the name, such as that of a surcharge, and no VAT rate that the document states. */
function dropNamedPercentages(rows: readonly ItemRow[], labelled: readonly LabelledAmount[]): readonly ItemRow[] {
  const rates = labelled.flatMap(({ key, rate }) => (key === 'vat' && rate !== null ? [decimalOf(rate)] : []));
  const isNamed = ({ name, rate }: ItemRow): boolean => {
    const named = rate === null ? null : parsePercent(name ?? '');
    return named !== null && decimalOf(named) === rate && !rates.includes(rate);
  };
  return rates.length === 0 ? rows : rows.map((row) => (isNamed(row) ? { ...row, rate: null } : row));
}

/** Whether a name is the label of a tax, which a word may precede: "Output CGST @ 2.5%". */
function isTaxName(name: string): boolean {
  const words = name.replace(RATE, '').split(/\s+/u);
  return [words, words.slice(1)].some((label) => TOTAL_LABELS.get(squash(label.join(' '))) === 'vat');
}

function isRounding({ name, amount }: ItemRow): boolean {
  const label = squash(name ?? '');
  return Math.abs(Number(amount)) < 1 && [...ROUNDING_LABELS].some((rounding) => label.includes(rounding));
}

/** The headers from the first one with rows below it. A line with references and terms may look like a header. */
function dropEmptyTables(document: ReadDocument): readonly TableHeader[] {
  const { tables } = document;
  const first = tables.findIndex((header, index) => readTableRows(document, header, tables[index + 1]).length > 0);
  return tables.slice(Math.max(0, first));
}

/** Keeps the last of several amount columns; the others may hold sums insured or values in dispute. */
function keepLastAmount(header: TableHeader): TableHeader {
  const last = header.columns.findLast(({ key }) => AMOUNT_COLUMNS.includes(key));
  const isOther = (column: Column): boolean => AMOUNT_COLUMNS.includes(column.key) && column !== last;
  const columns = header.columns.map((column): Column => (isOther(column) ? { ...column, key: 'other' } : column));
  return { ...header, columns };
}

function readTables(document: ReadDocument, tables: readonly TableHeader[]): ItemRow[] {
  return tables.flatMap((header, index) => readTableRows(document, header, tables[index + 1])).slice(0, MAX_ROWS);
}
