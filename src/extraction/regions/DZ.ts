import type { Region } from './region.js';

export const ALGERIA: Region = {
  code: 'DZ',
  otherNames: ['Algérie'],
  currency: 'DZD',
  currencySigns: ['DA', 'D.A.'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '213',
  carSign: null,
  address: { postcode: String.raw`\d{5}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'NIF',
      prefix: null,
      form: /^\d{15}(?:\d{5})?$/,
      bare: 'labelled',
      labels: ['Numéro d’identification fiscale', 'Matricule fiscal'],
      check: null,
    },
  ],
  registers: [{ name: 'NIS', labels: ['NIS', 'N.I.S.', 'Article d’imposition'], form: null }],
  vatRates: ['19', '9'],
  cashRounding: null,
};
