import { computeComplement, computeWeightedSum } from './check-digits.js';
import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

export const MONTENEGRO: Region = {
  code: 'ME',
  otherNames: [],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '382',
  carSign: 'MNE',
  address: { postcode: String.raw`8[145]\d{3}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'PIB',
      prefix: null,
      form: /^\d{8}$/,
      bare: 'labelled',
      labels: ['PIB', 'PIB kupca', 'PIB prodavca', 'PIB/JMB'],
      check: checkPib,
    },
  ],
  registers: [],
  vatRates: ['21', '15', '7', '19', '17'],
  cashRounding: null,
};

function checkPib(number: string): boolean {
  const sum = computeWeightedSum(number, [8, 7, 6, 5, 4, 3, 2]);
  return computeComplement(sum, 11) % 10 === Number(number[7]);
}
