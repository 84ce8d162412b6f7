import { computeWeightedSum } from './check-digits.js';
import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

const LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV';

export const IRELAND: Region = {
  code: 'IE',
  otherNames: [],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '353',
  carSign: 'IRL',
  address: { postcode: String.raw`[A-Z]\d[\dW]\s[A-Z\d]{4}`, postcodePlace: 'anywhere', states: [], words: [] },
  taxNumbers: [
    {
      name: 'VAT number',
      prefix: 'IE',
      form: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
      bare: 'never',
      labels: [],
      check: checkVat,
    },
  ],
  registers: [{ name: 'CRO number', labels: [], form: /^\d{5,6}$/ }],
  vatRates: ['23', '21', '20', '13.5', '12.5', '9', '4.8'],
  specialVatRates: ['4.5', '4.8', '5', '5.1', '5.2', '5.4', '5.5', '5.6', '13'],
  cashRounding: 5,
};

function checkVat(number: string): boolean {
  // Older numbers have their first digit after the others.
  const old = /^(\d)[A-Z+*](\d{5})([A-W])$/.exec(number);
  const [, digits = '', letter = '', group = ''] =
    /^(\d{7})([A-W])([A-I]?)$/.exec(old ? `0${old[2]}${old[1]}${old[3]}` : number) ?? [];
  const sum = computeWeightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * LETTERS.indexOf(group || 'W');
  return LETTERS[sum % 23] === letter;
}
