import type { InvoiceFilter } from '../generated/graphql.ts';
import {
  CHECKS,
  NO_FILTERS,
  OPTIONAL_VALUES,
  readMore,
  TABS,
  toAddress,
  toCheckFilter,
  toFilter,
  type ListChoice,
} from './list-filter.ts';

/** The choice that shows a saved filter. What the page has no field for is in `more`, so nothing of the filter is lost. */
export function toChoice(filterJson: string): ListChoice {
  const filter = readMore(filterJson);
  const { processingStatuses, approvementStatuses, query, categoryUids, companyUids, cardUids, documentTypes } = filter;
  const isFailed = findOnly(processingStatuses) === 'FAILED';
  const shown: ListChoice = {
    ...NO_FILTERS,
    tab: isFailed ? 'FAILED' : (TABS.find((tab) => tab === findOnly(approvementStatuses)) ?? 'ALL'),
    order: 'CREATED_AT',
    query: query === query?.trim() ? (query ?? '') : '',
    category: findOnly(categoryUids),
    company: findOnly(companyUids),
    card: findOnly(cardUids),
    type: findOnly(documentTypes),
    check: findCheck(filter),
    missing: OPTIONAL_VALUES.find((name) => filter[name]?.isNull === true) ?? '',
    from: filter.invoiceDateFrom ?? '',
    to: filter.invoiceDateTo ?? '',
  };
  const covered: Readonly<Record<string, unknown>> = { ...toFilter(shown) };
  const rest = Object.entries(filter).filter(([name, value]) => !isEqual(value, covered[name]));
  return { ...shown, more: rest.length === 0 ? '' : JSON.stringify(Object.fromEntries(rest)) };
}

/** The address of the list of the invoices that a filter selects. */
export function toListAddress(filter: InvoiceFilter): string {
  return toAddress(toChoice(JSON.stringify(filter)));
}

/** How many conditions a filter has, those of the filters within it included. */
export function countConditions({ and, or, not, ...conditions }: InvoiceFilter): number {
  const parts = [...(and ?? []), ...(or ?? []), ...(not ? [not] : [])];
  // An empty `or`, which nothing matches, is a condition too.
  const own = Object.keys(conditions).length + (or?.length === 0 ? 1 : 0);
  return parts.reduce((count, part) => count + countConditions(part), own);
}

function findCheck({ checks, not }: InvoiceFilter): string {
  const choices = ['ANY', 'NONE', ...CHECKS];
  return (
    choices.find((check) => isEqual(toCheckFilter(check), { ...(checks && { checks }), ...(not && { not }) })) ?? ''
  );
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function findOnly(values: readonly string[] | null | undefined): string {
  return values?.length === 1 ? (values[0] ?? '') : '';
}
