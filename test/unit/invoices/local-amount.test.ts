import { describe, expect, it } from '@jest/globals';
import { parseLocalAmount, removeGroupingSpaces } from '../../../src/invoices/search/local-amount.js';

describe('an amount in a search', () => {
  it.each([
    ['1.234,50', 123_450n],
    ['1,234.50', 123_450n],
    ["1'234.50", 123_450n],
    ['1’234.50', 123_450n],
    ['1234.5', 123_450n],
    ['1234,5', 123_450n],
    ['12', 1_200n],
    ['1.234', 123_400n],
    ['1,234', 123_400n],
    ['12.345.678', 1_234_567_800n],
    ['0,05', 5n],
    ['-12,50', -1_250n],
  ])('%s is an amount', (written, amount) => {
    expect(parseLocalAmount(written)).toBe(amount);
  });

  it.each([
    '',
    '-',
    'RE-12',
    '1.23.4',
    '1,2,3',
    '12.3456',
    '1.234,567',
    '1234.567,00',
    '.50',
    '1.',
    '1e5',
    '99999999999999999999',
  ])('%j is not an amount', (written) => {
    expect(parseLocalAmount(written)).toBeNull();
  });

  it('is one word if spaces group its digits', () => {
    expect(removeGroupingSpaces('paid 1 234 567,50 to 3 200')).toBe('paid 1234567,50 to 3 200');
    expect(removeGroupingSpaces('1\u202f234,50')).toBe('1234,50');
  });
});
