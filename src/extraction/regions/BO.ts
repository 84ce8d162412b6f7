import type { Region } from './region.js';

const TOWNS = ['Santa Cruz de la Sierra', 'Ciudad de La Paz', 'Ciudad de Cochabamba'];

export const BOLIVIA: Region = {
  code: 'BO',
  otherNames: ['Estado Plurinacional de Bolivia'],
  currency: 'BOB',
  currencySigns: ['Bs', 'Bs.'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '591',
  carSign: null,
  address: {
    postcode: null,
    postcodePlace: null,
    states: TOWNS,
    words: [...TOWNS, 'Cochabamba - Bolivia', 'La Paz - Bolivia'],
  },
  taxNumbers: [
    {
      name: 'NIT',
      prefix: null,
      form: /^[1-7]\d{6,11}$/,
      bare: 'labelled',
      labels: ['NIT', 'N.I.T.', 'NIT/CI', 'NIT/CI/CEX'],
      keepsSeparators: true,
      check: null,
    },
  ],
  registers: [],
  vatRates: ['13'],
  cashRounding: null,
};
