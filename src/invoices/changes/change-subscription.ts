import { AppError } from '../../shared/errors.js';
import { isWanted, type InvoiceChange, type InvoiceChangeFilter } from './invoice-change.js';

/** How many changes may wait for one reader. */
const MAX_WAITING = 1_000;

/** A change, with the cursor from which a reader that has seen it resumes. */
export interface FollowedChange extends InvoiceChange {
  /** Everything up to this id has been delivered, with this change or before it. */
  readonly cursor: number;
}

/** The queue of changes for one reader. */
export class ChangeSubscription {
  private readonly waiting: FollowedChange[] = [];
  private isClosed = false;
  private failure: AppError | null = null;
  private wake: () => void = () => undefined;

  constructor(
    private readonly accountId: number,
    private readonly filter: InvoiceChangeFilter,
  ) {}

  /** Whether a change belongs to the reader's account and matches its filter. */
  wants(change: InvoiceChange): boolean {
    return change.accountId === this.accountId && isWanted(this.filter, change);
  }

  /** Queues a change that the reader wants; a reader whose queue is full gets an error instead. */
  offer(change: FollowedChange): void {
    if (this.isClosed || !this.wants(change)) return;
    if (this.waiting.length >= MAX_WAITING) {
      this.failure = new AppError(
        'service_unavailable',
        'The client reads the changes too slowly. Subscribe again from the last cursor.',
      );
      this.close();
      return;
    }
    this.waiting.push(change);
    this.wake();
  }

  /** Ends the reader's wait. */
  close(): void {
    this.isClosed = true;
    this.wake();
  }

  /**
   * The next change; null once the subscription is closed.
   *
   * @throws service_unavailable if the reader is too slow
   */
  async take(): Promise<FollowedChange | null> {
    for (;;) {
      if (this.failure) throw this.failure;
      if (this.isClosed) return null;
      const change = this.waiting.shift();
      if (change) return change;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
}
