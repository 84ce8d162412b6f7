import type { Region } from './region.js';

/** Amounts are in balboas or in US dollars, which are worth the same. */
export const PANAMA: Region = {
  code: 'PA',
  otherNames: ['República de Panamá', 'Ciudad de Panamá'],
  currency: 'PAB',
  currencySigns: ['B/.', 'B/'],
  formerCurrencies: {},
  dateOrder: null,
  diallingCode: '507',
  carSign: null,
  address: {
    postcode: null,
    postcodePlace: null,
    states: [],
    words: ['Ciudad de Panamá', 'Chiriquí', 'Obarrio'],
  },
  taxNumbers: [
    {
      name: 'RUC',
      prefix: null,
      form: /^(?:\d{4,9}[12](?:19|20)\d{2}|\d{5,16}DV\d{1,2})$/,
      bare: 'labelled',
      labels: ['RUC', 'R.U.C.', 'RUC/Cédula'],
      keepsSeparators: true,
      check: null,
    },
  ],
  registers: [],
  vatRates: ['7', '10', '15'],
  cashRounding: null,
};
