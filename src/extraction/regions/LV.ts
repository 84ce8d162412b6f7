import { computeWeightedSum } from './check-digits.js';
import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

export const LATVIA: Region = {
  code: 'LV',
  otherNames: [],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '371',
  carSign: 'LV',
  address: { postcode: String.raw`\d{4}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'PVN',
      prefix: 'LV',
      form: /^\d{11}$/,
      bare: 'never',
      labels: [],
      check: checkCompany,
    },
  ],
  registers: [
    {
      name: 'Vienotais reģistrācijas numurs',
      labels: ['Vienotais reģistrācijas Nr', 'Vienotais reģistrācijas numurs', 'Reģistrācijas Nr', 'Vienotais reģ. Nr'],
      form: /^\d{11}$/,
    },
  ],
  vatRates: ['21', '22', '18', '12', '10', '5'],
  cashRounding: null,
};

/** The numbers of companies begin with 4 or more; persons have their personal code. */
function checkCompany(number: string): boolean | null {
  if (number < '4') return null;
  return computeWeightedSum(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
}
