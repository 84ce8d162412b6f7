import type { Region } from './region.js';

const TOWNS = ['Kampala', 'Entebbe'];

export const UGANDA: Region = {
  code: 'UG',
  otherNames: [],
  currency: 'UGX',
  currencySigns: ['USh', 'UShs', 'Ush', 'Ushs', 'ush', 'ushs'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '256',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: TOWNS, words: TOWNS },
  taxNumbers: [],
  registers: [],
  vatRates: ['18'],
  cashRounding: null,
};
