import type { Region } from './region.js';

const TOWNS = ['Amman', 'Irbid', 'Zarqa', 'Aqaba'];

export const JORDAN: Region = {
  code: 'JO',
  otherNames: ['Hashemite Kingdom of Jordan', 'The Hashemite Kingdom of Jordan', 'Amman'],
  ambiguousNames: ['Jordan'],
  currency: 'JOD',
  currencySigns: ['JD', 'JDs', 'J.D.', 'د.أ'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '962',
  carSign: null,
  address: { postcode: String.raw`\d{5}`, postcodePlace: 'after-state', states: TOWNS, words: TOWNS },
  taxNumbers: [],
  registers: [],
  vatRates: ['16'],
  specialVatRates: ['1', '2', '4', '5', '7', '8', '10'],
  cashRounding: null,
};
