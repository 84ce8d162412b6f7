import { computeComplement } from './check-digits.js';
import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

export const AUSTRIA: Region = {
  code: 'AT',
  otherNames: [],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '43',
  carSign: 'A',
  address: { postcode: String.raw`\d{4}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [{ name: 'UID', prefix: 'ATU', form: /^\d{8}$/, bare: 'never', labels: [], check: checkUid }],
  registers: [{ name: 'FN', labels: ['FN', 'Firmenbuchnummer'], form: /^\d{1,6}[A-Z]$/ }],
  vatRates: ['20', '13', '10', '19', '12', '5'],
  specialVatRates: ['4.9'],
  cashRounding: null,
};

/** Luhn's sum of the first seven digits, with 4 added. */
function checkUid(number: string): boolean {
  const sum = Array.from(number.slice(0, 7)).reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 4);
  return computeComplement(sum, 10) === Number(number[7]);
}
