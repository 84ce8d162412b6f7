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
  readonly workspaceUserId: number | null;
}

type Raw = Readonly<Record<string, string | number | null>>;

const EVENT = `history_event.id, history_event.event, history_event.created_at, invoice.account_id`;
const MESSAGE = `${EVENT}, history_event.uid, history_event.note, history_event.changes, history_event.invoice_id,
  history_event.workspace_user_id,
  invoice.uid AS invoice_uid, invoice.hf_id, workspace_user.uid AS user_uid`;
const TABLES = 'history_event JOIN invoice ON invoice.id = history_event.invoice_id';

/** How many ids are looked through for the events of one account before its invoices are. */
const NEAR = 20_000;

const OF_ACCOUNT = `WHERE invoice.account_id = ? AND history_event.id > ? AND history_event.id <= ?
  ORDER BY history_event.id LIMIT ?`;
const ALONG_HISTORY = `SELECT history_event.id FROM ${TABLES} ${OF_ACCOUNT}`;
// These begin with the invoices, which no planner does for a statement that ends in the order of the history.
const ALONG_INVOICES_MYSQL = `SELECT history_event.id FROM invoice STRAIGHT_JOIN history_event
  ON history_event.invoice_id = invoice.id ${OF_ACCOUNT}`;
const ALONG_INVOICES_SQLITE = `SELECT history_event.id FROM invoice CROSS JOIN history_event
  ON history_event.invoice_id = invoice.id ${OF_ACCOUNT}`;

/** Ids of the history, and how many of an account's are wanted. */
interface AccountRange {
  readonly after: number;
  readonly upTo: number;
  readonly limit: number;
}

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

  /** The events of all accounts before an id, newest first. */
  async listBefore(id: number, limit: number): Promise<OutboxEvent[]> {
    const sql = `SELECT ${EVENT} FROM ${TABLES} WHERE history_event.id < ? ORDER BY history_event.id DESC LIMIT ?`;
    return (await this.manager.query<Raw[]>(sql, [id, limit])).map(toEvent);
  }

  /**
   * The ids of an account's next events from `after`, exclusive, to `upTo`, inclusive, in their order. An account with a large share of the
   * history has enough of them near `after`; one with a small share has few invoices to look at.
   */
  async listOfAccount(accountId: number, { after, upTo, limit }: AccountRange): Promise<number[]> {
    const near = Math.min(upTo, after + NEAR);
    const found = await this.selectIds(ALONG_HISTORY, [accountId, after, near, limit]);
    if (found.length === limit || near === upTo) return found;
    const statement = this.isInOrder ? ALONG_INVOICES_SQLITE : ALONG_INVOICES_MYSQL;
    const rest = await this.selectIds(statement, [accountId, near, upTo, limit - found.length]);
    return [...found, ...rest];
  }

  private async selectIds(sql: string, parameters: readonly number[]): Promise<number[]> {
    return (await this.manager.query<Raw[]>(sql, [...parameters])).map(({ id }) => Number(id));
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
    workspaceUserId: row['workspace_user_id'] === null ? null : Number(row['workspace_user_id']),
  };
}
