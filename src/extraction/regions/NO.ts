import { computeComplement, computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

export const NORWAY: Region = {
  code: 'NO',
  otherNames: [],
  currency: 'NOK',
  currencySigns: ['kr'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '47',
  carSign: 'N',
  address: { postcode: String.raw`\d{4}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'MVA',
      prefix: 'NO',
      form: /^\d{9}(?:MVA)?$/,
      bare: 'never',
      labels: [],
      check: checkNumber,
    },
    { name: 'Organisasjonsnummer', prefix: null, form: /^\d{9}MVA$/, bare: 'anywhere', labels: [], check: checkNumber },
  ],
  registers: [{ name: 'Foretaksregisteret', labels: ['Foretaksregisteret'], form: /^\d{9}$/ }],
  vatRates: ['25', '24', '23', '15', '14', '13', '12', '8'],
  specialVatRates: ['11.11'],
  cashRounding: 100,
};

/** The ninth digit is calculated from the others; "MVA" may follow. */
function checkNumber(number: string): boolean {
  return computeComplement(computeWeightedSum(number, [3, 2, 7, 6, 5, 4, 3, 2]), 11) === Number(number[8]);
}
