import type { Region } from './region.js';

const TOWNS = ['Yerevan', 'Երևան', 'Gyumri'];

export const ARMENIA: Region = {
  code: 'AM',
  otherNames: ['Republic of Armenia', 'Yerevan', 'RA Yerevan'],
  ambiguousNames: ['Armenia'],
  currency: 'AMD',
  currencySigns: ['֏', 'դրամ', 'dram'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '374',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: TOWNS, words: TOWNS },
  taxNumbers: [
    {
      name: 'ՀՎՀՀ',
      prefix: null,
      form: /^\d{8}$/,
      bare: 'labelled',
      labels: ['ՀՎՀՀ', 'ՀՎՀՀ/TIN', 'TIN/ՀՎՀՀ'],
      check: null,
    },
  ],
  registers: [],
  legalForms: ['ՍՊԸ', 'ՓԲԸ'],
  vatRates: ['20'],
  cashRounding: null,
};
