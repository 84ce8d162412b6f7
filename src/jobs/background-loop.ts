import type { Logger } from '../shared/logger.js';
import { Alarm } from './alarm.js';

const MAX_OUTAGE_WAIT_MILLISECONDS = 10_000;

export interface BackgroundLoopOptions {
  /**
   * Does the next piece of work; true if there may be more.
   *
   * @param stopping aborted when the process is to end
   */
  readonly work: (stopping: AbortSignal) => Promise<boolean>;
  /** How long to wait when there is nothing to do. */
  readonly pollMilliseconds: number;
  /** What cannot be done when the work fails, for the log. */
  readonly complaint: string;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Does work in the background, piece by piece, until it is stopped. */
export class BackgroundLoop {
  private readonly alarm = new Alarm();
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private failures = 0;

  constructor(private readonly options: BackgroundLoopOptions) {}

  /** Call it once. */
  start(): void {
    this.running = this.run();
  }

  /** Looks for work immediately. */
  nudge(): void {
    this.alarm.ring();
  }

  /** Ends when the piece in progress has ended. */
  async stop(): Promise<void> {
    this.stopping.abort(new Error('The process is stopping.'));
    this.alarm.ring();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) await this.alarm.sleep(await this.round());
  }

  /** @returns the milliseconds until the next round */
  private async round(): Promise<number> {
    const { complaint, logger, pollMilliseconds, work } = this.options;
    try {
      const isMore = await work(this.stopping.signal);
      this.failures = 0;
      return isMore ? 0 : pollMilliseconds;
    } catch (error) {
      if (this.failures === 0) logger.warn({ err: error }, `${complaint}; trying again`);
      this.failures += 1;
      return Math.min(pollMilliseconds * this.failures, MAX_OUTAGE_WAIT_MILLISECONDS);
    }
  }
}
