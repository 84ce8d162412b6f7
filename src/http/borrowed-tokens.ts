import { LRUCache } from 'lru-cache';
import type { RateLimitService } from '../accounts/rate-limit.service.js';
import { LOAN_MILLISECONDS, THOUSANDTHS, type BucketSize } from '../accounts/token-bucket.js';
import type { Actor } from '../shared/actor.js';
import type { Bucket } from '../shared/admission.js';
import type { Clock } from '../shared/clock.js';

const MOST_LOANS = 10_000;
/** A process lets go of a loan a little before the bucket stops counting it, whatever their clocks do meanwhile. */
const MARGIN_MILLISECONDS = 2_000;
/** How much of a bucket is worth a question: an eighth, in thousandths of a token. */
const MUCH = THOUSANDTHS / 8;

/** What drawing from a bucket gave. */
export interface Draw {
  readonly allowed: boolean;
  /** Whole tokens that are left, as far as this process knows. */
  readonly remaining: number;
  /** Seconds until it is full again, rounded up. */
  readonly reset: number;
  /** Seconds until as much is there, 0 when it was; rounded up. */
  readonly retryAfter: number;
}

/** What this process holds of a bucket, in thousandths of a token, and what it knows of the rest. */
interface Loan {
  unspent: number;
  /** What of it the bucket counts as lent. */
  counted: number;
  /** Until when it may be spent. */
  until: number;
  /** What was left in the bucket when it was asked last. */
  left: number;
  asked: number;
  /** Whether more was put back than the bucket counts as lent, so that it must be asked before any of it is spent. */
  isBeyond: boolean;
  /** The question that is under way. */
  asking: Promise<void> | null;
}

export interface BorrowedTokensOptions {
  readonly limits: Pick<RateLimitService, 'lend'>;
  readonly clock: Pick<Clock, 'milliseconds'>;
}

/**
 * The tokens that this process has borrowed from the buckets that all processes share. Most draws are paid from a loan and ask
 * nobody; a draw that can't be met even with all that may have come back since the bucket was asked is refused without asking again.
 */
export class BorrowedTokens {
  private readonly loans = new LRUCache<string, Loan>({ max: MOST_LOANS });

  constructor(private readonly options: BorrowedTokensOptions) {}

  /** Draws from a key's bucket. @throws service_unavailable when the database has to be asked and does not answer */
  draw({ keyUid }: Pick<Actor, 'keyUid'>, bucket: Bucket, size: BucketSize, cost: number): Draw | Promise<Draw> {
    const name = `${keyUid}:${bucket}`;
    const loan = this.loans.get(name);
    const now = this.options.clock.milliseconds();
    if (loan) {
      const settled = settle(loan, size, cost * THOUSANDTHS, now);
      if (settled) return settled;
    }
    return this.drawByAsking(name, { keyUid, bucket }, size, cost * THOUSANDTHS);
  }

  /**
   * Puts back what was drawn and not needed. What the bucket does not count as lent may not be spent, since it fills meanwhile: when
   * that is much, the bucket takes it back with the next question; when it is little, it is let go rather than asked about.
   *
   * @returns null when there is no loan to put it to
   */
  putBack({ keyUid }: Pick<Actor, 'keyUid'>, bucket: Bucket, size: BucketSize, cost: number): Draw | null {
    const loan = this.loans.get(`${keyUid}:${bucket}`);
    const now = this.options.clock.milliseconds();
    if (!loan || loan.asking || now >= loan.until) return null;
    const unspent = loan.unspent + cost * THOUSANDTHS;
    const isMuch = unspent - loan.counted > size.limit * MUCH;
    loan.unspent = isMuch ? unspent : Math.max(loan.unspent, Math.min(unspent, loan.counted));
    loan.isBeyond ||= isMuch;
    return drawOf(loan, size, 0, now);
  }

  /** Calls that come while the bucket is asked wait for the answer, and may be paid from it. */
  private async drawByAsking(
    name: string,
    row: { keyUid: string; bucket: Bucket },
    size: BucketSize,
    cost: number,
  ): Promise<Draw> {
    const loan = this.loans.get(name) ?? noLoan();
    this.loans.set(name, loan);
    for (;;) {
      while (loan.asking) await loan.asking;
      const settled = settle(loan, size, cost, this.options.clock.milliseconds());
      if (settled) return settled;
      let isGranted = false;
      loan.asking = this.ask(loan, row, size, cost).then((granted) => void (isGranted = granted));
      try {
        await loan.asking;
      } finally {
        loan.asking = null;
      }
      if (isGranted) return drawOf(loan, size, 0, loan.asked);
    }
  }

  /** @returns whether the cost was granted, and is paid */
  private async ask(
    loan: Loan,
    row: { keyUid: string; bucket: Bucket },
    size: BucketSize,
    cost: number,
  ): Promise<boolean> {
    const { limits, clock } = this.options;
    const before = clock.milliseconds();
    const counted = before < loan.until ? loan.counted : 0;
    const { unspent } = loan;
    // Should the question fail, nobody knows whether it was answered: what was held is let go.
    Object.assign(loan, { unspent: 0, counted: 0, until: 0, isBeyond: false });
    const { granted, left } = await limits.lend(row, size, { cost, unspent, counted });
    const onLoan = granted > 0 ? granted - cost : 0;
    const until = before + LOAN_MILLISECONDS - MARGIN_MILLISECONDS;
    Object.assign(loan, { unspent: onLoan, counted: onLoan, until, left, asked: clock.milliseconds() });
    return granted > 0;
  }
}

function noLoan(): Loan {
  return { unspent: 0, counted: 0, until: 0, left: 0, asked: 0, isBeyond: false, asking: null };
}

/** Pays from the loan, or refuses; null when only the bucket can tell. */
function settle(loan: Loan, size: BucketSize, cost: number, now: number): Draw | null {
  if (!loan.isBeyond && now < loan.until && loan.unspent >= cost) {
    loan.unspent -= cost;
    return drawOf(loan, size, 0, now);
  }
  if (loan.asked === 0 || loan.asking) return null;
  return known(loan, size, now) < cost ? drawOf(loan, size, cost, now) : null;
}

/** The most that can be there: what was left, what has come back since, and what this process holds. */
function known({ left, asked, unspent }: Loan, size: BucketSize, now: number): number {
  return Math.min(size.limit * THOUSANDTHS, left + unspent + Math.max(0, now - asked) * size.perSecond);
}

/** @param missing the cost that can't be met; 0 for a draw that was paid */
function drawOf(loan: Loan, size: BucketSize, missing: number, now: number): Draw {
  const there = known(loan, size, now);
  const seconds = (thousandths: number) => Math.ceil(thousandths / THOUSANDTHS / size.perSecond);
  return {
    allowed: missing === 0,
    remaining: Math.floor(there / THOUSANDTHS),
    reset: seconds(size.limit * THOUSANDTHS - there),
    retryAfter: missing === 0 ? 0 : Math.max(1, seconds(missing - there)),
  };
}
