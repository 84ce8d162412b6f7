import type { IncomingHttpHeaders } from 'node:http';
import type { Actor } from './actor.js';

/** The token buckets that a key draws from: one for each kind of REST call, and one for GraphQL's query cost. */
export type Bucket = 'reads' | 'writes' | 'uploads' | 'exports' | 'graphql';

/** How a face lets callers in; whoever serves a request goes through the same steps. */
export interface Gate {
  /** Tells who calls. @throws unauthorized */
  authenticate(headers: IncomingHttpHeaders): Promise<Actor>;
  /**
   * Takes the cost of a call from the key's bucket; at once where nobody has to be asked, which is most often.
   *
   * @returns the rate limit's headers
   * @throws rate_limit_exceeded with the seconds until it may succeed, and the headers
   */
  charge(actor: Actor, bucket: Bucket, cost: number): RateLimitState | Promise<RateLimitState>;
  /**
   * Puts back what a call was charged and did not need, without asking anybody; a small part of it may be lost.
   *
   * @returns the bucket then; null where nothing could be put back
   */
  refund(actor: Actor, bucket: Bucket, cost: number): RateLimitState | null;
}

/** A bucket after a call has drawn from it. */
export interface RateLimitState {
  /** What fits into the bucket. */
  readonly limit: number;
  readonly remaining: number;
  /** What comes back a second. */
  readonly perSecond: number;
  /** Seconds until it is full again. */
  readonly reset: number;
  readonly headers: Readonly<Record<string, string>>;
}
