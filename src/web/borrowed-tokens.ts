import { LRUCache } from 'lru-cache';
import type { RateLimitService } from '../accounts/rate-limit.service.js';
import { LOAN_MILLISECONDS, THOUSANDTHS, type BucketSize } from '../accounts/token-bucket.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';

/** The token buckets of a key or an account: one for each kind of REST call, and one for GraphQL's query cost. */
export type Bucket = 'reads' | 'writes' | 'uploads' | 'exports' | 'graphql';

const MAX_LOANS = 10_000;
/**
 * A process drops a loan a little before the bucket stops counting it, in case the clocks of the process and the database differ.
 */
const MARGIN_MILLISECONDS = 2_000;
/** Tokens are returned to a bucket if they exceed this share of its limit: an eighth, in thousandths of a token. */
const MIN_RETURNED = THOUSANDTHS / 8;

/** The outcome of drawing from a bucket. */
export interface Draw {
  readonly allowed: boolean;
  /** Whole tokens left, as far as this process knows. */
  readonly remaining: number;
  /** Seconds until it is full again, rounded up. */
  readonly reset: number;
  /** Seconds until there are enough tokens, rounded up; 0 for an allowed draw. */
  readonly retryAfter: number;
}

/** The share of a bucket that this process holds, in thousandths of a token, and what it knows of the rest. */
interface Loan {
  unspent: number;
  /** The part that the bucket counts as lent. */
  counted: number;
  /** The instant until which it may be spent, in milliseconds. */
  until: number;
  /** What the bucket had left at the last request. */
  left: number;
  /** When the bucket last responded, in milliseconds; 0 if it has not yet. */
  askedAt: number;
  /** Whether more was returned than the bucket counts as lent; the bucket must then take it back before any of it is spent. */
  exceedsCounted: boolean;
  /** The request to the bucket that is in flight. */
  asking: Promise<void> | null;
}

export interface BorrowedTokensOptions {
  readonly limits: Pick<RateLimitService, 'lend'>;
  readonly clock: Pick<Clock, 'milliseconds'>;
}

/**
 * The tokens that this process has borrowed from the shared buckets. Most draws are paid from a loan without a query. A draw that exceeds
 * even the loan plus everything that the bucket can have refilled since the last query is refused without a query.
 */
export class BorrowedTokens {
  private readonly loans = new LRUCache<string, Loan>({ max: MAX_LOANS });

  constructor(private readonly options: BorrowedTokensOptions) {}

  /** Draws from the bucket of a key, or of an account by its uid. @throws service_unavailable if the database is needed and does not respond */
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
   * Returns tokens that were drawn and not used. Tokens that the bucket no longer counts as lent may not be spent, since it has refilled
   * them: a large amount goes back to the bucket with the next request, a small one is dropped.
   *
   * @returns null if there is no loan to add them to
   */
  putBack({ keyUid }: Pick<Actor, 'keyUid'>, bucket: Bucket, size: BucketSize, cost: number): Draw | null {
    const loan = this.loans.get(`${keyUid}:${bucket}`);
    const now = this.options.clock.milliseconds();
    if (!loan || loan.asking || now >= loan.until) return null;
    const unspent = loan.unspent + cost * THOUSANDTHS;
    const isMuch = unspent - loan.counted > size.limit * MIN_RETURNED;
    loan.unspent = isMuch ? unspent : Math.max(loan.unspent, Math.min(unspent, loan.counted));
    loan.exceedsCounted ||= isMuch;
    return toDraw(loan, size, 0, now);
  }

  /** Draws that arrive during a request wait for its answer, and may be paid from it. */
  private async drawByAsking(
    name: string,
    row: { keyUid: string; bucket: Bucket },
    size: BucketSize,
    cost: number,
  ): Promise<Draw> {
    const loan = this.loans.get(name) ?? createEmptyLoan();
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
      if (isGranted) return toDraw(loan, size, 0, loan.askedAt);
    }
  }

  /** @returns whether the cost was granted and paid */
  private async ask(
    loan: Loan,
    row: { keyUid: string; bucket: Bucket },
    size: BucketSize,
    cost: number,
  ): Promise<boolean> {
    const { limits, clock } = this.options;
    const before = clock.milliseconds();
    const counted = before < loan.until ? loan.counted : 0;
    const unspent = countReturnable(loan, size, counted, before);
    // If the request fails, the bucket may or may not have answered it: drop what was held.
    Object.assign(loan, NOTHING_HELD);
    const { granted, left } = await limits.lend(row, size, { cost, unspent, counted });
    const onLoan = granted > 0 ? granted - cost : 0;
    const until = before + LOAN_MILLISECONDS - MARGIN_MILLISECONDS;
    Object.assign(loan, { unspent: onLoan, counted: onLoan, until, left, askedAt: clock.milliseconds() });
    return granted > 0;
  }
}

const NOTHING_HELD = { unspent: 0, counted: 0, until: 0, exceedsCounted: false };

function createEmptyLoan(): Loan {
  return { ...NOTHING_HELD, left: 0, askedAt: 0, asking: null };
}

/**
 * The tokens to return to the bucket. The bucket has already refilled to replace tokens that it no longer counts as lent, so returning all
 * of those would exceed the limit.
 */
function countReturnable(loan: Loan, size: BucketSize, counted: number, now: number): number {
  const refilled = Math.ceil(Math.max(0, now - loan.askedAt) * size.perSecond);
  return Math.min(loan.unspent, counted) + Math.max(0, loan.unspent - counted - refilled);
}

/** Pays from the loan, or refuses; null if only the bucket can decide. */
function settle(loan: Loan, size: BucketSize, cost: number, now: number): Draw | null {
  if (!loan.exceedsCounted && now < loan.until && loan.unspent >= cost) {
    loan.unspent -= cost;
    return toDraw(loan, size, 0, now);
  }
  if (loan.askedAt === 0 || loan.asking) return null;
  return estimateLeft(loan, size, now) < cost ? toDraw(loan, size, cost, now) : null;
}

/** Estimates the most that can be left: what was left at the last request, what was refilled since, and what this process holds. */
function estimateLeft({ left, askedAt, unspent }: Loan, size: BucketSize, now: number): number {
  return Math.min(size.limit * THOUSANDTHS, left + unspent + Math.max(0, now - askedAt) * size.perSecond);
}

/** @param missing the cost that cannot be paid; 0 for a draw that was paid */
function toDraw(loan: Loan, size: BucketSize, missing: number, now: number): Draw {
  const there = estimateLeft(loan, size, now);
  const toSeconds = (thousandths: number) => Math.ceil(thousandths / THOUSANDTHS / size.perSecond);
  return {
    allowed: missing === 0,
    remaining: Math.floor(there / THOUSANDTHS),
    reset: toSeconds(size.limit * THOUSANDTHS - there),
    retryAfter: missing === 0 ? 0 : toSeconds(missing - there),
  };
}
