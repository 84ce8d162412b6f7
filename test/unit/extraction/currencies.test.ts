import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../../../src/extraction/page/document.js';
import { isCurrencySign, readCurrency } from '../../../src/extraction/regions/currencies.js';
import { ISO_4217 } from '../../../src/extraction/regions/iso-4217.js';
import { REGIONS } from '../../../src/extraction/regions/regions.js';
import { findCurrency } from '../../../src/extraction/fields/currency/find-currency.js';
import { readTotals } from '../../../src/extraction/fields/totals/totals.js';
import { pageOf } from '../../support/page-of.js';

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

  it.each(['constructor', 'Total', ''])('is not %j', (text) => {
    expect(isCurrencySign(text)).toBe(false);
    expect(readCurrency(text, 'US')).toBeNull();
  });

  it.each(['ALL', 'CUP', 'TOP', 'ZMW'])('%s needs an amount beside it', (text) => {
    expect(isCurrencySign(text)).toBe(false);
    expect(readCurrency(text, 'US')).toEqual({ code: text, isCertain: true });
  });

  it.each(Array.from(ISO_4217).filter((code) => code !== 'KGS'))(
    '%s is a code of ISO 4217 that is read beside an amount',
    (code) => {
      const [numeral] = readDocument([pageOf(`Total     ${code} 1,200.00`)]).lines[0]!.numerals;
      expect(numeral).toMatchObject({ currencySign: code, value: '1200.00' });
    },
  );

  it.each([
    ['with the code for another rate', '3.10 SR\nPaper towel      6.40 ZR', undefined],
    ['with a sum', '3.10 SR\nTotal      SR 3.10', 'SAR'],
  ])('%s is read as what it is', (_, text, currency) => {
    const document = readDocument([pageOf(`Red beans      ${text}`)]);
    const found = findCurrency(document, readTotals(document, []), { country: null, date: null });
    expect(found[0]?.value).toBe(currency);
  });

  it('that several currencies share has an explicit default for documents without a country', () => {
    const signs = new Set(REGIONS.flatMap((region) => region.currencySigns));
    const shared = Array.from(signs).filter((sign) => readCurrency(sign, null)?.isCertain === false);
    expect(shared.toSorted()).toEqual(
      ['$', 'Bs', 'Bs.', 'CFA', 'F CFA', 'F.CFA', 'FCFA', 'Rs', 'Rs.', 'kr', 'kr.', '¥', '₡', '元'].toSorted(),
    );
  });
});
