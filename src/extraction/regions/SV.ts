import type { Region } from './region.js';

const TOWNS = ['Antiguo Cuscatlán', 'Santa Tecla', 'Soyapango'];

export const EL_SALVADOR: Region = {
  code: 'SV',
  otherNames: [],
  ambiguousNames: ['Salvador'],
  currency: 'USD',
  currencySigns: ['$', 'US$'],
  formerCurrencies: { SVC: ['₡'] },
  dateOrder: 'day-first',
  diallingCode: '503',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: TOWNS, words: [...TOWNS, 'San Salvador, El Salvador'] },
  taxNumbers: [
    {
      name: 'NIT',
      prefix: null,
      form: /^[019]\d{13}$/,
      bare: 'labelled',
      labels: ['NIT', 'N.I.T.', 'NIT emisor', 'NIT receptor', 'NIT cliente'],
      keepsSeparators: true,
      check: null,
    },
  ],
  registers: [{ name: 'NRC', labels: ['NRC', 'N.R.C.'], form: /^\d{2,8}$/ }],
  vatRates: ['13'],
  cashRounding: null,
};
