import type { Region } from './region.js';

export const UKRAINE: Region = {
  code: 'UA',
  otherNames: [],
  currency: 'UAH',
  currencySigns: ['₴', 'грн', 'грн.'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '380',
  carSign: null,
  address: { postcode: String.raw`\d{5}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'ІПН',
      prefix: null,
      form: /^(?:\d{10}|\d{12})$/,
      bare: 'labelled',
      labels: ['ІПН', 'Індивідуальний податковий номер', 'РНОКПП', 'ІНН', 'ДРФО', 'ІПН платника ПДВ'],
      check: null,
    },
  ],
  registers: [{ name: 'ЄДРПОУ', labels: ['ЄДРПОУ', 'Код ЄДРПОУ', 'Код за ЄДРПОУ', 'Код по ЄДРПОУ'], form: /^\d{8}$/ }],
  vatRates: ['20', '14', '7'],
  cashRounding: null,
};
