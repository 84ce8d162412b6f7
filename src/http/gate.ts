import { LRUCache } from 'lru-cache';
import type { KeyService } from '../accounts/key.service.js';
import type { Actor } from '../shared/actor.js';
import type { Bucket, Gate, RateLimitState } from '../shared/admission.js';
import type { Clock } from '../shared/clock.js';
import { withDeadline } from '../shared/deadline.js';
import { AppError } from '../shared/errors.js';
import { draw, secondsUntilFull, type BucketLevel, type BucketSize } from './token-bucket.js';

const MOST_BUCKETS = 100_000;
const SECONDS_PER_MINUTE = 60;

export interface GateOptions {
  readonly keys: Pick<KeyService, 'authenticate'>;
  readonly clock: Clock;
  /** How long a caller waits to be let in. */
  readonly timeoutMilliseconds: number;
  /** Off: nobody is ever refused, and the headers are left out. */
  readonly rateLimit: boolean;
  /** Calls a minute for each kind of REST call. */
  readonly perMinute: Readonly<Record<Exclude<Bucket, 'graphql'>, number>>;
  /** The size and the refill of the bucket of GraphQL's query cost. */
  readonly graphql: BucketSize;
}

/** The gate that both faces let callers in by. The buckets are this process's own. */
export function createGate(options: GateOptions): Gate {
  const { keys, clock, timeoutMilliseconds, rateLimit, perMinute, graphql } = options;
  const sizes: Record<Bucket, BucketSize> = {
    reads: perMinuteSize(perMinute.reads),
    writes: perMinuteSize(perMinute.writes),
    uploads: perMinuteSize(perMinute.uploads),
    exports: perMinuteSize(perMinute.exports),
    graphql,
  };
  const levels = new LRUCache<string, BucketLevel>({ max: MOST_BUCKETS });
  return {
    authenticate(headers) {
      const key = headers['api-key'];
      return withDeadline(timeoutMilliseconds, keys.authenticate(typeof key === 'string' ? key : undefined));
    },
    charge(actor, bucket, cost) {
      const size = sizes[bucket];
      if (!rateLimit) return { ...size, remaining: size.limit, reset: 0, headers: {} };
      return chargeBucket(levels, size, actor, bucket, cost, clock.milliseconds());
    },
  };
}

function chargeBucket(
  levels: LRUCache<string, BucketLevel>,
  size: BucketSize,
  actor: Actor,
  bucket: Bucket,
  cost: number,
  now: number,
): RateLimitState {
  const name = `${actor.keyUid}:${bucket}`;
  const { allowed, level, retryAfter } = draw(size, levels.get(name), cost, now);
  levels.set(name, level);
  if (!allowed) {
    throw new AppError('rate_limit_exceeded', `Rate limit exceeded. Try again in ${retryAfter} s.`, { retryAfter });
  }
  const remaining = Math.floor(level.tokens);
  const reset = secondsUntilFull(size, level);
  const window = Math.ceil(size.limit / size.perSecond);
  const headers = {
    'RateLimit-Policy': `"${bucket}";q=${size.limit};w=${window}`,
    RateLimit: `"${bucket}";r=${remaining};t=${reset}`,
  };
  return { ...size, remaining, reset, headers };
}

function perMinuteSize(limit: number): BucketSize {
  return { limit, perSecond: limit / SECONDS_PER_MINUTE };
}
