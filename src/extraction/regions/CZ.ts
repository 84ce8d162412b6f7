import { computeComplement, computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';
import { phrases } from '../text/phrases.js';

export const CZECHIA: Region = {
  code: 'CZ',
  otherNames: phrases(`
      Czech Republic | Česká republika | Tschechische Republik | République tchèque | Repubblica Ceca |
      República Checa | Tsjechische Republiek
    `),
  currency: 'CZK',
  currencySigns: ['Kč'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '420',
  carSign: 'CZ',
  address: { postcode: String.raw`\d{3}\s?\d{2}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'DIČ',
      prefix: 'CZ',
      form: /^\d{8,10}$/,
      bare: 'never',
      labels: [],
      check: checkCompany,
    },
  ],
  registers: [{ name: 'IČO', labels: ['IČO', 'IČ'], form: /^\d{8}$/ }],
  vatRates: ['21', '12', '15', '10', '20', '19', '14', '9', '5', '22'],
  cashRounding: 100,
};

/** Only companies have eight digits; persons have their birth number. */
function checkCompany(number: string): boolean | null {
  if (number.length !== 8) return null;
  const check = computeComplement(computeWeightedSum(number, [8, 7, 6, 5, 4, 3, 2]), 11);
  return (check === 0 ? 1 : check % 10) === Number(number[7]);
}
