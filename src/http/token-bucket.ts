/** How a bucket fills: its size, and what comes back a second. */
export interface BucketSize {
  readonly limit: number;
  readonly perSecond: number;
}

/** What a bucket held at an instant. */
export interface BucketLevel {
  readonly tokens: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** What drawing from a bucket gave. */
export interface Draw {
  readonly allowed: boolean;
  readonly level: BucketLevel;
  /** Seconds until as much is there, 0 when it was; whole seconds, rounded up. */
  readonly retryAfter: number;
}

/** Draws from a bucket; a bucket that does not hold as much gives nothing and loses nothing. */
export function draw(size: BucketSize, before: BucketLevel | undefined, cost: number, now: number): Draw {
  const elapsed = before ? Math.max(0, now - before.at) : 0;
  const tokens = before ? Math.min(size.limit, before.tokens + (elapsed / 1_000) * size.perSecond) : size.limit;
  if (cost <= tokens) return { allowed: true, level: { tokens: tokens - cost, at: now }, retryAfter: 0 };
  return { allowed: false, level: { tokens, at: now }, retryAfter: Math.ceil((cost - tokens) / size.perSecond) };
}

/** Whole seconds until a bucket is full again. */
export function secondsUntilFull(size: BucketSize, level: BucketLevel): number {
  return Math.ceil((size.limit - level.tokens) / size.perSecond);
}
