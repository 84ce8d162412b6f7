import { computeComplement } from './check-digits.js';
import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

const NIF_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const CIF_LETTERS = 'JABCDEFGHI';

export const SPAIN: Region = {
  code: 'ES',
  otherNames: [],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '34',
  carSign: 'E',
  address: {
    postcode: String.raw`\d{5}`,
    postcodePlace: 'before-town',
    postcodeNames: ['C.P.', 'CP', 'Código Postal', 'Código postal'],
    states: [],
    words: [],
  },
  taxNumbers: [
    {
      name: 'NIF',
      prefix: 'ES',
      form: /^[A-Z\d]\d{7}[A-Z\d]$/,
      bare: 'labelled',
      labels: [],
      check: checkNif,
    },
  ],
  registers: [],
  // 5.2 is the equivalence surcharge (recargo de equivalencia) that suppliers charge small retailers.
  vatRates: ['21', '10', '4', '18', '16', '8', '7', '5', '5.2'],
  specialVatRates: ['0.5', '0.62', '1', '1.4', '1.75', '2', '3', '6.5', '7.5', '9.5', '13.5', '15', '20'],
  cashRounding: null,
};

/** A person's NIF or NIE by its letter, a company's by its digit or letter. */
function checkNif(number: string): boolean {
  if (/^[XYZ\d]\d{7}[A-Z]$/.test(number)) {
    const digits = number.slice(0, 8).replace(/[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
    return NIF_LETTERS[Number(digits) % 23] === number[8];
  }
  const sum = Array.from(number.slice(1, 8)).reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  const check = computeComplement(sum, 10);
  return number[8] === String(check) || number[8] === CIF_LETTERS[check];
}
