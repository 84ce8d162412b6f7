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
      logger: SILENT,
    } as never,
    () => undefined,
  );
  await held.work();
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

  it('that meets an outage costs no attempt, but a second outage in a row does', async () => {
    const run = failWith(OUTAGE);
    const [first] = (await workOn({ attempts: 3 }, { run })).released;
    expect(first).toMatchObject({ delaySeconds: 1, refundAttempt: true });
    const again = await workOn({ attempts: 2, lastError: String(first?.['error']) }, { run });
    expect(again.released).toMatchObject([{ refundAttempt: false, error: first?.['error'] }]);
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

  it('is left until its lease expires if the database stays unavailable', async () => {
    let calls = 0;
    const { released } = await workOn({}, { run: failWith(new Error('broken')) }, async () => {
      calls += 1;
      throw OUTAGE;
    });
    expect(released).toEqual([]);
    expect(calls).toBeGreaterThan(1);
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
