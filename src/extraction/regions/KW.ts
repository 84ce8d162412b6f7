import type { Region } from './region.js';

const TOWNS = ['Hawally', 'Salmiya', 'Shuwaikh', 'Farwaniya', 'Safat'];

export const KUWAIT: Region = {
  code: 'KW',
  otherNames: ['State of Kuwait', 'Kuwait City'],
  currency: 'KWD',
  currencySigns: ['KD', 'K.D.', 'KD.', 'د.ك'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '965',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: TOWNS, words: TOWNS },
  taxNumbers: [],
  registers: [],
  legalForms: ['W.L.L.', 'K.S.C.', 'K.S.C.C.', 'K.S.C.P.', 'KSCC', 'KSCP'],
  // The country has no VAT.
  vatRates: [],
  cashRounding: null,
};
