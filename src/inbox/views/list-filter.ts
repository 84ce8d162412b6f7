import { isDay } from '../client/clock.ts';
import type { CheckCode, InvoiceFilter, InvoiceLineFragment, InvoiceOrderField } from '../generated/graphql.ts';

export const TABS = ['ALL', 'WAITING', 'APPROVED', 'REJECTED', 'FAILED'] as const;
export type Tab = (typeof TABS)[number];

export const ORDERS = ['CREATED_AT', 'INVOICE_DATE', 'TOTAL_PRICE'] as const satisfies readonly InvoiceOrderField[];

export const DOCUMENT_TYPES = [
  'INVOICE',
  'CREDIT_NOTE',
  'DEBIT_NOTE',
  'PREPAYMENT',
  'RECEIPT',
  'REMINDER',
  'OTHER',
] as const;

export const CHECKS = [
  'BANK_ACCOUNT_CHANGED',
  'DUPLICATE',
  'FURTHER_INVOICES',
  'HYBRID_MISMATCH',
  'ITEMS_TOTAL',
  'NOT_ADDRESSED_TO_US',
  'POSSIBLE_DUPLICATE',
  'SUPPLIER_NAME_DIFFERS',
  'TAX_NUMBER',
  'VAT_RATE_UNUSUAL',
  'VAT_TOTAL',
] as const satisfies readonly CheckCode[];

/** What the list can be asked for that invoices lack. */
export const OPTIONAL_VALUES = [
  'company',
  'category',
  'invoiceNumber',
  'invoiceDate',
  'dueDate',
  'totalPrice',
  'totalVat',
  'iban',
  'orderNumber',
] as const satisfies readonly (keyof InvoiceFilter)[];

/** What the address says about the list, so that a filtered list can be kept as a bookmark. */
export interface ListChoice extends Readonly<Record<FilterName, string>> {
  readonly tab: Tab;
  readonly order: (typeof ORDERS)[number];
}

/** The filters beside the tab; an empty text stands for any. `more` holds, as JSON, what a saved view has and the page has no field for. */
const NAMES = ['query', 'category', 'company', 'card', 'type', 'check', 'missing', 'from', 'to', 'more'] as const;
export type FilterName = (typeof NAMES)[number];

/** A list that nothing narrows down. */
export const NO_FILTERS = Object.fromEntries(NAMES.map((name) => [name, ''])) as Readonly<Record<FilterName, string>>;

export function readChoice(search: URLSearchParams): ListChoice {
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'ALL';
  const order = ORDERS.find((name) => name === search.get('order')) ?? 'CREATED_AT';
  const filters = Object.fromEntries(NAMES.map((name) => [name, search.get(name) ?? '']));
  const [from, to] = [toDay(search.get('from')), toDay(search.get('to'))];
  return { ...NO_FILTERS, ...filters, tab, order, from, to };
}

/** A day of an address; an empty text if it is none that the service knows. */
function toDay(text: string | null): string {
  return text !== null && isDay(text) ? text : '';
}

/** The address of a list. */
export function toAddress(choice: ListChoice): string {
  const search = new URLSearchParams();
  if (choice.tab !== 'ALL') search.set('tab', choice.tab);
  if (choice.order !== 'CREATED_AT') search.set('order', choice.order);
  for (const name of NAMES) if (choice[name] !== '') search.set(name, choice[name]);
  const text = search.toString();
  return text === '' ? '/' : `/?${text}`;
}

export function isFiltered(choice: ListChoice): boolean {
  return NAMES.some((name) => choice[name] !== '');
}

export function toFilter(choice: ListChoice): InvoiceFilter {
  const { tab, query, category, company, card, type, missing, from, to } = choice;
  const documentType = DOCUMENT_TYPES.find((name) => name === type);
  const absent = OPTIONAL_VALUES.find((name) => name === missing);
  const shown: InvoiceFilter = {
    ...(tab === 'FAILED' && { processingStatuses: ['FAILED'] }),
    ...(tab !== 'FAILED' && tab !== 'ALL' && { approvementStatuses: [tab] }),
    ...(query.trim() !== '' && { query: query.trim() }),
    ...(category !== '' && { categoryUids: [category] }),
    ...(company !== '' && { companyUids: [company] }),
    ...(card !== '' && { cardUids: [card] }),
    ...(documentType && { documentTypes: [documentType] }),
    ...(from !== '' && { invoiceDateFrom: from }),
    ...(to !== '' && { invoiceDateTo: to }),
    ...(absent && { [absent]: { isNull: true } }),
    ...toCheckFilter(choice.check),
  };
  return combine(shown, readMore(choice.more));
}

/** @param check one of the checks, `ANY` or `NONE` of them; an empty text if it does not matter */
export function toCheckFilter(check: string): InvoiceFilter {
  if (check === 'ANY') return { checks: [...CHECKS] };
  if (check === 'NONE') return { not: { checks: [...CHECKS] } };
  const code = CHECKS.find((name) => name === check);
  return code ? { checks: [code] } : {};
}

/** Whether an invoice still belongs to a tab, now that it may have changed. */
export function isOnTab(
  invoice: Pick<InvoiceLineFragment, 'approvementStatus' | 'processingStatus'>,
  tab: Tab,
): boolean {
  if (tab === 'ALL') return true;
  return tab === 'FAILED' ? invoice.processingStatus === 'FAILED' : invoice.approvementStatus === tab;
}

/** The conditions that the page has no fields for; none if the text, which can come from any address, is no filter. */
export function readMore(more: string): InvoiceFilter {
  try {
    const filter: unknown = JSON.parse(more);
    return isFilter(filter) ? filter : {};
  } catch {
    return {};
  }
}

/** Whether a value has the form of a filter, with filters where it has others within it. */
function isFilter(value: unknown): value is InvoiceFilter {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { and, or, not }: { and?: unknown; or?: unknown; not?: unknown } = value;
  const areFilters = (list: unknown) => list == null || (Array.isArray(list) && list.every(isFilter));
  return areFilters(and) && areFilters(or) && (not == null || isFilter(not));
}

/** Both filters. What both name goes into `and` beside what is there, so that the filter is not nested more deeply than before. */
function combine(shown: InvoiceFilter, more: InvoiceFilter): InvoiceFilter {
  const [own, doubled] = [false, true].map((isDoubled) =>
    Object.fromEntries(Object.entries(shown).filter(([name]) => name in more === isDoubled)),
  );
  const both = { ...more, ...own };
  return Object.keys(doubled ?? {}).length === 0 ? both : { ...both, and: [...(more.and ?? []), doubled ?? {}] };
}
