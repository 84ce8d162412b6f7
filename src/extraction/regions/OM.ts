import type { Region } from './region.js';

const TOWNS = ['Salalah', 'Sohar'];

export const OMAN: Region = {
  code: 'OM',
  otherNames: ['Sultanate of Oman'],
  currency: 'OMR',
  currencySigns: ['R.O.', 'R.O', 'ر.ع', 'ر.ع.'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '968',
  carSign: null,
  address: {
    postcode: null,
    postcodePlace: null,
    states: TOWNS,
    words: [...TOWNS, 'Muscat', 'Ruwi', 'Al Khuwair', 'Seeb'],
  },
  taxNumbers: [{ name: 'VATIN', prefix: 'OM', form: /^1\d{9}$/, bare: 'never', labels: [], check: null }],
  registers: [],
  legalForms: ['S.A.O.G.', 'S.A.O.C.', 'SAOG', 'SAOC'],
  vatRates: ['5'],
  cashRounding: null,
};
