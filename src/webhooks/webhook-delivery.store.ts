import type { EntityManager } from 'typeorm';
import type { Timestamp } from '../shared/clock.js';
import { insertRows } from '../shared/insert-rows.store.js';
import type { RowRange } from '../shared/page.js';
import { buildAssignments, changeRows, findRows } from '../shared/plain-rows.store.js';
import type { DeliveryStatus } from './delivery-status.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';

/** How many rows one statement inserts; each holds a message. */
const INSERTED_AT_ONCE = 50;

/** Selects deliveries for the log of a webhook. */
export interface DeliveryFilter {
  readonly webhookId: number;
  readonly status?: DeliveryStatus;
}

/** Rows of deliveries, the messages to webhooks. */
export class WebhookDeliveryStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(deliveries: readonly Omit<WebhookDelivery, 'id'>[]): Promise<void> {
    for (let from = 0; from < deliveries.length; from += INSERTED_AT_ONCE)
      await insertRows(this.manager, WebhookDelivery, deliveries.slice(from, from + INSERTED_AT_ONCE));
  }

  /** The events of a range of the history that have deliveries, by webhook, as `webhookId:eventId`. */
  async listKnown(
    webhookIds: readonly number[],
    { after, upTo }: { readonly after: number; readonly upTo: number },
  ): Promise<Set<string>> {
    const places = webhookIds.map(() => '?').join(', ');
    const rows = await this.manager.query<{ webhookId: number | string; eventId: number | string }[]>(
      `SELECT webhook_delivery.webhook_id AS webhookId, webhook_delivery.event_id AS eventId FROM webhook_delivery
       WHERE webhook_delivery.webhook_id IN (${places}) AND webhook_delivery.event_id > ? AND webhook_delivery.event_id <= ?`,
      [...webhookIds, after, upTo],
    );
    return new Set(rows.map(({ webhookId, eventId }) => `${webhookId}:${eventId}`));
  }

  /** The enabled webhooks that have due deliveries. */
  async listDueWebhooks(now: Timestamp): Promise<number[]> {
    const rows = await this.manager.query<{ webhookId: number | string }[]>(
      `SELECT DISTINCT webhook_delivery.webhook_id AS webhookId FROM webhook_delivery
       JOIN webhook ON webhook.id = webhook_delivery.webhook_id AND webhook.disabled_at IS NULL
       WHERE webhook_delivery.status = 'pending' AND webhook_delivery.due_at <= ?`,
      [now],
    );
    return rows.map(({ webhookId }) => Number(webhookId));
  }

  /** The due deliveries of a webhook that wait for no earlier one of the same invoice, those due longest first. */
  listDue(webhookId: number, now: Timestamp, limit: number): Promise<WebhookDelivery[]> {
    const rest = `WHERE webhook_delivery.webhook_id = ? AND webhook_delivery.status = 'pending' AND webhook_delivery.due_at <= ?
      AND NOT EXISTS (
        SELECT 1 FROM webhook_delivery AS earlier WHERE earlier.webhook_id = webhook_delivery.webhook_id
        AND earlier.invoice_id = webhook_delivery.invoice_id AND earlier.status = 'pending'
        AND earlier.event_id < webhook_delivery.event_id
      ) ORDER BY webhook_delivery.due_at, webhook_delivery.id LIMIT ?`;
    return findRows(this.manager, WebhookDelivery, rest, [webhookId, now, limit]);
  }

  /**
   * Begins an attempt, unless another process has begun one or the webhook has been disabled.
   *
   * @param until when the attempt counts as lost
   */
  async claim({ id, attempts }: WebhookDelivery, now: Timestamp, until: Timestamp): Promise<boolean> {
    const sql = `UPDATE webhook_delivery SET attempts = webhook_delivery.attempts + 1, due_at = ?, attempted_at = ?
      WHERE webhook_delivery.id = ? AND webhook_delivery.attempts = ? AND webhook_delivery.status = 'pending'
      AND webhook_delivery.due_at <= ?
      AND EXISTS (SELECT 1 FROM webhook WHERE webhook.id = webhook_delivery.webhook_id AND webhook.disabled_at IS NULL)`;
    return (await changeRows(this.manager, sql, [until, now, id, attempts, now])) === 1;
  }

  /** Records the outcome of an attempt. @returns false if it is no longer the latest attempt, so that its outcome does not matter */
  async settle(
    { id, attempts }: Pick<WebhookDelivery, 'id' | 'attempts'>,
    outcome: Partial<Omit<WebhookDelivery, 'id'>>,
  ): Promise<boolean> {
    const { sql, parameters } = buildAssignments(this.manager, WebhookDelivery, outcome);
    const where = "webhook_delivery.id = ? AND webhook_delivery.attempts = ? AND webhook_delivery.status = 'pending'";
    const update = `UPDATE webhook_delivery SET ${sql} WHERE ${where}`;
    return (await changeRows(this.manager, update, [...parameters, id, attempts])) === 1;
  }

  /** Sets when the later deliveries of the same invoice are looked at again: no earlier than the one that they wait for. */
  async moveFollowers({ webhookId, invoiceId, eventId }: WebhookDelivery, dueAt: Timestamp): Promise<void> {
    if (invoiceId === null || eventId === null) return;
    const sql = `UPDATE webhook_delivery SET due_at = ? WHERE webhook_delivery.webhook_id = ? AND webhook_delivery.invoice_id = ?
      AND webhook_delivery.status = 'pending' AND webhook_delivery.event_id > ?`;
    await changeRows(this.manager, sql, [dueAt, webhookId, invoiceId, eventId]);
  }

  /** Sets aside what a webhook has not received yet. */
  async pause(webhookId: number): Promise<void> {
    const sql = `UPDATE webhook_delivery SET status = 'paused'
      WHERE webhook_delivery.webhook_id = ? AND webhook_delivery.status = 'pending'`;
    await changeRows(this.manager, sql, [webhookId]);
  }

  /** Makes everything due that a webhook has not received yet, with all its attempts. */
  async resume(webhookId: number, now: Timestamp): Promise<void> {
    const sql = `UPDATE webhook_delivery SET status = 'pending', attempts = 0, due_at = ?
      WHERE webhook_delivery.webhook_id = ? AND webhook_delivery.status IN ('paused', 'pending')`;
    await changeRows(this.manager, sql, [now, webhookId]);
  }

  /** Sends a delivery again, as if it were new. */
  async repeat(id: number, now: Timestamp): Promise<void> {
    const sql =
      "UPDATE webhook_delivery SET status = 'pending', attempts = 0, due_at = ? WHERE webhook_delivery.id = ?";
    await changeRows(this.manager, sql, [now, id]);
  }

  /** Sends everything again that was given up since an instant. @returns how many */
  async repeatFailed(webhookId: number, since: Timestamp, now: Timestamp): Promise<number> {
    const sql = `UPDATE webhook_delivery SET status = 'pending', attempts = 0, due_at = ?
      WHERE webhook_delivery.webhook_id = ? AND webhook_delivery.status = 'failed' AND webhook_delivery.created_at >= ?`;
    return changeRows(this.manager, sql, [now, webhookId, since]);
  }

  /** A delivery of an account by its uid. */
  async find(accountId: number, uid: string): Promise<WebhookDelivery | null> {
    return (await this.listByUids(accountId, [uid]))[0] ?? null;
  }

  /** The existing deliveries of an account among these uids, unordered. */
  listByUids(accountId: number, uids: readonly string[]): Promise<WebhookDelivery[]> {
    const rest = `JOIN webhook ON webhook.id = webhook_delivery.webhook_id
      WHERE webhook_delivery.uid IN (${uids.map(() => '?').join(', ')}) AND webhook.account_id = ?`;
    return findRows(this.manager, WebhookDelivery, rest, [...uids, accountId]);
  }

  /** The log of a webhook between two row ids, newest first; `backwards` returns the last `limit` rows, in the same order. */
  async listKeyset({ webhookId, status }: DeliveryFilter, range: RowRange): Promise<WebhookDelivery[]> {
    const { after, before, limit, backwards } = range;
    const conditions: [sql: string, value: number | string][] = [['webhook_delivery.webhook_id = ?', webhookId]];
    if (status !== undefined) conditions.push(['webhook_delivery.status = ?', status]);
    if (after !== undefined) conditions.push(['webhook_delivery.id < ?', after]);
    if (before !== undefined) conditions.push(['webhook_delivery.id > ?', before]);
    const where = conditions.map(([sql]) => sql).join(' AND ');
    const rest = `WHERE ${where} ORDER BY webhook_delivery.id ${backwards ? 'ASC' : 'DESC'} LIMIT ?`;
    const values = conditions.map(([, value]) => value);
    const rows = await findRows(this.manager, WebhookDelivery, rest, [...values, limit]);
    return backwards ? rows.reverse() : rows;
  }

  async count({ webhookId, status }: DeliveryFilter): Promise<number> {
    return this.manager.countBy(WebhookDelivery, { webhookId, ...(status === undefined ? {} : { status }) });
  }

  /** Forgets what was delivered or given up before an instant, as the index of due deliveries has it: at the end of its last lease. */
  async removeSettled(before: Timestamp): Promise<number> {
    const sql = `DELETE FROM webhook_delivery
      WHERE webhook_delivery.status IN ('delivered', 'failed') AND webhook_delivery.due_at < ?`;
    return changeRows(this.manager, sql, [before]);
  }
}
