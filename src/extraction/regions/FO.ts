import type { Region } from './region.js';

const TOWNS = ['Tórshavn', 'Klaksvík', 'Runavík', 'Tvøroyri'];

export const FAROE_ISLANDS: Region = {
  code: 'FO',
  otherNames: ['Føroyar', 'Føroyum'],
  currency: 'DKK',
  currencySigns: ['kr', 'kr.'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '298',
  carSign: 'FO',
  address: {
    postcode: String.raw`FO-?\s?\d{3}`,
    postcodePlace: 'anywhere',
    states: TOWNS,
    words: [...TOWNS, 'Hoyvík', 'Argir'],
  },
  taxNumbers: [
    {
      name: 'V-tal',
      prefix: null,
      form: /^\d{6}$/,
      bare: 'labelled',
      labels: ['V-tal', 'V-tal nr', 'Vtal', 'Vinnutal', 'V-number', 'MVG-nr', 'MVG nr', 'MVG-tal'],
      check: null,
    },
  ],
  registers: [],
  legalForms: ['Sp/f', 'P/f'],
  vatRates: ['25'],
  cashRounding: null,
};
