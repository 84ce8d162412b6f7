import type { Region } from './region.js';

const TOWNS = ['New Cairo', 'Giza', 'Nasr City', 'Maadi', '6th of October City'];

export const EGYPT: Region = {
  code: 'EG',
  otherNames: ['Arab Republic of Egypt'],
  currency: 'EGP',
  currencySigns: ['E£', 'L.E.', 'L.E', 'ج.م', 'ج.م.'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '20',
  carSign: null,
  address: {
    postcode: String.raw`\d{5}`,
    postcodePlace: 'after-state',
    states: ['Cairo', ...TOWNS],
    words: [...TOWNS, 'Cairo, Egypt', 'Cairo 1'],
  },
  taxNumbers: [
    {
      name: 'Tax registration number',
      prefix: null,
      form: /^\d{9}$/,
      bare: 'labelled',
      labels: ['رقم التسجيل الضريبي', 'Tax card no', 'Tax card'],
      keepsSeparators: true,
      check: null,
    },
  ],
  registers: [{ name: 'Commercial register', labels: ['Commercial register no', 'السجل التجاري'], form: /^\d{3,8}$/ }],
  legalForms: ['S.A.E.'],
  vatRates: ['14', '13'],
  specialVatRates: ['5', '10'],
  cashRounding: null,
};
