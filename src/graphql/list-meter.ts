import { AppError } from '../shared/errors.js';
import type { RateLimitState } from '../web/gate.js';
import { MAX_COST } from './cost.js';

/** Takes points from a key, and returns its bucket afterwards; null if nothing is charged. @throws rate_limit_exceeded */
export type Pay = (points: number) => RateLimitState | null | Promise<RateLimitState | null>;

/** Charges the lists of one operation that are longer than its estimate covers, before their elements are read. */
export class ListMeter {
  private counted = 0;
  private paid = 0;
  private hasEnded = false;
  private bucketAfter: RateLimitState | null = null;

  constructor(private readonly pay: Pay) {}

  /** What the lists cost beyond the estimate. */
  get points(): number {
    return this.counted;
  }

  /** What was paid for them; more than they cost if they were read twice and shrank meanwhile. */
  get paidPoints(): number {
    return this.paid;
  }

  /** The key's bucket after the last payment; null if there was none. */
  get bucket(): RateLimitState | null {
    return this.bucketAfter;
  }

  /**
   * Creates the meter of another execution of the same operation. What was paid stays paid. Lists of the first execution that are still being
   * read are not charged any more.
   */
  restart(): ListMeter {
    const next = new ListMeter(this.pay);
    next.paid = this.paid;
    next.bucketAfter = this.bucketAfter;
    this.hasEnded = true;
    return next;
  }

  /**
   * Charges a list.
   *
   * @param limit how much all lists may cost
   * @throws bad_request, rate_limit_exceeded
   */
  async charge(points: number, limit: number): Promise<void> {
    if (this.hasEnded) return;
    if (this.counted + points > limit) throw createTooDearError();
    this.counted += points;
    const owed = this.counted - this.paid;
    if (owed <= 0) return;
    this.paid += owed;
    try {
      this.bucketAfter = await this.pay(owed);
    } catch (error) {
      this.paid -= owed;
      this.counted -= points;
      throw error;
    }
  }
}

function createTooDearError(): AppError {
  const message = `The lists of the operation are too long: it costs more than ${MAX_COST} points. Select fewer of them, or fewer rows.`;
  return new AppError('bad_request', message, { details: { maximum: MAX_COST } });
}
