import type { Region } from './region.js';

export const UNITED_ARAB_EMIRATES: Region = {
  code: 'AE',
  otherNames: ['UAE', 'U.A.E.', 'Dubai', 'Abu Dhabi'],
  currency: 'AED',
  currencySigns: ['Dhs', 'Dh'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '971',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: [], words: [] },
  taxNumbers: [
    {
      name: 'TRN',
      prefix: null,
      form: /^100\d{12}$/,
      bare: 'labelled',
      labels: ['TRN', 'رقم التسجيل الضريبي'],
      check: null,
    },
  ],
  registers: [],
  vatRates: ['5'],
  cashRounding: null,
};
