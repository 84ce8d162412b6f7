import { computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

export const THAILAND: Region = {
  code: 'TH',
  otherNames: [],
  currency: 'THB',
  currencySigns: ['฿'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '66',
  carSign: null,
  address: { postcode: String.raw`\d{5}`, postcodePlace: 'after-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'เลขประจำตัวผู้เสียภาษี',
      prefix: null,
      form: /^\d{13}$/,
      bare: 'labelled',
      labels: ['เลขประจำตัวผู้เสียภาษี'],
      check: (number) =>
        (11 - (computeWeightedSum(number, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(number[12]),
    },
  ],
  registers: [],
  vatRates: ['7', '10'],
  cashRounding: null,
};
