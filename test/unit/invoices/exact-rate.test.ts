import { describe, expect, test } from '@jest/globals';
import { findExactRate } from '../../../src/invoices/exact-rate.js';

describe('the exact VAT rate', () => {
  test.each<[country: string | null, rate: string | null, exact: string | null]>([
    ['CA', '9.98', '9.975'],
    ['CA', '9.97', '9.975'],
    ['CA', '14.98', '14.975'],
    ['CA', '5.00', '5.00'],
    ['DE', '9.98', '9.98'],
    [null, '9.98', '9.98'],
    ['CA', null, null],
  ])('in %s of %s is %s', (country, rate, exact) => {
    expect(findExactRate(country, rate)).toBe(exact);
  });
});
