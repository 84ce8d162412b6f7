import type { EntityManager } from 'typeorm';
import type { FieldChange, HistoryEventName } from '../invoices/changes/history-event.js';
import type { Timestamp } from '../shared/clock.js';

/** An event of the history, without its content. */
export interface OutboxEvent {
  readonly id: number;
  readonly accountId: number;
  readonly event: HistoryEventName;
  readonly createdAt: Timestamp;
}

/** An event of the history, as a webhook shows it. */
export interface OutboxMessage extends OutboxEvent {
  readonly uid: string;
  readonly note: string | null;
  readonly changes: readonly FieldChange[];
  readonly invoiceId: number;
  readonly invoiceUid: string;
  readonly hfId: string;
  /** Who did it; null for the service itself. */
  readonly workspaceUserUid: string | null;
}

type Raw = Readonly<Record<string, string | number | null>>;

const EVENT = `history_event.id, history_event.event, history_event.created_at, invoice.account_id`;
const MESSAGE = `${EVENT}, history_event.uid, history_event.note, history_event.changes, history_event.invoice_id,
  invoice.uid AS invoice_uid, invoice.hf_id, workspace_user.uid AS user_uid`;
const TABLES = 'history_event JOIN invoice ON invoice.id = history_event.invoice_id';

/** Reads the history of all accounts as the outbox of webhooks: an event is written in the transaction of what it reports. */
export class OutboxStore {
  /** Whether rows appear in the order of their ids: SQLite has one writer, MySQL assigns ids before transactions commit. */
  readonly isInOrder: boolean;

  constructor(private readonly manager: EntityManager) {
    this.isInOrder = manager.connection.options.type === 'better-sqlite3';
  }

  /** The next events of all accounts, in the order of their ids, as one statement sees them. */
  async listAfter(id: number, limit: number): Promise<OutboxEvent[]> {
    const sql = `SELECT ${EVENT} FROM ${TABLES} WHERE history_event.id > ? ORDER BY history_event.id LIMIT ?`;
    return (await this.manager.query<Raw[]>(sql, [id, limit])).map(toEvent);
  }

  /** The messages of these events, in the order of their ids. */
  async listMessages(ids: readonly number[]): Promise<OutboxMessage[]> {
    if (ids.length === 0) return [];
    const sql = `SELECT ${MESSAGE} FROM ${TABLES} LEFT JOIN workspace_user ON workspace_user.id = history_event.workspace_user_id
      WHERE history_event.id IN (${ids.map(() => '?').join(', ')}) ORDER BY history_event.id`;
    return (await this.manager.query<Raw[]>(sql, [...ids])).map(toMessage);
  }
}

function toEvent(row: Raw): OutboxEvent {
  return {
    id: Number(row['id']),
    accountId: Number(row['account_id']),
    event: row['event'] as HistoryEventName,
    createdAt: String(row['created_at']),
  };
}

function toMessage(row: Raw): OutboxMessage {
  return {
    ...toEvent(row),
    uid: String(row['uid']),
    note: row['note'] as string | null,
    changes: JSON.parse(String(row['changes'])) as FieldChange[],
    invoiceId: Number(row['invoice_id']),
    invoiceUid: String(row['invoice_uid']),
    hfId: String(row['hf_id']),
    workspaceUserUid: row['user_uid'] as string | null,
  };
}
