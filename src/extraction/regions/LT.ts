import { computeWeightedSum } from './check-digits.js';
import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

export const LITHUANIA: Region = {
  code: 'LT',
  otherNames: [],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'year-first',
  diallingCode: '370',
  carSign: 'LT',
  address: { postcode: String.raw`\d{5}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'PVM',
      prefix: 'LT',
      form: /^(?:\d{9}|\d{12})$/,
      bare: 'never',
      labels: [],
      check: checkPvm,
    },
  ],
  registers: [
    {
      name: 'Įmonės kodas',
      labels: ['Įmonės kodas', 'Įm. kodas', 'Įm. k.', 'Į. k.', 'Juridinio asmens kodas', 'Kodas (įmonės)', 'Įmonės k.'],
      form: /^\d{7,9}$/,
    },
  ],
  vatRates: ['21', '12', '9', '5', '19', '18'],
  cashRounding: 5,
};

function checkPvm(number: string): boolean {
  const digits = number.slice(0, -1);
  const listWeights = (first: number): number[] => Array.from(digits, (_, index) => ((first - 1 + index) % 9) + 1);
  const sum = computeWeightedSum(digits, listWeights(1)) % 11;
  const check = sum === 10 ? computeWeightedSum(digits, listWeights(3)) % 11 : sum;
  return check % 10 === Number(number.at(-1));
}
