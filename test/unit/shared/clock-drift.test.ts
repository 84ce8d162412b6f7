import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { systemClock, toTimestamp } from '../../../src/shared/clock.js';

/** A time that the wall clock has never shown while this process ran. */
const START = Date.parse('2040-01-01T00:00:00.000Z');

describe('the system’s clock', () => {
  let wall = START;
  let monotonic = 10n ** 15n;
  /** Lets time pass; the wall clock may be set meanwhile, by so many milliseconds. */
  const pass = (microseconds: number, set = 0) => {
    monotonic += BigInt(microseconds) * 1_000n;
    wall += microseconds / 1_000 + set;
  };
  const tell = (milliseconds: number, microseconds = 0) => toTimestamp(START + milliseconds, microseconds);

  beforeEach(() => {
    jest.spyOn(Date, 'now').mockImplementation(() => Math.floor(wall));
    jest.spyOn(process.hrtime, 'bigint').mockImplementation(() => monotonic);
  });
  afterEach(() => void jest.restoreAllMocks());

  test('counts the microseconds between the milliseconds of the wall clock, and follows when that is set', () => {
    // It follows the wall clock to another decade at once.
    expect([systemClock.timestamp(), systemClock.milliseconds()]).toEqual([tell(0), START]);
    pass(1_250);
    expect(systemClock.timestamp()).toBe(tell(1, 250));
    // Two calls in the same microsecond.
    expect(systemClock.timestamp()).toBe(tell(1, 251));
    // A drift of 2 ms is tolerated in both directions, and a larger one is not.
    pass(750, 2);
    expect(systemClock.timestamp()).toBe(tell(2));
    pass(1_000, 1);
    expect(systemClock.timestamp()).toBe(tell(6));
    pass(1_000, -2);
    expect(systemClock.timestamp()).toBe(tell(7));
    // Set back to 5 ms, but time never goes back.
    pass(1_000, -1);
    expect(systemClock.timestamp()).toBe(tell(7, 1));
    expect(systemClock.timestamp()).toBe(tell(7, 2));
    pass(2_500);
    expect(systemClock.timestamp()).toBe(tell(7, 500));
  });
});
