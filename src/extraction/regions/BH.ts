import type { Region } from './region.js';

const TOWNS = ['Manama', 'Muharraq', 'Riffa'];

export const BAHRAIN: Region = {
  code: 'BH',
  otherNames: ['Kingdom of Bahrain'],
  currency: 'BHD',
  currencySigns: ['B.D.', 'BD.', 'د.ب'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '973',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: TOWNS, words: TOWNS },
  taxNumbers: [
    {
      name: 'VAT account number',
      prefix: null,
      form: /^2\d{14}$/,
      bare: 'labelled',
      labels: ['VAT account no', 'VAT account number', 'VAT a/c no'],
      check: null,
    },
  ],
  registers: [],
  legalForms: ['W.L.L.', 'B.S.C.', 'B.S.C. (c)'],
  vatRates: ['10', '5'],
  cashRounding: null,
};
