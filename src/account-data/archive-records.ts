import type { InvoiceItem } from '../invoices/invoice-item.entity.js';
import type { HistoryRow } from '../invoices/invoice-history.store.js';
import type { Invoice } from '../invoices/invoice.entity.js';
import { FIELD_NAMES } from '../invoices/fields/invoice-fields.js';
import { toSnakeCase } from '../shared/letter-case.js';
import type { AccountRows } from './account-export.store.js';

/** The kinds of rows that have a file of their own, which is named like them. */
export type RecordKind = Exclude<keyof AccountRows, 'invoices'>;
type RecordFields = { readonly [Kind in RecordKind]: readonly (keyof AccountRows[Kind] & string)[] };
type Named = { readonly uid: string; readonly name: string };

/** The columns that an archive shows of each kind of row; no others, so that a secret is never among them by mistake. */
export const RECORD_FIELDS: RecordFields = {
  users: ['uid', 'email', 'firstName', 'lastName', 'roleType', 'createdAt', 'removedAt'],
  keys: ['uid', 'keyId', 'name', 'scopes', 'createdAt', 'lastUsedAt', 'expiresAt', 'revokedAt'],
  webhooks: ['uid', 'url', 'events', 'createdAt', 'failingSince', 'disabledAt', 'disabledReason'],
  history: ['uid', 'event', 'keyUid', 'targetUid', 'targetName', 'changes', 'createdAt'],
  companies: ['uid', 'hfId', 'name', 'address', 'taxNumber', 'taxOffice', 'phone', 'createdAt', 'deletedAt'],
  categories: ['uid', 'name', 'createdAt', 'deletedAt'],
  cards: ['uid', 'hfId', 'name', 'firstFourDigits', 'lastFourDigits', 'createdAt', 'deletedAt'],
  saved_views: ['uid', 'name', 'filter', 'createdAt'],
};
export const ACCOUNT_FIELDS = ['uid', 'name', 'locale', 'timeZone', 'fourEyes', 'createdAt'] as const;

const INVOICE_FIELDS = [
  ...([
    'uid',
    'hfId',
    'processingStatus',
    'processingErrorCode',
    'processingErrorMessage',
    'approvementStatus',
  ] as const),
  ...FIELD_NAMES,
  ...(['vatCategories', 'editedFields', 'furtherInvoices', 'version', 'createdAt', 'deletedAt'] as const),
];
const ITEM_FIELDS = ['uid', 'name', 'description', 'quantity', 'unit', 'totalPrice', 'vatRate'] as const;

/** What is shown of invoices beside their own values, by the ids of invoices, users, companies and so on. */
export interface InvoiceParts {
  readonly users: ReadonlyMap<number, string>;
  readonly items: ReadonlyMap<number, readonly InvoiceItem[]>;
  /** Oldest first. */
  readonly history: ReadonlyMap<number, readonly object[]>;
  readonly extractions: ReadonlyMap<number, object | null>;
  readonly companies: ReadonlyMap<number, Named>;
  readonly categories: ReadonlyMap<number, Named>;
  readonly cards: ReadonlyMap<number, Named>;
}

/** Presents some columns of a row under their names in REST. */
export function presentRecord<Row extends object>(row: Row, fields: readonly (keyof Row & string)[]): object {
  return Object.fromEntries(fields.map((field) => [toSnakeCase(field), row[field]]));
}

/** Presents an event of an invoice's history. */
export function presentHistory({ invoiceId, uid, event, workspaceUser, note, changes, createdAt }: HistoryRow) {
  return {
    invoiceId,
    uid,
    event,
    workspace_user_uid: workspaceUser?.uid ?? null,
    note,
    changes,
    created_at: createdAt,
  };
}

/** Presents an invoice with everything that belongs to it. @param path the name of its file in the archive */
export function presentInvoice(invoice: Invoice, path: string, parts: InvoiceParts): object {
  const { fileName, fileType, fileSize, fileSha256, firstPage, lastPage } = invoice;
  return {
    ...presentRecord(invoice, INVOICE_FIELDS),
    workspace_user_uid: parts.users.get(invoice.workspaceUserId) ?? null,
    company: pickNamed(parts.companies, invoice.companyId),
    category: pickNamed(parts.categories, invoice.categoryId),
    card: pickNamed(parts.cards, invoice.cardId),
    file: {
      ...{ path, name: fileName, type: fileType, size: fileSize, sha256: fileSha256 },
      ...{ first_page: firstPage, last_page: lastPage },
    },
    items: (parts.items.get(invoice.id) ?? []).map((item) => presentRecord(item, ITEM_FIELDS)),
    history: (parts.history.get(invoice.id) ?? []).map((event) => ({ ...event, invoiceId: undefined })),
    extraction: parts.extractions.get(invoice.id) ?? null,
  };
}

function pickNamed(rows: ReadonlyMap<number, Named>, id: number | null): Named | null {
  const row = id === null ? undefined : rows.get(id);
  return row ? { uid: row.uid, name: row.name } : null;
}
