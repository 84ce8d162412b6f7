import { In, type EntityManager, type ObjectLiteral } from 'typeorm';
import { getDatabaseTime, type DatabaseTime } from '../shared/database-time.store.js';
import { createToken } from '../shared/ids.js';
import { changeRows } from '../shared/plain-rows.store.js';
import { post } from '../shared/posted-statements.store.js';
import { cutText } from '../shared/text.js';
import { getTraceParent } from '../telemetry/tracing.js';
import { Job } from './job.entity.js';
import { Rotation } from './rotation.js';

/** A job that a worker holds, with the token that every write of the worker requires. */
export interface ClaimedJob extends Pick<Job, 'id' | 'kind' | 'accountId' | 'invoiceId' | 'attempts' | 'lastError'> {
  readonly leaseToken: string;
  /** The trace that it belongs to, as the header `traceparent` states it; null if it is not traced. */
  readonly traceParent: string | null;
}

const CLAIMED_COLUMNS = `job.id AS id, job.kind AS kind, job.account_id AS accountId, job.invoice_id AS invoiceId,
  job.attempts AS attempts, job.last_error AS lastError, job.trace_parent AS traceParent`;
const LAST_ERROR_LENGTH = 500;
/** No lease and no delay is longer, so one that ends later was set before the database's clock went back. */
const LONGEST_LEASE_SECONDS = 3_610;
const LONGEST_DELAY_SECONDS = 120;
const LEASE_EXPIRED = 'The worker that held this job did not renew its lease.';

/** Rows of jobs. Writes to a held job require its token and return false if another worker has taken the job over. */
export class JobStore {
  private readonly isSqlite: boolean;
  private readonly time: DatabaseTime;

  constructor(private readonly manager: EntityManager) {
    this.isSqlite = manager.connection.options.type === 'better-sqlite3';
    this.time = getDatabaseTime(manager);
  }

  /** Enqueues a job that may run immediately. Call it in the transaction of the change that needs the job. */
  async enqueue(job: Pick<Job, 'kind' | 'accountId' | 'invoiceId'>): Promise<void> {
    const { kind, accountId, invoiceId } = job;
    await post(
      this.manager,
      `INSERT INTO job (kind, account_id, invoice_id, status, attempts, run_at, trace_parent)
       VALUES (?, ?, ?, 'queued', 0, ${this.time.now}, ?)`,
      [kind, accountId, invoiceId, getTraceParent()],
    );
  }

  /**
   * Takes the job that has been due longest of the account whose turn it is, and counts the attempt; null if none is due. Call it in a
   * separate transaction and commit before the work begins, so that a crash counts as an attempt.
   *
   * @param leaseSeconds how long the job is held unless the lease is renewed
   */
  async claim(leaseSeconds: number, rotation = new Rotation()): Promise<ClaimedJob | null> {
    const leaseToken = createToken();
    const row = this.isSqlite
      ? await this.claimOnSqlite(leaseSeconds, leaseToken, rotation)
      : await this.claimOnMysql(leaseSeconds, leaseToken, rotation);
    if (!row) return null;
    return {
      id: Number(row['id']),
      kind: row['kind'],
      accountId: Number(row['accountId']),
      invoiceId: Number(row['invoiceId']),
      attempts: Number(row['attempts']),
      lastError: row['lastError'],
      traceParent: row['traceParent'],
      leaseToken,
    };
  }

  private async claimOnMysql(
    leaseSeconds: number,
    leaseToken: string,
    rotation: Rotation,
  ): Promise<ObjectLiteral | null> {
    const row = (await this.lockDueJobOfTurn(rotation)) ?? (await this.lockDueJob());
    if (!row) return null;
    await post(
      this.manager,
      `UPDATE job SET job.status = 'running', job.attempts = job.attempts + 1, job.lease_token = ?,
       job.lease_until = ${this.time.afterSeconds('?')} WHERE job.id = ?`,
      [leaseToken, leaseSeconds, row['id']],
    );
    return { ...row, attempts: Number(row['attempts']) + 1 };
  }

  /**
   * The jobs of the account whose turn it is may all be locked by competitors; then this finds nothing.
   *
   * Competitors skip the locked row only if an index provides the order; after a sort they would see an empty queue.
   */
  private async lockDueJobOfTurn({ from }: Rotation): Promise<ObjectLiteral | undefined> {
    const [row] = await this.manager.query<ObjectLiteral[]>(
      `SELECT ${CLAIMED_COLUMNS} FROM job FORCE INDEX (job_account)
       WHERE job.status = 'queued' AND job.account_id = ${this.buildAccountOfTurn('FORCE INDEX (job_account)')}
         AND job.run_at <= ${this.time.now}
       ORDER BY job.status, job.account_id, job.run_at, job.id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [from],
    );
    return row;
  }

  private async lockDueJob(): Promise<ObjectLiteral | undefined> {
    const [row] = await this.manager.query<ObjectLiteral[]>(
      `SELECT ${CLAIMED_COLUMNS} FROM job FORCE INDEX (job_claim)
       WHERE job.status = 'queued' AND job.run_at <= ${this.time.now}
       ORDER BY job.status, job.run_at, job.id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    );
    return row;
  }

  /** SQL for the account with the lowest id that has a due job, from the parameter on, or else of all; null if no job is due. */
  private buildAccountOfTurn(hint = ''): string {
    const select = (name: string, condition: string) =>
      `(SELECT ${name}.account_id FROM job AS ${name} ${hint}
        WHERE ${name}.status = 'queued' AND ${name}.run_at <= ${this.time.now}${condition}
        ORDER BY ${name}.status, ${name}.account_id LIMIT 1)`;
    return `COALESCE(${select('later', ' AND later.account_id >= ?')}, ${select('first', '')})`;
  }

  /** The transaction is the only writer, so one statement finds and takes the job. */
  private async claimOnSqlite(
    leaseSeconds: number,
    leaseToken: string,
    { from }: Rotation,
  ): Promise<ObjectLiteral | null> {
    const [row] = await this.manager.query<ObjectLiteral[]>(
      `UPDATE job SET status = 'running', attempts = job.attempts + 1, lease_token = ?,
       lease_until = ${this.time.afterSeconds('?')}
       WHERE job.id = (
         SELECT due.id FROM job AS due
         WHERE due.status = 'queued' AND due.account_id = ${this.buildAccountOfTurn()} AND due.run_at <= ${this.time.now}
         ORDER BY due.run_at, due.id LIMIT 1
       ) RETURNING ${CLAIMED_COLUMNS.replaceAll('job.', '')}`,
      [leaseToken, leaseSeconds, from],
    );
    return row ?? null;
  }

  /** Renews the lease: it ends the given seconds from now. */
  async renew(job: Pick<ClaimedJob, 'id' | 'leaseToken'>, leaseSeconds: number): Promise<boolean> {
    const result = await this.manager
      .createQueryBuilder()
      .update(Job)
      .set({ leaseUntil: () => this.time.afterSeconds(':leaseSeconds') })
      .where({ id: job.id, leaseToken: job.leaseToken })
      .setParameters({ leaseSeconds })
      .execute();
    return result.affected === 1;
  }

  /** Deletes a finished job. If it returns false, the lease was lost and the caller must roll back its results. */
  async settle(job: Pick<ClaimedJob, 'id' | 'leaseToken'>): Promise<boolean> {
    const sql = 'DELETE FROM job WHERE job.id = ? AND job.lease_token = ?';
    return (await changeRows(this.manager, sql, [job.id, job.leaseToken])) === 1;
  }

  /** Returns a job to the queue, to run after the delay; `refundAttempt` if the service itself interrupted the attempt. */
  async release(
    job: Pick<ClaimedJob, 'id' | 'leaseToken'>,
    how: { readonly delaySeconds: number; readonly refundAttempt: boolean; readonly error: string | null },
  ): Promise<boolean> {
    const { delaySeconds, refundAttempt, error } = how;
    const result = await this.manager
      .createQueryBuilder()
      .update(Job)
      .set({
        status: 'queued',
        runAt: () => this.time.afterSeconds(':delaySeconds'),
        leaseUntil: null,
        leaseToken: null,
        ...(refundAttempt && { attempts: () => 'attempts - 1' }),
        ...(error !== null && { lastError: cutText(error, LAST_ERROR_LENGTH) }),
      })
      .where({ id: job.id, leaseToken: job.leaseToken })
      .setParameters({ delaySeconds })
      .execute();
    return result.affected === 1;
  }

  /** Requeues every job whose lease expired, or is too long to be true, after the waiting ones. Returns their number. */
  async requeueExpired(): Promise<number> {
    const result = await this.manager
      .createQueryBuilder()
      .update(Job)
      .set({
        status: 'queued',
        runAt: () => this.time.now,
        leaseUntil: null,
        leaseToken: null,
        lastError: LEASE_EXPIRED,
      })
      .where(
        `status = 'running' AND (lease_until < ${this.time.now} OR lease_until > ${this.time.afterSeconds(String(LONGEST_LEASE_SECONDS))})`,
      )
      .execute();
    return Number(result.affected);
  }

  /** Makes the jobs due that would wait for hours, because the database's clock went back after they were queued. */
  async hastenDelayed(): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .update(Job)
      .set({ runAt: () => this.time.now })
      .where(`status = 'queued' AND run_at > ${this.time.afterSeconds(String(LONGEST_DELAY_SECONDS))}`)
      .execute();
  }

  /** Returns how many seconds the oldest due job has waited, to the millisecond or finer; null if none is due. */
  async getOldestQueuedSeconds(): Promise<number | null> {
    const rows = await this.manager
      .createQueryBuilder(Job, 'job')
      .select(this.time.secondsSince('MIN(job.run_at)'), 'seconds')
      .where(`job.status = 'queued' AND job.run_at <= ${this.time.now}`)
      .getRawMany<{ seconds: number | string | null }>();
    const seconds = rows[0]?.seconds ?? null;
    return seconds === null ? null : Number(seconds);
  }

  /** Counts the jobs that are not done. */
  async countByStatus(): Promise<Record<Job['status'], number>> {
    const rows = await this.manager
      .createQueryBuilder(Job, 'job')
      .select('job.status', 'status')
      .addSelect('COUNT(*)', 'count')
      .groupBy('job.status')
      .getRawMany<{ status: Job['status']; count: number | string }>();
    const counts = { queued: 0, running: 0 };
    for (const { status, count } of rows) counts[status] = Number(count);
    return counts;
  }

  /** How many jobs of the account wait or run. */
  count(accountId: number): Promise<number> {
    return this.manager.countBy(Job, { accountId, status: In(['queued', 'running']) });
  }

  /** Whether a job for the invoice waits or runs. */
  hasJobFor(invoiceId: number): Promise<boolean> {
    return this.manager.existsBy(Job, { invoiceId });
  }
}
