import { setTimeout as sleep } from 'node:timers/promises';
import { toAppError } from '../shared/errors.js';
import type { Logger } from '../shared/logger.js';
import type { Transact } from '../shared/transact.js';
import { trace } from '../telemetry/tracing.js';
import { jobEnded, type JobOutcome, type JobResult } from '../telemetry/signals.js';
import { computeBackoffSeconds, computeOutageSeconds, MAX_ATTEMPTS } from './backoff.js';
import { AttemptsExhausted, LeaseLost, type JobHandler } from './job-handler.js';
import type { ClaimedJob, JobStore } from './job.store.js';

export interface HeldJobOptions {
  readonly transact: Transact<{ readonly jobs: JobStore }>;
  readonly handler: JobHandler;
  readonly leaseSeconds: number;
  /** Rejects while jobs would fail through no fault of theirs, for example because the files cannot be reached. */
  readonly requireReady?: () => Promise<void>;
  readonly logger: Logger;
}

const STOPPED = new Error('The worker is stopping.');
const OUTAGE = 'The database or the files were unavailable';
const OUTAGE_RETRY_MILLISECONDS = 500;

/** A job that this process holds: renews its lease while it runs, and records its outcome. */
export class HeldJob {
  private readonly controller = new AbortController();
  private result: JobResult = {};

  constructor(
    private readonly job: ClaimedJob,
    private readonly options: HeldJobOptions,
    private readonly yieldSlot: () => void,
  ) {}

  /** Works until the job is settled, released or lost. Never throws: if the outcome cannot be recorded, the lease expires. */
  async work(): Promise<void> {
    const heartbeat = setInterval(() => void this.renew(), (this.options.leaseSeconds * 1_000) / 3);
    const start = performance.now();
    try {
      const outcome = await this.traceAttempt();
      const { id, kind, accountId, attempts } = this.job;
      const seconds = (performance.now() - start) / 1_000;
      jobEnded.publish({ id, kind, accountId, attempts, outcome, seconds, result: this.result });
    } catch (error) {
      this.options.logger.error({ err: error, job: this.job.id }, 'the end of a job could not be recorded');
    } finally {
      clearInterval(heartbeat);
    }
  }

  /** Stops the work and returns the job to the queue, as if this attempt had never begun. */
  interrupt(): void {
    this.controller.abort(STOPPED);
  }

  private traceAttempt(): Promise<JobOutcome> {
    const { id, kind, attempts, traceParent } = this.job;
    const describe = (outcome: JobOutcome) => {
      const { invoiceUid, format } = this.result;
      return {
        ...{ 'invoice_graph.job': id, 'invoice_graph.attempts': attempts, 'invoice_graph.outcome': outcome },
        ...(invoiceUid !== undefined && { 'invoice_graph.invoice': invoiceUid }),
        ...(format !== undefined && { 'invoice_graph.format': format }),
      };
    };
    return trace({ name: kind, kind: 'consumer', parent: traceParent ?? null, describe }, () => this.attempt());
  }

  private async attempt(): Promise<JobOutcome> {
    const { job } = this;
    const { signal } = this.controller;
    if (job.attempts > MAX_ATTEMPTS) return this.giveUp(new AttemptsExhausted(job.lastError));
    try {
      signal.throwIfAborted();
      this.result = (await rejectOnAbort(this.options.handler.run(job, signal, this.yieldSlot), signal)) ?? {};
      return this.result.outcome ?? 'finished';
    } catch (error) {
      return this.handleFailure(signal.aborted ? signal.reason : await this.findCause(error));
    }
  }

  /** An outage that began after the job was claimed explains any failure. */
  private async findCause(error: unknown): Promise<unknown> {
    try {
      await this.options.requireReady?.();
      return error;
    } catch (outage) {
      return error instanceof LeaseLost ? error : outage;
    }
  }

  private async handleFailure(error: unknown): Promise<JobOutcome> {
    const { attempts, lastError } = this.job;
    if (error === STOPPED) {
      await this.release({ delaySeconds: 0, refundAttempt: true, error: null });
      return 'interrupted';
    }
    if (error instanceof LeaseLost) {
      this.options.logger.warn({ job: this.job.id }, 'a job was lost to another worker; its result is dropped');
      return 'lost';
    }
    if (isOutage(error)) {
      const outages = countOutages(lastError) + 1;
      this.options.logger.warn({ err: error, job: this.job.id, outages }, 'a job met an outage and waits');
      const words = `${OUTAGE} (${outages} in a row).`;
      await this.release({ delaySeconds: computeOutageSeconds(outages), refundAttempt: true, error: words });
      return 'outage';
    }
    if (attempts >= MAX_ATTEMPTS) return this.giveUp(error);
    this.options.logger.warn({ err: error, job: this.job.id, attempts }, 'a job failed and will be tried again');
    const delaySeconds = computeBackoffSeconds(attempts);
    await this.release({ delaySeconds, refundAttempt: false, error: readMessage(error) });
    return 'retried';
  }

  private async giveUp(reason: unknown): Promise<JobOutcome> {
    const { handler, logger } = this.options;
    try {
      await this.writeDespiteOutages(() => handler.giveUp(this.job, reason));
      return 'failed';
    } catch (error) {
      if (error instanceof LeaseLost) return 'lost';
      logger.error({ err: error, job: this.job.id }, 'a job could not be given up');
      const delaySeconds = computeBackoffSeconds(this.job.attempts);
      await this.release({ delaySeconds, refundAttempt: false, error: readMessage(error) });
      return 'retried';
    }
  }

  private async release(how: Parameters<JobStore['release']>[1]): Promise<void> {
    await this.writeDespiteOutages(() => this.options.transact((tx) => tx.jobs.release(this.job, how)));
  }

  /** Repeats a write while the database is unavailable, until the job is interrupted or lost: otherwise the attempt would count. */
  private async writeDespiteOutages(write: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await write();
        return;
      } catch (error) {
        if (!isOutage(error) || this.controller.signal.aborted) throw error;
        await sleep(OUTAGE_RETRY_MILLISECONDS);
      }
    }
  }

  private async renew(): Promise<void> {
    try {
      const isHeld = await this.options.transact((tx) => tx.jobs.renew(this.job, this.options.leaseSeconds));
      if (!isHeld) this.controller.abort(new LeaseLost());
    } catch (error) {
      this.options.logger.debug({ err: error, job: this.job.id }, 'a lease could not be renewed');
    }
  }
}

function isOutage(error: unknown): boolean {
  return toAppError(error).code === 'service_unavailable';
}

/** How many outages in a row the last error of a job names. */
function countOutages(lastError: string | null): number {
  return lastError?.startsWith(OUTAGE) ? Number(/\((\d+) in a row\)/.exec(lastError)?.[1] ?? 0) : 0;
}

function readMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Resolves or rejects as the work does, or rejects with the signal's reason if the signal is aborted first, so that work that ignores its
 * signal cannot delay a shutdown.
 */
function rejectOnAbort<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}
