import type { Region } from './region.js';

export const TUNISIA: Region = {
  code: 'TN',
  otherNames: ['République tunisienne', 'Tunisie'],
  currency: 'TND',
  currencySigns: ['DT', 'D.T.', 'د.ت'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '216',
  carSign: 'TN',
  address: {
    postcode: String.raw`\d{4}`,
    postcodePlace: 'before-town',
    states: [],
    words: ['Les Berges du Lac', 'Sousse', 'Ben Arous', 'La Marsa', 'Nabeul', 'Charguia'],
  },
  taxNumbers: [
    {
      name: 'Matricule fiscal',
      prefix: null,
      form: /^\d{7}[A-HJ-NP-TV-Z](?:[ABDNP][CEMNP]\d{3})?$/,
      bare: 'labelled',
      labels: [
        'Matricule fiscal',
        'Matricule fiscale',
        'Mat. fiscal',
        'Mat. fiscale',
        'MF',
        'M.F.',
        'N° matricule fiscal',
      ],
      keepsSeparators: true,
      check: null,
    },
  ],
  registers: [],
  legalForms: ['SUARL'],
  vatRates: ['19', '13', '7', '18', '12', '6'],
  cashRounding: null,
};
