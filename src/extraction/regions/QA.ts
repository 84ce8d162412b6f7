import type { Region } from './region.js';

const TOWNS = ['Doha'];

export const QATAR: Region = {
  code: 'QA',
  otherNames: [],
  currency: 'QAR',
  currencySigns: ['QR', 'QR.', 'Q.R.', 'ر.ق'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '974',
  carSign: null,
  address: {
    postcode: null,
    postcodePlace: null,
    states: TOWNS,
    words: [...TOWNS, 'Al Rayyan', 'Lusail', 'Al Wakrah'],
  },
  taxNumbers: [],
  registers: [{ name: 'Commercial registration', labels: ['C.R. no', 'CR no'], form: /^\d{3,10}$/ }],
  legalForms: ['W.L.L.', 'Q.S.C.', 'Q.P.S.C.', 'QPSC'],
  // The country has no VAT.
  vatRates: [],
  cashRounding: null,
};
