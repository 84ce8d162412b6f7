import { beforeEach, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { JobStore, type ClaimedJob } from '../../src/jobs/job.store.js';
import { Rotation } from '../../src/jobs/rotation.js';
import { createTransact } from '../../src/stores.js';
import type { Transact } from '../../src/shared/transact.js';
import type { Stores } from '../../src/stores.js';
import { forEachDatabase } from '../support/databases.js';

const EXPIRED = -1;

forEachDatabase((context) => {
  let transact: Transact<Stores>;
  let reader: JobStore;

  const enqueue = (invoiceId: number, accountId = 7) =>
    transact((tx) => tx.jobs.enqueue({ kind: 'process_invoice', accountId, invoiceId }));
  const claim = (leaseSeconds = 30) => transact((tx) => tx.jobs.claim(leaseSeconds));
  const mustClaim = async (leaseSeconds = 30): Promise<ClaimedJob> => (await claim(leaseSeconds))!;
  const readRow = (invoiceId: number) =>
    context.database.reader
      .query<Record<string, unknown>[]>('SELECT * FROM job WHERE invoice_id = ?', [invoiceId])
      .then(([row]) => row);

  beforeEach(async () => {
    transact = createTransact(context.database, 20_000);
    reader = new JobStore(context.database.reader.manager);
    await context.database.writer.query('DELETE FROM job');
  });

  it('gives each of 200 jobs to exactly one of 8 workers', async () => {
    await transact(async (tx) => {
      for (let invoiceId = 1; invoiceId <= 200; invoiceId += 1) {
        await tx.jobs.enqueue({ kind: 'process_invoice', accountId: 7, invoiceId });
      }
    });
    const taken = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const own: number[] = [];
        for (let job = await claim(); job; job = await claim()) own.push(job.invoiceId);
        return own;
      }),
    );
    expect(taken.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    expect(taken.filter((own) => own.length > 0).length).toBeGreaterThan(1);
  });

  it('claims the job that has waited longest and counts the attempt', async () => {
    await enqueue(1);
    await enqueue(2);
    expect(await claim()).toEqual({
      id: expect.any(Number),
      kind: 'process_invoice',
      accountId: 7,
      invoiceId: 1,
      attempts: 1,
      lastError: null,
      traceParent: null,
      leaseToken: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect((await mustClaim()).invoiceId).toBe(2);
    expect(await claim()).toBeNull();
  });

  it('claims from another account after two jobs of one, and returns to it', async () => {
    for (let invoiceId = 1; invoiceId <= 6; invoiceId += 1) await enqueue(invoiceId, 7);
    await enqueue(7, 9);
    await enqueue(8, 3);
    const rotation = new Rotation();
    const taken: number[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      const job = (await transact((tx) => tx.jobs.claim(30, rotation)))!;
      rotation.note(job.accountId);
      taken.push(job.invoiceId);
    }
    // The account of the oldest job comes first, as if nobody had had a turn.
    expect(taken).toEqual([8, 1, 2, 7, 3, 4, 5, 6]);
    expect(await claim()).toBeNull();
  });

  it('claims from another account while a rival takes the only job of the next one', async () => {
    await enqueue(1, 3);
    await enqueue(2, 7);
    const claims = await Promise.all([claim(), claim()]);
    const invoices = claims.map((job) => job?.invoiceId).filter((invoiceId) => invoiceId !== undefined);
    const rest = await claim();
    expect([...invoices, ...(rest ? [rest.invoiceId] : [])].toSorted()).toEqual([1, 2]);
  });

  it('undoes a claim if its transaction is rolled back', async () => {
    await enqueue(1);
    const claimed = transact(async (tx) => {
      await tx.jobs.claim(30);
      throw new Error('no');
    });
    await expect(claimed).rejects.toThrow('no');
    expect((await mustClaim()).attempts).toBe(1);
  });

  it('stores instants in the timestamp format', async () => {
    const form = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}$/;
    await enqueue(1);
    await claim(1.5);
    const row = await readRow(1);
    expect(row).toMatchObject({
      run_at: expect.stringMatching(form),
      lease_until: expect.stringMatching(form),
    });
    const [start, end] = [row!['run_at'], row!['lease_until']].map((instant) => Date.parse(`${String(instant)}Z`));
    expect(end! - start!).toBeGreaterThanOrEqual(1_490);
  });

  it('settles a job once, for the worker that holds it', async () => {
    await enqueue(1);
    const job = await mustClaim();
    expect(await reader.hasJobFor(1)).toBe(true);
    expect(await transact((tx) => tx.jobs.settle(job))).toBe(true);
    expect(await transact((tx) => tx.jobs.settle(job))).toBe(false);
    expect(await reader.hasJobFor(1)).toBe(false);
  });

  it('requeues the job of a worker that died', async () => {
    await enqueue(1);
    await claim(EXPIRED);
    expect(await claim()).toBeNull();
    expect(await transact((tx) => tx.jobs.requeueExpired())).toBe(1);
    expect(await mustClaim()).toMatchObject({ invoiceId: 1, attempts: 2, lastError: expect.stringMatching(/worker/) });
  });

  it('gives the job of a process that froze while it claimed it to another one', async () => {
    if (context.database.writer.options.type === 'better-sqlite3') return;
    await enqueue(1);
    let thaw = () => {};
    const frozen = new Promise<void>((resolve) => (thaw = resolve));
    const claimed = new Promise<ClaimedJob | null>((resolve) => {
      const late = createTransact(
        context.database,
        1_000,
      )(async (tx) => {
        resolve(await tx.jobs.claim(30));
        await frozen;
      });
      late.catch(() => undefined);
    });
    expect(await claimed).toMatchObject({ invoiceId: 1, attempts: 1 });
    expect(await claim()).toBeNull();
    let taken = await claim();
    for (; !taken; taken = await claim()) await setTimeout(100);
    expect(taken).toMatchObject({ invoiceId: 1, attempts: 1 });
    thaw();
  });

  it('runs jobs without delay after the clock of the database went back', async () => {
    const anHour = 3_600;
    await enqueue(1);
    await enqueue(2);
    await claim(anHour + 30);
    const later =
      context.database.writer.options.type === 'better-sqlite3'
        ? "strftime('%Y-%m-%d %H:%M:%f', 'now', '1 hour') || '000'"
        : 'UTC_TIMESTAMP(6) + INTERVAL 1 HOUR';
    await context.database.writer.query(`UPDATE job SET run_at = ${later}`);
    expect(await claim()).toBeNull();
    await transact(async (tx) => {
      await tx.jobs.hastenDelayed();
      expect(await tx.jobs.requeueExpired()).toBe(1);
    });
    expect([(await mustClaim()).invoiceId, (await mustClaim()).invoiceId].toSorted()).toEqual([1, 2]);
  });

  it('leaves a job alone while its lease is valid', async () => {
    await enqueue(1);
    await claim(30);
    expect(await transact((tx) => tx.jobs.requeueExpired())).toBe(0);
  });

  it.each([
    ['renew', (jobs: JobStore, job: ClaimedJob) => jobs.renew(job, 30)],
    ['settle', (jobs: JobStore, job: ClaimedJob) => jobs.settle(job)],
    [
      'release',
      (jobs: JobStore, job: ClaimedJob) => jobs.release(job, { delaySeconds: 0, refundAttempt: true, error: 'x' }),
    ],
  ])('reports a lost lease to its worker at %s, and changes nothing', async (_name, write) => {
    await enqueue(1);
    const stale = await mustClaim(EXPIRED);
    await transact((tx) => tx.jobs.requeueExpired());
    expect(await transact((tx) => write(tx.jobs, stale))).toBe(false);
    const current = await mustClaim();
    const before = await readRow(1);
    expect(await transact((tx) => write(tx.jobs, stale))).toBe(false);
    expect(await readRow(1)).toEqual(before);
    expect(await transact((tx) => tx.jobs.settle(current))).toBe(true);
  });

  it('holds a job for longer after its lease is renewed', async () => {
    await enqueue(1);
    const job = await mustClaim(EXPIRED);
    expect(await transact((tx) => tx.jobs.renew(job, 30))).toBe(true);
    expect(await transact((tx) => tx.jobs.requeueExpired())).toBe(0);
  });

  it.each([
    { refundAttempt: true, attemptsNext: 1 },
    { refundAttempt: false, attemptsNext: 2 },
  ])('hands a released job to the next worker as attempt $attemptsNext', async ({ refundAttempt, attemptsNext }) => {
    await enqueue(1);
    const job = await mustClaim();
    await transact((tx) => tx.jobs.release(job, { delaySeconds: 0, refundAttempt, error: 'e'.repeat(600) }));
    expect(await mustClaim()).toMatchObject({ attempts: attemptsNext, lastError: 'e'.repeat(500) });
  });

  it('takes a job away from its worker when it is released or requeued', async () => {
    await enqueue(1);
    const released = await mustClaim();
    await transact((tx) => tx.jobs.release(released, { delaySeconds: 0, refundAttempt: false, error: null }));
    expect(await transact((tx) => tx.jobs.renew(released, 30))).toBe(false);
    expect(await transact((tx) => tx.jobs.settle(released))).toBe(false);
    expect(await readRow(1)).toMatchObject({ status: 'queued', lease_until: null, lease_token: null });
    await claim(EXPIRED);
    await transact((tx) => tx.jobs.requeueExpired());
    expect(await readRow(1)).toMatchObject({ status: 'queued', lease_until: null, lease_token: null });
  });

  it('does not hand out a job before its delay ends', async () => {
    await enqueue(1);
    const job = await mustClaim();
    await transact((tx) => tx.jobs.release(job, { delaySeconds: 60, refundAttempt: false, error: null }));
    expect(await claim()).toBeNull();
    expect(await reader.getOldestQueuedSeconds()).toBeNull();
  });

  it('reports how many seconds the oldest due job has waited, exact to the database clock', async () => {
    expect(await reader.getOldestQueuedSeconds()).toBeNull();
    await enqueue(1);
    const oldest = await mustClaim();
    await transact((tx) => tx.jobs.release(oldest, { delaySeconds: -90, refundAttempt: false, error: null }));
    await enqueue(2);
    const waited = (await reader.getOldestQueuedSeconds())!;
    expect(waited).toBeGreaterThanOrEqual(90);
    expect(waited).toBeLessThan(90_000);
    expect(waited).toBe(Number(waited.toFixed(6)));
  });
});
