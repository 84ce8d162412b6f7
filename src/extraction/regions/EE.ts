import { computeWeightedSum } from './check-digits.js';
import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

export const ESTONIA: Region = {
  code: 'EE',
  otherNames: [],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '372',
  carSign: 'EST',
  address: { postcode: String.raw`\d{5}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'KMKR',
      prefix: 'EE',
      form: /^\d{9}$/,
      bare: 'never',
      labels: [],
      check: (number) => computeWeightedSum(number, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
    },
  ],
  registers: [
    {
      name: 'Registrikood',
      labels: ['Reg. kood', 'Registrikood', 'Rg-kood', 'Äriregistri kood', 'Registri kood', 'Äriregistri nr'],
      form: /^\d{8}$/,
    },
  ],
  vatRates: ['24', '22', '20', '18', '13', '9', '5'],
  cashRounding: 5,
};
