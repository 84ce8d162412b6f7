import type { Region } from './region.js';

export const JAPAN: Region = {
  code: 'JP',
  otherNames: [],
  currency: 'JPY',
  currencySigns: ['¥'],
  formerCurrencies: {},
  dateOrder: 'year-first',
  diallingCode: '81',
  carSign: null,
  address: { postcode: String.raw`\d{3}-\d{4}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [{ name: '登録番号', prefix: 'T', form: /^\d{13}$/, bare: 'never', labels: [], check: null }],
  registers: [],
  vatRates: ['10', '8', '5', '3'],
  cashRounding: null,
};
