import { LRUCache } from 'lru-cache';
import { AppError } from '../shared/errors.js';
import type { Logger } from '../shared/logger.js';

export interface UploadLimits {
  /** How many uploads this process receives at once. */
  readonly uploads: number;
  /** How many of them may be of one account. */
  readonly uploadsPerAccount: number;
  /** How many files of one account may wait to be read. */
  readonly queuedPerAccount: number;
  /** How many bytes the files of one account may have in total. */
  readonly bytesPerAccount: number;
}

export interface UploadQuotaDependencies {
  readonly limits: UploadLimits;
  readonly countQueued: (accountId: number) => Promise<number>;
  readonly sumBytes: (accountId: number) => Promise<number>;
  readonly logger: Logger;
}

const MAX_ACCOUNTS = 10_000;
const QUEUE_MILLISECONDS = 1_000;
const STORAGE_MILLISECONDS = 10 * 60_000;

/** What one account uses. */
interface Usage {
  uploads: number;
  readonly queued: Gauge;
  readonly bytes: Gauge;
}

/**
 * Limits what uploads may use, so that one account leaves room for the others. The figures of an account are read again in the background
 * while it uploads: they delay no upload, and may be exceeded by what is uploaded until the next reading.
 */
export class UploadQuota {
  private uploads = 0;
  private readonly accounts = new LRUCache<number, Usage>({ max: MAX_ACCOUNTS });

  constructor(private readonly dependencies: UploadQuotaDependencies) {}

  /**
   * Admits an upload; call the result when it ends, with the bytes that it has stored.
   *
   * @throws service_unavailable if the process receives too many uploads, rate_limit_exceeded if the account has too many uploads or files
   * in the queue, forbidden if its files are too large in total
   */
  admit(accountId: number): (storedBytes: number) => void {
    const { limits } = this.dependencies;
    const usage = this.getUsage(accountId);
    if (usage.uploads >= limits.uploadsPerAccount)
      throw createLimitError('Too many uploads of this account at once.', 1);
    if (this.uploads >= limits.uploads) throw createBusyError();
    if (usage.queued.read() >= limits.queuedPerAccount) {
      throw createLimitError('Too many files of this account wait to be read.', 60);
    }
    if (usage.bytes.read() >= limits.bytesPerAccount) throw createStorageError(limits.bytesPerAccount);
    this.uploads += 1;
    usage.uploads += 1;
    return (storedBytes) => {
      this.uploads -= 1;
      usage.uploads -= 1;
      usage.bytes.add(storedBytes);
      usage.queued.add(storedBytes > 0 ? 1 : 0);
    };
  }

  private getUsage(accountId: number): Usage {
    const known = this.accounts.get(accountId);
    if (known) return known;
    const { countQueued, sumBytes, logger } = this.dependencies;
    const usage: Usage = {
      uploads: 0,
      queued: new Gauge(() => countQueued(accountId), QUEUE_MILLISECONDS, logger),
      bytes: new Gauge(() => sumBytes(accountId), STORAGE_MILLISECONDS, logger),
    };
    this.accounts.set(accountId, usage);
    return usage;
  }
}

/** A figure that is expensive to read: the last reading plus what was added since. Zero before the first reading. */
class Gauge {
  private value = 0;
  private added = 0;
  private readAt = Number.NEGATIVE_INFINITY;
  private isReading = false;

  constructor(
    private readonly measure: () => Promise<number>,
    private readonly milliseconds: number,
    private readonly logger: Logger,
  ) {}

  read(): number {
    if (!this.isReading && performance.now() - this.readAt > this.milliseconds) void this.refresh();
    return this.value;
  }

  add(amount: number): void {
    this.value += amount;
    this.added += amount;
  }

  private async refresh(): Promise<void> {
    this.isReading = true;
    this.added = 0;
    try {
      const measured = await this.measure();
      // What was added meanwhile may be in it or not.
      this.value = measured + this.added;
    } catch (error) {
      this.logger.debug({ err: error }, 'what an account uses could not be read');
    } finally {
      this.readAt = performance.now();
      this.isReading = false;
    }
  }
}

function createBusyError(): AppError {
  return new AppError('service_unavailable', 'Too many uploads at once. Try again in a moment.', { retryAfter: 1 });
}

function createLimitError(reason: string, retryAfter: number): AppError {
  return new AppError('rate_limit_exceeded', `${reason} Try again later.`, { retryAfter });
}

function createStorageError(bytes: number): AppError {
  const message = `The files of this account may have ${Math.floor(bytes / 1_048_576)} MiB in total. Delete invoices, or ask the operator for more.`;
  return new AppError('forbidden', message);
}
