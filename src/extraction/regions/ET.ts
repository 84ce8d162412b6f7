import type { Region } from './region.js';

const TOWNS = ['Addis Ababa', 'Dire Dawa'];

export const ETHIOPIA: Region = {
  code: 'ET',
  otherNames: [],
  currency: 'ETB',
  currencySigns: ['Birr', 'birr', 'ብር'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '251',
  carSign: null,
  address: {
    postcode: null,
    postcodePlace: null,
    states: TOWNS,
    words: [...TOWNS, 'Woreda', 'Kebele', 'Bole Sub City'],
  },
  taxNumbers: [
    {
      name: 'TIN',
      prefix: null,
      form: /^\d{10}$/,
      bare: 'labelled',
      labels: ['የግብር ከፋይ መለያ ቁጥር', 'Supplier’s TIN', 'Seller TIN no'],
      check: null,
    },
  ],
  registers: [],
  vatRates: ['15'],
  specialVatRates: ['2', '10'],
  cashRounding: null,
};
