import { computeComplement, computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

export const NORTH_MACEDONIA: Region = {
  code: 'MK',
  otherNames: ['Macedonia', 'Македонија', 'Р. Македонија', 'Република Северна Македонија'],
  currency: 'MKD',
  currencySigns: ['ден', 'ден.', 'МКД'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '389',
  carSign: 'MK',
  address: { postcode: String.raw`\d{4}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'ЕДБ',
      prefix: 'MK',
      form: /^\d{13}$/,
      bare: 'labelled',
      labels: ['ЕДБ', 'EDB', 'ЕДБ за ДДВ', 'Даночен број', 'ЕДБ број'],
      check: checkEdb,
    },
  ],
  registers: [{ name: 'ЕМБС', labels: ['ЕМБС', 'EMBS'], form: /^\d{7}$/ }],
  vatRates: ['18', '10', '5'],
  cashRounding: null,
};

function checkEdb(number: string): boolean {
  const sum = computeWeightedSum(number, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
  return computeComplement(sum, 11) % 10 === Number(number[12]);
}
