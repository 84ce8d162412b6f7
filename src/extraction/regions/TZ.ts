import type { Region } from './region.js';

const TOWNS = ['Dar es Salaam', 'Dodoma', 'Arusha', 'Mwanza'];

export const TANZANIA: Region = {
  code: 'TZ',
  otherNames: [],
  currency: 'TZS',
  currencySigns: ['TSh', 'TShs', 'Tsh', 'Tshs', 'TSH', 'tsh', 'tshs'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '255',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: TOWNS, words: TOWNS },
  taxNumbers: [
    {
      name: 'VRN',
      prefix: null,
      form: /^\d{8}[A-Z]$/,
      bare: 'labelled',
      labels: ['VRN', 'VRN no', 'V.R.N.'],
      keepsSeparators: true,
      check: null,
    },
  ],
  registers: [],
  vatRates: ['18'],
  specialVatRates: ['10', '15', '16'],
  cashRounding: null,
};
