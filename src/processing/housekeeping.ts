import type { IdempotentCallStore } from '../accounts/idempotent-call.store.js';
import type { SteadyClock } from '../installation/steady-clock.js';
import type { FileStore } from '../files/file-store.js';
import type { InvoiceItemStore } from '../invoices/invoice-item.store.js';
import type { InvoiceStore, StoredFile } from '../invoices/invoice.store.js';
import { toTimestamp, type Clock } from '../shared/clock.js';
import type { Logger } from '../shared/logger.js';
import type { Transact } from '../shared/transact.js';
import type { PageCache } from './page-cache.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BATCH = 100;

export interface HousekeepingDependencies {
  readonly invoices: InvoiceStore;
  readonly files: FileStore;
  /** The page images of the files. */
  readonly pageCache?: Pick<PageCache, 'remove'>;
  readonly transact: Transact<{ calls: IdempotentCallStore; invoices: InvoiceStore; items: InvoiceItemStore }>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Looks at the clock that decides what is purged. */
  readonly measureClock: () => Promise<SteadyClock>;
  /** How many days a deleted invoice is kept. */
  readonly retentionDays: number;
}

/** Purges invoices that were deleted long ago, and removes the temporary files of interrupted uploads, every hour. */
export class Housekeeping {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly dependencies: HousekeepingDependencies) {}

  start(): void {
    void this.round();
    this.timer = setInterval(() => void this.round(), HOUR);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /**
   * @returns how many invoices were purged and how many temporary files removed
   * @throws service_unavailable if the files cannot be reached, because purged invoices would leave theirs behind
   */
  async run(): Promise<{ purged: number; swept: number }> {
    const { clock, files, transact } = this.dependencies;
    await files.requireAvailable();
    const swept = await files.sweepTemporary(clock.milliseconds() - HOUR);
    await transact((tx) => tx.calls.forgetAll(toTimestamp(clock.milliseconds() - DAY)));
    return { purged: await this.purge(), swept };
  }

  private async round(): Promise<void> {
    try {
      const done = await this.run();
      if (done.purged + done.swept > 0) this.dependencies.logger.info(done, 'housekeeping');
    } catch (error) {
      this.dependencies.logger.warn({ err: error }, 'housekeeping failed; it is tried again in an hour');
    }
  }

  /** Waits a day after the clock has jumped: a wrong one would purge what was deleted a moment ago. */
  private async purge(): Promise<number> {
    const { invoices, logger, measureClock, retentionDays } = this.dependencies;
    const { now, steadyFor, hasJumped } = await measureClock();
    if (hasJumped)
      logger.warn({ now: toTimestamp(now) }, 'the clock of the database has jumped; nothing is purged for a day');
    if (steadyFor < Math.min(DAY, retentionDays * DAY)) return 0;
    const deletedBefore = toTimestamp(now - retentionDays * DAY);
    let purged = 0;
    for (;;) {
      const batch = await invoices.listPurgeable(deletedBefore, BATCH);
      for (const file of batch) await this.purgeOne(file);
      purged += batch.length;
      if (batch.length < BATCH) return purged;
    }
  }

  /**
   * The file is removed with the last of its invoices. It is deleted before the rows, so that, if deleting the rows fails, the next run
   * finds them again.
   */
  private async purgeOne(file: Pick<StoredFile, 'id' | 'fileKey'>): Promise<void> {
    const { files, pageCache, transact } = this.dependencies;
    await transact(async (tx) => {
      if (!(await tx.invoices.isFileShared(file))) {
        await pageCache?.remove(file.fileKey);
        await files.remove(file.fileKey);
      }
      await tx.items.removeAll(file.id);
      await tx.invoices.purge(file.id);
    });
  }
}
