import { AppError } from '../../shared/errors.js';
import { joinWithOr, toStoredAmount, type SqlCondition } from './invoice-conditions.js';
import type { InvoiceOrder, InvoiceOrderField } from './invoice-filter.js';

/** A place in a sorted list: the sort key's value, null if the invoice has none, and the row. */
export interface Cursor {
  readonly value: string | null;
  readonly id: number;
}

/** The values that invoices are sorted by. */
export interface SortedInvoice {
  readonly id: number;
  readonly hfId: string;
  readonly createdAt: string;
  readonly invoiceDate: string | null;
  readonly totalPrice: string | null;
}

/** The place of an invoice in a list of that order. */
export function toCursor(row: SortedInvoice, { field }: InvoiceOrder): Cursor {
  return { value: readSortValue(row, field), id: row.id };
}

/** The columns of an order with the tie-break; nulls are the smallest on every dialect. */
export function buildOrderSql(order: readonly InvoiceOrder[]): string {
  const descending = order.at(-1)?.descending ?? true;
  const keys = order.map((key) => `invoice.${key.field}${key.descending ? ' DESC' : ''}`);
  return [...keys, `invoice.id${descending ? ' DESC' : ''}`].join(', ');
}

/**
 * The rows after a cursor, as ranges that do not overlap, in the order of the list. Each is one range of an index; no database
 * reads a single condition over both columns that way.
 *
 * @throws bad_request if the cursor's value does not fit that field
 */
export function buildRangesAfter({ field, descending }: InvoiceOrder, { value, id }: Cursor): SqlCondition[] {
  const column = `invoice.${field}`;
  const beyond = descending ? '<' : '>';
  if (value === null) {
    const ties = { sql: `${column} IS NULL AND invoice.id ${beyond} ?`, parameters: [id] };
    return descending ? [ties] : [ties, { sql: `${column} IS NOT NULL`, parameters: [] }];
  }
  const stored = toStoredValue(field, value);
  const ranges = [
    { sql: `${column} = ? AND invoice.id ${beyond} ?`, parameters: [stored, id] },
    { sql: `${column} ${beyond} ?`, parameters: [stored] },
  ];
  if (descending && isNullable(field)) ranges.push({ sql: `${column} IS NULL`, parameters: [] });
  return ranges;
}

/** The rows after a cursor as one condition, for a statement that a range already limits. */
export function isAfter(order: InvoiceOrder, cursor: Cursor): SqlCondition {
  return joinWithOr(buildRangesAfter(order, cursor));
}

/** The same order read from its end. */
export function reverseOrder({ field, descending }: InvoiceOrder): InvoiceOrder {
  return { field, descending: !descending };
}

const VALUE_SHAPES: Record<InvoiceOrderField, RegExp> = {
  created_at: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}$/,
  invoice_date: /^\d{4}-\d\d-\d\d$/,
  total_price: /^-?\d{1,20}\.\d\d$/,
  hf_id: /^[A-Z0-9]{1,16}$/,
};

function isNullable(field: InvoiceOrderField): boolean {
  return field === 'invoice_date' || field === 'total_price';
}

function readSortValue(row: SortedInvoice, field: InvoiceOrderField): string | null {
  switch (field) {
    case 'created_at':
      return row.createdAt;
    case 'invoice_date':
      return row.invoiceDate;
    case 'total_price':
      return row.totalPrice;
    case 'hf_id':
      return row.hfId;
  }
}

function toStoredValue(field: InvoiceOrderField, value: string): unknown {
  if (!VALUE_SHAPES[field].test(value)) throw new AppError('bad_request', 'The cursor is not valid here.');
  return field === 'total_price' ? toStoredAmount(value) : value;
}
