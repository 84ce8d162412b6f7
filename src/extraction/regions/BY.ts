import { computeWeightedSum } from './check-digits.js';
import { placeBesideTown } from './cyrillic-towns.js';
import type { Region } from './region.js';

export const BELARUS: Region = {
  code: 'BY',
  otherNames: ['Республика Беларусь'],
  currency: 'BYN',
  currencySigns: ['бел. руб.'],
  formerCurrencies: { BYR: [] },
  dateOrder: 'day-first',
  diallingCode: '375',
  carSign: null,
  address: { postcode: placeBesideTown(String.raw`2[1-4]\d{4}`), postcodePlace: 'anywhere', states: [], words: [] },
  taxNumbers: [
    {
      name: 'УНП',
      prefix: null,
      form: /^\d{9}$/,
      bare: 'labelled',
      labels: ['УНП', 'УНН', 'УНП/УНН', 'UNP'],
      check: checkUnp,
    },
  ],
  registers: [],
  vatRates: ['20', '25', '10'],
  cashRounding: null,
};

function checkUnp(number: string): boolean {
  return computeWeightedSum(number, [29, 23, 19, 17, 13, 7, 5, 3]) % 11 === Number(number[8]);
}
