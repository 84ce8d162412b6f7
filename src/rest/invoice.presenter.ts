import type { Permissions } from '../access/policy.js';
import type { HistoryRow } from '../invoices/invoice-history.store.js';
import {
  mapByRestName,
  SHOWN_DETAIL_FIELD_NAMES,
  type ListedFieldName,
  type RestValues,
  type ShownDetailFieldName,
} from '../invoices/fields/invoice-fields.js';
import type { Check } from '../invoices/checks/check.js';
import type { InvoiceItem } from '../invoices/invoice-item.entity.js';
import {
  readBuyer,
  readFilePages,
  readServicePeriod,
  readVatCategories,
  type CardSummary,
  type CompanySummary,
  type InvoiceRow,
  type ListedInvoice,
  type WorkspaceUserSummary,
} from '../invoices/invoice-row.js';
import type { VatCategory } from '../invoices/fields/vocabulary.js';
import { toIsoTimestamp } from '../shared/clock.js';
import { formatPrice } from '../shared/price-display.js';
import { presentItem } from './item.presenter.js';

const DETAIL_FIELDS = Object.entries(mapByRestName(SHOWN_DETAIL_FIELD_NAMES));

/** The data that an invoice's detail shows. */
export interface InvoiceDetail {
  readonly row: InvoiceRow;
  readonly permissions: Permissions;
  readonly locale: string;
  readonly fileUrl: string;
  readonly items: readonly InvoiceItem[];
  readonly events: readonly HistoryRow[];
  readonly checks: readonly Check[];
}

/** Formats an invoice for a list. */
export function presentInvoice(row: ListedInvoice, permissions: Permissions, locale: string) {
  return {
    hf_id: row.hfId,
    uid: row.uid,
    total_price: row.totalPrice,
    total_price_display: formatPrice(row.totalPrice, row.currency, locale),
    currency: row.currency,
    invoice_date: row.invoiceDate,
    company: row.company && presentCompanySummary(row.company),
    category: row.category && { uid: row.category.uid, name: row.category.name },
    processing_status: row.processingStatus,
    approvement_status: row.approvementStatus,
    permissions: presentPermissions(permissions),
    created_at: toIsoTimestamp(row.createdAt),
    workspace_user: presentWorkspaceUser(row.workspaceUser),
  } satisfies RestValues<ListedFieldName> & Record<string, unknown>;
}

/** Formats an invoice with everything that belongs to it. */
export function presentInvoiceDetail({ row, permissions, locale, fileUrl, ...parts }: InvoiceDetail) {
  const { payment_type, ...fields } = presentDetailFields(row);
  const listed = presentInvoice(row, permissions, locale);
  const first = { file: fileUrl, items: parts.items.map(presentItem) };
  // Spreading objects into a literal takes V8 several times as long.
  return Object.assign(listed, first, fields, {
    buyer: presentBuyer(row),
    service_period: readServicePeriod(row),
    card: row.card && presentCardSummary(row.card),
    payment_type,
    history: parts.events.map(presentEvent),
    vat_categories: readVatCategories(row).map(presentVatCategory),
    file_name: row.fileName,
    file_pages: readFilePages(row),
    processing_error:
      row.processingErrorCode === null ? null : { code: row.processingErrorCode, message: row.processingErrorMessage },
    checks: parts.checks.map(({ code, message, values, invoiceUid }) => ({
      code,
      message,
      values,
      invoice_uid: invoiceUid,
    })),
  });
}

/** Formats the response to an upload. */
export function presentUpload(row: InvoiceRow, fileUrl: string) {
  return {
    hf_id: row.hfId,
    uid: row.uid,
    file: fileUrl,
    processing_status: row.processingStatus,
    created_at: toIsoTimestamp(row.createdAt),
    workspace_user: presentWorkspaceUser(row.workspaceUser),
  };
}

/** Formats the response to an approval action. */
export function presentDecision(row: InvoiceRow, permissions: Permissions) {
  return {
    uid: row.uid,
    approvement_status: row.approvementStatus,
    permissions: presentPermissions(permissions),
  };
}

/** Formats the registered fields that lists do not show, except those within objects. */
function presentDetailFields(row: InvoiceRow): RestValues<ShownDetailFieldName> {
  const values = DETAIL_FIELDS.map(([restName, name]) => [restName, row[name]]);
  return Object.fromEntries(values) as RestValues<ShownDetailFieldName>;
}

function presentBuyer(row: InvoiceRow) {
  const buyer = readBuyer(row);
  return buyer && { name: buyer.name, tax_number: buyer.taxNumber, address: buyer.address };
}

function presentPermissions(permissions: Permissions) {
  return {
    can_update: permissions.update === null,
    can_delete: permissions.delete === null,
    can_approve: permissions.approve === null,
    can_reject: permissions.reject === null,
    can_remove_approval: permissions.remove_approval === null,
  };
}

/** Formats a user as every response shows one. */
export function presentWorkspaceUser(user: Omit<WorkspaceUserSummary, 'id'>) {
  return {
    uid: user.uid,
    user: {
      uid: user.userUid,
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      full_name: `${user.firstName} ${user.lastName}`.trim(),
    },
    role_type: user.roleType,
  };
}

function presentCompanySummary(company: CompanySummary) {
  return {
    uid: company.uid,
    name: company.name,
    address: company.address,
    tax_number: company.taxNumber,
    tax_office: company.taxOffice,
    phone: company.phone,
  };
}

function presentCardSummary(card: CardSummary) {
  return {
    uid: card.uid,
    hf_id: card.hfId,
    name: card.name,
    first_four_digits: card.firstFourDigits,
    last_four_digits: card.lastFourDigits,
  };
}

function presentEvent(event: HistoryRow) {
  return {
    uid: event.uid,
    event: event.event,
    created_at: toIsoTimestamp(event.createdAt),
    workspace_user: event.workspaceUser && presentWorkspaceUser(event.workspaceUser),
    note: event.note,
    changes: event.changes,
  };
}

function presentVatCategory(category: VatCategory) {
  return {
    vat_rate: category.vatRate,
    base_amount: category.baseAmount,
    vat_amount: category.vatAmount,
    total_amount: category.totalAmount,
  };
}
