import type { Region } from './region.js';

export const MOROCCO: Region = {
  code: 'MA',
  otherNames: ['Maroc', 'Royaume du Maroc'],
  currency: 'MAD',
  currencySigns: ['DH', 'DHS'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '212',
  carSign: null,
  address: { postcode: String.raw`\d{5}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'ICE',
      prefix: null,
      form: /^00\d{13}$/,
      bare: 'labelled',
      labels: ['ICE', 'I.C.E.', 'Identifiant commun de l’entreprise'],
      check: null,
    },
    {
      name: 'IF',
      prefix: null,
      form: /^\d{7,8}$/,
      bare: 'labelled',
      labels: ['Identifiant fiscal'],
      check: null,
    },
  ],
  registers: [
    { name: 'Patente', labels: ['N° patente', 'Taxe professionnelle'], form: /^\d{7,9}$/ },
    { name: 'CNSS', labels: ['CNSS', 'C.N.S.S.'], form: /^\d{6,8}$/ },
  ],
  vatRates: ['20', '14', '10', '7'],
  cashRounding: null,
};
