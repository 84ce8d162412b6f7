import type { TotalLabel } from '../../locales/locale.js';
import { centsOf, isTaxOn, sumOf } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { addUp, sumRows, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { isMoney } from '../../page/numbers.js';
import type { TableHeader } from '../../page/table.js';
import { findNameEdges, isBelowNames } from './below-names.js';
import { listRepeated } from './repeated-headers.js';
import { ADJUSTMENTS, beginsWith } from './sum-labels.js';
import { findBody, isInHead } from './table-body.js';
import { readVatRows } from '../../page/vat-rows.js';
import { readLooseRows, type LooseRow } from './table-rows.js';

/** Labels of what follows the rows. A charge or discount may be a row. */
const SUMS: readonly TotalLabel[] = ['lines', 'net', 'vat', 'gross', 'payable', 'total', 'prepaid'];
/** Labels of what a tax is on. */
const BASES: readonly TotalLabel[] = ['lines', 'net', 'total'];
const MAX_LINES = 3_000;

/** The rows of a table, and how many of them show a quantity. */
export interface GroupedRows {
  readonly rows: readonly ItemRow[];
  readonly counted: number;
}

/**
 * Reads a table that continues after the sum of a group of rows, and rows that show no quantity. Returns none unless the amounts add up to
 * a total below them.
 */
export function readGroupedRows(
  document: ReadDocument,
  tables: readonly TableHeader[],
  labelled: readonly LabelledAmount[],
): GroupedRows {
  const [header] = tables;
  if (!header) return { rows: [], counted: 0 };
  const targets = labelled.filter(({ key }) => key !== 'vat');
  const last = Math.max(-1, ...targets.map(({ line }) => line.index));
  const body = document.lines.slice(header.last + 1, Math.min(last, header.last + MAX_LINES));
  const lines = body.filter((line) => isBody(document, header, line) && !endsWithTax(line, labelled));
  const loose = readLooseRows(document, header, lines).filter(isNamed);
  const kept = new Set(dropSubtotals(loose.map(({ row }) => row)));
  const rows = loose.filter(({ row }) => kept.has(row));
  const end = Math.max(...listRepeated(tables).map((table) => findEnd(document, table)));
  const edges = findNameEdges(
    document,
    rows.map(({ row }) => row),
  );
  const parts = rows.map((_, index) => rows.slice(0, index + 1)).filter((part) => endsWithRow(part, edges, end));
  const taxes = labelled.filter(({ key }) => key === 'vat');
  const found = parts.findLast((part) => isTotalBelow(part, targets, taxes)) ?? [];
  return { rows: found.map(({ row }) => row), counted: found.filter(({ isCounted }) => isCounted).length };
}

/** Finds the index of the last line of the table below a header; -1 if there is none. */
function findEnd(document: ReadDocument, header: TableHeader): number {
  return findBody(document, header, undefined).at(-1)?.index ?? -1;
}

/** Whether a row shows what it is about. An amount of zero beside a name may be anything. */
function isNamed({ row: { name, amount }, isCounted }: LooseRow): boolean {
  return /\p{L}{2}/u.test(name ?? '') && (isCounted || Number(amount) !== 0);
}

/**
 * Whether the last of these is a row, by its quantity or price, and not an amount below the end of the table. A charge or discount is a row if
 * its name is below the other names, and not beside the sums.
 */
function endsWithRow(rows: readonly LooseRow[], edges: readonly (number | null)[], end: number): boolean {
  const last = rows.at(-1);
  if (!last || last.isCounted || last.row.price !== null) return last !== undefined;
  const isHere = last.line.index <= end;
  const before = edges.slice(0, rows.length - 1);
  return isHere && (!beginsWith(last.line, ADJUSTMENTS) || isBelowNames(last.line, before));
}

/**
 * Leaves out the sums of groups if the other rows then add up to a total, or if the rows show prices: without prices, a row may be the
 * sum of those before it by chance.
 */
export function dropProvenSubtotals(rows: readonly ItemRow[], labelled: readonly LabelledAmount[]): readonly ItemRow[] {
  if (addUp(rows, labelled)) return rows;
  const others = dropSubtotals(rows);
  return addUp(others, labelled) || rows.some(({ price }) => price !== null) ? others : rows;
}

/** Leaves out rows that are the sum of the rows before them, of a group or of all, and that show no price. */
function dropSubtotals(rows: readonly ItemRow[]): ItemRow[] {
  const kept: ItemRow[] = [];
  let start = 0;
  for (const row of rows) {
    const groups = [kept.slice(start), kept].filter(
      (group) => group.length > 1 && sumRows(group) === centsOf(row.amount),
    );
    if (row.price !== null || groups.length === 0) kept.push(row);
    else start = kept.length;
  }
  return kept;
}

/** Whether rows add up to a total below them, without VAT or with it: that of the rows, or a tax at a rate on their sum. */
function isTotalBelow(
  loose: readonly LooseRow[],
  targets: readonly LabelledAmount[],
  taxes: readonly LabelledAmount[],
): boolean {
  const rows = loose.map(({ row }) => row);
  const net = sumRows(rows);
  const own = rows.map(({ vat }) => (vat === null ? null : centsOf(vat)));
  const vat = own.every((tax) => tax !== null) ? sumOf(own) : 0n;
  const stated = taxes.filter(({ cents, rate }) => rate !== null && isTaxOn(net, cents, rate));
  const sums = [net, net + vat, ...stated.map(({ cents }) => net + cents)];
  const last = loose.at(-1)?.line.index ?? Infinity;
  return targets.some(({ cents, line }) => line.index > last && sums.includes(cents));
}

/** Whether the last amount of a line is the tax on a sum that has a label, as beside a note. */
function endsWithTax(line: ReadLine, labelled: readonly LabelledAmount[]): boolean {
  const amount = line.numerals.findLast(isMoney);
  const tax = labelled.find(({ key, box }) => key === 'vat' && box === amount?.box);
  const bases = labelled.filter(({ key, line: other }) => BASES.includes(key) && other.index < line.index);
  return bases.some(({ cents }) => tax?.rate && isTaxOn(cents, tax.cents, tax.rate));
}

/** Whether a line may be part of a row: it is not a sum, a tax, the head of a page or another header. */
function isBody(document: ReadDocument, header: TableHeader, line: ReadLine): boolean {
  const amount = centsOf(line.numerals.findLast(isMoney)?.value ?? '');
  const taxes = readVatRows(line);
  const isTax = taxes.some(({ vat }) => vat === amount) || (taxes.length > 0 && isNamedTax(line));
  const inHeader = document.tables.some(({ first, last }) => line.index >= first && line.index <= last);
  const isPayment = amount !== null && amount < 0n && line.totals.some(({ key }) => key === 'prepaid');
  return !beginsWith(line, SUMS) && !isPayment && !isTax && !isInHead(line, header) && !inHeader;
}

/** Whether the name of a tax is in the first cell of a line, as in a VAT breakdown beside the sums. */
function isNamedTax({ cells: [first], totals, words }: ReadLine): boolean {
  return totals.some(({ key, from }) => key === 'vat' && first?.words.some((word) => word === words[from]));
}
