import type { EntityManager } from 'typeorm';
import type { Timestamp } from '../shared/clock.js';
import { getDatabaseTime, type DatabaseTime } from '../shared/database-time.store.js';
import { insertRows } from '../shared/insert-rows.store.js';
import { buildAssignments, changeRows, findRows } from '../shared/plain-rows.store.js';
import { ExportRun } from './export-run.entity.js';

/** A run that a worker holds. */
export type HeldExport = ExportRun & { readonly leaseToken: string };

/** A worker that is gone loses its run after this time. */
const LEASE_SECONDS = '30';
const LONGEST_LEASE_SECONDS = '60';

/** Rows of exports in the background. Writes to a held run require its token and return false if the run was taken over or removed. */
export class ExportRunStore {
  private readonly time: DatabaseTime;
  private readonly leaseEnd: string;

  constructor(private readonly manager: EntityManager) {
    this.time = getDatabaseTime(manager);
    this.leaseEnd = this.time.afterSeconds(LEASE_SECONDS);
  }

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

  /**
   * Takes the run that has waited longest, or that its worker no longer holds, and counts the attempt; null if there is none. Commit before
   * the work begins, so that a crash counts as an attempt.
   */
  async claim(leaseToken: string): Promise<HeldExport | null> {
    const run = await this.lockNext();
    if (!run) return null;
    const patch = { status: 'running', rowsDone: 0, attempts: run.attempts + 1, leaseToken } as const;
    await this.change(patch, 'export_run.id = ?', { parameters: [run.id], leaseEnd: this.leaseEnd });
    return { ...run, ...patch };
  }

  /** Changes a run that has ended, or that nobody holds. */
  async update(id: number, patch: Partial<ExportRun>): Promise<void> {
    await this.change(patch, 'export_run.id = ?', { parameters: [id] });
  }

  /** Changes a held run and renews its lease. */
  renew(run: Pick<HeldExport, 'id' | 'leaseToken'>, patch: Partial<ExportRun>): Promise<boolean> {
    return this.changeHeld(run, patch, this.leaseEnd);
  }

  /** Changes a held run and ends its lease. */
  release(run: Pick<HeldExport, 'id' | 'leaseToken'>, patch: Partial<ExportRun>): Promise<boolean> {
    return this.changeHeld(run, { ...patch, leaseToken: null }, 'NULL');
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

  private async lockNext(): Promise<ExportRun | null> {
    const forUpdate = this.manager.connection.options.type === 'better-sqlite3' ? '' : ' FOR UPDATE SKIP LOCKED';
    const { now, afterSeconds } = this.time;
    // A lease that is too long to be true was set before the database's clock went back.
    const isLost = `(export_run.lease_until < ${now} OR export_run.lease_until > ${afterSeconds(LONGEST_LEASE_SECONDS)})`;
    for (const condition of ["export_run.status = 'queued'", `export_run.status = 'running' AND ${isLost}`]) {
      const rest = `WHERE ${condition} ORDER BY export_run.id LIMIT 1${forUpdate}`;
      const [run] = await findRows(this.manager, ExportRun, rest, []);
      if (run) return run;
    }
    return null;
  }

  private async changeHeld(
    { id, leaseToken }: Pick<HeldExport, 'id' | 'leaseToken'>,
    patch: Partial<ExportRun>,
    leaseEnd: string,
  ): Promise<boolean> {
    const where = 'export_run.id = ? AND export_run.lease_token = ?';
    return (await this.change(patch, where, { parameters: [id, leaseToken], leaseEnd })) === 1;
  }

  /** @param leaseEnd SQL for the end of the lease; it stays as it is if omitted */
  private change(
    patch: Partial<ExportRun>,
    where: string,
    { parameters, leaseEnd }: { readonly parameters: readonly unknown[]; readonly leaseEnd?: string },
  ): Promise<number> {
    const { sql, parameters: values } = buildAssignments(this.manager, ExportRun, patch);
    const assignments = leaseEnd === undefined ? sql : [sql, `lease_until = ${leaseEnd}`].filter(Boolean).join(', ');
    return changeRows(this.manager, `UPDATE export_run SET ${assignments} WHERE ${where}`, [...values, ...parameters]);
  }
}
