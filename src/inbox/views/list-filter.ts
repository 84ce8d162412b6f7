import type { InvoiceFilter, InvoiceLineFragment, InvoiceOrderField } from '../generated/graphql.ts';

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

/** What the address says about the list, so that a filtered list can be kept as a bookmark. */
export interface ListChoice extends Readonly<Record<FilterName, string>> {
  readonly tab: Tab;
  readonly order: (typeof ORDERS)[number];
}

/** The filters beside the tab; an empty text stands for any. `more` holds, as JSON, what a saved view has and the page has no field for. */
const NAMES = ['query', 'category', 'company', 'card', 'type', 'from', 'to', 'more'] as const;
type FilterName = (typeof NAMES)[number];

/** A list that nothing narrows down. */
export const NO_FILTERS = Object.fromEntries(NAMES.map((name) => [name, ''])) as Readonly<Record<FilterName, string>>;

export function readChoice(search: URLSearchParams): ListChoice {
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'ALL';
  const order = ORDERS.find((name) => name === search.get('order')) ?? 'CREATED_AT';
  const filters = Object.fromEntries(NAMES.map((name) => [name, search.get(name) ?? '']));
  return { ...NO_FILTERS, ...filters, tab, order };
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
  const { tab, query, category, company, card, type, from, to, more } = choice;
  const documentType = DOCUMENT_TYPES.find((name) => name === type);
  return {
    ...(tab === 'FAILED' && { processingStatuses: ['FAILED'] }),
    ...(tab !== 'FAILED' && tab !== 'ALL' && { approvementStatuses: [tab] }),
    ...(query.trim() !== '' && { query: query.trim() }),
    ...(category !== '' && { categoryUids: [category] }),
    ...(company !== '' && { companyUids: [company] }),
    ...(card !== '' && { cardUids: [card] }),
    ...(documentType && { documentTypes: [documentType] }),
    ...(from !== '' && { invoiceDateFrom: from }),
    ...(to !== '' && { invoiceDateTo: to }),
    ...readMore(more),
  };
}

/** Whether an invoice still belongs to a tab, now that it may have changed. */
export function isOnTab(
  invoice: Pick<InvoiceLineFragment, 'approvementStatus' | 'processingStatus'>,
  tab: Tab,
): boolean {
  if (tab === 'ALL') return true;
  return tab === 'FAILED' ? invoice.processingStatus === 'FAILED' : invoice.approvementStatus === tab;
}

function readMore(more: string): InvoiceFilter {
  try {
    return JSON.parse(more) as InvoiceFilter;
  } catch {
    return {};
  }
}

/** The choice that shows a filter. Nothing of it is lost: see `more`. */
export function toChoice(filter: InvoiceFilter): ListChoice {
  const { processingStatuses, approvementStatuses, query, categoryUids, companyUids, cardUids, documentTypes } = filter;
  const isFailed = findOnly(processingStatuses) === 'FAILED';
  const shown: ListChoice = {
    ...NO_FILTERS,
    tab: isFailed ? 'FAILED' : (TABS.find((tab) => tab === findOnly(approvementStatuses)) ?? 'ALL'),
    order: 'CREATED_AT',
    query: query ?? '',
    category: findOnly(categoryUids),
    company: findOnly(companyUids),
    card: findOnly(cardUids),
    type: findOnly(documentTypes),
    from: filter.invoiceDateFrom ?? '',
    to: filter.invoiceDateTo ?? '',
  };
  const covered: Readonly<Record<string, unknown>> = { ...toFilter(shown) };
  const rest = Object.entries(filter).filter(
    ([name, value]) =>
      value != null && name !== '__typename' && JSON.stringify(value) !== JSON.stringify(covered[name]),
  );
  return { ...shown, more: rest.length === 0 ? '' : JSON.stringify(Object.fromEntries(rest)) };
}

function findOnly(values: readonly string[] | null | undefined): string {
  return values?.length === 1 ? (values[0] ?? '') : '';
}
