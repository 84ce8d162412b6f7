import type { EntityManager } from 'typeorm';
import { AppError } from '../shared/errors.js';
import { LISTED_INVOICE, WHOLE_INVOICE, type InvoiceSelection } from './invoice-columns.js';
import { toInvoiceRow, toListedInvoice, type InvoiceRow, type ListedInvoice } from './invoice-row.js';
import {
  buildStatisticsSql,
  MAX_STATISTICS,
  toStatistic,
  type InvoiceStatistic,
  type StatisticGroups,
} from './invoice-statistics.js';
import { joinWithAnd, buildFilterCondition, buildInCondition, type SqlCondition } from './search/invoice-conditions.js';
import type { InvoiceFilter, InvoiceOrder, InvoiceOrderField } from './search/invoice-filter.js';
import { hasRange, InvoiceIndexStore } from './search/invoice-index.store.js';
import { buildOrderSql, reverseOrder, type Cursor } from './search/invoice-keyset.js';
import { buildCountCondition } from './search/invoice-tally.store.js';
import { planKeysetPage, planOffsetPage, readPlanned } from './search/page-plan.js';
import type { ResolvedFilter } from './search/resolved-filter.js';
import { selectRows } from '../shared/select-rows.store.js';
import { SummedStatisticsStore } from './summed-statistics.store.js';

/** From this offset on, the index finds a page faster than the database skips the rows before it. */
const MIN_FAR_OFFSET = 1_000;
/** The index in each order. */
const ORDER_INDEXES: Readonly<Record<InvoiceOrderField, string>> = {
  created_at: 'invoice_created',
  invoice_date: 'invoice_date',
  total_price: 'invoice_total',
  hf_id: 'invoice_hf_order',
};

/** A range of a list between two cursors; `backwards` takes its last `limit` rows, still in the list's order. */
export interface KeysetOptions {
  readonly after?: Cursor;
  readonly before?: Cursor;
  readonly limit: number;
  readonly backwards: boolean;
  /** What to read of each invoice; everything if omitted. */
  readonly selection?: InvoiceSelection;
}

/** A page of a list, with the number of all matching invoices. */
export interface InvoicePage {
  readonly rows: readonly ListedInvoice[];
  readonly count: number;
}

/**
 * The read model of invoices: one statement for each call, and a few more where the index of invoices narrows the rows down first. It
 * never shows deleted invoices or those of other accounts.
 */
export class InvoiceListStore {
  private readonly index: InvoiceIndexStore;
  private readonly sums: SummedStatisticsStore;
  private readonly dialect: 'mysql' | 'sqlite';

  constructor(private readonly manager: EntityManager) {
    this.index = new InvoiceIndexStore(manager);
    this.sums = new SummedStatisticsStore(manager);
    this.dialect = manager.connection.options.type === 'better-sqlite3' ? 'sqlite' : 'mysql';
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
    const tallied = buildCountCondition(accountId, filter);
    const found = await this.index.resolve(accountId, filter, tallied === null || offset >= MIN_FAR_OFFSET);
    const narrowed = await this.index.narrow(accountId, found, order, { offset, limit });
    const count = tallied ?? buildCountStatement(found);
    const table = this.chooseTable(filter, order);
    const raw = await readPlanned(planOffsetPage(found, narrowed, order, { offset, limit, table }), (ids) =>
      selectRows(this.manager, {
        sql: `SELECT ${LISTED_INVOICE.columns}, (${count.sql}) AS invoice_count FROM (${ids.sql}) AS page JOIN invoice ON invoice.id = page.id ${LISTED_INVOICE.joins} ORDER BY ${buildOrderSql(order)}`,
        parameters: [...count.parameters, ...ids.parameters],
      }),
    );
    const [first] = raw;
    if (!first) return { rows: [], count: offset === 0 ? 0 : await this.count(accountId, filter) };
    return { rows: raw.map(toListedInvoice), count: Number(first['invoice_count']) };
  }

  /**
   * The rows between two cursors, each with the value that it is sorted by. If other rows are added or changed, no row is skipped or
   * repeated.
   *
   * @throws bad_request if a cursor does not belong to that order
   */
  async listKeyset(
    accountId: number,
    filter: InvoiceFilter,
    order: InvoiceOrder,
    { after, before, limit, backwards, selection = WHOLE_INVOICE }: KeysetOptions,
  ): Promise<InvoiceRow[]> {
    const direction = backwards ? reverseOrder(order) : order;
    const [start, end] = backwards ? [before, after] : [after, before];
    const found = await this.index.resolve(accountId, filter, hasRange(filter));
    const narrowed = end
      ? null
      : await this.index.narrow(accountId, found, [direction], { offset: 0, limit, after: start });
    // The rows need the value that their cursors hold.
    const columns = order.field === 'created_at' ? selection.columns : `${selection.columns}, invoice.${order.field}`;
    const table = this.chooseTable(filter, [direction]);
    const plan = planKeysetPage(found, narrowed, direction, { start, end, limit, table });
    const rows = await readPlanned(plan, (ids) =>
      this.loadRows({
        sql: `SELECT ${columns} FROM (${ids.sql}) AS page JOIN invoice ON invoice.id = page.id ${selection.joins} ORDER BY ${buildOrderSql([direction])} LIMIT ?`,
        parameters: [...ids.parameters, limit],
      }),
    );
    return backwards ? rows.toReversed() : [...rows];
  }

  /** The exact number of invoices that match the filter. */
  async count(accountId: number, filter: InvoiceFilter): Promise<number> {
    const tallied = buildCountCondition(accountId, filter);
    if (tallied) return this.readCount(tallied);
    const found = await this.index.resolve(accountId, filter, true);
    return found.count ?? this.readCount(buildCountStatement(found));
  }

  async findByUid(accountId: number, uid: string, selection?: InvoiceSelection): Promise<InvoiceRow | null> {
    const [row] = await this.listMatching(accountId, buildInCondition('invoice.uid', [uid]), selection);
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

  /**
   * Counts and sums per group within groups and currency, ordered by the groups and the currency.
   *
   * @throws bad_request if there are more than `MAX_STATISTICS` groups within groups
   */
  async computeStatistics(
    accountId: number,
    filter: InvoiceFilter,
    groups: StatisticGroups,
  ): Promise<InvoiceStatistic[]> {
    const summed = await this.sums.find(accountId, filter, groups);
    const rows = await selectRows(this.manager, summed ?? (await this.buildLiveStatistics(accountId, filter, groups)));
    if (groups.length > 1 && rows.length > MAX_STATISTICS) throw createTooManyGroupsError();
    return rows.map((row) => toStatistic(row, groups));
  }

  /** Names the index of a list without a filter. MySQL's own server would sort all invoices of an account of 10,000 beside a larger one. */
  private chooseTable(filter: InvoiceFilter, [first, ...others]: readonly InvoiceOrder[]): string {
    const isFiltered = Object.values(filter).some((value) => value !== undefined);
    if (this.dialect === 'sqlite' || isFiltered || !first || others.length > 0) return 'invoice';
    return `invoice FORCE INDEX (${ORDER_INDEXES[first.field]})`;
  }

  private async buildLiveStatistics(accountId: number, filter: InvoiceFilter, groups: StatisticGroups) {
    const { where } = await this.index.resolve(accountId, filter);
    return buildStatisticsSql(groups, where, this.dialect);
  }

  private listMatching(
    accountId: number,
    condition: SqlCondition,
    { columns, joins } = WHOLE_INVOICE,
  ): Promise<InvoiceRow[]> {
    const where = joinWithAnd([buildFilterCondition(accountId, {}), condition]);
    const sql = `SELECT ${columns} FROM invoice ${joins} WHERE ${where.sql}`;
    return this.loadRows({ sql, parameters: where.parameters });
  }

  private async readCount(statement: SqlCondition): Promise<number> {
    const [row] = await selectRows(this.manager, statement);
    return Number(row?.['invoice_count']);
  }

  private async loadRows(statement: SqlCondition): Promise<InvoiceRow[]> {
    const rows = await selectRows(this.manager, statement);
    return rows.map(toInvoiceRow);
  }
}

/** Counts by the index if it determines the count, otherwise by the rows. */
function buildCountStatement({ count, where }: ResolvedFilter): SqlCondition {
  if (count !== null) return { sql: 'SELECT ? AS invoice_count', parameters: [count] };
  return { sql: `SELECT COUNT(*) AS invoice_count FROM invoice WHERE ${where.sql}`, parameters: where.parameters };
}

function createTooManyGroupsError(): AppError {
  const message = `There are more than ${MAX_STATISTICS} groups. Choose fewer groups, or narrow the filter.`;
  return new AppError('bad_request', message, { details: { maximum: MAX_STATISTICS } });
}
