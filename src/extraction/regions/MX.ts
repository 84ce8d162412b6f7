import type { Region } from './region.js';

export const MEXICO: Region = {
  code: 'MX',
  otherNames: [],
  currency: 'MXN',
  currencySigns: ['$', 'MX$'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '52',
  carSign: null,
  address: {
    postcode: String.raw`\d{5}`,
    postcodePlace: 'before-town',
    postcodeNames: ['C.P.', 'CP', 'Código Postal', 'Código postal'],
    states: [],
    words: [],
  },
  taxNumbers: [
    {
      name: 'RFC',
      prefix: null,
      form: /^[A-ZÑ]{3,4}\d{6}[A-Z\d]{3}$/,
      bare: 'labelled',
      labels: ['RFC', 'R.F.C.'],
      check: null,
    },
  ],
  registers: [],
  vatRates: ['16', '15', '11', '10', '8'],
  cashRounding: null,
};
