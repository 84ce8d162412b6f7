import type { Region } from './region.js';

export const LIECHTENSTEIN: Region = {
  code: 'LI',
  otherNames: [],
  currency: 'CHF',
  currencySigns: ['Fr.', 'SFr', 'SFr.'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '423',
  carSign: 'FL',
  address: { postcode: String.raw`94\d{2}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [],
  registers: [],
  vatRates: ['8.1', '3.8', '2.6', '8', '7.7', '7.6', '3.7', '3.6', '2.5', '2.4'],
  cashRounding: 5,
};
