import type { EntityManager } from 'typeorm';
import type { HistoryEventName } from './history-event.js';
import { toChangeKind, type InvoiceChange } from './invoice-change.js';

interface RawChange {
  readonly id: number | string;
  readonly account_id: number | string;
  readonly invoice_uid: string;
  readonly event: HistoryEventName;
  readonly workspace_user_id: number | string | null;
  readonly created_at: string;
}

const COLUMNS = `history_event.id, invoice.account_id, invoice.uid AS invoice_uid, history_event.event,
  history_event.workspace_user_id, history_event.created_at`;
const TABLES = 'history_event JOIN invoice ON invoice.id = history_event.invoice_id';

/** The history of all invoices in the order of its rows, without purged events. */
export class InvoiceChangeStore {
  constructor(private readonly manager: EntityManager) {}

  /** The ids of the newest events, ascending. */
  async listNewestIds(limit: number): Promise<number[]> {
    const sql = 'SELECT history_event.id FROM history_event ORDER BY history_event.id DESC LIMIT ?';
    const rows = await this.manager.query<Pick<RawChange, 'id'>[]>(sql, [limit]);
    return rows.map(({ id }) => Number(id)).reverse();
  }

  /** The next changes of all accounts, in the order of their ids. */
  listAfter(id: number, limit: number): Promise<InvoiceChange[]> {
    return this.select('history_event.id > ? ORDER BY history_event.id LIMIT ?', [id, limit]);
  }

  /** The existing changes among these ids, in the order of their ids. */
  async listByIds(ids: readonly number[]): Promise<InvoiceChange[]> {
    if (ids.length === 0) return [];
    const places = ids.map(() => '?').join(', ');
    return this.select(`history_event.id IN (${places}) ORDER BY history_event.id`, [...ids]);
  }

  /** An account's changes of the ids from `after`, exclusive, to `upTo`, inclusive, in their order. */
  listOfAccount(accountId: number, range: { readonly after: number; readonly upTo: number }): Promise<InvoiceChange[]> {
    const where = 'history_event.id > ? AND history_event.id <= ? AND invoice.account_id = ? ORDER BY history_event.id';
    return this.select(where, [range.after, range.upTo, accountId]);
  }

  private async select(where: string, parameters: readonly number[]): Promise<InvoiceChange[]> {
    const sql = `SELECT ${COLUMNS} FROM ${TABLES} WHERE ${where}`;
    const rows = await this.manager.query<RawChange[]>(sql, [...parameters]);
    return rows.map(toChange);
  }
}

function toChange(row: RawChange): InvoiceChange {
  return {
    id: Number(row.id),
    accountId: Number(row.account_id),
    invoiceUid: row.invoice_uid,
    kind: toChangeKind(row.event),
    workspaceUserId: row.workspace_user_id === null ? null : Number(row.workspace_user_id),
    at: row.created_at,
  };
}
