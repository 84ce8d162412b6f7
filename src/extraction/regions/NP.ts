import type { Region } from './region.js';

const TOWNS = ['Kathmandu', 'Pokhara', 'Biratnagar', 'Bhaktapur'];

export const NEPAL: Region = {
  code: 'NP',
  otherNames: [],
  currency: 'NPR',
  currencySigns: ['Rs', 'Rs.', 'NRs', 'NRs.', 'रू', 'रु'],
  formerCurrencies: {},
  dateOrder: null,
  diallingCode: '977',
  carSign: null,
  address: {
    postcode: String.raw`\d{5}`,
    postcodePlace: 'after-state',
    states: TOWNS,
    words: [...TOWNS, 'Baneshwor', 'Thamel'],
  },
  taxNumbers: [
    {
      name: 'PAN/VAT',
      prefix: null,
      form: /^\d{9}$/,
      bare: 'labelled',
      labels: ['PAN/VAT no', 'VAT/PAN no', 'PAN/VAT', 'VAT/PAN', 'PAN/VAT number', 'VAT/PAN number', 'VAT no/PAN no'],
      check: null,
    },
  ],
  registers: [],
  vatRates: ['13'],
  cashRounding: null,
};
