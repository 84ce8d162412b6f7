import { computeComplement, computeWeightedSum } from './check-digits.js';
import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

export const SLOVENIA: Region = {
  code: 'SI',
  otherNames: [],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '386',
  carSign: 'SLO',
  address: { postcode: String.raw`\d{4}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'ID za DDV',
      prefix: 'SI',
      form: /^\d{8}$/,
      bare: 'labelled',
      labels: [],
      check: (number) =>
        computeComplement(computeWeightedSum(number, [8, 7, 6, 5, 4, 3, 2]), 11) % 10 === Number(number[7]),
    },
  ],
  registers: [
    {
      name: 'Matična številka',
      labels: ['Matična številka', 'Matična št', 'Mat. št'],
      form: /^\d{7}(?:\d{3})?$/,
    },
  ],
  vatRates: ['22', '20', '9.5', '8.5', '5'],
  cashRounding: null,
};
