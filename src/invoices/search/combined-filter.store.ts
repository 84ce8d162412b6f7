import type { EntityManager } from 'typeorm';
import { toCheckMask } from '../checks/check.js';
import { OPTIONAL_VALUES, type OptionalName } from '../fields/optional-values.js';
import { intersect, subtract, unite, type IdSet } from './id-set.js';
import { InvoiceCellStore } from './invoice-cell.store.js';
import { LARGEST_OWNER_ID, readCellRanges, type CellMatch, type CellRange } from './invoice-cells.js';
import { buildInCondition, listOptional, type SearchedQueries } from './invoice-conditions.js';
import { EVERY, InvoiceFacetStore } from './invoice-facet.store.js';
import type { InvoiceFilter } from './invoice-filter.js';
import type { SearchMatches } from './search-matches.js';
import { SearchStore } from './search.store.js';
import { SliceSpanStore, type CreationRange } from './slice-span.store.js';

/** What the index found for a filter. */
export interface FoundInvoices {
  /** Invoices that include all matching ones. */
  readonly ids: IdSet;
  /** Whether all of them match. */
  readonly isExact: boolean;
  /** The conditions of the filter's queries. */
  readonly searched: SearchedQueries;
}

/** A filter as an expression over what the parts of the index hold. */
type Plan =
  | { readonly kind: 'facets'; readonly facets: readonly string[] }
  | { readonly kind: 'cells'; readonly condition: CellRange | CellMatch }
  | { readonly kind: 'words'; readonly query: string }
  | { readonly kind: 'created'; readonly range: CreationRange }
  /** What the index does not hold. */
  | { readonly kind: 'other' }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Plan[] }
  | { readonly kind: 'not'; readonly part: Plan };
type Leaf<Kind extends Plan['kind']> = Extract<Plan, { kind: Kind }>;
type Candidates = Pick<FoundInvoices, 'ids' | 'isExact'>;

const OWNERS = [
  { filter: 'companyUids', table: 'company', field: 'companyId' },
  { filter: 'categoryUids', table: 'category', field: 'categoryId' },
  { filter: 'cardUids', table: 'card', field: 'cardId' },
] as const;

/** Combines what the parts of the index hold to sets of invoices. Each part is read once, however often a filter names it. */
export class CombinedFilterStore {
  private readonly search: SearchStore;
  private readonly facets: InvoiceFacetStore;
  private readonly cells: InvoiceCellStore;
  private readonly spans: SliceSpanStore;

  constructor(private readonly manager: EntityManager) {
    this.search = new SearchStore(manager);
    this.facets = new InvoiceFacetStore(manager);
    this.cells = new InvoiceCellStore(manager);
    this.spans = new SliceSpanStore(manager);
  }

  /** Finds the invoices that match a filter, as far as the index determines them. */
  async find(accountId: number, filter: InvoiceFilter): Promise<FoundInvoices> {
    const plan = await this.plan(accountId, filter);
    const leaves = listLeaves(plan);
    const found = new Map<Plan, Candidates>();
    const every = await this.readFacets(accountId, selectKind(leaves, 'facets'), found);
    await this.readCells(accountId, selectKind(leaves, 'cells'), found);
    const searched = await this.searchWords(accountId, selectKind(leaves, 'words'), found);
    for (const leaf of selectKind(leaves, 'created'))
      found.set(leaf, await this.spans.findCreated(accountId, leaf.range));
    // A part of the index can still hold invoices that were deleted.
    const { ids, isExact } = combine(plan, every, found);
    return { ids: intersect(ids, every), isExact, searched };
  }

  private async plan(accountId: number, filter: InvoiceFilter): Promise<Plan> {
    const { createdFrom: from, createdBefore: before, query, checks, and, or, not } = filter;
    const wanted = await this.facets.listWanted(accountId, filter);
    const ranges = readCellRanges(filter);
    const parts: Plan[] = [
      ...wanted.map((facets) => ({ kind: 'facets', facets }) as const),
      ...(ranges?.map((condition) => ({ kind: 'cells', condition }) as const) ?? []),
      ...(await this.planOwners(accountId, filter)),
      ...listOptional(filter).map(([name, isNull]) => planOptional(name, isNull)),
      ...(from === undefined && before === undefined ? [] : [{ kind: 'created', range: { from, before } } as const]),
      ...(query === undefined ? [] : [{ kind: 'words', query } as const]),
      ...(ranges === null || filter.uids ? [{ kind: 'other' } as const] : []),
      ...(checks ? [planChecks(toCheckMask(checks))] : []),
    ];
    const planEach = (filters: readonly InvoiceFilter[]) =>
      Promise.all(filters.map((one) => this.plan(accountId, one)));
    if (and) parts.push(...(await planEach(and)));
    if (or) parts.push({ kind: 'any', parts: await planEach(or) });
    if (not) parts.push({ kind: 'not', part: await this.plan(accountId, not) });
    return { kind: 'all', parts };
  }

  private async planOwners(accountId: number, filter: InvoiceFilter): Promise<Plan[]> {
    const plans: Plan[] = [];
    for (const { filter: name, table, field } of OWNERS) {
      const uids = filter[name];
      if (!uids) continue;
      const { sql, parameters } = buildInCondition(`${table}.uid`, uids);
      const rows = await this.manager.query<{ id: number | string }[]>(
        `SELECT ${table}.id FROM ${table} WHERE ${table}.account_id = ? AND ${sql}`,
        [accountId, ...parameters],
      );
      const ids = new Set(rows.map(({ id }) => Number(id)));
      const isKnown = [...ids].every((id) => id <= LARGEST_OWNER_ID);
      const condition = { field, matches: (cell: number) => ids.has(cell) };
      plans.push(isKnown ? { kind: 'cells', condition } : { kind: 'other' });
    }
    return plans;
  }

  /** @returns all invoices of the account that are not deleted */
  private async readFacets(
    accountId: number,
    leaves: readonly Leaf<'facets'>[],
    found: Map<Plan, Candidates>,
  ): Promise<IdSet> {
    const sets = await this.facets.read(accountId, [...new Set([EVERY, ...leaves.flatMap(({ facets }) => facets)])]);
    const get = (facet: string): IdSet => sets.get(facet) ?? new Map();
    for (const leaf of leaves) found.set(leaf, { ids: unite(leaf.facets.map(get)), isExact: true });
    return get(EVERY);
  }

  private async readCells(
    accountId: number,
    leaves: readonly Leaf<'cells'>[],
    found: Map<Plan, Candidates>,
  ): Promise<void> {
    const conditions = leaves.map(({ condition }) => condition);
    const sets = await this.cells.findEach(accountId, conditions);
    leaves.forEach((leaf, index) => found.set(leaf, { ids: sets[index] ?? new Map(), isExact: true }));
  }

  private async searchWords(
    accountId: number,
    leaves: readonly Leaf<'words'>[],
    found: Map<Plan, Candidates>,
  ): Promise<SearchedQueries> {
    const matches = new Map<string, SearchMatches>();
    for (const { query } of leaves)
      if (!matches.has(query)) matches.set(query, await this.search.find(accountId, query));
    for (const leaf of leaves) found.set(leaf, { ids: matches.get(leaf.query)?.ids ?? new Map(), isExact: true });
    return new Map([...matches].map(([query, match]) => [query, match.toCondition()]));
  }
}

function planOptional(name: OptionalName, isNull: boolean): Plan {
  const bit = 2 ** OPTIONAL_VALUES[name];
  const has: Plan = { kind: 'cells', condition: { field: 'presence', matches: (cell) => (cell & bit) !== 0 } };
  return isNull ? { kind: 'not', part: has } : has;
}

function planChecks(mask: number): Plan {
  return { kind: 'cells', condition: { field: 'failedChecks', matches: (cell) => (cell & mask) !== 0 } };
}

function listLeaves(plan: Plan): Plan[] {
  if ('parts' in plan) return plan.parts.flatMap(listLeaves);
  return 'part' in plan ? listLeaves(plan.part) : [plan];
}

function selectKind<Kind extends Plan['kind']>(leaves: readonly Plan[], kind: Kind): Leaf<Kind>[] {
  return leaves.filter((leaf): leaf is Leaf<Kind> => leaf.kind === kind);
}

/** Of a part that is not exact, neither the matches nor the others are known for certain, so everything may match its opposite. */
function combine(plan: Plan, every: IdSet, found: ReadonlyMap<Plan, Candidates>): Candidates {
  switch (plan.kind) {
    case 'all':
    case 'any': {
      const parts = plan.parts.map((part) => combine(part, every, found));
      const isExact = parts.every((part) => part.isExact);
      const sets = parts.map(({ ids }) => ids);
      return { ids: plan.kind === 'any' ? unite(sets) : sets.reduce(intersect, every), isExact };
    }
    case 'not': {
      const { ids, isExact } = combine(plan.part, every, found);
      return { ids: isExact ? subtract(every, ids) : every, isExact };
    }
    case 'other':
      return { ids: every, isExact: false };
    default:
      return found.get(plan) ?? { ids: every, isExact: false };
  }
}
