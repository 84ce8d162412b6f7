import type { EntityManager } from 'typeorm';
import type { Timestamp } from '../../shared/clock.js';
import { post } from '../../shared/posted-statements.store.js';
import { addId, addSlice, SLICE_BYTES, SLICE_SIZE, type IdSet } from './id-set.js';
import { buildFilterCondition } from './invoice-conditions.js';
import { DifferenceCount, type IndexDifference } from './index-difference.js';
import type { SliceSpan } from './page-window.js';

/** When an invoice was created. */
export interface DatedInvoice {
  readonly id: number;
  readonly accountId: number;
  readonly createdAt: Timestamp;
}

/** A half-open range of creation times. */
export interface CreationRange {
  readonly from: Timestamp | undefined;
  readonly before: Timestamp | undefined;
}

/** Slices that reach beyond a range are read up to this number. If rows are in the order of their creation, there are at most two. */
const MAX_SLICES_READ = 8;
const EVERY_ID = new Uint8Array(SLICE_BYTES).fill(0xff);

/**
 * The earliest and the latest creation time of each account's invoices in every slice of row ids. Neither the id nor the time of an invoice
 * ever changes, so a span only grows.
 */
export class SliceSpanStore {
  private readonly isSqlite: boolean;

  constructor(private readonly manager: EntityManager) {
    this.isSqlite = manager.connection.options.type === 'better-sqlite3';
  }

  /** Extends the span of a new invoice's slice, in the transaction that inserts it. */
  async add({ id, accountId, createdAt }: DatedInvoice): Promise<void> {
    const update = this.isSqlite
      ? 'ON CONFLICT (account_id, slice) DO UPDATE SET created_from = min(slice_span.created_from, excluded.created_from), created_to = max(slice_span.created_to, excluded.created_to)'
      : 'ON DUPLICATE KEY UPDATE created_from = LEAST(slice_span.created_from, VALUES(created_from)), created_to = GREATEST(slice_span.created_to, VALUES(created_to))';
    await post(
      this.manager,
      `INSERT INTO slice_span (account_id, slice, created_from, created_to) VALUES (?, ?, ?, ?) ${update}`,
      [accountId, Math.floor(id / SLICE_SIZE), createdAt, createdAt],
    );
  }

  /** The spans of an account's invoices, including deleted ones. */
  async list(accountId: number): Promise<SliceSpan[]> {
    const rows = await this.manager.query<{ slice: number | string; created_from: string; created_to: string }[]>(
      'SELECT slice_span.slice, slice_span.created_from, slice_span.created_to FROM slice_span WHERE slice_span.account_id = ?',
      [accountId],
    );
    return rows.map((row) => ({ slice: Number(row.slice), from: row.created_from, to: row.created_to }));
  }

  /**
   * The invoices that were created in a half-open range of times. Slices within it are taken whole, also with ids that no invoice of the account
   * has; of those that reach beyond it, the rows are read if these are few.
   *
   * @returns invoices that include them; `isExact` if there are no others among the account's own
   */
  async findCreated(accountId: number, { from, before }: CreationRange): Promise<{ ids: IdSet; isExact: boolean }> {
    const isWithin = (span: SliceSpan) =>
      (from === undefined || span.from >= from) && (before === undefined || span.to < before);
    const touched = (await this.list(accountId)).filter(
      (span) => (from === undefined || span.to >= from) && (before === undefined || span.from < before),
    );
    const partly = touched.filter((span) => !isWithin(span));
    const isExact = partly.length <= MAX_SLICES_READ;
    const ids: IdSet = new Map();
    for (const { slice } of isExact ? touched.filter(isWithin) : touched) addSlice(ids, slice * SLICE_SIZE, EVERY_ID);
    if (isExact && partly.length > 0)
      for (const id of await this.listCreated(accountId, partly, { from, before })) addId(ids, id);
    return { ids, isExact };
  }

  private async listCreated(accountId: number, spans: readonly SliceSpan[], range: CreationRange): Promise<number[]> {
    const filter = buildFilterCondition(accountId, { createdFrom: range.from, createdBefore: range.before });
    const table = this.isSqlite ? 'invoice NOT INDEXED' : 'invoice FORCE INDEX (PRIMARY)';
    const slices = spans.map(() => '(invoice.id >= ? AND invoice.id < ?)').join(' OR ');
    const rows = await this.manager.query<{ id: number | string }[]>(
      `SELECT invoice.id FROM ${table} WHERE (${slices}) AND ${filter.sql}`,
      [...spans.flatMap(({ slice }) => [slice * SLICE_SIZE, (slice + 1) * SLICE_SIZE]), ...filter.parameters],
    );
    return rows.map(({ id }) => Number(id));
  }

  /** Rebuilds the spans from the invoices. No other process may write meanwhile. */
  async rebuild(): Promise<void> {
    await this.manager.query('DELETE FROM slice_span');
    const columns = 'account_id, slice, created_from, created_to';
    await this.manager.query(`INSERT INTO slice_span (${columns}) ${this.buildSpansSql()}`);
  }

  /** Compares the spans with the invoices, in one statement. A span may be wider, because removed invoices do not shorten it. */
  async findDifferences(): Promise<IndexDifference[]> {
    const rows = await this.manager.query<{ account_id: number | string }[]>(
      `SELECT span.account_id FROM (${this.buildSpansSql()}) AS span
       LEFT JOIN slice_span ON slice_span.account_id = span.account_id AND slice_span.slice = span.slice
       WHERE slice_span.slice IS NULL OR slice_span.created_from > span.created_from OR slice_span.created_to < span.created_to`,
    );
    const wrong = new DifferenceCount('creation_times');
    for (const row of rows) wrong.add(row.account_id);
    return wrong.list();
  }

  private buildSpansSql(): string {
    const slice = `invoice.id ${this.isSqlite ? '/' : 'DIV'} ${SLICE_SIZE}`;
    return `SELECT invoice.account_id, ${slice} AS slice, MIN(invoice.created_at) AS created_from, MAX(invoice.created_at) AS created_to
       FROM invoice GROUP BY invoice.account_id, ${slice}`;
  }
}
