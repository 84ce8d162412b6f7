import { computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';
import { phrases } from '../text/phrases.js';

export const UNITED_KINGDOM: Region = {
  code: 'GB',
  otherNames: phrases(`
      UK | U.K. | Great Britain | England | Scotland | Wales | Northern Ireland | Großbritannien |
      Verenigd Koninkrijk | Wielka Brytania | Velká Británie | İngiltere
    `),
  currency: 'GBP',
  currencySigns: ['£'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '44',
  carSign: 'UK',
  address: {
    postcode: String.raw`[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}`,
    postcodePlace: 'anywhere',
    states: [],
    words: [],
  },
  taxNumbers: [
    {
      name: 'VAT registration number',
      prefix: 'GB',
      form: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
      bare: 'never',
      labels: [],
      check: checkVat,
    },
  ],
  registers: [{ name: 'Company number', labels: [], form: /^(?:\d{8}|[A-Z]{2}\d{6})$/ }],
  vatRates: ['20', '5', '17.5', '15', '12.5'],
  cashRounding: null,
};

/**
 * Checks the number by the two rules for businesses, either of which may apply; null for government and health authorities, whose numbers
 * have no check digits.
 */
function checkVat(number: string): boolean | null {
  if (!/^\d{9}(?:\d{3})?$/.test(number)) return null;
  const sum = computeWeightedSum(number, [8, 7, 6, 5, 4, 3, 2]) + Number(number.slice(7, 9));
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}
