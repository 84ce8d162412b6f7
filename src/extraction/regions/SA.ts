import type { Region } from './region.js';

export const SAUDI_ARABIA: Region = {
  code: 'SA',
  otherNames: ['KSA', 'Kingdom of Saudi Arabia'],
  currency: 'SAR',
  currencySigns: ['SR'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '966',
  carSign: null,
  address: { postcode: String.raw`\d{5}`, postcodePlace: 'after-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'VAT number',
      prefix: null,
      form: /^3\d{13}3$/,
      bare: 'labelled',
      labels: ['الرقم الضريبي'],
      check: null,
    },
  ],
  registers: [],
  vatRates: ['15', '5'],
  cashRounding: null,
};
