import type { Region } from './region.js';

const TOWNS = ['Tbilisi', 'Batumi', 'Kutaisi', 'Rustavi', 'თბილისი', 'ბათუმი'];

export const GEORGIA: Region = {
  code: 'GE',
  otherNames: ['Tbilisi', 'Batumi', 'Republic of Georgia'],
  ambiguousNames: ['Georgia'],
  currency: 'GEL',
  currencySigns: ['₾', 'ლარი', 'Lari', 'lari'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '995',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: TOWNS, words: TOWNS },
  taxNumbers: [
    {
      name: 'საიდენტიფიკაციო კოდი',
      prefix: null,
      form: /^\d{9}(?:\d{2})?$/,
      bare: 'labelled',
      labels: ['საიდენტიფიკაციო კოდი', 'საიდენტიფიკაციო ნომერი', 'საიდენტიფიკაციო', 'ს/კ', 'ს/ნ', 'საგადასახადო კოდი'],
      check: null,
    },
  ],
  registers: [],
  legalForms: ['შპს'],
  vatRates: ['18'],
  cashRounding: null,
};
