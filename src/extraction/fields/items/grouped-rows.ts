import type { TotalLabel } from '../../locales/locale.js';
import { centsOf, sumOf } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { sumRows, type ItemRow } from '../../page/item-row.js';
import { isMoney, type LabelledAmount } from '../../page/labelled-amounts.js';
import type { TableHeader } from '../../page/table.js';
import { findBody } from './table-body.js';
import { readVatRows } from '../../page/vat-rows.js';
import { readRowsWithoutQuantity } from './table-rows.js';

/** Labels of what follows the rows. A charge or discount may be a row. */
const SUMS: ReadonlySet<TotalLabel> = new Set(['lines', 'net', 'vat', 'gross', 'payable', 'total', 'prepaid']);
/** The head of a following page ends here, in points. */
const HEAD_END = 70;
const MAX_LINES = 3_000;

/**
 * Reads a table that goes on after the sum of a group of rows, and rows that show no quantity. Returns none unless the amounts add up to
 * a total below them.
 */
export function readGroupedRows(document: ReadDocument, labelled: readonly LabelledAmount[]): ItemRow[] {
  const [header] = document.tables;
  if (!header) return [];
  const targets = labelled.filter(({ key }) => key !== 'vat');
  const last = Math.max(-1, ...targets.map(({ line }) => line.index));
  const body = document.lines.slice(header.last + 1, Math.min(last, header.last + MAX_LINES));
  const lines = body.filter((line) => isBody(document, header, line));
  const rows = dropSubtotals(readRowsWithoutQuantity(document, header, lines).filter(isNamed));
  const end = findBody(document, header, undefined).at(-1);
  const ends = rows
    .filter((row) => row.price !== null || (end !== undefined && isAbove(row, end)))
    .map((row) => rows.slice(0, rows.indexOf(row) + 1));
  return ends.findLast((part) => isTotalBelow(part, targets)) ?? [];
}

/** Whether a row shows what it is about. An amount of zero beside a name may be anything. */
function isNamed({ name, price, amount }: ItemRow): boolean {
  return /\p{L}{2}/u.test(name ?? '') && (price !== null || Number(amount) !== 0);
}

/** Whether a row begins above the bottom of a line. */
function isAbove({ page, box }: ItemRow, line: ReadLine): boolean {
  return page < line.page || (page === line.page && box.y < line.box.y + line.box.height / 2);
}

/** Leaves out rows that are the sum of the rows before them, of a group or of all, and that show no price. */
export function dropSubtotals(rows: readonly ItemRow[]): ItemRow[] {
  const kept: ItemRow[] = [];
  let start = 0;
  for (const row of rows) {
    const isPriced = row.price !== null || rows.every(({ price }) => price === null);
    const groups = [kept.slice(start), kept].filter(
      (group) => group.length > 1 && sumRows(group) === centsOf(row.amount),
    );
    if (isPriced || groups.length === 0) kept.push(row);
    else start = kept.length;
  }
  return kept;
}

function isTotalBelow(rows: readonly ItemRow[], targets: readonly LabelledAmount[]): boolean {
  const last = rows.at(-1);
  const net = sumRows(rows);
  const taxes = rows.map(({ vat }) => (vat === null ? null : centsOf(vat)));
  const vat = taxes.every((tax) => tax !== null) ? sumOf(taxes) : 0n;
  return targets.some(
    ({ cents, line }) =>
      last !== undefined &&
      (cents === net || cents === net + vat) &&
      (line.page > last.page || (line.page === last.page && line.box.y > last.box.y + last.box.height / 2)),
  );
}

/** Whether a line may be part of a row: it is neither a sum or a tax, nor the head of a page, nor another header. */
function isBody(document: ReadDocument, header: TableHeader, line: ReadLine): boolean {
  const isSum = line.totals.some((hit) => SUMS.has(hit.key) && hit.from === 0);
  const amount = centsOf(line.numerals.findLast(isMoney)?.value ?? '');
  const isTax = readVatRows(line).some(({ vat }) => vat === amount);
  const isHead = line.page !== header.page && line.box.y < HEAD_END;
  const inHeader = document.tables.some(({ first, last }) => line.index >= first && line.index <= last);
  return !isSum && !isTax && !isHead && !inHeader;
}
