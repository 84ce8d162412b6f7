import type { Region } from './region.js';

const TOWNS = ['Port Louis', 'Curepipe', 'Quatre Bornes'];

export const MAURITIUS: Region = {
  code: 'MU',
  otherNames: ['Republic of Mauritius', 'Île Maurice'],
  ambiguousNames: ['Maurice'],
  currency: 'MUR',
  currencySigns: ['Rs', 'Rs.'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '230',
  carSign: null,
  address: {
    postcode: null,
    postcodePlace: null,
    states: TOWNS,
    words: [...TOWNS, 'Vacoas', 'Phoenix, Mauritius'],
  },
  taxNumbers: [],
  registers: [{ name: 'BRN', labels: ['BRN', 'BRN no', 'B.R.N.'], form: /^[CFIP]\d{8}$/ }],
  vatRates: ['15'],
  cashRounding: null,
};
