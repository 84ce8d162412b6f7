import { CFA_SIGNS } from './cfa.js';
import type { Region } from './region.js';

const TOWNS = ['Douala', 'Yaoundé'];

export const CAMEROON: Region = {
  code: 'CM',
  otherNames: [],
  currency: 'XAF',
  currencySigns: CFA_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '237',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: TOWNS, words: [...TOWNS, 'Bonanjo', 'Bonapriso'] },
  taxNumbers: [
    {
      name: 'NIU',
      prefix: null,
      form: /^[EMP]\d{12}[A-Z]$/,
      bare: 'anywhere',
      labels: ['NIU', 'N.I.U.', 'N° contribuable', 'N° de contribuable', 'Numéro de contribuable', 'NIU n°'],
      check: null,
    },
  ],
  registers: [
    { name: 'RCCM', labels: ['RCCM', 'R.C.C.M.', 'N° RCCM'], form: /^RC[A-Z]{3}(?:\d{2})?\d{2}[A-Z]\d{1,6}$/ },
  ],
  vatRates: [],
  printedVatRates: ['19.25'],
  specialVatRates: ['10', '17.5'],
  cashRounding: null,
};
