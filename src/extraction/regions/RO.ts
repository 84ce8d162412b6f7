import { computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

export const ROMANIA: Region = {
  code: 'RO',
  otherNames: ['Rumania'],
  currency: 'RON',
  currencySigns: ['lei'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '40',
  carSign: 'RO',
  address: { postcode: String.raw`\d{6}`, postcodePlace: null, states: [], words: [] },
  taxNumbers: [
    {
      name: 'CUI',
      prefix: 'RO',
      form: /^\d{2,10}$/,
      bare: 'never',
      labels: [],
      check: checkCui,
    },
  ],
  registers: [{ name: 'Reg. com.', labels: ['Reg. com.', 'Nr. Reg. Com.'], form: /^[CFJ]\d{5,12}$/ }],
  vatRates: ['21', '19', '24', '20', '11', '9', '5'],
  cashRounding: null,
};

function checkCui(number: string): boolean {
  const digits = number.padStart(10, '0');
  return ((computeWeightedSum(digits, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === Number(digits[9]);
}
