import type { Region } from './region.js';

const TOWNS = ['Cochabamba', 'Santa Cruz de la Sierra', 'Tarija', 'Oruro'];

export const BOLIVIA: Region = {
  code: 'BO',
  otherNames: ['Estado Plurinacional de Bolivia'],
  currency: 'BOB',
  currencySigns: ['Bs', 'Bs.'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '591',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: TOWNS, words: [...TOWNS, 'El Alto'] },
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
