import { toCheckMask } from '../../src/invoices/checks/check.js';
import { toProperty, type OptionalName } from '../../src/invoices/fields/optional-values.js';
import type { Invoice } from '../../src/invoices/invoice.entity.js';
import type { InvoiceFilter } from '../../src/invoices/search/invoice-filter.js';

/** The uids of what invoices belong to, by kind and row id. */
export type OwnerUids = Readonly<
  Record<'company' | 'category' | 'card' | 'workspaceUser', ReadonlyMap<number, string>>
>;

/** Decides whether a filter matches an invoice, one condition after the other. A query matches the invoice's number. */
export function matchesNaively(filter: InvoiceFilter, invoice: Invoice, owners: OwnerUids): boolean {
  const isAny = <Value>(wanted: readonly Value[] | undefined, value: Value | null | undefined) =>
    wanted === undefined || (value !== null && value !== undefined && wanted.includes(value));
  const isOwned = (wanted: readonly string[] | undefined, kind: keyof OwnerUids, id: number | null) =>
    isAny(wanted, id === null ? null : owners[kind].get(id));
  const isBetween = (value: string | null, from?: string, to?: string) =>
    (from === undefined && to === undefined) ||
    (value !== null && (from === undefined || value >= from) && (to === undefined || value <= to));
  const toNumber = (amount: string | undefined) => (amount === undefined ? undefined : Number(amount));
  const isAmount = (value: string | null, min?: number, max?: number) =>
    (min === undefined && max === undefined) ||
    (value !== null && (min === undefined || Number(value) >= min) && (max === undefined || Number(value) <= max));
  const matches = (part: InvoiceFilter) => matchesNaively(part, invoice, owners);
  const nulls = Object.entries(filter.isNull ?? {}) as [OptionalName, boolean][];
  return [
    isOwned(filter.companyUids, 'company', invoice.companyId),
    isOwned(filter.categoryUids, 'category', invoice.categoryId),
    isOwned(filter.cardUids, 'card', invoice.cardId),
    isOwned(filter.workspaceUserUids, 'workspaceUser', invoice.workspaceUserId),
    isAny(filter.approvementStatuses, invoice.approvementStatus),
    isAny(filter.processingStatuses, invoice.processingStatus),
    isAny(filter.currencies, invoice.currency),
    isAny(filter.paymentTypes, invoice.paymentType),
    isAny(filter.documentTypes, invoice.documentType),
    filter.createdFrom === undefined || invoice.createdAt >= filter.createdFrom,
    filter.createdBefore === undefined || invoice.createdAt < filter.createdBefore,
    isBetween(invoice.invoiceDate, filter.invoiceDateFrom, filter.invoiceDateTo),
    isBetween(invoice.dueDate, filter.dueDateFrom, filter.dueDateTo),
    isAmount(invoice.totalPrice, toNumber(filter.totalPriceMin), toNumber(filter.totalPriceMax)),
    nulls.every(([name, isNull]) => (invoice[toProperty(name)] === null) === isNull),
    filter.checks === undefined || ((invoice.failedChecks ?? 0) & toCheckMask(filter.checks)) !== 0,
    filter.query === undefined || (invoice.invoiceNumber ?? '').startsWith(filter.query.toUpperCase()),
    (filter.and ?? []).every(matches),
    filter.or === undefined || filter.or.some(matches),
    filter.not === undefined || !matches(filter.not),
  ].every(Boolean);
}
