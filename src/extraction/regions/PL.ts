import { computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

export const POLAND: Region = {
  code: 'PL',
  otherNames: [],
  currency: 'PLN',
  currencySigns: ['zł', 'zl'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '48',
  carSign: 'PL',
  address: { postcode: String.raw`\d{2}-\d{3}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'NIP',
      prefix: 'PL',
      form: /^\d{10}$/,
      bare: 'labelled',
      labels: [],
      check: (number) => computeWeightedSum(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(number[9]),
    },
  ],
  registers: [
    { name: 'KRS', labels: ['KRS'], form: /^\d{10}$/ },
    { name: 'REGON', labels: ['REGON'], form: /^(?:\d{9}|\d{14})$/ },
  ],
  namesOwners: true,
  vatRates: ['23', '22', '8', '7', '5', '4', '3'],
  cashRounding: null,
};
