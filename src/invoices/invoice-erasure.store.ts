import type { EntityManager } from 'typeorm';
import { findRows } from '../shared/plain-rows.store.js';
import { buildInCondition } from './search/invoice-conditions.js';
import { Invoice } from './invoice.entity.js';
import { InvoiceSummaryStore } from './search/invoice-summary.store.js';
import { SearchStore } from './search/search.store.js';

/** The tables of what belongs to an invoice, except its job. */
const PARTS = ['history_event', 'invoice_extraction', 'invoice_reading', 'invoice_item', 'due_check'];

/** Deletes rows of invoices for good, without their files. */
export class InvoiceErasureStore {
  private readonly summary: InvoiceSummaryStore;
  private readonly search: SearchStore;

  constructor(private readonly manager: EntityManager) {
    this.summary = new InvoiceSummaryStore(manager);
    this.search = new SearchStore(manager);
  }

  /**
   * Deletes the oldest invoices of an account, deleted ones too, with everything that belongs to them, their counts and their places in the
   * index.
   *
   * @returns how many
   */
  async eraseOldest(accountId: number, limit: number): Promise<number> {
    const oldest = `SELECT invoice.id AS id FROM invoice WHERE invoice.account_id = ? ORDER BY invoice.id LIMIT ${limit}`;
    const rows = await this.manager.query<{ id: number | string }[]>(oldest, [accountId]);
    const ids = rows.map(({ id }) => Number(id));
    if (ids.length === 0) return 0;
    // A worker locks its job before the invoice. The other order would deadlock with it.
    await this.deleteWhere('job', 'invoice_id', ids);
    const forUpdate = this.manager.connection.options.type === 'better-sqlite3' ? '' : ' FOR UPDATE';
    const { sql, parameters } = buildInCondition('invoice.id', ids);
    const invoices = await findRows(this.manager, Invoice, `WHERE ${sql} ORDER BY invoice.id${forUpdate}`, parameters);
    for (const invoice of invoices) {
      if (invoice.deletedAt !== null) continue;
      await this.summary.move(invoice.id, invoice, { ...invoice, deletedAt: invoice.createdAt });
    }
    await this.search.remove(accountId, ids);
    for (const part of PARTS) await this.deleteWhere(part, 'invoice_id', ids);
    await this.deleteWhere('invoice', 'id', ids);
    return ids.length;
  }

  private async deleteWhere(table: string, column: string, ids: readonly number[]): Promise<void> {
    const { sql, parameters } = buildInCondition(`${table}.${column}`, ids);
    await this.manager.query(`DELETE FROM ${table} WHERE ${sql}`, [...parameters]);
  }
}
