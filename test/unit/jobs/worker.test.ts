import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Worker } from '../../../src/jobs/worker.js';
import { AppError } from '../../../src/shared/errors.js';
import type { Logger } from '../../../src/shared/logger.js';

const silent = { debug() {}, info() {}, warn() {}, error() {} } as unknown as Logger;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A worker on a queue; its handler never ends. */
function createWorker(jobs: object, sweepMilliseconds: number): Worker {
  return new Worker({
    transact: async (work: (tx: never) => unknown) => work({ jobs } as never),
    handler: { run: () => new Promise(() => undefined) },
    leaseSeconds: 60,
    logger: silent,
    concurrency: 2,
    pollMilliseconds: 1_000,
    sweepMilliseconds,
  } as never);
}

/** Runs a worker on an empty queue for some time; returns the seconds at which it polled. */
async function recordPolls(
  seconds: number,
  {
    isAway = () => false,
    sweepMilliseconds = 5_000,
  }: { isAway?: (second: number) => boolean; sweepMilliseconds?: number },
) {
  const begin = Date.now();
  const getSeconds = () => (Date.now() - begin) / 1_000;
  const looks: number[] = [];
  const sweeps: number[] = [];
  const jobs = {
    hastenDelayed: async () => undefined,
    async requeueExpired() {
      sweeps.push(getSeconds());
      return 0;
    },
    async claim() {
      looks.push(getSeconds());
      if (isAway(getSeconds())) throw new AppError('service_unavailable', 'away');
      return null;
    },
  };
  const worker = createWorker(jobs, sweepMilliseconds);
  worker.start();
  await jest.advanceTimersByTimeAsync(seconds * 1_000);
  const stopped = worker.stop(0);
  await jest.advanceTimersByTimeAsync(1);
  await stopped;
  return { looks, sweeps };
}

describe('a worker without jobs', () => {
  it('polls on schedule, and sweeps on schedule', async () => {
    const { looks, sweeps } = await recordPolls(10.5, { sweepMilliseconds: 5_000 });
    expect(looks).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(sweeps).toEqual([0, 5, 10]);
  });

  it('wakes for a sweep that is due before the next poll', async () => {
    const { sweeps } = await recordPolls(1.1, { sweepMilliseconds: 250 });
    expect(sweeps).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });
});

describe('a stopping worker', () => {
  it('returns the job that it was just claiming, and takes no other', async () => {
    const released: unknown[] = [];
    let claims = 0;
    let claim: (job: unknown) => void = () => undefined;
    const jobs = {
      hastenDelayed: async () => undefined,
      requeueExpired: async () => 0,
      claim() {
        claims += 1;
        return new Promise((resolve) => {
          claim = resolve;
        });
      },
      release: async (job: unknown, how: unknown) => released.push([job, how]),
    };
    const worker = createWorker(jobs, 5_000);
    worker.start();
    await jest.advanceTimersByTimeAsync(1);
    const stopped = worker.stop(3_600_000);
    const job = { id: 1, attempts: 1, lastError: null };
    claim(job);
    await jest.advanceTimersByTimeAsync(1);
    await stopped;
    expect(released).toEqual([[job, { delaySeconds: 0, refundAttempt: true, error: null }]]);
    expect(claims).toBe(1);
  });
});

describe('a worker whose queue cannot be reached', () => {
  it('waits longer each time, up to five seconds', async () => {
    const { looks } = await recordPolls(21, { isAway: () => true });
    expect(looks).toEqual([0, 1, 3, 6, 10, 15, 20]);
  });

  it('starts with short waits again after it reached the queue', async () => {
    const { looks } = await recordPolls(12, { isAway: (second) => second < 3 || second >= 6 });
    expect(looks).toEqual([0, 1, 3, 4, 5, 6, 7, 9, 12]);
  });
});
