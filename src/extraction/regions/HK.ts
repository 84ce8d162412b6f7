import type { Region } from './region.js';

export const HONG_KONG: Region = {
  code: 'HK',
  otherNames: ['Hong Kong', 'Hong Kong SAR', 'Hongkong'],
  currency: 'HKD',
  currencySigns: ['$', 'HK$'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '852',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: [], words: [] },
  taxNumbers: [],
  registers: [{ name: 'BR', labels: [], form: /^\d{8}(?:\d{3})?$/ }],
  vatRates: [],
  cashRounding: 10,
};
