import { Alarm } from './alarm.js';
import { Rotation } from './rotation.js';
import { HeldJob, type HeldJobOptions } from './held-job.js';

export interface WorkerOptions extends HeldJobOptions {
  /** The maximum number of jobs that run at once. As many others may be saving their results. */
  readonly concurrency: number;
  /** How often an idle worker looks for jobs that other processes added. */
  readonly pollMilliseconds: number;
  /** How often the worker looks for expired leases. */
  readonly sweepMilliseconds?: number;
}

const SWEEP_MILLISECONDS = 5_000;
const MAX_OUTAGE_WAIT_MILLISECONDS = 5_000;
/** A job that is taken after the files disappeared fails as an outage, so that looking for them before each one would gain nothing. */
const READY_MILLISECONDS = 500;

/** Takes jobs from the queue and runs them, up to its limit of concurrent jobs. */
export class Worker {
  private readonly alarm = new Alarm();
  private readonly rotation = new Rotation();
  private readonly held = new Map<HeldJob, Promise<void>>();
  /** The held jobs whose results are being saved. */
  private readonly saving = new Set<HeldJob>();
  private readonly sweepMilliseconds: number;
  private loop: Promise<void> = Promise.resolve();
  private isStopping = false;
  private nextSweep = 0;
  private readyUntil = 0;
  private failures = 0;

  constructor(private readonly options: WorkerOptions) {
    this.sweepMilliseconds = options.sweepMilliseconds ?? SWEEP_MILLISECONDS;
  }

  /** Starts the worker; call it once. */
  start(): void {
    this.loop = this.run();
  }

  /** Wakes the worker because this process has just enqueued a job. */
  nudge(): void {
    this.alarm.ring();
  }

  /**
   * Takes no more jobs, and returns those that are still being read to the queue at once, with their attempt refunded: another worker
   * can begin them earlier than this one would end them. Waits for those that save their results.
   *
   * @param graceMilliseconds how long results may take to be saved
   */
  async stop(graceMilliseconds: number): Promise<void> {
    this.isStopping = true;
    this.alarm.ring();
    for (const job of this.held.keys()) if (!this.saving.has(job)) job.interrupt();
    const finished = this.loop.then(() => Promise.all(this.held.values()));
    await waitForAtMost(graceMilliseconds, finished);
    for (const job of this.held.keys()) job.interrupt();
    await finished;
  }

  private async run(): Promise<void> {
    while (!this.isStopping) {
      await this.alarm.sleep(await this.takeDueJobs());
    }
  }

  /** Takes due jobs up to the limit; returns the milliseconds until the next poll. */
  private async takeDueJobs(): Promise<number> {
    const { logger, pollMilliseconds } = this.options;
    try {
      await this.requireReady();
      if (this.failures > 0) this.postponeSweep();
      await this.sweep();
      await this.fill();
      if (this.failures > 0) logger.info('jobs are taken again');
      this.failures = 0;
      return Math.min(pollMilliseconds, this.sweepMilliseconds);
    } catch (error) {
      if (this.failures === 0) logger.warn({ err: error }, 'jobs cannot be taken; trying again');
      this.failures += 1;
      return Math.min(pollMilliseconds * this.failures, MAX_OUTAGE_WAIT_MILLISECONDS);
    }
  }

  private async requireReady(): Promise<void> {
    if (performance.now() < this.readyUntil) return;
    await this.options.requireReady?.();
    this.readyUntil = performance.now() + READY_MILLISECONDS;
  }

  private async fill(): Promise<void> {
    const { concurrency, leaseSeconds, transact } = this.options;
    while (this.held.size - Math.min(this.saving.size, concurrency) < concurrency && !this.isStopping) {
      const job = await transact((tx) => tx.jobs.claim(leaseSeconds, this.rotation));
      if (!job) return;
      this.rotation.note(job.accountId);
      const held: HeldJob = new HeldJob(job, this.options, () => this.yieldSlotOf(held));
      this.hold(held);
    }
  }

  private yieldSlotOf(job: HeldJob): void {
    this.saving.add(job);
    this.alarm.ring();
  }

  private hold(job: HeldJob): void {
    if (this.isStopping) job.interrupt();
    this.held.set(job, this.workOn(job));
  }

  private async workOn(job: HeldJob): Promise<void> {
    await job.work();
    this.held.delete(job);
    this.saving.delete(job);
    this.alarm.ring();
  }

  /** After an outage, workers get the time to renew the leases that expired during it. */
  private postponeSweep(): void {
    this.nextSweep = performance.now() + this.options.leaseSeconds * 1_000;
  }

  private async sweep(): Promise<void> {
    const now = performance.now();
    if (now < this.nextSweep) return;
    const requeued = await this.options.transact(async (tx) => {
      await tx.jobs.hastenDelayed();
      return tx.jobs.requeueExpired();
    });
    this.nextSweep = now + this.sweepMilliseconds;
    if (requeued > 0) this.options.logger.warn({ requeued }, 'jobs whose leases had expired were queued again');
  }
}

async function waitForAtMost(milliseconds: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
