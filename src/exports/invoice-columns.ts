import type { InvoiceItem } from '../invoices/invoice-item.entity.js';
import type { InvoiceRow } from '../invoices/invoice-row.js';
import { toIsoTimestamp } from '../shared/clock.js';

/** What a cell holds, so that a writer can make a number or a date of it. */
export type CellKind = 'text' | 'money' | 'quantity' | 'rate' | 'date' | 'timestamp';

/** A column of an export; every cell is text or null, written as the contract writes that kind. */
export interface ExportColumn {
  readonly name: string;
  readonly kind: CellKind;
  readonly read: (invoice: InvoiceRow, item: InvoiceItem | null) => string | null;
}

/** Whether a line of an export stands for an invoice or for one of its items. */
export const EXPORT_ROWS = ['invoice', 'item'] as const;
export type ExportRows = (typeof EXPORT_ROWS)[number];

const INVOICE_COLUMNS: readonly ExportColumn[] = [
  text('hf_id', (invoice) => invoice.hfId),
  text('uid', (invoice) => invoice.uid),
  text('invoice_number', (invoice) => invoice.invoiceNumber),
  { name: 'invoice_date', kind: 'date', read: (invoice) => invoice.invoiceDate },
  text('company_name', (invoice) => invoice.company?.name ?? null),
  text('company_tax_number', (invoice) => invoice.company?.taxNumber ?? null),
  text('category', (invoice) => invoice.category?.name ?? null),
  { name: 'total_price', kind: 'money', read: (invoice) => invoice.totalPrice },
  { name: 'total_vat', kind: 'money', read: (invoice) => invoice.totalVat },
  text('currency', (invoice) => invoice.currency),
  text('payment_type', (invoice) => invoice.paymentType),
  text('card', (invoice) => invoice.card?.name ?? null),
  text('country', (invoice) => invoice.country),
  text('language', (invoice) => invoice.language),
  text('processing_status', (invoice) => invoice.processingStatus),
  text('approvement_status', (invoice) => invoice.approvementStatus),
  text('workspace_user', (invoice) => invoice.workspaceUser.email),
  { name: 'created_at', kind: 'timestamp', read: (invoice) => toIsoTimestamp(invoice.createdAt) },
];

const ITEM_COLUMNS: readonly ExportColumn[] = [
  text('item_uid', (_invoice, item) => item?.uid ?? null),
  text('item_name', (_invoice, item) => item?.name ?? null),
  text('item_description', (_invoice, item) => item?.description ?? null),
  { name: 'item_quantity', kind: 'quantity', read: (_invoice, item) => item?.quantity ?? null },
  text('item_unit', (_invoice, item) => item?.unit ?? null),
  { name: 'item_total_price', kind: 'money', read: (_invoice, item) => item?.totalPrice ?? null },
  { name: 'item_vat_rate', kind: 'rate', read: (_invoice, item) => item?.vatRate ?? null },
];

const COLUMNS: Readonly<Record<ExportRows, readonly ExportColumn[]>> = {
  invoice: INVOICE_COLUMNS,
  item: [...INVOICE_COLUMNS, ...ITEM_COLUMNS],
};

/** The names of the columns that an export may have, in their usual order. */
export function columnNames(rows: ExportRows): string[] {
  return COLUMNS[rows].map((column) => column.name);
}

/** The columns of those names, in the order asked for; all of them when none is named. Names that are none are left out. */
export function columnsOf(rows: ExportRows, names: readonly string[] | undefined): readonly ExportColumn[] {
  if (names === undefined) return COLUMNS[rows];
  return names.flatMap((name) => COLUMNS[rows].find((column) => column.name === name) ?? []);
}

function text(name: string, read: ExportColumn['read']): ExportColumn {
  return { name, kind: 'text', read };
}
