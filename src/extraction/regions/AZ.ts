import type { Region } from './region.js';

const TOWNS = ['Bakı şəhəri', 'Baku', 'Sumqayıt'];

export const AZERBAIJAN: Region = {
  code: 'AZ',
  otherNames: ['Azərbaycan Respublikası'],
  currency: 'AZN',
  currencySigns: ['₼', 'manat'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '994',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: TOWNS, words: [...TOWNS, 'Gəncə'] },
  taxNumbers: [
    {
      name: 'VÖEN',
      prefix: null,
      form: /^\d{9}[12]$/,
      bare: 'labelled',
      labels: ['VÖEN', 'VOEN', 'V.Ö.E.N.', 'ВОЕН', 'VÖEN №'],
      check: null,
    },
  ],
  registers: [],
  legalForms: ['MMC'],
  vatRates: ['18'],
  cashRounding: null,
};
