import { AppError } from '../../shared/errors.js';
import { isWanted, type InvoiceChange, type InvoiceChangeFilter } from './invoice-change.js';

/** How many changes may wait for one reader. */
const MAX_WAITING = 1_000;

/** A change with the place from which a reader who has seen it goes on. */
export interface FollowedChange extends InvoiceChange {
  /** Everything up to this id has been handed on, with this change or before it. */
  readonly cursor: number;
}

/** The changes that wait for one reader, who takes them one after the other. */
export class ChangeSubscription {
  private readonly waiting: FollowedChange[] = [];
  private isClosed = false;
  private failure: AppError | null = null;
  private wake: () => void = () => undefined;

  constructor(
    private readonly accountId: number,
    private readonly filter: InvoiceChangeFilter,
  ) {}

  /** Whether a change is of the reader's account and wanted. */
  wants(change: InvoiceChange): boolean {
    return change.accountId === this.accountId && isWanted(this.filter, change);
  }

  /** Adds a change if it is wanted; a reader for whom too many wait gets no further ones but an error. */
  offer(change: FollowedChange): void {
    if (this.isClosed || !this.wants(change)) return;
    if (this.waiting.length >= MAX_WAITING) {
      this.waiting.length = 0;
      this.failure = new AppError(
        'service_unavailable',
        'The changes are read too slowly. Go on from the last cursor.',
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
   * @throws service_unavailable when the reader is too slow
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
