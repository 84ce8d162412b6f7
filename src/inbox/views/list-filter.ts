import type { InvoiceFilter, InvoiceOrderField } from '../generated/graphql.ts';

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
export interface ListChoice {
  readonly tab: Tab;
  readonly query: string;
  readonly category: string;
  readonly company: string;
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly order: (typeof ORDERS)[number];
}

const NAMES = ['query', 'category', 'company', 'type', 'from', 'to'] as const;

export function readChoice(search: URLSearchParams): ListChoice {
  const [query, category, company, type, from, to] = NAMES.map((name) => search.get(name) ?? '') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'ALL';
  const order = ORDERS.find((name) => name === search.get('order')) ?? 'CREATED_AT';
  return { tab, order, query, category, company, type, from, to };
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

export function isFiltered({ query, category, company, type, from, to }: ListChoice): boolean {
  return [query, category, company, type, from, to].some((value) => value !== '');
}

export function toFilter(choice: ListChoice): InvoiceFilter {
  const { tab, query, category, company, type, from, to } = choice;
  const documentType = DOCUMENT_TYPES.find((name) => name === type);
  return {
    ...(tab === 'FAILED' && { processingStatuses: ['FAILED'] }),
    ...(tab !== 'FAILED' && tab !== 'ALL' && { approvementStatuses: [tab] }),
    ...(query.trim() !== '' && { query: query.trim() }),
    ...(category !== '' && { categoryUids: [category] }),
    ...(company !== '' && { companyUids: [company] }),
    ...(documentType && { documentTypes: [documentType] }),
    ...(from !== '' && { invoiceDateFrom: from }),
    ...(to !== '' && { invoiceDateTo: to }),
  };
}
