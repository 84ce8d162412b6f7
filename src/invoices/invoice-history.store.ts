import type { EntityManager } from 'typeorm';
import type { Role } from '../shared/actor.js';
import type { RawInvoiceRow, WorkspaceUserSummary } from './invoice-row.js';
import { buildInCondition } from './search/invoice-conditions.js';
import { selectRows } from './select-rows.store.js';
import type { FieldChange, HistoryEventName } from './changes/history-event.js';

/** An event in an invoice's history, as the history shows it. */
export interface HistoryRow {
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
  'history_event.invoice_id, history_event.uid, history_event.event, history_event.note, history_event.changes, history_event.created_at',
  'workspace_user.id AS user_id, workspace_user.uid AS user_workspace_uid, workspace_user.user_uid, workspace_user.email',
  'workspace_user.first_name, workspace_user.last_name, workspace_user.role_type',
].join(', ');
const TABLES = 'history_event LEFT JOIN workspace_user ON workspace_user.id = history_event.workspace_user_id';

/** Reads the history of invoices with the users who made it. */
export class InvoiceHistoryStore {
  constructor(private readonly manager: EntityManager) {}

  /** The events of these invoices, newest first. */
  async list(invoiceIds: readonly number[]): Promise<HistoryRow[]> {
    const { sql, parameters } = buildInCondition('history_event.invoice_id', invoiceIds);
    const rows = await selectRows(this.manager, {
      sql: `SELECT ${COLUMNS} FROM ${TABLES} WHERE ${sql} ORDER BY history_event.id DESC`,
      parameters,
    });
    return rows.map(toHistoryRow);
  }
}

function toHistoryRow(raw: RawInvoiceRow): HistoryRow {
  return {
    invoiceId: Number(raw['invoice_id']),
    uid: raw['uid'] as string,
    event: raw['event'] as HistoryEventName,
    workspaceUser: raw['user_id'] === null ? null : toUser(raw),
    note: raw['note'] as string | null,
    changes: JSON.parse(raw['changes'] as string) as FieldChange[],
    createdAt: raw['created_at'] as string,
  };
}

function toUser(raw: RawInvoiceRow): WorkspaceUserSummary {
  return {
    id: Number(raw['user_id']),
    uid: raw['user_workspace_uid'] as string,
    userUid: raw['user_uid'] as string,
    email: raw['email'] as string,
    firstName: raw['first_name'] as string,
    lastName: raw['last_name'] as string,
    roleType: raw['role_type'] as Role,
  };
}
