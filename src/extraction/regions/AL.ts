import type { Region } from './region.js';

export const ALBANIA: Region = {
  code: 'AL',
  otherNames: [],
  currency: 'ALL',
  currencySigns: ['Lek', 'LEK', 'lekë', 'Lekë'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '355',
  carSign: 'AL',
  address: {
    postcode: String.raw`\d{4}`,
    postcodePlace: 'before-town',
    states: [],
    words: ['Tiranë', 'Durrës', 'Vlorë', 'Shkodër', 'Lagjja', 'Rruga', 'Njësia Administrative'],
  },
  taxNumbers: [
    {
      name: 'NIPT',
      prefix: null,
      form: /^[JKLM]\d{8}[A-Z]$/,
      bare: 'labelled',
      labels: ['NIPT', 'NUIS', 'NIPT-i', 'NUIS-i', 'NIPT/NUIS', 'NUIS/NIPT', 'NUIS (NIPT)', 'Nr. NIPT'],
      check: null,
    },
  ],
  registers: [],
  legalForms: ['sh.p.k.', 'sh.p.k', 'shpk', 'sh.a.'],
  vatRates: ['20', '10', '6'],
  cashRounding: null,
};
