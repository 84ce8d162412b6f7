import { allOf, filterCondition, type SqlCondition } from './invoice-conditions.js';
import { isFaceted, type InvoiceFacetStore } from './invoice-facet.store.js';
import type { InvoiceFilter } from './invoice-filter.js';
import type { SearchStore } from './search.store.js';

/** What a filter means. */
export interface Narrowed {
  readonly where: SqlCondition;
  /** How many invoices match, where the search and what it was intersected with tell; else null. */
  readonly found: number | null;
}

/**
 * What a filter means as a condition, its query answered by the search. Many matches are intersected with what else is asked for,
 * as bits, since asking it of each of their rows takes longer.
 */
export async function narrowed(
  search: SearchStore,
  facets: InvoiceFacetStore,
  accountId: number,
  filter: InvoiceFilter,
): Promise<Narrowed> {
  const filtered = filterCondition(accountId, filter);
  if (!filter.query?.trim()) return { where: filtered, found: null };
  const all = await search.find(accountId, filter.query);
  const faceted = all.few ? null : await facets.find(accountId, filter);
  const matches = faceted ? all.within(faceted) : all;
  const isAnswered = faceted ? isFaceted(filter) : asksForNothingElse(filter);
  return { where: allOf([filtered, matches.condition()]), found: isAnswered ? matches.count : null };
}

function asksForNothingElse({ query: _query, ...conditions }: InvoiceFilter): boolean {
  return Object.values(conditions).every((condition) => condition === undefined);
}
