import { describe, expect, it } from '@jest/globals';
import { HeldJob } from '../../../src/jobs/held-job.js';
import { AttemptsExhausted, LeaseLost, type JobHandler } from '../../../src/jobs/job-handler.js';
import type { ClaimedJob } from '../../../src/jobs/job.store.js';
import { AppError } from '../../../src/shared/errors.js';

const OUTAGE = new AppError('service_unavailable', 'The database is unavailable.');
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/** Works on a job to its end; returns how it was released, and why it was given up, if so. */
async function workOn(
  job: Partial<ClaimedJob>,
  { run = async () => undefined, giveUp = async () => undefined }: Partial<JobHandler>,
  release: () => Promise<void> = async () => undefined,
  { requireReady, interruptAfter }: { requireReady?: () => Promise<void>; interruptAfter?: () => boolean } = {},
) {
  const released: Record<string, unknown>[] = [];
  const reasons: unknown[] = [];
  const jobs = {
    renew: async () => true,
    async release(_: unknown, how: Record<string, unknown>) {
      await release();
      released.push(how);
    },
  };
  const held = new HeldJob(
    { id: 1, attempts: 1, lastError: null, ...job } as ClaimedJob,
    {
      transact: async (work: (tx: never) => unknown) => work({ jobs } as never),
      handler: {
        run,
        async giveUp(each: ClaimedJob, reason: unknown) {
          reasons.push(reason);
          await giveUp(each, reason);
        },
      },
      leaseSeconds: 1,
      requireReady,
      logger: SILENT,
    } as never,
    () => undefined,
  );
  const timer = setInterval(() => interruptAfter?.() && held.interrupt(), 10);
  await held.work();
  clearInterval(timer);
  return { released, reasons };
}

const failWith = (error: Error) => async () => {
  throw error;
};

/** Fails a few times with an error, then succeeds. */
function failFirst(times: number, error: Error): () => Promise<void> {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw error;
  };
}

describe('a job', () => {
  it('that is done is neither released nor given up', async () => {
    expect(await workOn({}, {})).toEqual({ released: [], reasons: [] });
  });

  it('that fails is tried again, and given up after its third attempt', async () => {
    const run = failWith(new Error('broken'));
    const second = await workOn({ attempts: 2 }, { run });
    expect(second).toMatchObject({ released: [{ refundAttempt: false, error: 'broken' }], reasons: [] });
    expect(await workOn({ attempts: 3 }, { run })).toEqual({ released: [], reasons: [new Error('broken')] });
  });

  it('that killed three workers is given up without another attempt', async () => {
    const run = failWith(new Error('must not run'));
    const { reasons } = await workOn({ attempts: 4, lastError: 'late' }, { run });
    expect(reasons).toEqual([new AttemptsExhausted('late')]);
    expect((reasons[0] as AttemptsExhausted).lastError).toBe('late');
  });

  it('that another worker holds is left alone', async () => {
    expect(await workOn({}, { run: failWith(new LeaseLost()) })).toEqual({ released: [], reasons: [] });
    expect((await workOn({ attempts: 4 }, { giveUp: failWith(new LeaseLost()) })).released).toEqual([]);
  });

  it.each([
    ['a database that is not available', OUTAGE],
    ['a connection that was closed', new Error("Can't add new command when connection is in closed state")],
    ['a full disk of the database', { errno: 1114, code: 'ER_RECORD_FILE_FULL' }],
    ['too many open files', { code: 'EMFILE' }],
    ['deadlocks', { errno: 1213 }],
  ])('that meets %s never loses an attempt, but waits longer each time', async (_name, error) => {
    let lastError: string | null = null;
    const delays: unknown[] = [];
    for (let outage = 1; outage <= 9; outage += 1) {
      const { released, reasons } = await workOn({ attempts: 3, lastError }, { run: failWith(error as Error) });
      expect([released.length, reasons]).toEqual([1, []]);
      expect(released[0]).toMatchObject({ refundAttempt: true });
      lastError = String(released[0]?.['error']);
      delays.push(released[0]?.['delaySeconds']);
    }
    expect(delays).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('that fails while the files cannot be reached loses no attempt', async () => {
    const requireReady = failWith(OUTAGE);
    const { released } = await workOn({ attempts: 3 }, { run: failWith(new Error('not found')) }, undefined, {
      requireReady,
    });
    expect(released).toMatchObject([{ refundAttempt: true }]);
  });

  it('that cannot be given up is tried again later', async () => {
    const { released } = await workOn({ attempts: 4 }, { giveUp: failWith(new Error('no')) });
    expect(released).toMatchObject([{ refundAttempt: false, error: 'no' }]);
  });

  it('is given up and released once the database is back', async () => {
    const { released, reasons } = await workOn({ attempts: 4 }, { giveUp: failFirst(1, OUTAGE) });
    expect([released, reasons.length]).toEqual([[], 2]);
    const late = await workOn({}, { run: failWith(new Error('broken')) }, failFirst(1, OUTAGE));
    expect(late.released).toHaveLength(1);
  });

  it('is returned however long the database was away', async () => {
    const { released } = await workOn({}, { run: failWith(new Error('broken')) }, failFirst(3, OUTAGE));
    expect(released).toHaveLength(1);
  });

  it('is left until its lease expires if it is interrupted while the database is away', async () => {
    let calls = 0;
    const { released } = await workOn(
      {},
      { run: failWith(new Error('broken')) },
      async () => {
        calls += 1;
        throw OUTAGE;
      },
      { interruptAfter: () => calls > 1 },
    );
    expect(released).toEqual([]);
  });

  it('whose release fails for another reason is not released again', async () => {
    let calls = 0;
    await workOn({}, { run: failWith(new Error('broken')) }, async () => {
      calls += 1;
      throw new Error('constraint');
    });
    expect(calls).toBe(1);
  });
});
