import { computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

export const VIETNAM: Region = {
  code: 'VN',
  otherNames: ['Viet Nam'],
  currency: 'VND',
  currencySigns: ['₫', 'đ'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '84',
  carSign: null,
  address: { postcode: String.raw`\d{5}`, postcodePlace: 'after-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'MST',
      prefix: null,
      form: /^\d{10}(?:\d{3})?$/,
      bare: 'labelled',
      labels: ['MST', 'Mã số thuế'],
      keepsSeparators: true,
      check: checkMst,
    },
  ],
  registers: [],
  vatRates: ['10', '8', '5'],
  cashRounding: null,
};

/** The digits after the tenth number a branch. */
function checkMst(number: string): boolean {
  return 10 - (computeWeightedSum(number, [31, 29, 23, 19, 17, 13, 7, 5, 3]) % 11) === Number(number[9]);
}
