import type { Region } from './region.js';

const TOWNS = ['Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Eldoret', 'Thika'];

export const KENYA: Region = {
  code: 'KE',
  otherNames: [],
  currency: 'KES',
  currencySigns: ['KSh', 'KShs', 'KSH', 'Ksh', 'Kshs', 'Ksh.', 'Kshs.', 'ksh', 'kshs'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '254',
  carSign: null,
  address: { postcode: String.raw`\d{5}`, postcodePlace: 'after-state', states: TOWNS, words: TOWNS },
  taxNumbers: [
    {
      name: 'PIN',
      prefix: null,
      form: /^[AP]\d{9}[A-Z]$/,
      bare: 'anywhere',
      labels: ['KRA PIN', 'KRA PIN no', 'PIN no', 'PIN number', 'PIN/VAT no'],
      check: null,
    },
  ],
  registers: [],
  vatRates: ['16', '14', '8'],
  cashRounding: null,
};
