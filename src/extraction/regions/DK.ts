import { computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

export const DENMARK: Region = {
  code: 'DK',
  otherNames: [],
  currency: 'DKK',
  currencySigns: ['kr.', 'kr'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '45',
  carSign: 'DK',
  address: { postcode: String.raw`\d{4}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'CVR',
      prefix: 'DK',
      form: /^\d{8}$/,
      bare: 'labelled',
      labels: ['CVR', 'CVR-nr', 'CVR nr'],
      check: (number) => computeWeightedSum(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
    },
  ],
  registers: [],
  vatRates: ['25', '22'],
  cashRounding: 50,
};
