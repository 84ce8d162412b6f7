import type { EntityManager } from 'typeorm';
import { intersect } from './id-set.js';
import { InvoiceCellStore } from './invoice-cell.store.js';
import { readCellRanges, type CelledInvoice } from './invoice-cells.js';
import { buildFilterCondition, buildInCondition } from './invoice-conditions.js';
import type { IndexDifference } from './index-difference.js';
import { FACETED_FILTERS, InvoiceFacetStore, type FacetedInvoice } from './invoice-facet.store.js';
import { CombinedFilterStore } from './combined-filter.store.js';
import { isCombined, type InvoiceFilter, type InvoiceOrder } from './invoice-filter.js';
import { RANGE_FILTERS } from '../fields/field-filters.js';
import type { Cursor } from './invoice-keyset.js';
import type { NarrowedList } from './page-plan.js';
import { findPageWindow } from './page-window.js';
import { ResolvedFilter } from './resolved-filter.js';
import { SearchMatches } from './search-matches.js';
import { SearchStore } from './search.store.js';
import { SliceSpanStore, type DatedInvoice } from './slice-span.store.js';

/** The values of an invoice that the index holds. */
export interface IndexedInvoice extends FacetedInvoice, CelledInvoice, Omit<DatedInvoice, 'id'> {}

/** The rows of a list that are wanted; `after` is the place that they follow. */
export interface WantedPlaces {
  readonly offset: number;
  readonly limit: number;
  readonly after?: Cursor | undefined;
}

const RANGE_MEMBERS: ReadonlySet<string> = new Set(RANGE_FILTERS.flatMap(({ ends }) => ends));
const INDEXED_MEMBERS: ReadonlySet<string> = new Set([...FACETED_FILTERS, ...RANGE_MEMBERS]);

/**
 * Knows which invoices match a filter without reading their rows: by the words of search, by facets, and by cells. It answers filters
 * whose rows would take longer to read in a larger account.
 */
export class InvoiceIndexStore {
  private readonly search: SearchStore;
  private readonly facets: InvoiceFacetStore;
  private readonly cells: InvoiceCellStore;
  private readonly spans: SliceSpanStore;
  private readonly combined: CombinedFilterStore;
  private readonly dialect: 'mysql' | 'sqlite';

  constructor(manager: EntityManager) {
    this.search = new SearchStore(manager);
    this.facets = new InvoiceFacetStore(manager);
    this.cells = new InvoiceCellStore(manager);
    this.spans = new SliceSpanStore(manager);
    this.combined = new CombinedFilterStore(manager);
    this.dialect = manager.connection.options.type === 'better-sqlite3' ? 'sqlite' : 'mysql';
  }

  /** Indexes an invoice's new values, in the transaction of the change; `before` is null for a new invoice. */
  async move(id: number, before: IndexedInvoice | null, after: IndexedInvoice): Promise<void> {
    await this.facets.move(id, before, after);
    await this.cells.move(id, before, after);
    if (!before) await this.spans.add({ ...after, id });
  }

  /** Rebuilds the index, apart from that of words, from the invoices. No other process may write meanwhile. */
  async rebuild(): Promise<void> {
    await this.facets.rebuild();
    await this.cells.rebuild();
    await this.spans.rebuild();
  }

  /** Compares the index, apart from that of words, with the invoices, within one snapshot of the database. */
  async findDifferences(): Promise<IndexDifference[]> {
    const [facets, cells] = [await this.facets.findDifferences(), await this.cells.findDifferences()];
    return [...facets, ...cells, ...(await this.spans.findDifferences())];
  }

  /** Resolves a filter. Its query is always looked up; the rest of it only if there are many matches, or if `isWanted`. */
  async resolve(accountId: number, filter: InvoiceFilter, isWanted = false): Promise<ResolvedFilter> {
    if (isCombined(filter)) return this.resolveCombined(accountId, filter);
    const filtered = buildFilterCondition(accountId, filter);
    const { query, ...others } = filter;
    const [members, isAnswered] = [listMembers(others), canAnswer(others)];
    if (!query?.trim()) {
      if (!isWanted || !isAnswered) return new ResolvedFilter(filtered, null, false, false);
      return new ResolvedFilter(
        filtered,
        new SearchMatches(await this.find(accountId, others), this.dialect),
        true,
        false,
      );
    }
    const found = await this.search.find(accountId, query);
    if (members.length === 0) return new ResolvedFilter(filtered, found, true, true);
    if (found.isFew || !members.some((member) => INDEXED_MEMBERS.has(member)))
      return new ResolvedFilter(filtered, found, false, true);
    const both = found.intersectWith(await this.find(accountId, others));
    return new ResolvedFilter(filtered, both, isAnswered, true);
  }

  private async resolveCombined(accountId: number, filter: InvoiceFilter): Promise<ResolvedFilter> {
    const { ids, isExact, searched } = await this.combined.find(accountId, filter);
    const found = new SearchMatches(ids, this.dialect);
    return new ResolvedFilter(buildFilterCondition(accountId, filter, searched), found, isExact, false);
  }

  /**
   * Narrows a list down to the few invoices that include the wanted ones. Changes that happen meanwhile can leave too few of them, so the
   * caller reads the whole list if it gets fewer rows than it wants and these are not the last.
   *
   * @returns null if the index does not determine the list or its order
   */
  async narrow(
    accountId: number,
    filter: ResolvedFilter,
    [first, ...further]: readonly InvoiceOrder[],
    { offset, limit, after }: WantedPlaces,
  ): Promise<NarrowedList | null> {
    // Left to choose, the database sometimes reads the whole list in its order instead of these few rows.
    const table = this.dialect === 'mysql' ? 'invoice FORCE INDEX (PRIMARY)' : 'invoice NOT INDEXED';
    if (filter.isFew) return { table, where: filter.where, offset, isLast: true };
    if (!filter.many || first?.field !== 'created_at' || further.length > 0) return null;
    const wanted = { descending: first.descending, offset, limit, ...(after?.value ? { after: after.value } : {}) };
    const window = findPageWindow(filter.many, await this.spans.list(accountId), wanted);
    if (!window) return null;
    const where = filter.limitTo(buildInCondition('invoice.id', window.ids));
    return { table, where, offset: offset - window.skipped, isLast: window.isLast };
  }

  /** The invoices that match the members of a filter that the index holds. */
  private async find(accountId: number, filter: InvoiceFilter) {
    const ranges = readCellRanges(filter) ?? [];
    const faceted = await this.facets.find(accountId, filter);
    return (await this.cells.findEach(accountId, ranges)).reduce(intersect, faceted);
  }
}

/** Whether a filter has a range, whose rows no index returns in the order of another field. */
export function hasRange(filter: InvoiceFilter): boolean {
  return listMembers(filter).some((member) => RANGE_MEMBERS.has(member));
}

function listMembers(filter: InvoiceFilter): string[] {
  return Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [name]));
}

/** Whether the index alone determines which invoices match. */
function canAnswer(filter: InvoiceFilter): boolean {
  return listMembers(filter).every((member) => INDEXED_MEMBERS.has(member)) && readCellRanges(filter) !== null;
}
