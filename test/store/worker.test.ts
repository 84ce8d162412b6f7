import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { AttemptsExhausted, LeaseLost, type JobHandler } from '../../src/jobs/job-handler.js';
import type { ClaimedJob } from '../../src/jobs/job.store.js';
import { Worker, type WorkerOptions } from '../../src/jobs/worker.js';
import { AppError } from '../../src/shared/errors.js';
import { createLogger } from '../../src/shared/logger.js';
import type { Transact } from '../../src/shared/transact.js';
import { createTransact, type Stores } from '../../src/stores.js';
import { forEachDatabase } from '../support/databases.js';

async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('The condition was not met in time.');
    await sleep(10);
  }
}

forEachDatabase((context) => {
  let transact: Transact<Stores>;
  let workers: Worker[];
  let ran: number[];
  let givenUp: { invoiceId: number; reason: unknown }[];

  const enqueue = (...invoiceIds: number[]) =>
    transact(async (tx) => {
      for (const invoiceId of invoiceIds) await tx.jobs.enqueue({ kind: 'process_invoice', accountId: 7, invoiceId });
    });
  const claim = (leaseSeconds: number) => transact((tx) => tx.jobs.claim(leaseSeconds));
  const readRows = () =>
    context.database.reader.query<{ status: string; attempts: number; last_error: string | null }[]>(
      'SELECT status, attempts, last_error FROM job ORDER BY id',
    );
  const isEmpty = async () => (await readRows()).length === 0;
  const makeDue = () => context.database.writer.query("UPDATE job SET run_at = '2020-01-01 00:00:00.000000'");

  async function settle(job: ClaimedJob): Promise<void> {
    await transact(async (tx) => {
      if (!(await tx.jobs.settle(job))) throw new LeaseLost();
    });
  }

  function startWorker(run: JobHandler['run'] = settle, options: Partial<WorkerOptions> = {}): Worker {
    const worker = new Worker({
      transact,
      handler: {
        async run(job, signal, yieldSlot) {
          ran.push(job.invoiceId);
          await run(job, signal, yieldSlot);
        },
        async giveUp(job, reason) {
          await settle(job);
          givenUp.push({ invoiceId: job.invoiceId, reason });
        },
      },
      concurrency: 2,
      leaseSeconds: 30,
      pollMilliseconds: 20,
      sweepMilliseconds: 50,
      logger: createLogger('silent'),
      ...options,
    });
    workers.push(worker);
    worker.start();
    return worker;
  }

  beforeEach(async () => {
    transact = createTransact(context.database, 20_000);
    [workers, ran, givenUp] = [[], [], []];
    await context.database.writer.query('DELETE FROM job');
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop(0)));
  });

  it('runs every job once when several workers share the queue', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => index);
    await enqueue(...ids);
    for (let count = 0; count < 3; count += 1) startWorker();
    await waitUntil(isEmpty);
    expect(ran.toSorted((a, b) => a - b)).toEqual(ids);
  });

  it('starts a job at once when nudged, without waiting for the next poll', async () => {
    const worker = startWorker(settle, { pollMilliseconds: 60_000, sweepMilliseconds: 60_000 });
    await sleep(100);
    await enqueue(1);
    worker.nudge();
    await waitUntil(isEmpty);
    expect(ran).toEqual([1]);
  });

  it('takes further jobs while the results of as many as allowed are being saved', async () => {
    let finish = () => {};
    const saved = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await enqueue(1, 2, 3, 4, 5);
    startWorker(
      async (job, _signal, yieldSlot) => {
        yieldSlot();
        await saved;
        await settle(job);
      },
      { pollMilliseconds: 60_000, sweepMilliseconds: 60_000 },
    );
    await waitUntil(() => ran.length === 4);
    await sleep(100);
    expect(ran).toEqual([1, 2, 3, 4]);
    finish();
    await waitUntil(isEmpty);
    expect(ran).toEqual([1, 2, 3, 4, 5]);
  });

  it('holds no more jobs than allowed, and continues as soon as one is done', async () => {
    let now = 0;
    let most = 0;
    await enqueue(1, 2, 3, 4, 5, 6);
    startWorker(
      async (job) => {
        most = Math.max(most, (now += 1));
        await sleep(20);
        await settle(job);
        now -= 1;
      },
      { pollMilliseconds: 60_000, sweepMilliseconds: 60_000 },
    );
    await waitUntil(isEmpty);
    expect(most).toBe(2);
  });

  it('takes over the job of a worker that died after its claim', async () => {
    await enqueue(1);
    await claim(0.2);
    startWorker();
    await waitUntil(isEmpty);
    expect(ran).toEqual([1]);
  });

  it('tries a failing job three times with growing delays, then gives it up with the last error', async () => {
    await enqueue(1, 2);
    startWorker(async (job) => {
      if (job.invoiceId === 1) throw new Error(`failure ${job.attempts}`);
      await settle(job);
    });
    await waitUntil(async () => (await readRows()).length === 1 && (await readRows())[0]?.last_error === 'failure 1');
    expect(await readRows()).toEqual([{ status: 'queued', attempts: 1, last_error: 'failure 1' }]);
    await makeDue();
    await waitUntil(async () => (await readRows())[0]?.last_error === 'failure 2');
    await makeDue();
    await waitUntil(isEmpty);
    expect(ran.filter((invoiceId) => invoiceId === 1)).toHaveLength(3);
    await waitUntil(() => givenUp.length > 0);
    expect(givenUp).toEqual([{ invoiceId: 1, reason: new Error('failure 3') }]);
  });

  it('gives up a job that killed its worker three times, without a fourth attempt', async () => {
    await enqueue(1);
    for (let crash = 0; crash < 3; crash += 1) {
      await claim(-1);
      await transact((tx) => tx.jobs.requeueExpired());
    }
    startWorker();
    await waitUntil(() => givenUp.length > 0);
    expect(await isEmpty()).toBe(true);
    expect(ran).toEqual([]);
    expect(givenUp).toEqual([{ invoiceId: 1, reason: expect.any(AttemptsExhausted) }]);
  });

  it('keeps a job that takes longer than the lease', async () => {
    await enqueue(1);
    const runSlowly: JobHandler['run'] = async (job) => {
      await sleep(3_000);
      await settle(job);
    };
    startWorker(runSlowly, { leaseSeconds: 2 });
    startWorker(runSlowly, { leaseSeconds: 2 });
    await waitUntil(isEmpty);
    expect(ran).toEqual([1]);
  });

  it('drops the result of a job that it lost, and aborts the handler', async () => {
    await enqueue(1);
    let aborted: unknown = null;
    startWorker(
      async (_job, signal) => {
        await waitUntil(() => signal.aborted);
        aborted = signal.reason;
      },
      { leaseSeconds: 0.3, concurrency: 1, sweepMilliseconds: 60_000 },
    );
    await waitUntil(() => ran.length === 1);
    await context.database.writer.query("UPDATE job SET lease_token = 'of another worker'");
    await waitUntil(() => aborted !== null);
    expect(aborted).toBeInstanceOf(LeaseLost);
    expect(await readRows()).toEqual([{ status: 'running', attempts: 1, last_error: null }]);
  });

  it('waits for jobs that save their results when it stops, and takes no more', async () => {
    await enqueue(1, 2);
    let isStopping = false;
    const worker = startWorker(
      async (job, _signal, yieldSlot) => {
        if (job.invoiceId === 1) yieldSlot();
        await waitUntil(() => isStopping);
        await sleep(200);
        await settle(job);
      },
      { concurrency: 1 },
    );
    await waitUntil(() => ran.length === 2);
    isStopping = true;
    await worker.stop(10_000);
    expect(await readRows()).toEqual([{ status: 'queued', attempts: 0, last_error: null }]);
  });

  it('returns a job that it is still reading as soon as it stops, with its attempt refunded', async () => {
    await enqueue(1);
    let signal: AbortSignal | undefined;
    const worker = startWorker((_job, given) => {
      signal = given;
      return new Promise(() => undefined);
    });
    await waitUntil(() => ran.length === 1);
    await worker.stop(3_600_000);
    expect(signal!.aborted).toBe(true);
    expect(await readRows()).toEqual([{ status: 'queued', attempts: 0, last_error: null }]);
    startWorker();
    await waitUntil(isEmpty);
    expect(ran).toEqual([1, 1]);
  });

  it('returns a job that saves its result for longer than the grace period', async () => {
    await enqueue(1);
    const worker = startWorker((_job, _signal, yieldSlot) => {
      yieldSlot();
      return new Promise(() => undefined);
    });
    await waitUntil(() => ran.length === 1);
    await worker.stop(50);
    expect(await readRows()).toEqual([{ status: 'queued', attempts: 0, last_error: null }]);
  });

  it('continues after a database outage, and logs it once', async () => {
    let isAway = true;
    const lines: string[] = [];
    const logger = {
      ...createLogger('silent'),
      info: () => undefined,
      warn: (_: unknown, line: string) => lines.push(line),
    };
    const real = transact;
    let tries = 0;
    const failTransaction: Transact<Stores> = async (work) => {
      tries += 1;
      if (isAway) throw new AppError('service_unavailable', 'away');
      return real(work);
    };
    await enqueue(1);
    startWorker(settle, { transact: failTransaction, logger: logger as unknown as WorkerOptions['logger'] });
    await waitUntil(() => tries > 3);
    expect(lines).toHaveLength(1);
    isAway = false;
    await waitUntil(isEmpty);
  });

  it('does not count attempts that failed because of outages', async () => {
    await enqueue(1);
    startWorker(async () => {
      throw new AppError('service_unavailable', 'away');
    });
    for (let outage = 1; outage <= 5; outage += 1) {
      await waitUntil(async () => {
        const [row] = await readRows();
        return row?.status === 'queued' && row.last_error?.includes(`(${outage} in a row)`) === true;
      });
      expect((await readRows())[0]?.attempts).toBe(0);
      await makeDue();
    }
    expect(givenUp).toEqual([]);
  });

  it('lets workers keep the jobs whose leases expired while the database was away', async () => {
    let isAway = false;
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const failSometimes: Transact<Stores> = (work) =>
      isAway ? Promise.reject(new AppError('service_unavailable', 'away')) : transact(work);
    await enqueue(1);
    const runSlowly: JobHandler['run'] = async (job) => {
      await finished;
      await settle(job);
    };
    const options = { transact: failSometimes, leaseSeconds: 2 };
    startWorker(runSlowly, options);
    await waitUntil(() => ran.length === 1);
    startWorker(runSlowly, options);
    isAway = true;
    await sleep(2_500);
    isAway = false;
    await sleep(1_000);
    finish();
    await waitUntil(isEmpty);
    expect(ran).toEqual([1]);
  });
});
