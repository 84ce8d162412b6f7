import type { EntityManager } from 'typeorm';
import type { Timestamp } from '../shared/clock.js';
import { insertRows } from '../shared/insert-rows.store.js';
import { buildAssignments, changeRows, findRows } from '../shared/plain-rows.store.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { Webhook } from './webhook.entity.js';

/** How far before the newest event a new webhook starts to look, for events whose transactions have not committed yet. */
const LOOK_BACK = 1_000;

/** Rows of webhooks. */
export class WebhookStore {
  constructor(private readonly manager: EntityManager) {}

  /** Inserts a webhook that receives what is committed from now on. */
  async insert(webhook: Omit<Webhook, 'id' | 'position'>): Promise<Webhook> {
    const sql = 'SELECT MAX(history_event.id) AS newest FROM history_event';
    const [row] = await this.manager.query<{ newest: number | string | null }[]>(sql);
    const created = { ...webhook, position: Math.max(0, Number(row?.newest ?? 0) - LOOK_BACK) };
    return { ...created, id: await insertRows(this.manager, Webhook, [created]) };
  }

  /** The webhooks of an account, oldest first. */
  list(accountId: number): Promise<Webhook[]> {
    return findRows(this.manager, Webhook, 'WHERE webhook.account_id = ? ORDER BY webhook.id', [accountId]);
  }

  /** The existing ones among these uids, unordered. */
  listByUids(accountId: number, uids: readonly string[]): Promise<Webhook[]> {
    const rest = `WHERE webhook.account_id = ? AND webhook.uid IN (${uids.map(() => '?').join(', ')})`;
    return findRows(this.manager, Webhook, rest, [accountId, ...uids]);
  }

  async find(accountId: number, uid: string): Promise<Webhook | null> {
    const rest = 'WHERE webhook.account_id = ? AND webhook.uid = ?';
    return (await findRows(this.manager, Webhook, rest, [accountId, uid]))[0] ?? null;
  }

  /** The webhooks of all accounts that are not disabled. */
  listEnabled(): Promise<Webhook[]> {
    return findRows(this.manager, Webhook, 'WHERE webhook.disabled_at IS NULL ORDER BY webhook.id', []);
  }

  /** Locks webhooks until the transaction ends. @returns the ids of those that still exist and are enabled */
  async lock(ids: readonly number[]): Promise<number[]> {
    const places = ids.map(() => '?').join(', ');
    const forUpdate = this.manager.connection.options.type === 'better-sqlite3' ? '' : ' FOR UPDATE';
    const sql = `SELECT webhook.id AS id FROM webhook WHERE webhook.id IN (${places}) AND webhook.disabled_at IS NULL
      ORDER BY webhook.id${forUpdate}`;
    const rows = await this.manager.query<{ id: number | string }[]>(sql, [...ids]);
    return rows.map(({ id }) => Number(id));
  }

  async update(id: number, patch: Partial<Omit<Webhook, 'id' | 'accountId' | 'uid'>>): Promise<void> {
    const { sql, parameters } = buildAssignments(this.manager, Webhook, patch);
    if (sql) await changeRows(this.manager, `UPDATE webhook SET ${sql} WHERE webhook.id = ?`, [...parameters, id]);
  }

  /** Records that all events up to an id have their deliveries. */
  async advance(ids: readonly number[], position: number): Promise<void> {
    const sql = `UPDATE webhook SET position = ? WHERE webhook.position < ? AND webhook.id IN (${ids.map(() => '?').join(', ')})`;
    await changeRows(this.manager, sql, [position, position, ...ids]);
  }

  /** Records a success, which ends a time of failures. */
  async endFailures(id: number): Promise<void> {
    const sql = 'UPDATE webhook SET failing_since = NULL WHERE webhook.id = ? AND webhook.failing_since IS NOT NULL';
    await changeRows(this.manager, sql, [id]);
  }

  /** Records a failure. @returns since when all attempts have failed; null if there is no such webhook */
  async addFailure(id: number, at: Timestamp): Promise<Timestamp | null> {
    const sql = 'UPDATE webhook SET failing_since = ? WHERE webhook.id = ? AND webhook.failing_since IS NULL';
    await changeRows(this.manager, sql, [at, id]);
    return (await findRows(this.manager, Webhook, 'WHERE webhook.id = ?', [id]))[0]?.failingSince ?? null;
  }

  /** Removes a webhook with its log. */
  async remove(id: number): Promise<void> {
    await this.manager.delete(WebhookDelivery, { webhookId: id });
    await this.manager.delete(Webhook, { id });
  }
}
