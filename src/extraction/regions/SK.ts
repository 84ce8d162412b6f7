import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

export const SLOVAKIA: Region = {
  code: 'SK',
  otherNames: ['Slovenská republika'],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '421',
  carSign: 'SK',
  address: { postcode: String.raw`\d{3}\s?\d{2}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'IČ DPH',
      prefix: 'SK',
      form: /^\d{10}$/,
      bare: 'never',
      labels: [],
      check: (number) => Number(number) % 11 === 0,
    },
  ],
  registers: [{ name: 'IČO', labels: ['IČO'], form: /^\d{8}$/ }],
  vatRates: ['23', '20', '19', '14', '10', '5'],
  cashRounding: 5,
};
