import type { EntityManager } from 'typeorm';
import { changeRows } from '../shared/plain-rows.store.js';
import { post } from '../shared/posted-statements.store.js';
import { buildInCondition } from './search/invoice-conditions.js';

/** An invoice whose checks may report something else than before. */
export interface DueCheck {
  readonly id: number;
  readonly accountId: number;
  readonly invoiceId: number;
  /** The company that it belonged to before its change. */
  readonly formerCompanyId: number | null;
}

/**
 * The invoices whose checks are to be made. A change adds its invoice in its own transaction. Rows are only added and deleted, so that no
 * change waits for another.
 */
export class DueCheckStore {
  constructor(private readonly manager: EntityManager) {}

  async add({ accountId, invoiceId, formerCompanyId }: Omit<DueCheck, 'id'>): Promise<void> {
    const sql = 'INSERT INTO due_check (account_id, invoice_id, former_company_id) VALUES (?, ?, ?)';
    await post(this.manager, sql, [accountId, invoiceId, formerCompanyId]);
  }

  /** Adds all invoices of a company, whose name or tax number has changed. */
  async refreshCompany(accountId: number, companyId: number): Promise<void> {
    const sql =
      'INSERT INTO due_check (account_id, invoice_id) SELECT invoice.account_id, invoice.id FROM invoice ' +
      'WHERE invoice.company_id = ? AND invoice.account_id = ? AND invoice.deleted_at IS NULL';
    await post(this.manager, sql, [companyId, accountId]);
  }

  /** The newest rows of the next account, by row id, that has any. */
  async listNext(afterAccountId: number, limit: number): Promise<DueCheck[]> {
    const [next] = await this.manager.query<{ account_id: number | string }[]>(
      'SELECT due_check.account_id FROM due_check WHERE due_check.account_id > ? ORDER BY due_check.account_id LIMIT 1',
      [afterAccountId],
    );
    if (!next) return [];
    const rows = await this.manager.query<Record<string, number | string | null>[]>(
      `SELECT due_check.id, due_check.account_id, due_check.invoice_id, due_check.former_company_id
       FROM due_check WHERE due_check.account_id = ? ORDER BY due_check.id DESC LIMIT ?`,
      [next.account_id, limit],
    );
    return rows.map((row) => ({
      id: Number(row['id']),
      accountId: Number(row['account_id']),
      invoiceId: Number(row['invoice_id']),
      formerCompanyId: row['former_company_id'] === null ? null : Number(row['former_company_id']),
    }));
  }

  /** @returns false if another process has removed any of them */
  async remove(ids: readonly number[]): Promise<boolean> {
    const { sql, parameters } = buildInCondition('due_check.id', ids);
    return (await changeRows(this.manager, `DELETE FROM due_check WHERE ${sql}`, parameters)) === ids.length;
  }
}
