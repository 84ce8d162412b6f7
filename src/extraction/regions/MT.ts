import { computeWeightedSum } from './check-digits.js';
import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

export const MALTA: Region = {
  code: 'MT',
  otherNames: [],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '356',
  carSign: 'M',
  address: { postcode: String.raw`[A-Z]{3}\s?\d{4}`, postcodePlace: 'after-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'VAT number',
      prefix: 'MT',
      form: /^\d{8}$/,
      bare: 'never',
      labels: [],
      check: (number) => 37 - (computeWeightedSum(number, [3, 4, 6, 7, 8, 9]) % 37) === Number(number.slice(6)),
    },
  ],
  registers: [],
  vatRates: ['18', '12', '7', '5'],
  cashRounding: null,
};
