/** How a bucket fills: its size, and what comes back a second. */
export interface BucketSize {
  readonly limit: number;
  readonly perSecond: number;
}

/**
 * A bucket as all processes share it. Tokens are whole thousandths, instants milliseconds since the epoch by the database's clock.
 */
export interface SharedBucket {
  readonly tokens: number;
  /** What processes may still spend of what was lent to them; the bucket holds that much less. */
  readonly lent: number;
  /** When the last loan ends. */
  readonly lentUntil: number;
  /** When the tokens were counted. */
  readonly at: number;
}

/** What a process asks of a bucket. */
export interface LoanRequest {
  /** What has to be there, in thousandths. */
  readonly cost: number;
  /** What the process has left of an earlier loan, and gives back. */
  readonly unspent: number;
  /** How much of that earlier loan the bucket still counts as lent; 0 when the loan has ended. */
  readonly counted: number;
  readonly now: number;
}

/** What became of a request: the bucket as it is then, and what was lent, the cost included; 0 when too little was there. */
export interface Loan {
  readonly bucket: SharedBucket;
  readonly granted: number;
}

export const THOUSANDTHS = 1_000;
/** How long a process may spend a loan without asking again. */
export const LOAN_MILLISECONDS = 30_000;
/** A loan is this part of what is there, so that the last tokens are lent one by one and none lies idle where nobody asks. */
const PART = 8;

/** A bucket that nobody has drawn from. */
export function fullBucket(size: BucketSize, now: number): SharedBucket {
  return { tokens: size.limit * THOUSANDTHS, lent: 0, lentUntil: now, at: now };
}

/**
 * Takes back what is left of a process's earlier loan, and lends it anew: the cost, and as long as there is plenty more than that, so
 * that it need not ask for every call. What is there and what is lent are never more than the bucket's size together.
 */
export function lend(size: BucketSize, before: SharedBucket, { cost, unspent, counted, now }: LoanRequest): Loan {
  const lent = now >= before.lentUntil ? 0 : Math.max(0, before.lent - counted);
  const refill = Math.floor(Math.max(0, now - before.at) * size.perSecond);
  const tokens = Math.min(size.limit * THOUSANDTHS - lent, before.tokens + unspent + refill);
  // Time that has not made a thousandth yet is not lost.
  const at = refill > 0 ? now : before.at;
  if (tokens < cost) return { granted: 0, bucket: { ...before, tokens, lent, at } };
  const granted = Math.max(cost, wholeTokens(tokens / PART));
  const onLoan = granted - cost;
  const lentUntil = onLoan > 0 ? Math.max(before.lentUntil, now + LOAN_MILLISECONDS) : before.lentUntil;
  return { granted, bucket: { tokens: tokens - granted, lent: lent + onLoan, lentUntil, at } };
}

function wholeTokens(thousandths: number): number {
  return Math.floor(thousandths / THOUSANDTHS) * THOUSANDTHS;
}
