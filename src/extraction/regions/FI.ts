import { computeComplement, computeWeightedSum } from './check-digits.js';
import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

export const FINLAND: Region = {
  code: 'FI',
  otherNames: [],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '358',
  carSign: 'FIN',
  address: { postcode: String.raw`\d{5}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'ALV-numero',
      prefix: 'FI',
      form: /^\d{8}$/,
      bare: 'labelled',
      labels: ['Y-tunnus'],
      check: (number) =>
        computeComplement(computeWeightedSum(number, [7, 9, 10, 5, 8, 4, 2]), 11) === Number(number[7]),
    },
  ],
  registers: [],
  vatRates: ['25.5', '24', '23', '22', '17', '14', '13.5', '13', '12', '10', '9', '8'],
  cashRounding: 5,
};
