import { computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

export const MOLDOVA: Region = {
  code: 'MD',
  otherNames: ['Republica Moldova', 'Республика Молдова'],
  currency: 'MDL',
  currencySigns: [],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '373',
  carSign: 'MD',
  address: { postcode: String.raw`MD-?\s?\d{4}`, postcodePlace: 'anywhere', states: [], words: [] },
  taxNumbers: [
    {
      name: 'IDNO',
      prefix: null,
      form: /^1\d{12}$/,
      bare: 'labelled',
      labels: ['IDNO', 'Cod fiscal/IDNO', 'IDNO/Cod fiscal', 'ИДНО'],
      check: checkIdno,
    },
  ],
  registers: [],
  vatRates: ['20', '8', '12', '6'],
  cashRounding: null,
};

function checkIdno(number: string): boolean {
  return computeWeightedSum(number, [7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1]) % 10 === Number(number[12]);
}
