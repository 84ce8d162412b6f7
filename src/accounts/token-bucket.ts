/** The capacity of a bucket and its refill per second. */
export interface BucketSize {
  readonly limit: number;
  readonly perSecond: number;
}

/**
 * A bucket that all processes share. Tokens are whole thousandths; instants are milliseconds since the epoch by the database's clock.
 */
export interface SharedBucket {
  readonly tokens: number;
  /** Tokens lent to processes and not yet accounted for. They reduce what the bucket holds. */
  readonly lent: number;
  /** When the last loan expires. */
  readonly lentUntil: number;
  /** When the tokens were last counted. */
  readonly at: number;
}

/** A process's request to a bucket. */
export interface LoanRequest {
  /** The tokens required, in thousandths. */
  readonly cost: number;
  /** The unspent part of an earlier loan, which the process returns. */
  readonly unspent: number;
  /** The part of that loan that the bucket still counts as lent; 0 if the loan has expired. */
  readonly counted: number;
  readonly now: number;
}

/** The outcome of a request: the new bucket, and the tokens lent, including the cost; 0 if the bucket held too little. */
export interface Loan {
  readonly bucket: SharedBucket;
  readonly granted: number;
}

export const THOUSANDTHS = 1_000;
/** How long a loan lasts. */
export const LOAN_MILLISECONDS = 30_000;
/**
 * A loan is the remaining tokens divided by this. Loans shrink as the bucket empties, so that a nearly empty bucket does not lend many
 * tokens to a process that does not need them.
 */
const PART = 8;

/** Returns a full bucket. */
export function createFullBucket(size: BucketSize, now: number): SharedBucket {
  return { tokens: size.limit * THOUSANDTHS, lent: 0, lentUntil: now, at: now };
}

/**
 * Takes back the unspent part of a process's earlier loan and makes a new one. It covers the cost and, while the bucket holds plenty,
 * further calls. Remaining and lent tokens together never exceed the bucket's capacity.
 */
export function lend(size: BucketSize, before: SharedBucket, { cost, unspent, counted, now }: LoanRequest): Loan {
  const lent = now >= before.lentUntil ? 0 : Math.max(0, before.lent - counted);
  const refill = Math.floor(Math.max(0, now - before.at) * size.perSecond);
  const tokens = Math.min(size.limit * THOUSANDTHS - lent, before.tokens + unspent + refill);
  // Keeps the time that has not yet produced a whole thousandth.
  const at = refill > 0 ? now : before.at;
  if (tokens < cost) return { granted: 0, bucket: { ...before, tokens, lent, at } };
  const granted = Math.max(cost, toWholeTokens(tokens / PART));
  const onLoan = granted - cost;
  const lentUntil = onLoan > 0 ? Math.max(before.lentUntil, now + LOAN_MILLISECONDS) : before.lentUntil;
  return { granted, bucket: { tokens: tokens - granted, lent: lent + onLoan, lentUntil, at } };
}

function toWholeTokens(thousandths: number): number {
  return Math.floor(thousandths / THOUSANDTHS) * THOUSANDTHS;
}
