import type { Region } from './region.js';

export const PHILIPPINES: Region = {
  code: 'PH',
  otherNames: [],
  currency: 'PHP',
  currencySigns: ['₱'],
  formerCurrencies: {},
  dateOrder: null,
  diallingCode: '63',
  carSign: null,
  address: { postcode: String.raw`\d{4}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [],
  registers: [],
  vatRates: ['12', '10'],
  cashRounding: null,
};
