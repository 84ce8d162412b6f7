import type { Region } from './region.js';

export const INDONESIA: Region = {
  code: 'ID',
  otherNames: [],
  currency: 'IDR',
  currencySigns: ['Rp', 'Rp.'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '62',
  carSign: null,
  address: { postcode: String.raw`\d{5}`, postcodePlace: 'after-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'NPWP',
      prefix: null,
      form: /^\d{15,16}$/,
      bare: 'labelled',
      labels: ['NPWP'],
      keepsSeparators: true,
      check: null,
    },
  ],
  registers: [],
  vatRates: ['12', '11', '10'],
  specialVatRates: ['1', '1.1', '1.2', '2.2', '2.4'],
  cashRounding: null,
};
