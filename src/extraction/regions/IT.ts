import { isLuhnValid } from './check-digits.js';
import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

export const ITALY: Region = {
  code: 'IT',
  otherNames: [],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '39',
  carSign: 'I',
  address: {
    postcode: String.raw`\d{5}`,
    postcodePlace: 'before-town',
    postcodeNames: ['CAP', 'C.A.P.'],
    states: [],
    words: [],
  },
  taxNumbers: [
    {
      name: 'Partita IVA',
      prefix: 'IT',
      form: /^\d{11}$/,
      bare: 'labelled',
      labels: [],
      check: isLuhnValid,
    },
  ],
  registers: [{ name: 'REA', labels: ['REA', 'R.E.A.'], form: /^[A-Z]{2}\d{4,7}$/ }],
  vatRates: ['22', '10', '5', '4', '21', '20'],
  specialVatRates: ['6.4', '7', '7.3', '7.5', '8.3', '8.5', '8.8', '9.5', '10.4'],
  cashRounding: 5,
};
