import type { EntityManager } from 'typeorm';
import type { Timestamp } from '../shared/clock.js';
import { insertRows } from '../shared/insert-rows.store.js';
import { buildAssignments, changeRows, findRows } from '../shared/plain-rows.store.js';
import { ExportRun } from './export-run.entity.js';

/** A run that a worker holds. */
export type HeldExport = ExportRun & { readonly leaseToken: string; readonly fileKey: string };

/** Rows of exports in the background. Writes to a held run require its token and return false if the run was taken over or removed. */
export class ExportRunStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(run: Omit<ExportRun, 'id'>): Promise<ExportRun> {
    return { ...run, id: await insertRows(this.manager, ExportRun, [run]) };
  }

  /** The runs of an account, newest first. */
  list(accountId: number): Promise<ExportRun[]> {
    return findRows(this.manager, ExportRun, 'WHERE export_run.account_id = ? ORDER BY export_run.id DESC', [
      accountId,
    ]);
  }

  async find(accountId: number, uid: string): Promise<ExportRun | null> {
    const rest = 'WHERE export_run.account_id = ? AND export_run.uid = ?';
    return (await findRows(this.manager, ExportRun, rest, [accountId, uid]))[0] ?? null;
  }

  /** The run of the account with this public identifier; null if there is none. */
  async findOfAccount(accountUid: string, uid: string): Promise<ExportRun | null> {
    const rest =
      'WHERE export_run.uid = ? AND export_run.account_id = (SELECT account.id FROM account WHERE account.uid = ?)';
    return (await findRows(this.manager, ExportRun, rest, [uid, accountUid]))[0] ?? null;
  }

  /** Locks the run that has waited longest, or that its worker no longer holds; null if there is none. */
  async lockNext(now: Timestamp): Promise<ExportRun | null> {
    const forUpdate = this.manager.connection.options.type === 'better-sqlite3' ? '' : ' FOR UPDATE SKIP LOCKED';
    for (const [condition, ...parameters] of [
      ["export_run.status = 'queued'"],
      ["export_run.status = 'running' AND export_run.lease_until < ?", now],
    ]) {
      const rest = `WHERE ${condition} ORDER BY export_run.id LIMIT 1${forUpdate}`;
      const [run] = await findRows(this.manager, ExportRun, rest, parameters);
      if (run) return run;
    }
    return null;
  }

  /** Changes a run that the caller has locked or that nobody holds. */
  async update(id: number, patch: Partial<ExportRun>): Promise<void> {
    const { sql, parameters } = buildAssignments(this.manager, ExportRun, patch);
    await changeRows(this.manager, `UPDATE export_run SET ${sql} WHERE export_run.id = ?`, [...parameters, id]);
  }

  async updateHeld(
    { id, leaseToken }: Pick<HeldExport, 'id' | 'leaseToken'>,
    patch: Partial<ExportRun>,
  ): Promise<boolean> {
    const { sql, parameters } = buildAssignments(this.manager, ExportRun, patch);
    const where = 'WHERE export_run.id = ? AND export_run.lease_token = ?';
    return (
      (await changeRows(this.manager, `UPDATE export_run SET ${sql} ${where}`, [...parameters, id, leaseToken])) === 1
    );
  }

  /** The runs to remove. */
  listExpired(now: Timestamp): Promise<ExportRun[]> {
    return findRows(this.manager, ExportRun, 'WHERE export_run.expires_at <= ? ORDER BY export_run.id', [now]);
  }

  async remove(id: number): Promise<void> {
    await changeRows(this.manager, 'DELETE FROM export_run WHERE export_run.id = ?', [id]);
  }

  /** The keys of all files, also of those that are being written. */
  async listFileKeys(): Promise<string[]> {
    const rows = await this.manager.query<{ file_key: string }[]>(
      'SELECT export_run.file_key FROM export_run WHERE export_run.file_key IS NOT NULL',
    );
    return rows.map((row) => row.file_key);
  }
}
