import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

export const BELGIUM: Region = {
  code: 'BE',
  otherNames: [],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '32',
  carSign: 'B',
  address: { postcode: String.raw`\d{4}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'BTW-nummer',
      prefix: 'BE',
      form: /^[01]\d{9}$/,
      bare: 'labelled',
      labels: [],
      check: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
    },
  ],
  legalForms: ['SPRL', 'S.P.R.L.', 'SCRL', 'ASBL', 'BVBA', 'B.V.B.A.', 'CVBA'],
  registers: [{ name: 'RPR', labels: ['RPR', 'RPM'], form: null }],
  vatRates: ['21', '12', '6'],
  specialVatRates: ['19', '20.5'],
  cashRounding: 5,
};
