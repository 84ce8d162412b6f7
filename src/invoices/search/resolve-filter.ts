import { joinWithAnd, buildFilterCondition, type SqlCondition } from './invoice-conditions.js';
import { isFaceted, type InvoiceFacetStore } from './invoice-facet.store.js';
import type { InvoiceFilter } from './invoice-filter.js';
import type { SearchStore } from './search.store.js';

/** A filter as a condition. */
export interface ResolvedFilter {
  readonly where: SqlCondition;
  /** The number of matching invoices if the index alone determines it; otherwise null. */
  readonly found: number | null;
}

/**
 * Turns a filter into a condition; the search index answers its query. A large set of matches is intersected with the facets' bitmaps,
 * which is faster than checking each row.
 */
export async function resolveFilter(
  search: SearchStore,
  facets: InvoiceFacetStore,
  accountId: number,
  filter: InvoiceFilter,
): Promise<ResolvedFilter> {
  const filtered = buildFilterCondition(accountId, filter);
  if (!filter.query?.trim()) return { where: filtered, found: null };
  const all = await search.find(accountId, filter.query);
  const faceted = all.isFew ? null : await facets.find(accountId, filter);
  const matches = faceted ? all.intersectWith(faceted) : all;
  const isComplete = faceted ? isFaceted(filter) : hasOnlyQuery(filter);
  return { where: joinWithAnd([filtered, matches.toCondition()]), found: isComplete ? matches.count : null };
}

function hasOnlyQuery({ query: _query, ...conditions }: InvoiceFilter): boolean {
  return Object.values(conditions).every((condition) => condition === undefined);
}
