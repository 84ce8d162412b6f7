import { isMod11And10Valid } from './check-digits.js';
import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

export const GERMANY: Region = {
  code: 'DE',
  otherNames: [],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: { DEM: [] },
  dateOrder: 'day-first',
  diallingCode: '49',
  carSign: 'D',
  address: { postcode: String.raw`\d{5}`, postcodePlace: 'before-town', postcodeNames: ['PLZ'], states: [], words: [] },
  taxNumbers: [
    {
      name: 'USt-IdNr.',
      prefix: 'DE',
      form: /^\d{9}(?:\d{2})?$/,
      bare: 'never',
      labels: [],
      check: (number) => number.length === 9 && isMod11And10Valid(number),
    },
  ],
  bankCodes: ['BLZ', 'Bankleitzahl'],
  registers: [{ name: 'HRB', labels: ['HRB', 'HRA'], form: /^HR[AB]\d{1,6}[A-Z]{0,2}$/ }],
  vatRates: ['19', '7', '16', '5', '15', '14'],
  specialVatRates: ['5.5', '7.8', '8.4', '9', '9.5', '10.7', '11'],
  cashRounding: null,
};
