import { Alarm } from '../jobs/alarm.js';
import type { Logger } from '../shared/logger.js';
import type { AccountDeletionService } from './account-deletion.service.js';

export interface AccountDeletionsOptions {
  readonly service: Pick<AccountDeletionService, 'continueAll'>;
  readonly logger: Pick<Logger, 'warn'>;
}

const POLL_MILLISECONDS = 2_000;

/** Deletes in the background the accounts that are to be deleted. Any number of processes may do so. */
export class AccountDeletions {
  private readonly alarm = new Alarm();
  private running: Promise<void> = Promise.resolve();
  private isStopping = false;
  private failures = 0;

  constructor(private readonly options: AccountDeletionsOptions) {}

  /** Starts to look for them; call it once. */
  start(): void {
    this.running = this.run();
  }

  /** Ends after the current step. Another process, or the next start, continues. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.alarm.ring();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.isStopping) {
      await this.round();
      await this.alarm.sleep(POLL_MILLISECONDS);
    }
  }

  private async round(): Promise<void> {
    const { logger, service } = this.options;
    try {
      await service.continueAll({ isStopping: () => this.isStopping });
      this.failures = 0;
    } catch (error) {
      if (this.failures === 0) logger.warn({ err: error }, 'accounts cannot be deleted; trying again');
      this.failures += 1;
    }
  }
}
