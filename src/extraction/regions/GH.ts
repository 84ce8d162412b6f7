import type { Region } from './region.js';

const TOWNS = ['Accra', 'Kumasi', 'Takoradi'];

export const GHANA: Region = {
  code: 'GH',
  otherNames: [],
  currency: 'GHS',
  currencySigns: ['GH₵', 'GH¢', '₵', 'GHC', 'GHc'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '233',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: TOWNS, words: [...TOWNS, 'East Legon'] },
  taxNumbers: [
    {
      name: 'TIN',
      prefix: null,
      form: /^[CGPQV]00\d{7}[\dX]$/,
      bare: 'labelled',
      labels: ['GRA TIN', 'GRA TIN no', 'Ghana TIN'],
      check: null,
    },
    {
      name: 'Ghana Card PIN',
      prefix: null,
      form: /^GHA\d{10}$/,
      bare: 'anywhere',
      labels: ['Ghana Card no', 'Ghana Card PIN', 'TIN/Ghana Card'],
      check: null,
    },
  ],
  registers: [],
  // Levies of 2.5, 2.5 and 1 percent stand beside VAT.
  vatRates: ['15', '12.5', '3'],
  specialVatRates: ['1', '2.5', '4', '5', '6', '20'],
  cashRounding: null,
};
