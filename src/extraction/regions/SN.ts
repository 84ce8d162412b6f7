import { CFA_SIGNS } from './cfa.js';
import type { Region } from './region.js';

const TOWNS = ['Dakar', 'Rufisque'];

export const SENEGAL: Region = {
  code: 'SN',
  otherNames: [],
  currency: 'XOF',
  currencySigns: CFA_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '221',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: TOWNS, words: [...TOWNS, 'Almadies', 'Ouakam'] },
  taxNumbers: [
    {
      name: 'NINEA',
      prefix: null,
      form: /^\d{7}(?:\d{2})?(?:[012][A-Z]\d)?$/,
      bare: 'labelled',
      labels: ['NINEA', 'N.I.N.E.A.', 'N° NINEA', 'Ninea n°'],
      check: null,
    },
  ],
  registers: [
    { name: 'RCCM', labels: ['RCCM', 'R.C.C.M.', 'N° RCCM'], form: /^SN[A-Z]{3}(?:\d{2})?\d{2}[A-Z]\d{1,6}$/ },
  ],
  legalForms: ['SUARL'],
  vatRates: ['18', '10'],
  cashRounding: null,
};
