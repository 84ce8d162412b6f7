import { describe, expect, it } from '@jest/globals';
import { isCurrencySign, readCurrency } from '../../../src/extraction/regions/currencies.js';
import { REGIONS } from '../../../src/extraction/regions/regions.js';

describe('the sign of a currency', () => {
  it.each([
    ['€', null, 'EUR', true],
    ['₹', null, 'INR', true],
    ['DEM', 'DE', 'DEM', true],
    ['$', null, 'USD', false],
    ['$', 'DE', 'USD', false],
    ['$', 'US', 'USD', true],
    ['$', 'CA', 'CAD', true],
    ['$', 'HK', 'HKD', true],
    ['$', 'MX', 'MXN', true],
    ['kr', null, 'SEK', false],
    ['kr', 'NO', 'NOK', true],
    ['¥', 'CN', 'CNY', true],
    ['C$', 'US', 'CAD', true],
  ])('%s on a document from %s is %s, certain: %s', (sign, country, code, isCertain) => {
    expect(readCurrency(sign, country)).toEqual({ code, isCertain });
  });

  it.each(['constructor', 'ALL', 'Total', ''])('is not %j', (text) => {
    expect(isCurrencySign(text)).toBe(false);
    expect(readCurrency(text, 'US')).toBeNull();
  });

  it('that several currencies share has an explicit default for documents without a country', () => {
    const signs = new Set(REGIONS.flatMap((region) => region.currencySigns));
    const shared = Array.from(signs).filter((sign) => readCurrency(sign, null)?.isCertain === false);
    expect(shared.toSorted()).toEqual(['$', 'kr', 'kr.', '¥', '元']);
  });
});
