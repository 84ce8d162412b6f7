import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

export const ANDORRA: Region = {
  code: 'AD',
  otherNames: ["Principat d'Andorra", 'Principado de Andorra'],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '376',
  carSign: 'AND',
  address: {
    postcode: String.raw`AD\d00`,
    postcodePlace: 'anywhere',
    states: [],
    words: ['Andorra la Vella', 'Escaldes-Engordany', 'Encamp', 'La Massana', 'Sant Julià de Lòria'],
  },
  taxNumbers: [
    {
      name: 'NRT',
      prefix: null,
      form: /^[ACDEFGLOPU]\d{6}[A-Z]$/,
      bare: 'labelled',
      labels: ['NRT', 'N.R.T.', 'Núm. NRT', 'NRT núm', 'Número de registre tributari'],
      keepsSeparators: true,
      check: null,
    },
  ],
  registers: [],
  vatRates: ['9.5', '2.5', '1'],
  printedVatRates: ['4.5'],
  cashRounding: null,
};
