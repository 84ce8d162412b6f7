import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

const TOWNS = ['Prishtinë', 'Prishtina', 'Pristina', 'Prizren', 'Ferizaj', 'Gjilan'];

export const KOSOVO: Region = {
  code: 'XK',
  otherNames: ['Kosova', 'Kosovë', 'Republika e Kosovës'],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '383',
  carSign: 'RKS',
  address: {
    postcode: String.raw`[1-7]\d000`,
    postcodePlace: 'before-town',
    states: TOWNS,
    words: [...TOWNS, 'Gjakovë', 'Mitrovicë', 'Rruga'],
  },
  taxNumbers: [
    {
      name: 'Numri fiskal',
      prefix: null,
      form: /^\d{9}$/,
      bare: 'labelled',
      labels: [
        'Nr. fiskal',
        'Numri fiskal',
        'NUI',
        'Numri unik identifikues',
        'Nr. unik identifikues',
        'Nr. TVSH',
        'Numri i TVSH-së',
        'Nr. i TVSH-së',
      ],
      check: null,
    },
  ],
  registers: [],
  legalForms: ['sh.p.k.', 'sh.p.k', 'shpk'],
  vatRates: ['18', '8', '16'],
  cashRounding: null,
};
