import { describe, expect, it } from '@jest/globals';
import { isRealDay, toMilliseconds, parseIsoTimestamp, systemClock, toTimestamp } from '../../../src/shared/clock.js';

describe('the system’s clock', () => {
  it('returns a later timestamp each time, close to the current time', () => {
    const before = Date.now();
    const timestamps = Array.from({ length: 10_000 }, () => systemClock.timestamp());
    const after = Date.now();
    expect(timestamps.toSorted()).toEqual(timestamps);
    expect(new Set(timestamps).size).toBe(timestamps.length);
    expect(toMilliseconds(timestamps[0]!)).toBeGreaterThanOrEqual(before - 10);
    expect(toMilliseconds(timestamps.at(-1)!)).toBeLessThanOrEqual(after + 10);
  });

  it('distinguishes instants that are less than a millisecond apart', () => {
    const toMicroseconds = (timestamp: string) => Number(`${toMilliseconds(timestamp)}${timestamp.slice(-3)}`);
    for (let pause = 0; pause < 20; pause += 1) {
      const before = systemClock.timestamp();
      const end = process.hrtime.bigint() + 200_000n;
      while (process.hrtime.bigint() < end);
      expect(toMicroseconds(systemClock.timestamp()) - toMicroseconds(before)).toBeGreaterThanOrEqual(190);
    }
  });
});

describe('a stored timestamp', () => {
  it('has microseconds, and converts back to milliseconds', () => {
    const milliseconds = Date.parse('2024-02-29T23:59:59.987Z');
    expect(toTimestamp(milliseconds, 6)).toBe('2024-02-29 23:59:59.987006');
    expect(toTimestamp(milliseconds)).toBe('2024-02-29 23:59:59.987000');
    expect(toMilliseconds('2024-02-29 23:59:59.987006')).toBe(milliseconds);
  });

  it.each([
    ['2024-02-29T12:00:00Z', '2024-02-29 12:00:00.000000'],
    ['2024-02-29T12:00:00.1Z', '2024-02-29 12:00:00.100000'],
    ['2024-02-29T12:00:00.123456789Z', '2024-02-29 12:00:00.123456'],
    ['2024-02-29T12:00:00.000045+00:00', '2024-02-29 12:00:00.000045'],
    ['2024-02-29T00:30:00+05:30', '2024-02-28 19:00:00.000000'],
    ['2024-02-29T23:30:00-01:00', '2024-03-01 00:30:00.000000'],
  ])('is read from %s', (text, timestamp) => {
    expect(parseIsoTimestamp(text)).toBe(timestamp);
  });

  it.each([
    '2023-02-29T12:00:00Z',
    '2024-02-29T24:00:01Z',
    '2024-02-29T12:00:00',
    '2024-02-29',
    'x2024-02-29T12:00:00Z',
    '',
  ])('is not read from %j', (text) => expect(parseIsoTimestamp(text)).toBeNull());
});

it.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['1900-02-29', false],
  ['2024-12-31', true],
  ['2024-13-01', false],
])('%s is a day of the calendar: %s', (day, isReal) => {
  expect(isRealDay(day)).toBe(isReal);
});
