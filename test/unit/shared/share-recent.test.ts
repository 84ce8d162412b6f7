import { describe, expect, it, jest } from '@jest/globals';
import { shareRecent } from '../../../src/shared/share-recent.js';

describe('shareRecent', () => {
  it('shares work that has begun within the time, also while it runs', async () => {
    let count = 0;
    const read = shareRecent(60_000, async () => (count += 1));
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    expect(await read()).toBe(1);
  });

  it('does the work again once the time is over', async () => {
    let count = 0;
    let now = 1_000;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    try {
      const read = shareRecent(100, async () => (count += 1));
      await read();
      now = 1_099;
      expect(await read()).toBe(1);
      now = 1_100;
      expect(await read()).toBe(2);
    } finally {
      clock.mockRestore();
    }
  });

  it('shares an error with the calls that wait for it only', async () => {
    let isBroken = true;
    const read = shareRecent(60_000, async () => {
      if (isBroken) throw new Error('broken');
      return 'well';
    });
    const outcomes = await Promise.allSettled([read(), read()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await read()).toBe('well');
  });
});
