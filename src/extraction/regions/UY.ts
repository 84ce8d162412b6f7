import { computeComplement, computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

export const URUGUAY: Region = {
  code: 'UY',
  otherNames: [],
  currency: 'UYU',
  currencySigns: ['$', '$U'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '598',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: [], words: [] },
  taxNumbers: [
    {
      name: 'RUT',
      prefix: null,
      form: /^\d{12}$/,
      bare: 'labelled',
      labels: ['RUT', 'R.U.T.', 'RUC', 'R.U.C.', 'RUT emisor', 'RUC emisor', 'RUT receptor'],
      check: checkRut,
    },
  ],
  registers: [],
  vatRates: ['22', '10'],
  cashRounding: 100,
};

/** The weighted sum of the first eleven digits decides the last. */
function checkRut(number: string): boolean {
  const sum = computeWeightedSum(number, [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  return computeComplement(sum, 11) === Number(number[11]);
}
