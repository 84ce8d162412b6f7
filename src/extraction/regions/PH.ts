import type { Region } from './region.js';

const TOWNS = ['Metro Manila', 'Quezon City', 'Makati City', 'Pasig City', 'Cebu City', 'Davao City'];

export const PHILIPPINES: Region = {
  code: 'PH',
  otherNames: [],
  currency: 'PHP',
  currencySigns: ['₱', 'Php', 'PhP'],
  formerCurrencies: {},
  dateOrder: null,
  diallingCode: '63',
  carSign: null,
  address: {
    postcode: String.raw`\d{4}`,
    postcodePlace: 'before-town',
    states: [],
    words: [...TOWNS, 'Brgy.', 'Barangay'],
  },
  taxNumbers: [
    {
      name: 'TIN',
      prefix: null,
      form: /^\d{12}(?:\d{2})?$/,
      bare: 'labelled',
      labels: ['VAT Reg. TIN', 'VAT Registered TIN', 'Non-VAT Reg. TIN', 'Non-VAT Registered TIN', 'BIR TIN'],
      keepsSeparators: true,
      check: null,
    },
  ],
  registers: [],
  vatRates: ['12', '10'],
  cashRounding: null,
};
