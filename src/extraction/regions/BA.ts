import type { Region } from './region.js';

export const BOSNIA_AND_HERZEGOVINA: Region = {
  code: 'BA',
  otherNames: ['BiH', 'БиХ'],
  currency: 'BAM',
  currencySigns: ['КМ', 'KM'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '387',
  carSign: 'BIH',
  address: { postcode: String.raw`[78]\d{4}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'PDV broj',
      prefix: null,
      form: /^\d{12}$/,
      bare: 'labelled',
      labels: ['Identifikacioni broj PDV', 'ID broj PDV', 'ПДВ ИД број', 'PDV'],
      check: null,
    },
    {
      name: 'JIB',
      prefix: null,
      form: /^4\d{12}$/,
      bare: 'labelled',
      labels: ['JIB', 'ЈИБ', 'ID broj', 'Identifikacioni broj', 'Identifikacijski broj', 'ИД број'],
      check: null,
    },
  ],
  registers: [],
  vatRates: ['17'],
  cashRounding: null,
};
