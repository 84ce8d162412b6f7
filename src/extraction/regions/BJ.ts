import { CFA_SIGNS } from './cfa.js';
import type { Region } from './region.js';

const TOWNS = ['Cotonou', 'Porto-Novo', 'Parakou', 'Abomey-Calavi'];

export const BENIN: Region = {
  code: 'BJ',
  otherNames: ['République du Bénin'],
  currency: 'XOF',
  currencySigns: CFA_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '229',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: TOWNS, words: TOWNS },
  taxNumbers: [
    {
      name: 'IFU',
      prefix: null,
      form: /^[0-3]\d{12}$/,
      bare: 'labelled',
      labels: ['IFU', 'I.F.U.', 'N° IFU', 'IFU N°', 'Identifiant fiscal unique'],
      check: null,
    },
  ],
  registers: [
    { name: 'RCCM', labels: ['RCCM', 'R.C.C.M.', 'N° RCCM'], form: /^RB[A-Z]{3}(?:\d{2})?\d{2}[A-Z]\d{1,6}$/ },
  ],
  vatRates: ['18'],
  cashRounding: null,
};
