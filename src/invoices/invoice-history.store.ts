import type { EntityManager } from 'typeorm';
import { toWorkspaceUser, type WorkspaceUserSummary } from './invoice-row.js';
import { buildInCondition } from './search/invoice-conditions.js';
import { selectRowsTogether, type RawRow } from '../shared/select-rows.store.js';
import type { FieldChange, HistoryEventName } from './changes/history-event.js';

/** An event in an invoice's history, as the history shows it. */
export interface HistoryRow {
  readonly id: number;
  readonly invoiceId: number;
  readonly uid: string;
  readonly event: HistoryEventName;
  /** Who did it; null for the service itself. */
  readonly workspaceUser: WorkspaceUserSummary | null;
  readonly note: string | null;
  readonly changes: readonly FieldChange[];
  readonly createdAt: string;
}

const COLUMNS = [
  'history_event.id, history_event.invoice_id, history_event.uid, history_event.event, history_event.note, history_event.changes, history_event.created_at',
  ...['id', 'uid', 'user_uid', 'email', 'first_name', 'last_name', 'role_type'].map(
    (column) => `workspace_user.${column} AS workspace_user_${column}`,
  ),
].join(', ');
const TABLES = 'history_event LEFT JOIN workspace_user ON workspace_user.id = history_event.workspace_user_id';

/** Reads the history of invoices, with the user of each event. */
export class InvoiceHistoryStore {
  constructor(private readonly manager: EntityManager) {}

  /** The events of these invoices, newest first. */
  async list(invoiceIds: readonly number[]): Promise<HistoryRow[]> {
    const { sql, parameters } = buildInCondition('history_event.invoice_id', invoiceIds);
    const rows = await selectRowsTogether(this.manager, {
      sql: `SELECT ${COLUMNS} FROM ${TABLES} WHERE ${sql} ORDER BY history_event.id DESC`,
      parameters,
    });
    return rows.map(toHistoryRow);
  }
}

function toHistoryRow(raw: RawRow): HistoryRow {
  return {
    id: Number(raw['id']),
    invoiceId: Number(raw['invoice_id']),
    uid: raw['uid'] as string,
    event: raw['event'] as HistoryEventName,
    workspaceUser: raw['workspace_user_id'] === null ? null : toWorkspaceUser(raw),
    note: raw['note'] as string | null,
    changes: JSON.parse(raw['changes'] as string) as FieldChange[],
    createdAt: raw['created_at'] as string,
  };
}
