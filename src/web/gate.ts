import type { IncomingHttpHeaders } from 'node:http';
import type { KeyService } from '../accounts/key.service.js';
import type { SessionService } from '../accounts/session.service.js';
import type { RateLimitService } from '../accounts/rate-limit.service.js';
import type { BucketSize } from '../accounts/token-bucket.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import { withDeadline } from '../shared/deadline.js';
import { AppError } from '../shared/errors.js';
import { getRecord } from '../telemetry/request-record.js';
import { rateLimited } from '../telemetry/signals.js';
import { BorrowedTokens, type Bucket, type Draw } from './borrowed-tokens.js';
import { readSessionToken } from './session-cookie.js';

const SECONDS_PER_MINUTE = 60;

/** Authenticates callers and applies their rate limits, in the same way for REST and GraphQL. */
export interface Gate {
  /** Identifies the caller. @throws unauthorized */
  authenticate(headers: IncomingHttpHeaders): Promise<Actor>;
  /**
   * Takes the cost of a call from the buckets of the key and of its account; synchronously unless the database has to be asked, which is
   * rare.
   *
   * @returns the key's bucket afterwards, with the rate limit's headers
   * @throws rate_limit_exceeded with the seconds until the call may succeed, and the headers
   */
  charge(actor: Actor, bucket: Bucket, cost: number): RateLimitState | Promise<RateLimitState>;
  /**
   * Returns what a call was charged and did not use, without asking the database; a small part of it may be lost.
   *
   * @returns the bucket afterwards; null if nothing could be returned
   */
  refund(actor: Actor, bucket: Bucket, cost: number): RateLimitState | null;
}

/** A bucket after a call has drawn from it. */
export interface RateLimitState {
  /** The bucket's capacity in tokens. */
  readonly limit: number;
  readonly remaining: number;
  /** Tokens refilled per second. */
  readonly perSecond: number;
  /** Seconds until the bucket is full again. */
  readonly reset: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface GateOptions {
  readonly keys: Pick<KeyService, 'authenticate'>;
  /** Finds the key of a caller who sends the cookie of a session instead; without it, only keys count. */
  readonly sessions?: Pick<SessionService, 'findKey'>;
  readonly limits: Pick<RateLimitService, 'lend'>;
  readonly clock: Clock;
  /** How long authentication may take. */
  readonly timeoutMilliseconds: number;
  /** If false, no call is refused, and the headers are left out. */
  readonly rateLimit: boolean;
  /** Calls per minute for each kind of REST call. */
  readonly perMinute: Readonly<Record<Exclude<Bucket, 'graphql'>, number>>;
  /** How many times the limits of one key all keys of an account have together. */
  readonly keysPerAccount: number;
  /** The size and the refill of the bucket of GraphQL's query cost. */
  readonly graphql: BucketSize;
}

/** Builds the gate of both faces. All processes share the buckets. */
export function createGate(options: GateOptions): Gate {
  const { keys, timeoutMilliseconds, rateLimit, perMinute, graphql } = options;
  const sizes: Record<Bucket, BucketSize> = {
    reads: toBucketSize(perMinute.reads),
    writes: toBucketSize(perMinute.writes),
    uploads: toBucketSize(perMinute.uploads),
    exports: toBucketSize(perMinute.exports),
    graphql,
  };
  const tokens = new BorrowedTokens(options);
  return {
    authenticate(headers) {
      const actor = withDeadline(timeoutMilliseconds, keys.authenticate(findKey(headers, options)));
      return getRecord({ headers }) ? actor.then((caller) => recordActor(headers, caller)) : actor;
    },
    charge(actor, bucket, cost) {
      const size = sizes[bucket];
      if (!rateLimit) return { ...size, remaining: size.limit, reset: 0, headers: {} };
      const account = multiply(size, options.keysPerAccount);
      const drawForAccount = (draw: Draw) => {
        const state = toState(bucket, size, draw);
        const shared = tokens.draw(toOwner(actor), bucket, account, cost);
        const check = (one: Draw) => {
          if (!one.allowed) tokens.putBack(actor, bucket, size, cost);
          toState(`account-${bucket}`, account, one);
          return state;
        };
        return shared instanceof Promise ? shared.then(check) : check(shared);
      };
      const draw = tokens.draw(actor, bucket, size, cost);
      return draw instanceof Promise ? draw.then(drawForAccount) : drawForAccount(draw);
    },
    refund(actor, bucket, cost) {
      if (!rateLimit) return null;
      tokens.putBack(toOwner(actor), bucket, multiply(sizes[bucket], options.keysPerAccount), cost);
      const draw = tokens.putBack(actor, bucket, sizes[bucket], cost);
      return draw && toState(bucket, sizes[bucket], draw);
    },
  };
}

/** The owner of an account's buckets, which are stored beside those of keys: uids are unique. */
function toOwner({ accountUid }: Actor): { keyUid: string } {
  return { keyUid: accountUid };
}

function multiply({ limit, perSecond }: BucketSize, times: number): BucketSize {
  return { limit: limit * times, perSecond: perSecond * times };
}

function recordActor(headers: IncomingHttpHeaders, actor: Actor): Actor {
  const record = getRecord({ headers });
  if (record) Object.assign(record, { accountUid: actor.accountUid, keyUid: actor.keyUid });
  return actor;
}

/** The key that a request names, or that of its session. */
function findKey(headers: IncomingHttpHeaders, { sessions }: GateOptions): string | undefined {
  const key = headers['api-key'];
  if (typeof key === 'string') return key;
  const token = headers.cookie === undefined ? null : readSessionToken(headers);
  return token === null ? undefined : sessions?.findKey(token);
}

/** A bucket after a draw. Most states are not shown, so it builds its headers on demand. */
class DrawnBucket implements RateLimitState {
  readonly limit: number;
  readonly perSecond: number;
  readonly remaining: number;
  readonly reset: number;

  constructor(
    private readonly bucket: string,
    { limit, perSecond }: BucketSize,
    { remaining, reset }: Draw,
  ) {
    this.limit = limit;
    this.perSecond = perSecond;
    this.remaining = remaining;
    this.reset = reset;
  }

  get headers(): Readonly<Record<string, string>> {
    const { bucket, limit, perSecond, remaining, reset } = this;
    return {
      'RateLimit-Policy': `"${bucket}";q=${limit};w=${Math.ceil(limit / perSecond)}`,
      RateLimit: `"${bucket}";r=${remaining};t=${reset}`,
    };
  }
}

/** @throws rate_limit_exceeded */
function toState(bucket: string, size: BucketSize, draw: Draw): RateLimitState {
  const state = new DrawnBucket(bucket, size, draw);
  const { allowed, retryAfter } = draw;
  if (allowed) return state;
  rateLimited.publish({ bucket });
  const { headers } = state;
  const message = `Rate limit exceeded. Try again in ${retryAfter} s.`;
  throw new AppError('rate_limit_exceeded', message, { retryAfter, headers });
}

function toBucketSize(limit: number): BucketSize {
  return { limit, perSecond: limit / SECONDS_PER_MINUTE };
}
