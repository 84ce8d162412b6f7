import { allOf, filterCondition, type SqlCondition } from './invoice-conditions.js';
import type { InvoiceFilter } from './invoice-filter.js';
import type { SearchStore } from './search.store.js';

/** What a filter means. */
export interface Narrowed {
  readonly where: SqlCondition;
  /** How many invoices match, where a search that was asked for alone has found that already; else null. */
  readonly found: number | null;
}

/** What a filter means as a condition, its query answered by the search. */
export async function narrowed(search: SearchStore, accountId: number, filter: InvoiceFilter): Promise<Narrowed> {
  const filtered = filterCondition(accountId, filter);
  if (!filter.query?.trim()) return { where: filtered, found: null };
  const matches = await search.find(accountId, filter.query);
  const found = asksForNothingElse(filter) ? matches.count : null;
  return { where: allOf([filtered, matches.condition()]), found };
}

function asksForNothingElse({ query: _query, ...conditions }: InvoiceFilter): boolean {
  return Object.values(conditions).every((condition) => condition === undefined);
}
