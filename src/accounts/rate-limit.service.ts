import type { Transact } from '../shared/transact.js';
import type { BucketName, RateBucketStore } from './rate-bucket.store.js';
import { lend, THOUSANDTHS, type BucketSize, type LoanRequest } from './token-bucket.js';

/** Tokens lent to a process from a shared bucket, in thousandths. */
export interface GrantedLoan {
  /** The cost plus what the process may spend beyond it; 0 if the bucket held too little. */
  readonly granted: number;
  /** The tokens left in the bucket. */
  readonly left: number;
}

/** Lends tokens of the shared buckets to processes. Lent and remaining tokens together never exceed the limit. */
export class RateLimitService {
  constructor(private readonly transact: Transact<{ rateBuckets: RateBucketStore }>) {}

  /** Takes back an earlier loan and makes a new one. @throws service_unavailable */
  async lend(name: BucketName, size: BucketSize, request: Omit<LoanRequest, 'now'>): Promise<GrantedLoan> {
    return this.transact(async ({ rateBuckets }) => {
      const held = await rateBuckets.hold(name, size.limit * THOUSANDTHS);
      const { bucket, granted } = lend(size, held, { ...request, now: held.now });
      await rateBuckets.save(name, bucket);
      return { granted, left: bucket.tokens };
    });
  }
}
