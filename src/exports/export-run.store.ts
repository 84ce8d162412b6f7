import type { EntityManager } from 'typeorm';
import { getDatabaseTime, type DatabaseTime } from '../shared/database-time.store.js';
import { insertRows } from '../shared/insert-rows.store.js';
import { buildAssignments, changeRows, findRows } from '../shared/plain-rows.store.js';
import { ExportRun } from './export-run.entity.js';

/** A run that a worker holds. */
export type HeldExport = ExportRun & { readonly leaseToken: string };

/** A worker that is gone loses its run after this time. */
const LEASE_SECONDS = '30';
const LONGEST_LEASE_SECONDS = '60';
const KEPT_SECONDS = '86400';
/** Runs that are removed before their time expire when they ended, whatever the clock says. */
const IS_REPLACED = 'export_run.expires_at <= export_run.finished_at';

/** Rows of exports in the background. Writes to a held run require its token and return false if the run was taken over or removed. */
export class ExportRunStore {
  private readonly time: DatabaseTime;
  private readonly leaseEnd: string;
  private readonly isKept: string;

  constructor(private readonly manager: EntityManager) {
    this.time = getDatabaseTime(manager);
    this.leaseEnd = this.time.afterSeconds(LEASE_SECONDS);
    this.isKept = `(export_run.expires_at IS NULL OR (export_run.expires_at > ${this.time.now} AND NOT ${IS_REPLACED}))`;
  }

  async insert(run: Omit<ExportRun, 'id'>): Promise<ExportRun> {
    return { ...run, id: await insertRows(this.manager, ExportRun, [run]) };
  }

  /** The runs of an account that are not expired, newest first. */
  list(accountId: number): Promise<ExportRun[]> {
    const rest = `WHERE export_run.account_id = ? AND ${this.isKept} ORDER BY export_run.id DESC`;
    return findRows(this.manager, ExportRun, rest, [accountId]);
  }

  /** Null if there is none, or it is expired. */
  async find(accountId: number, uid: string): Promise<ExportRun | null> {
    const rest = `WHERE export_run.account_id = ? AND export_run.uid = ? AND ${this.isKept}`;
    return (await findRows(this.manager, ExportRun, rest, [accountId, uid]))[0] ?? null;
  }

  /** The run of the account with this public identifier; null if there is none, or it is expired. */
  async findOfAccount(accountUid: string, uid: string): Promise<ExportRun | null> {
    const rest = `WHERE export_run.uid = ? AND ${this.isKept}
      AND export_run.account_id = (SELECT account.id FROM account WHERE account.uid = ?)`;
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
    await this.change(patch, 'export_run.id = ?', { parameters: [run.id], instants: { lease_until: this.leaseEnd } });
    return { ...run, ...patch };
  }

  /** Changes a run that has ended, or that nobody holds. */
  async update(id: number, patch: Partial<ExportRun>): Promise<void> {
    await this.change(patch, 'export_run.id = ?', { parameters: [id] });
  }

  /** Changes a held run and renews its lease. */
  renew(run: Pick<HeldExport, 'id' | 'leaseToken'>, patch: Partial<ExportRun>): Promise<boolean> {
    return this.changeHeld(run, patch, { lease_until: this.leaseEnd });
  }

  /** Changes a held run and returns it to the queue. */
  requeue(run: Pick<HeldExport, 'id' | 'leaseToken'>, { attempts }: Pick<ExportRun, 'attempts'>): Promise<boolean> {
    return this.changeHeld(run, { status: 'queued', attempts, leaseToken: null }, { lease_until: 'NULL' });
  }

  /** Changes a held run that has ended; it expires a day later by the database's clock. */
  end(run: Pick<HeldExport, 'id' | 'leaseToken'>, patch: Partial<ExportRun>): Promise<boolean> {
    const instants = { lease_until: 'NULL', expires_at: this.time.afterSeconds(KEPT_SECONDS) };
    return this.changeHeld(run, { ...patch, leaseToken: null }, instants);
  }

  /** Lets a run that has ended expire now. */
  async expire(id: number): Promise<void> {
    await changeRows(
      this.manager,
      'UPDATE export_run SET expires_at = finished_at WHERE export_run.id = ? AND export_run.expires_at IS NOT NULL',
      [id],
    );
  }

  /** The runs to remove. @param isClockSteady whether the database's clock can be believed; if not, only those that were replaced */
  listExpired(isClockSteady: boolean): Promise<ExportRun[]> {
    const isExpired = isClockSteady ? `(export_run.expires_at <= ${this.time.now} OR ${IS_REPLACED})` : IS_REPLACED;
    return findRows(this.manager, ExportRun, `WHERE ${isExpired} ORDER BY export_run.id`, []);
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
    instants: Readonly<Record<string, string>>,
  ): Promise<boolean> {
    const where = 'export_run.id = ? AND export_run.lease_token = ?';
    return (await this.change(patch, where, { parameters: [id, leaseToken], instants })) === 1;
  }

  /** @param options.instants SQL for columns that are instants of the database's clock */
  private change(
    patch: Partial<ExportRun>,
    where: string,
    {
      parameters,
      instants = {},
    }: { readonly parameters: readonly unknown[]; readonly instants?: Readonly<Record<string, string>> },
  ): Promise<number> {
    const { sql, parameters: values } = buildAssignments(this.manager, ExportRun, patch);
    const times = Object.entries(instants).map(([column, instant]) => `${column} = ${instant}`);
    const assignments = [sql, ...times].filter(Boolean).join(', ');
    return changeRows(this.manager, `UPDATE export_run SET ${assignments} WHERE ${where}`, [...values, ...parameters]);
  }
}
