import type { ClaimedJob } from './job.store.js';

/** What a worker does with a job. */
export interface JobHandler {
  /**
   * Does the work, and settles the job in the transaction of its results. When settling gives false, throw LeaseLost from that
   * transaction, so that nothing of the results stays. Any other error is a failed attempt.
   *
   * @param signal aborted when the result is no longer wanted; stop as soon as you can
   */
  run(job: ClaimedJob, signal: AbortSignal): Promise<void>;
  /**
   * Records that the work failed for good and settles the job, in one transaction.
   *
   * @param reason the error of the last attempt, or AttemptsExhausted where the workers themselves died
   */
  giveUp(job: ClaimedJob, reason: unknown): Promise<void>;
}

/** The job is another worker's by now; nothing of the own result may stay. */
export class LeaseLost extends Error {
  constructor() {
    super('The job was taken over by another worker.');
    this.name = 'LeaseLost';
  }
}

/** Every attempt at a job ended its worker, so that there is no error of the job's own. */
export class AttemptsExhausted extends Error {
  constructor(readonly lastError: string | null) {
    super('The workers that tried this job all stopped answering.');
    this.name = 'AttemptsExhausted';
  }
}
