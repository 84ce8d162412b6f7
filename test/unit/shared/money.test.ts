import { describe, expect, it } from '@jest/globals';
import { assert, maxSafeInteger, property } from 'fast-check';
import { divideHalfUp, formatDecimal, computeNet, parseDecimal } from '../../../src/shared/money.js';

describe('a decimal', () => {
  it.each([
    ['12.5', 2, 1_250n],
    ['-12.5', 2, -1_250n],
    ['+12.5', 2, 1_250n],
    ['12', 0, 12n],
    ['0.005', 2, 1n],
    ['-0.005', 2, -1n],
    ['0.0049999', 2, 0n],
    ['1.995', 2, 200n],
    ['1.5', 0, 2n],
    ['1.25', 3, 1_250n],
    ['12345678901234567890.12345678901234567890', 2, 1_234_567_890_123_456_789_012n],
  ])('%s with %d places is %d', (text, scale, value) => expect(parseDecimal(text, scale)).toBe(value));

  it.each(['', '.5', '5.', '1e3', '1,5', ' 1', '1 000', '--1', '1'.repeat(21), `1.${'1'.repeat(21)}`])(
    'is not %j',
    (text) => expect(parseDecimal(text, 2)).toBeNull(),
  );

  it.each([
    [1_250n, 2, '12.50'],
    [-1_250, 2, '-12.50'],
    ['5', 2, '0.05'],
    [-5n, 3, '-0.005'],
    [0, 2, '0.00'],
    [12n, 0, '12'],
    [-12n, 0, '-12'],
  ])('%s with %d places is written as %s', (value, scale, text) => expect(formatDecimal(value, scale)).toBe(text));

  it.each([0, 2, 3])('with %d places is the same from a number as from its text', (scale) => {
    const integers = maxSafeInteger().map((integer) => integer || 0);
    assert(property(integers, (value) => formatDecimal(value, scale) === formatDecimal(String(value), scale)));
    for (const value of [1e13 - 1, 1 - 1e13, 1e13, Number.MAX_SAFE_INTEGER, 5, -5, 1_005, 99])
      expect(formatDecimal(value, scale)).toBe(formatDecimal(BigInt(value), scale));
  });
});

describe('a division', () => {
  it.each([
    [7n, 2n, 4n],
    [-7n, 2n, -4n],
    [7n, -2n, -4n],
    [-7n, -2n, 4n],
    [5n, 4n, 1n],
    [-5n, 4n, -1n],
    [0n, -3n, 0n],
    [6n, 3n, 2n],
  ])('of %d by %d rounds halves away from zero: %d', (dividend, divisor, quotient) => {
    expect(divideHalfUp(dividend, divisor)).toBe(quotient);
  });

  it('takes the VAT out of an amount', () => {
    expect([computeNet(11_900n, 1_900n), computeNet(11_900n, 0n), computeNet(-12_000n, 2_000n)]).toEqual([
      10_000n,
      11_900n,
      -10_000n,
    ]);
  });
});
