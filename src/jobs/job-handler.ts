import type { JobResult } from '../telemetry/signals.js';
import type { ClaimedJob } from './job.store.js';

/** Does the work of a job. */
export interface JobHandler {
  /**
   * Does the work, and settles the job in the transaction of its results. If settling returns false, throw LeaseLost from that
   * transaction, so that it rolls back. Any other error counts as a failed attempt.
   *
   * @param signal aborted when the result is no longer wanted; stop as soon as possible
   * @param yieldSlot call it once the file is read, so that the worker can take another job while the results are saved
   * @returns what to report about the work, if anything
   */
  run(job: ClaimedJob, signal: AbortSignal, yieldSlot: () => void): Promise<JobResult | void>;
  /**
   * Records that the work failed for good and settles the job, in one transaction.
   *
   * @param reason the error of the last attempt, or AttemptsExhausted if the workers themselves died
   */
  giveUp(job: ClaimedJob, reason: unknown): Promise<void>;
}

/** The lease expired and the job belongs to another worker; results must be rolled back. */
export class LeaseLost extends Error {
  constructor() {
    super('The job was taken over by another worker.');
    this.name = 'LeaseLost';
  }
}

/** Every attempt at a job ended its worker, so the job itself reported no error. */
export class AttemptsExhausted extends Error {
  constructor(readonly lastError: string | null) {
    super('None of the workers that tried this job renewed its lease.');
    this.name = 'AttemptsExhausted';
  }
}
