import { computeWeightedSum } from './check-digits.js';
import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

export const NETHERLANDS: Region = {
  code: 'NL',
  otherNames: ['The Netherlands', 'Holland', 'Nizozemí'],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '31',
  carSign: 'NL',
  address: { postcode: String.raw`\d{4}\s?[A-Z]{2}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'BTW-nummer',
      prefix: 'NL',
      form: /^\d{9}B\d{2}$/,
      bare: 'never',
      labels: [],
      check: checkBtw,
    },
  ],
  registers: [{ name: 'KvK', labels: ['KvK', 'KvK-nummer'], form: /^\d{8}$/ }],
  vatRates: ['21', '19', '17.5', '9', '6'],
  cashRounding: 5,
};

/**
 * Checks the number by its first nine digits, as issued to companies, or as a whole (ISO/IEC 7064 MOD 97-10), as issued to sole traders
 * since 2020.
 */
function checkBtw(number: string): boolean {
  if (computeWeightedSum(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(number[8])) return true;
  const digits = Array.from(`NL${number}`, (letter) => Number.parseInt(letter, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
