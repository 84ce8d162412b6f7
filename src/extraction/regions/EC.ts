import type { Region } from './region.js';

export const ECUADOR: Region = {
  code: 'EC',
  otherNames: [],
  currency: 'USD',
  currencySigns: ['$', 'US$'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '593',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: [], words: [] },
  taxNumbers: [
    {
      name: 'RUC',
      prefix: null,
      form: /^\d{10}0\d{2}$/,
      bare: 'labelled',
      labels: ['RUC', 'R.U.C.', 'RUC / CI', 'RUC/CI'],
      check: null,
    },
  ],
  legalForms: ['Cía. Ltda.', 'Cia. Ltda.'],
  registers: [],
  vatRates: ['15', '12', '5', '14', '8'],
  cashRounding: null,
};
