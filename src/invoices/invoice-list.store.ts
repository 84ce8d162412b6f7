import type { EntityManager } from 'typeorm';
import { allOf, filterCondition, isOneOf, type SqlCondition } from './invoice-conditions.js';
import type { InvoiceFilter, InvoiceOrder } from './invoice-filter.js';
import { isAfter, orderSql, rangesAfter, reversed, type Cursor } from './invoice-keyset.js';
import { INVOICE_COLUMNS, INVOICE_JOINS, toInvoiceRow, type InvoiceRow, type RawInvoiceRow } from './invoice-row.js';
import { SearchStore } from './search.store.js';
import { statisticsSql, toStatistic, type InvoiceStatistic, type StatisticGroup } from './invoice-statistics.js';

/** A stretch of a list between two places; `backwards` takes the last `limit` rows of it, in the list's order all the same. */
export interface KeysetOptions {
  readonly after?: Cursor;
  readonly before?: Cursor;
  readonly limit: number;
  readonly backwards: boolean;
}

/**
 * The read model of invoices: one statement a call, and one before it where the filter has a query; deleted invoices and other
 * accounts are never seen.
 */
export class InvoiceListStore {
  private readonly search: SearchStore;

  constructor(private readonly manager: EntityManager) {
    this.search = new SearchStore(manager);
  }

  /** A page by its offset. The rows are found in an index before anything is joined, so that a late page stays cheap. */
  async page(
    accountId: number,
    filter: InvoiceFilter,
    order: readonly InvoiceOrder[],
    { offset, limit }: { offset: number; limit: number },
  ): Promise<InvoiceRow[]> {
    const where = await this.condition(accountId, filter);
    const sorted = orderSql(order);
    const ids = `SELECT invoice.id FROM invoice WHERE ${where.sql} ORDER BY ${sorted} LIMIT ? OFFSET ?`;
    const sql = `SELECT ${INVOICE_COLUMNS} FROM (${ids}) AS page JOIN invoice ON invoice.id = page.id ${INVOICE_JOINS} ORDER BY ${sorted}`;
    return this.rows({ sql, parameters: [...where.parameters, limit, offset] });
  }

  /**
   * The rows between two cursors; a row that was added or changed elsewhere makes none skipped or repeated.
   *
   * @throws bad_request when a cursor can't be one of that order
   */
  async keyset(
    accountId: number,
    filter: InvoiceFilter,
    order: InvoiceOrder,
    { after, before, limit, backwards }: KeysetOptions,
  ): Promise<InvoiceRow[]> {
    const direction = backwards ? reversed(order) : order;
    const [start, end] = backwards ? [before, after] : [after, before];
    const filtered = await this.condition(accountId, filter);
    const where = end ? allOf([filtered, isAfter(reversed(direction), end)]) : filtered;
    const ranges = start ? rangesAfter(direction, start).map((range) => allOf([where, range])) : [where];
    const rows = await this.rows(keysetStatement(ranges, orderSql([direction]), limit));
    return backwards ? rows.reverse() : rows;
  }

  /** How many invoices the filter means, exactly. */
  async count(accountId: number, filter: InvoiceFilter): Promise<number> {
    const query = queryAlone(filter);
    if (query) return (await this.search.find(accountId, query)).count;
    const where = await this.condition(accountId, filter);
    const sql = `SELECT COUNT(*) AS invoice_count FROM invoice WHERE ${where.sql}`;
    const [row] = await this.manager.query<RawInvoiceRow[]>(sql, [...where.parameters]);
    return Number(row?.['invoice_count']);
  }

  async findByUid(accountId: number, uid: string): Promise<InvoiceRow | null> {
    const [row] = await this.byUids(accountId, [uid]);
    return row ?? null;
  }

  /** The invoices of those uids that there are, in no order. */
  byUids(accountId: number, uids: readonly string[]): Promise<InvoiceRow[]> {
    return this.matching(accountId, isOneOf('invoice.uid', uids));
  }

  /** The invoices of those row ids that there are, in no order. */
  byIds(accountId: number, ids: readonly number[]): Promise<InvoiceRow[]> {
    return this.matching(accountId, isOneOf('invoice.id', ids));
  }

  /** Counts and sums per group and currency, ordered by both. */
  async stats(accountId: number, filter: InvoiceFilter, group: StatisticGroup): Promise<InvoiceStatistic[]> {
    const where = await this.condition(accountId, filter);
    const rows = await this.manager.query<RawInvoiceRow[]>(statisticsSql(group, where), [...where.parameters]);
    return rows.map(toStatistic);
  }

  private async condition(accountId: number, filter: InvoiceFilter): Promise<SqlCondition> {
    const filtered = filterCondition(accountId, filter);
    if (!filter.query?.trim()) return filtered;
    const matches = await this.search.find(accountId, filter.query);
    return allOf([filtered, matches.condition()]);
  }

  private matching(accountId: number, condition: SqlCondition): Promise<InvoiceRow[]> {
    const where = allOf([filterCondition(accountId, {}), condition]);
    const sql = `SELECT ${INVOICE_COLUMNS} FROM invoice ${INVOICE_JOINS} WHERE ${where.sql}`;
    return this.rows({ sql, parameters: where.parameters });
  }

  private async rows({ sql, parameters }: SqlCondition): Promise<InvoiceRow[]> {
    const rows = await this.manager.query<RawInvoiceRow[]>(sql, [...parameters]);
    return rows.map(toInvoiceRow);
  }
}

/** The first rows of each range, put together; each range ends at the limit, so none reads more of its index than a page. */
function keysetStatement(ranges: readonly SqlCondition[], sorted: string, limit: number): SqlCondition {
  const stretches = ranges.map((range, index) => {
    const ids = `SELECT invoice.id FROM invoice WHERE ${range.sql} ORDER BY ${sorted} LIMIT ?`;
    return `SELECT stretch_${index}.id FROM (${ids}) AS stretch_${index}`;
  });
  const page = stretches.join(' UNION ALL ');
  return {
    sql: `SELECT ${INVOICE_COLUMNS} FROM (${page}) AS page JOIN invoice ON invoice.id = page.id ${INVOICE_JOINS} ORDER BY ${sorted} LIMIT ?`,
    parameters: [...ranges.flatMap((range) => [...range.parameters, limit]), limit],
  };
}

/** The query of a filter that asks for nothing else, for search counts by itself. */
function queryAlone({ query, ...conditions }: InvoiceFilter): string | null {
  const isAlone = Object.values(conditions).every((condition) => condition === undefined);
  return isAlone && query?.trim() ? query : null;
}
