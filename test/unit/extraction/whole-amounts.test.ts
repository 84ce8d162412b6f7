import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { readAllVatRows } from '../../../src/extraction/page/vat-rows.js';
import { pageOf } from '../../support/page-of.js';

/** Lists the VAT rows of a text: rate, base and tax in hundredths. */
const listRows = (text: string): number[][] =>
  readAllVatRows(readDocument([pageOf(text)])).map(({ rate, base, vat }) => [rate, base, vat].map(Number));

describe('amounts in whole units', () => {
  it.each([
    ['in a VAT table', '27%    40 010   10 803   50 813', [[2700, 4_001_000, 1_080_300]]],
    ['of which one is small', '11%    5.297    583      5.880', [[1100, 529_700, 58_300]]],
    ['below zero', '27%    -40 010   -10 803   -50 813', [[2700, -4_001_000, -1_080_300]]],
  ])('are known by a tax and a sum %s', (_, text, rows) => {
    expect(listRows(text)).toEqual(rows);
  });

  it.each([
    ['if the tax is that of another rate', '27%    40 010   9 803   49 813'],
    ['if they do not add up', '27%    40 010   10 803   50 814'],
    ['if the base is small', '20%    10   2   12'],
    ['if other sums have decimals', '27%    40 010   10 803   50 813\nTotal   50.81'],
  ])('are not known %s', (_, text) => {
    expect(listRows(text)).toEqual([]);
  });
});

describe('a total in whole units', () => {
  const findTotal = (text: string): unknown =>
    findValues([pageOf(text)]).find(({ field }) => field === 'total_price')?.value;

  it.each([
    ['Garden shed         3 Apr      3      1,600\n\nTotal:   4,800', '4800.00'],
    ['Abri de jardin      3 avr.     5        243\n\nTotal :   1 215', '1215.00'],
    ['Garden shed         3 Apr      3      1,610\n\nTotal:   4,800', undefined],
  ])('is known by a quantity and a price: %j', (text, total) => {
    expect(findTotal(text)).toBe(total);
  });
});
