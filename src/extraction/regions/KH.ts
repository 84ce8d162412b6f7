import type { Region } from './region.js';

const TOWNS = ['Phnom Penh', 'Siem Reap', 'Sihanoukville'];

export const CAMBODIA: Region = {
  code: 'KH',
  otherNames: ['Kingdom of Cambodia'],
  currency: 'KHR',
  currencySigns: ['៛', 'Riel', 'Riels'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '855',
  carSign: null,
  address: { postcode: String.raw`\d{5,6}`, postcodePlace: 'after-state', states: TOWNS, words: [...TOWNS, 'Sangkat'] },
  taxNumbers: [
    {
      name: 'VATTIN',
      prefix: null,
      form: /^[BEKL]00\d{10}$/,
      bare: 'anywhere',
      labels: ['លេខអត្តសញ្ញាណកម្ម អតប'],
      check: null,
    },
  ],
  registers: [],
  vatRates: ['10'],
  cashRounding: null,
};
