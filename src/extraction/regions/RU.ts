import { computeWeightedSum } from './check-digits.js';
import { placeBesideTown } from './cyrillic-towns.js';
import type { Region } from './region.js';

export const RUSSIA: Region = {
  code: 'RU',
  otherNames: ['Russian Federation', 'Российская Федерация'],
  currency: 'RUB',
  currencySigns: ['₽', 'руб.'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '7',
  carSign: null,
  address: { postcode: placeBesideTown(String.raw`[1-6]\d{5}`), postcodePlace: 'anywhere', states: [], words: [] },
  taxNumbers: [
    {
      name: 'ИНН',
      prefix: null,
      form: /^(?:\d{10}|\d{12})$/,
      bare: 'labelled',
      labels: ['ИНН', 'INN'],
      check: checkInn,
    },
  ],
  registers: [],
  vatRates: ['22', '20', '18', '10', '7', '5'],
  cashRounding: null,
};

/** Companies have ten digits, persons twelve. */
function checkInn(number: string): boolean {
  if (number.length === 10) return isLastDigitRight(number, [2, 4, 10, 3, 5, 9, 4, 6, 8]);
  return (
    isLastDigitRight(number.slice(0, 11), [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) &&
    isLastDigitRight(number, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8])
  );
}

function isLastDigitRight(digits: string, weights: readonly number[]): boolean {
  return (computeWeightedSum(digits, weights) % 11) % 10 === Number(digits.at(-1));
}
