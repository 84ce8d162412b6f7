import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

export const LUXEMBOURG: Region = {
  code: 'LU',
  otherNames: [],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '352',
  carSign: 'L',
  address: { postcode: String.raw`\d{4}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'TVA',
      prefix: 'LU',
      form: /^\d{8}$/,
      bare: 'labelled',
      labels: [],
      check: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
    },
  ],
  registers: [{ name: 'RCS', labels: [], form: /^B\d{4,6}$/ }],
  vatRates: ['17', '16', '15', '14', '13', '12', '8', '7', '6', '3'],
  cashRounding: null,
};
