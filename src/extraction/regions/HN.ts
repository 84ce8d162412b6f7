import type { Region } from './region.js';

const TOWNS = ['Tegucigalpa', 'San Pedro Sula', 'Comayagüela'];

export const HONDURAS: Region = {
  code: 'HN',
  otherNames: [],
  currency: 'HNL',
  currencySigns: ['L.', 'Lps', 'Lps.'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '504',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: TOWNS, words: [...TOWNS, 'M.D.C.'] },
  taxNumbers: [
    {
      name: 'RTN',
      prefix: null,
      form: /^\d{14}$/,
      bare: 'labelled',
      labels: ['RTN', 'R.T.N.', 'RTN cliente', 'RTN emisor', 'RTN N°'],
      keepsSeparators: true,
      check: null,
    },
  ],
  registers: [{ name: 'CAI', labels: ['CAI', 'C.A.I.'], form: /^[A-F\d]{32}$/ }],
  vatRates: ['15', '18', '12'],
  cashRounding: null,
};
