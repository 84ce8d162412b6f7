import { describe, expect, it } from '@jest/globals';
import { createFullBucket, lend, LOAN_MILLISECONDS, type LoanRequest } from '../../../src/accounts/token-bucket.js';

const START = 1_000_000;

/** A bucket that keeps its state between requests. */
function createBucket(limit: number, perSecond: number) {
  const size = { limit, perSecond };
  let bucket = createFullBucket(size, START);
  return {
    /** Requests tokens at an instant after the start; returns how many were lent. */
    draw(tokens: number, after = 0, request: Partial<LoanRequest> = {}): number {
      const loan = lend(size, bucket, { cost: tokens * 1_000, unspent: 0, counted: 0, now: START + after, ...request });
      bucket = loan.bucket;
      return loan.granted / 1_000;
    },
  };
}

describe('a token bucket', () => {
  it('lends single tokens when few are left, until none is left', () => {
    const bucket = createBucket(3, 1);
    expect([1, 1, 1, 1].map((tokens) => bucket.draw(tokens))).toEqual([1, 1, 1, 0]);
  });

  it('lends an eighth of what is left, in whole tokens, but at least what is requested', () => {
    const bucket = createBucket(84, 1);
    expect([bucket.draw(1), bucket.draw(20), bucket.draw(1)]).toEqual([10, 20, 6]);
  });

  it('never lends a fraction of a token', () => {
    const bucket = createBucket(1, 1);
    bucket.draw(1);
    expect([bucket.draw(1, 999), bucket.draw(1, 1_000), bucket.draw(1, 1_001)]).toEqual([0, 1, 0]);
  });

  it('refills even if requests arrive less than a thousandth of a token apart', () => {
    const bucket = createBucket(1, 0.4);
    bucket.draw(1);
    const granted = Array.from({ length: 3_000 }, (_, index) => bucket.draw(1, index + 1));
    expect(granted.filter((tokens) => tokens === 1)).toHaveLength(1);
  });

  it('never holds more than its size', () => {
    const bucket = createBucket(2, 1);
    expect([bucket.draw(1, 60_000), bucket.draw(1, 60_000), bucket.draw(1, 60_000)]).toEqual([1, 1, 0]);
  });

  it('loses no time when the clock goes back', () => {
    const bucket = createBucket(2, 1);
    bucket.draw(2, 5_000);
    expect([bucket.draw(1, 1_000), bucket.draw(1, 5_999), bucket.draw(1, 6_000)]).toEqual([0, 0, 1]);
  });

  it('counts a loan until the instant at which it ends', () => {
    const createLentOut = () => {
      const bucket = createBucket(16, 1_000);
      expect(bucket.draw(1)).toBe(2);
      return bucket;
    };
    expect(createLentOut().draw(16, LOAN_MILLISECONDS - 1)).toBe(0);
    expect(createLentOut().draw(15, LOAN_MILLISECONDS - 1)).toBe(15);
    expect(createLentOut().draw(16, LOAN_MILLISECONDS)).toBe(16);
  });

  it('extends a loan when more is lent', () => {
    const bucket = createBucket(32, 1_000);
    expect([bucket.draw(1), bucket.draw(1, 10_000)]).toEqual([4, 3]);
    expect(bucket.draw(28, LOAN_MILLISECONDS)).toBe(0);
    expect(bucket.draw(32, LOAN_MILLISECONDS + 10_000)).toBe(32);
  });

  it('takes back what was not spent', () => {
    const bucket = createBucket(16, 0);
    expect(bucket.draw(1)).toBe(2);
    expect(bucket.draw(15, 1, { unspent: 1_000, counted: 1_000 })).toBe(15);
    expect(bucket.draw(1, 2)).toBe(0);
  });
});
