import { computeComplement, computeWeightedSum } from './check-digits.js';
import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

export const PORTUGAL: Region = {
  code: 'PT',
  otherNames: [],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '351',
  carSign: 'P',
  address: { postcode: String.raw`\d{4}-\d{3}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'NIF',
      prefix: 'PT',
      form: /^\d{9}$/,
      bare: 'labelled',
      labels: [],
      check: (number) =>
        computeComplement(computeWeightedSum(number, [9, 8, 7, 6, 5, 4, 3, 2]), 11) % 10 === Number(number[8]),
    },
  ],
  registers: [],
  vatRates: ['23', '22', '21', '20', '19', '18', '17', '16', '13', '12', '9', '8', '6', '5', '4'],
  cashRounding: null,
};
