import type { Region } from './region.js';

export const ALGERIA: Region = {
  code: 'DZ',
  otherNames: [],
  currency: 'DZD',
  currencySigns: ['DA', 'D.A.', 'د.ج'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '213',
  carSign: 'DZ',
  address: {
    postcode: String.raw`\d{5}`,
    postcodePlace: 'before-town',
    states: [],
    words: ['Wilaya', 'Bab Ezzouar', 'Dar El Beida', 'Sétif', 'Blida', 'Annaba'],
  },
  taxNumbers: [
    {
      name: 'NIF',
      prefix: null,
      form: /^\d{15}(?:\d{5})?$/,
      bare: 'labelled',
      labels: ['N° d’identification fiscale', 'Numéro d’identification fiscale', 'N° identification fiscale'],
      check: null,
    },
  ],
  registers: [
    { name: 'NIS', labels: ['N° NIS'], form: /^\d{15}$/ },
    {
      name: 'Article d’imposition',
      labels: ['Article d’imposition', 'N° article d’imposition', 'Art. d’imposition', 'N° d’article'],
      form: /^\d{8,12}$/,
    },
    {
      name: 'Registre de commerce',
      labels: ['N° registre de commerce', 'N° registre du commerce'],
      form: /^\d{2}[AB]?\d{6,9}[AB]?\d{0,9}$/,
    },
  ],
  vatRates: ['19', '9', '17', '7'],
  cashRounding: null,
};
