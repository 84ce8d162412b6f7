import type { Region } from './region.js';

const TOWNS = ['Toshkent', 'Tashkent', 'Ташкент', 'Тошкент', 'Samarqand', 'Самарканд'];

export const UZBEKISTAN: Region = {
  code: 'UZ',
  otherNames: ['Republic of Uzbekistan', 'Республика Узбекистан', "O'zbekiston Respublikasi", 'O‘zbekiston'],
  currency: 'UZS',
  currencySigns: ["so'm", 'so‘m', 'soʻm', 'сум', 'сўм'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '998',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: TOWNS, words: [...TOWNS, 'viloyati', 'tumani'] },
  taxNumbers: [
    {
      name: 'STIR',
      prefix: null,
      form: /^[2-6]\d{8}$/,
      bare: 'labelled',
      labels: ['STIR', 'STIR (INN)', 'СТИР', 'СТИР (ИНН)', 'ИНН (СТИР)', 'ИНН'],
      check: null,
    },
  ],
  registers: [],
  legalForms: ['MChJ'],
  vatRates: ['12', '15', '20'],
  cashRounding: null,
};
