import { isMod11And10Valid } from './check-digits.js';
import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

export const CROATIA: Region = {
  code: 'HR',
  otherNames: [],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: { HRK: ['kn', 'kn.', 'Kn', 'Kn.'] },
  dateOrder: 'day-first',
  diallingCode: '385',
  carSign: 'HR',
  address: { postcode: String.raw`\d{5}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'OIB',
      prefix: 'HR',
      form: /^\d{11}$/,
      bare: 'labelled',
      labels: ['OIB', 'OIB kupca', 'OIB/PDV ID', 'PDV ID/OIB', 'Kupac OIB', 'MB/OIB', 'OIB/MB'],
      check: isMod11And10Valid,
    },
  ],
  registers: [{ name: 'MBS', labels: ['MBS', 'Matični broj subjekta'], form: /^\d{8,9}$/ }],
  vatRates: ['25', '23', '22', '13', '10', '5'],
  cashRounding: null,
};
