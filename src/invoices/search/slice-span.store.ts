import type { EntityManager } from 'typeorm';
import type { Timestamp } from '../../shared/clock.js';
import { post } from '../../shared/posted-statements.store.js';
import { SLICE_SIZE } from './id-set.js';
import { DifferenceCount, type IndexDifference } from './index-difference.js';
import type { SliceSpan } from './page-window.js';

/** When an invoice was created. */
export interface DatedInvoice {
  readonly id: number;
  readonly accountId: number;
  readonly createdAt: Timestamp;
}

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
