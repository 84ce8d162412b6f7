import type { Region } from './region.js';

const TOWNS = ['Kandy', 'Negombo', 'Moratuwa', 'Nugegoda', 'Battaramulla', 'Dehiwala'];

export const SRI_LANKA: Region = {
  code: 'LK',
  otherNames: [],
  currency: 'LKR',
  currencySigns: ['Rs', 'Rs.', 'SLRs', 'රු', 'රු.'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '94',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: TOWNS, words: [...TOWNS, 'Colombo 0', 'Colombo, Sri Lanka'] },
  taxNumbers: [
    { name: 'VAT registration number', prefix: null, form: /^\d{9}7000$/, bare: 'anywhere', labels: [], check: null },
  ],
  registers: [{ name: 'SVAT', labels: ['SVAT no', 'SVAT reg no', 'SVAT registration no'], form: /^(?:SVAT)?\d{4,6}$/ }],
  legalForms: ['(Pvt) Ltd', '(Pvt.) Ltd', '(Pvt) Limited', '(Private) Limited'],
  vatRates: ['18', '15', '12', '8'],
  specialVatRates: ['2.5', '11'],
  cashRounding: null,
};
