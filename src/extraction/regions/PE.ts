import { computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

export const PERU: Region = {
  code: 'PE',
  otherNames: [],
  currency: 'PEN',
  currencySigns: ['S/', 'S/.'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '51',
  carSign: null,
  address: {
    postcode: null,
    postcodePlace: null,
    states: [],
    words: ['Jr.', 'Jirón', 'Urb.', 'Dpto.', 'Distrito', 'Mz.', 'Lima - Lima'],
  },
  taxNumbers: [
    {
      name: 'RUC',
      prefix: null,
      form: /^(?:1[0567]|20)\d{9}$/,
      bare: 'labelled',
      labels: ['RUC', 'R.U.C.', 'RUC N°', 'RUC cliente', 'RUC/DNI', 'RUC emisor'],
      check: checkRuc,
    },
  ],
  legalForms: ['S.A.C.', 'SAC', 'S.A.A.'],
  registers: [],
  vatRates: ['18', '10', '10.5'],
  specialVatRates: ['8'],
  cashRounding: 10,
};

/** The weighted sum of the first ten digits decides the last; 10 and 11 become 0 and 1. */
function checkRuc(number: string): boolean {
  const check = 11 - (computeWeightedSum(number, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return check % 10 === Number(number[10]);
}
