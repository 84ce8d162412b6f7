import { IsNull, type EntityManager } from 'typeorm';
import type { Timestamp } from '../shared/clock.js';
import { insertRows } from '../shared/insert-rows.store.js';
import { changeRows, findRows } from '../shared/plain-rows.store.js';
import { AccountDeletion } from './account-deletion.entity.js';

const ROWS_PER_STEP = 1_000;
const OF_ACCOUNT = 'account_id = ?';

/** What an account has beside its invoices: each table after those that refer to it, with the condition on its rows. */
const TABLES: readonly (readonly [table: string, condition: string])[] = [
  ['webhook_delivery', 'webhook_id IN (SELECT webhook.id FROM webhook WHERE webhook.account_id = ?)'],
  ['webhook', OF_ACCOUNT],
  ['rate_bucket', 'key_uid IN (SELECT api_key.uid FROM api_key WHERE api_key.account_id = ?)'],
  ['rate_bucket', 'key_uid IN (SELECT account.uid FROM account WHERE account.id = ?)'],
  ...[
    'job',
    'arrival',
    'idempotent_call',
    'company_alias',
    'company_word',
    'company',
    'category',
    'card',
    'search_document',
    'search_posting',
    'invoice_cell',
    'invoice_facet',
    'invoice_sum',
    'invoice_tally',
    'slice_span',
    'due_check',
    'export_run',
    'account_event',
    'saved_view',
    'api_key',
    'workspace_user',
  ].map((table) => [table, OF_ACCOUNT] as const),
];

/** Deletes the rows of accounts, and records that it does. */
export class AccountDeletionStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(deletion: Omit<AccountDeletion, 'id'>): Promise<AccountDeletion> {
    return { ...deletion, id: await insertRows(this.manager, AccountDeletion, [deletion]) };
  }

  /** The deletion of an account; null if nobody has asked for it. */
  find(accountId: number): Promise<AccountDeletion | null> {
    return this.manager.findOneBy(AccountDeletion, { accountId });
  }

  /** All deletions, oldest first. */
  list(): Promise<AccountDeletion[]> {
    return this.manager.find(AccountDeletion, { order: { id: 'ASC' } });
  }

  /** The deletions that are not finished, oldest first. */
  listUnfinished(): Promise<AccountDeletion[]> {
    return this.manager.find(AccountDeletion, { where: { finishedAt: IsNull() }, order: { id: 'ASC' } });
  }

  /** Locks a deletion until the transaction ends, so that processes take turns. @returns false if it is finished */
  async hold(id: number): Promise<boolean> {
    const forUpdate = this.manager.connection.options.type === 'better-sqlite3' ? '' : ' FOR UPDATE';
    const rest = `WHERE account_deletion.id = ? AND account_deletion.finished_at IS NULL${forUpdate}`;
    return (await findRows(this.manager, AccountDeletion, rest, [id])).length > 0;
  }

  /** How many users the account has, and how many invoices, deleted ones included. */
  async measure(accountId: number): Promise<Pick<AccountDeletion, 'invoices' | 'users'>> {
    const count = (table: string) => `(SELECT COUNT(*) FROM ${table} WHERE ${table}.account_id = ?)`;
    const sql = `SELECT ${count('invoice')} AS invoices, ${count('workspace_user')} AS users`;
    const [row] = await this.manager.query<{ invoices: number | string; users: number | string }[]>(sql, [
      ...[accountId, accountId],
    ]);
    return { invoices: Number(row?.invoices), users: Number(row?.users) };
  }

  /** Stops the keys and webhooks of an account. */
  async stopAccount(accountId: number, at: Timestamp): Promise<void> {
    const statements = [
      ['UPDATE api_key SET revoked_at = ? WHERE api_key.account_id = ? AND api_key.revoked_at IS NULL', at],
      ['UPDATE webhook SET disabled_at = ? WHERE webhook.account_id = ? AND webhook.disabled_at IS NULL', at],
    ] as const;
    for (const [sql, value] of statements) await changeRows(this.manager, sql, [value, accountId]);
  }

  /** Deletes the jobs of an account, so that a worker that holds one cannot save its result. */
  async dropJobs(accountId: number): Promise<void> {
    const sql = `DELETE FROM job WHERE job.status IN ('queued', 'running') AND job.account_id = ?`;
    await changeRows(this.manager, sql, [accountId]);
  }

  /** Deletes some rows that do not belong to invoices. @returns false if there were none */
  async eraseSome(accountId: number): Promise<boolean> {
    for (const [table, condition] of TABLES) {
      if ((await changeRows(this.manager, this.buildDeletion(table, condition), [accountId])) > 0) return true;
    }
    return false;
  }

  /** Deletes the row of an account that has nothing else, and finishes its deletion. */
  async finish({ id, accountId }: AccountDeletion, finishedAt: Timestamp): Promise<void> {
    await changeRows(this.manager, 'DELETE FROM account WHERE account.id = ?', [accountId]);
    await this.manager.update(AccountDeletion, { id }, { finishedAt });
  }

  /** SQLite has no limit for deletions, MySQL no number for every row. */
  private buildDeletion(table: string, condition: string): string {
    if (this.manager.connection.options.type !== 'better-sqlite3')
      return `DELETE FROM ${table} WHERE ${condition} LIMIT ${ROWS_PER_STEP}`;
    const rows = `SELECT ${table}.rowid FROM ${table} WHERE ${condition} LIMIT ${ROWS_PER_STEP}`;
    return `DELETE FROM ${table} WHERE rowid IN (${rows})`;
  }
}
