import type { Transact } from '../shared/transact.js';
import type { BucketName, RateBucketStore } from './rate-bucket.store.js';
import { fullBucket, lend, type BucketSize, type LoanRequest } from './token-bucket.js';

/** What a process got from a bucket that all processes share, in thousandths of a token. */
export interface GrantedLoan {
  /** The cost and what may be spent beyond it; 0 when too little was there. */
  readonly granted: number;
  /** What is left in the bucket. */
  readonly left: number;
}

/** Lends the tokens of rate limits to processes; of what is lent and what is left there is never more than the limit. */
export class RateLimitService {
  constructor(private readonly transact: Transact<{ rateBuckets: RateBucketStore }>) {}

  /** Takes an earlier loan back and lends anew. @throws service_unavailable */
  async lend(name: BucketName, size: BucketSize, request: Omit<LoanRequest, 'now'>): Promise<GrantedLoan> {
    return this.transact(async ({ rateBuckets }) => {
      const held = await rateBuckets.hold(name, fullBucket(size, 0).tokens);
      const { bucket, granted } = lend(size, held, { ...request, now: held.now });
      await rateBuckets.save(name, bucket);
      return { granted, left: bucket.tokens };
    });
  }
}
