import type { InvoiceField } from '../invoices/fields/invoice-field.js';
import { EXPORTED_FIELD_NAMES, getField, INVOICE_FIELDS } from '../invoices/fields/invoice-fields.js';
import type { ExportCell } from '../invoices/invoice-export.store.js';
import { toSnakeCase } from '../shared/letter-case.js';

/** What a cell holds, so that a writer can make a number or a date of it. */
export type CellKind = 'text' | 'money' | 'quantity' | 'rate' | 'date' | 'timestamp';

/** A column of an export. */
export interface ExportColumn {
  readonly name: ExportCell;
  readonly kind: CellKind;
}

/** Whether a line of an export stands for an invoice or for one of its items. */
export const EXPORT_ROWS = ['invoice', 'item'] as const;
export type ExportRows = (typeof EXPORT_ROWS)[number];

const FIELD_COLUMNS = EXPORTED_FIELD_NAMES.map((field) => ({
  name: toSnakeCase(field),
  kind: toCellKind(getField(field)),
  after: INVOICE_FIELDS[field].exportedAfter satisfies ExportCell,
}));

const INVOICE_COLUMNS = (
  [
    { name: 'hf_id', kind: 'text' },
    { name: 'uid', kind: 'text' },
    { name: 'company_name', kind: 'text' },
    { name: 'company_tax_number', kind: 'text' },
    { name: 'category', kind: 'text' },
    { name: 'card', kind: 'text' },
    { name: 'processing_status', kind: 'text' },
    { name: 'approvement_status', kind: 'text' },
    { name: 'workspace_user', kind: 'text' },
    { name: 'created_at', kind: 'timestamp' },
    { name: 'signed_total_price', kind: 'money' },
  ] as const satisfies readonly ExportColumn[]
).flatMap(expandColumn);

const ITEM_COLUMNS: readonly ExportColumn[] = [
  { name: 'item_uid', kind: 'text' },
  { name: 'item_name', kind: 'text' },
  { name: 'item_description', kind: 'text' },
  { name: 'item_quantity', kind: 'quantity' },
  { name: 'item_unit', kind: 'text' },
  { name: 'item_total_price', kind: 'money' },
  { name: 'item_vat_rate', kind: 'rate' },
];

const COLUMNS: Readonly<Record<ExportRows, readonly ExportColumn[]>> = {
  invoice: INVOICE_COLUMNS,
  item: [...INVOICE_COLUMNS, ...ITEM_COLUMNS],
};

/** A column and the fields that the registry puts after it. */
function expandColumn(column: ExportColumn): ExportColumn[] {
  const followers = FIELD_COLUMNS.filter(({ after }) => after === column.name);
  return [column, ...followers.flatMap(({ name, kind }) => expandColumn({ name, kind }))];
}

function toCellKind({ kind }: InvoiceField): CellKind {
  return kind === 'money' || kind === 'date' ? kind : 'text';
}

/** The names of the columns that an export may have, in their usual order. */
export function listColumnNames(rows: ExportRows): string[] {
  return COLUMNS[rows].map((column) => column.name);
}

/** Selects columns by name, in the given order; all of them without names. Unknown names are ignored. */
export function selectColumns(rows: ExportRows, names: readonly string[] | undefined): readonly ExportColumn[] {
  if (names === undefined) return COLUMNS[rows];
  return names.flatMap((name) => COLUMNS[rows].find((column) => column.name === name) ?? []);
}
