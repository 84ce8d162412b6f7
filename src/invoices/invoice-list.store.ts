import type { EntityManager } from 'typeorm';
import {
  INVOICE_COLUMNS,
  INVOICE_JOINS,
  LISTED_COLUMNS,
  LISTED_JOINS,
  toInvoiceRow,
  toListedInvoice,
  type InvoiceRow,
  type ListedInvoice,
} from './invoice-row.js';
import { buildStatisticsSql, toStatistic, type InvoiceStatistic, type StatisticGroup } from './invoice-statistics.js';
import { joinWithAnd, buildFilterCondition, buildInCondition, type SqlCondition } from './search/invoice-conditions.js';
import { InvoiceFacetStore } from './search/invoice-facet.store.js';
import type { InvoiceFilter, InvoiceOrder } from './search/invoice-filter.js';
import { isAfter, buildOrderSql, buildRangesAfter, reverseOrder, type Cursor } from './search/invoice-keyset.js';
import { buildCountCondition } from './search/invoice-tally.store.js';
import { resolveFilter } from './search/resolve-filter.js';
import { SearchStore } from './search/search.store.js';
import { selectRows } from './select-rows.store.js';

/** A range of a list between two cursors; `backwards` takes its last `limit` rows, still in the list's order. */
export interface KeysetOptions {
  readonly after?: Cursor;
  readonly before?: Cursor;
  readonly limit: number;
  readonly backwards: boolean;
}

/** A page of a list, with the number of all matching invoices. */
export interface InvoicePage {
  readonly rows: readonly ListedInvoice[];
  readonly count: number;
}

/**
 * The read model of invoices: one statement for each call, and one more if the filter has a query. It never shows deleted invoices or
 * those of other accounts.
 */
export class InvoiceListStore {
  private readonly search: SearchStore;
  private readonly facets: InvoiceFacetStore;

  constructor(private readonly manager: EntityManager) {
    this.search = new SearchStore(manager);
    this.facets = new InvoiceFacetStore(manager);
  }

  /**
   * A page by its offset, with the number of all matching invoices. The rows are found in an index before any join, so that late
   * pages stay cheap; the same statement counts.
   */
  async page(
    accountId: number,
    filter: InvoiceFilter,
    order: readonly InvoiceOrder[],
    { offset, limit }: { offset: number; limit: number },
  ): Promise<InvoicePage> {
    const { where, found } = await resolveFilter(this.search, this.facets, accountId, filter);
    const count = found === null ? readCount(accountId, filter, where) : { sql: '?', parameters: [found] };
    const sorted = buildOrderSql(order);
    const ids = `SELECT invoice.id FROM invoice WHERE ${where.sql} ORDER BY ${sorted} LIMIT ? OFFSET ?`;
    const raw = await selectRows(this.manager, {
      sql: `SELECT ${LISTED_COLUMNS}, (${count.sql}) AS invoice_count FROM (${ids}) AS page JOIN invoice ON invoice.id = page.id ${LISTED_JOINS} ORDER BY ${sorted}`,
      parameters: [...count.parameters, ...where.parameters, limit, offset],
    });
    const [first] = raw;
    if (!first) return { rows: [], count: offset === 0 ? 0 : await this.count(accountId, filter) };
    return { rows: raw.map(toListedInvoice), count: Number(first['invoice_count']) };
  }

  /**
   * The rows between two cursors. If other rows are added or changed, no row is skipped or repeated.
   *
   * @throws bad_request if a cursor does not belong to that order
   */
  async listKeyset(
    accountId: number,
    filter: InvoiceFilter,
    order: InvoiceOrder,
    { after, before, limit, backwards }: KeysetOptions,
  ): Promise<InvoiceRow[]> {
    const direction = backwards ? reverseOrder(order) : order;
    const [start, end] = backwards ? [before, after] : [after, before];
    const { where: filtered } = await resolveFilter(this.search, this.facets, accountId, filter);
    const where = end ? joinWithAnd([filtered, isAfter(reverseOrder(direction), end)]) : filtered;
    const ranges = start ? buildRangesAfter(direction, start).map((range) => joinWithAnd([where, range])) : [where];
    const rows = await this.loadRows(buildKeysetStatement(ranges, buildOrderSql([direction]), limit));
    return backwards ? rows.reverse() : rows;
  }

  /** The exact number of invoices that match the filter. */
  async count(accountId: number, filter: InvoiceFilter): Promise<number> {
    const { where, found } = await resolveFilter(this.search, this.facets, accountId, filter);
    if (found !== null) return found;
    const [row] = await selectRows(this.manager, readCount(accountId, filter, where));
    return Number(row?.['invoice_count']);
  }

  async findByUid(accountId: number, uid: string): Promise<InvoiceRow | null> {
    const [row] = await this.listByUids(accountId, [uid]);
    return row ?? null;
  }

  /** The existing invoices among these uids, unordered. */
  listByUids(accountId: number, uids: readonly string[]): Promise<InvoiceRow[]> {
    return this.listMatching(accountId, buildInCondition('invoice.uid', uids));
  }

  /** The existing invoices among these row ids, unordered. */
  listByIds(accountId: number, ids: readonly number[]): Promise<InvoiceRow[]> {
    return this.listMatching(accountId, buildInCondition('invoice.id', ids));
  }

  /** Counts and sums per group and currency, ordered by both. */
  async computeStatistics(
    accountId: number,
    filter: InvoiceFilter,
    group: StatisticGroup,
  ): Promise<InvoiceStatistic[]> {
    const { where } = await resolveFilter(this.search, this.facets, accountId, filter);
    const rows = await selectRows(this.manager, {
      sql: buildStatisticsSql(group, where),
      parameters: where.parameters,
    });
    return rows.map(toStatistic);
  }

  private listMatching(accountId: number, condition: SqlCondition): Promise<InvoiceRow[]> {
    const where = joinWithAnd([buildFilterCondition(accountId, {}), condition]);
    const sql = `SELECT ${INVOICE_COLUMNS} FROM invoice ${INVOICE_JOINS} WHERE ${where.sql}`;
    return this.loadRows({ sql, parameters: where.parameters });
  }

  private async loadRows(statement: SqlCondition): Promise<InvoiceRow[]> {
    const rows = await selectRows(this.manager, statement);
    return rows.map(toInvoiceRow);
  }
}

/** The first rows of all ranges. Each range has the limit, so that none reads more of its index than a page. */
function buildKeysetStatement(ranges: readonly SqlCondition[], sorted: string, limit: number): SqlCondition {
  const statements = ranges.map((range, index) => {
    const ids = `SELECT invoice.id FROM invoice WHERE ${range.sql} ORDER BY ${sorted} LIMIT ?`;
    return `SELECT range_${index}.id FROM (${ids}) AS range_${index}`;
  });
  const page = statements.join(' UNION ALL ');
  return {
    sql: `SELECT ${INVOICE_COLUMNS} FROM (${page}) AS page JOIN invoice ON invoice.id = page.id ${INVOICE_JOINS} ORDER BY ${sorted} LIMIT ?`,
    parameters: [...ranges.flatMap((range) => [...range.parameters, limit]), limit],
  };
}

/** Counts by the tally if it covers the filter, otherwise by the rows. */
function readCount(accountId: number, filter: InvoiceFilter, { sql, parameters }: SqlCondition): SqlCondition {
  const tallied = buildCountCondition(accountId, filter);
  if (tallied) return tallied;
  return { sql: `SELECT COUNT(*) AS invoice_count FROM invoice WHERE ${sql}`, parameters };
}
