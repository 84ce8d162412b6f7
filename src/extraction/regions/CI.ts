import { CFA_SIGNS } from './cfa.js';
import type { Region } from './region.js';

const TOWNS = ['Abidjan', 'Yamoussoukro'];

export const IVORY_COAST: Region = {
  code: 'CI',
  otherNames: ['Cote d’Ivoire', 'République de Côte d’Ivoire', 'Ivory Coast'],
  currency: 'XOF',
  currencySigns: CFA_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '225',
  carSign: null,
  address: {
    postcode: null,
    postcodePlace: null,
    states: TOWNS,
    words: [...TOWNS, 'Cocody', 'Treichville', 'Marcory', 'Yopougon'],
  },
  taxNumbers: [
    {
      name: 'NCC',
      prefix: null,
      form: /^\d{7}[A-Z]$/,
      bare: 'labelled',
      labels: [
        'NCC',
        'N.C.C.',
        'N° CC',
        'CC N°',
        'N° NCC',
        'Compte contribuable',
        'N° compte contribuable',
        'Numéro de compte contribuable',
      ],
      check: null,
    },
  ],
  registers: [
    { name: 'RCCM', labels: ['RCCM', 'R.C.C.M.', 'N° RCCM'], form: /^CI[A-Z]{2,4}(?:\d{2})?\d{2}[A-Z]\d{1,6}$/ },
  ],
  vatRates: ['18', '9'],
  cashRounding: null,
};
