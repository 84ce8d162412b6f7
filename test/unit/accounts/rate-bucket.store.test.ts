import { expect, it } from '@jest/globals';
import { RateBucketStore } from '../../../src/accounts/rate-bucket.store.js';

const NAME = { keyUid: 'key', bucket: 'reads' };
const ROW = {
  ...{ tokens: '5000', lent: '1000', lentUntil: '2026-01-01 00:00:30.000000' },
  ...{ countedAt: '2026-01-01 00:00:00.000000', now: '2026-01-01 00:00:01.500000' },
};

/** Holds a bucket that does not exist at first; inserting it ends with this error, or succeeds. */
function hold(error: object | null, found: object[]) {
  let reads = 0;
  const query = async (sql: string) => {
    if (sql.startsWith('SELECT')) return (reads += 1) === 1 ? [] : found;
    if (error) throw error;
    return [];
  };
  return new RateBucketStore({ query, connection: { options: { type: 'mysql' } } } as never).hold(NAME, 9_000);
}

it('a bucket that another process creates at the same moment is read', async () => {
  const start = Date.parse('2026-01-01T00:00:00Z');
  const bucket = { tokens: 5_000, lent: 1_000, lentUntil: start + 30_000, at: start, now: start + 1_500 };
  expect(await hold({ code: 'ER_DUP_ENTRY' }, [ROW])).toEqual(bucket);
  expect(await hold(null, [ROW])).toEqual(bucket);
});

it('a bucket that cannot be created fails the call', async () => {
  const outage = { code: 'ECONNREFUSED' };
  await expect(hold(outage, [ROW])).rejects.toBe(outage);
  await expect(hold(null, [])).rejects.toThrow('not saved');
});
