import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

/** The value of each digit at an odd position. */
const ODD_PLACES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

export const CYPRUS: Region = {
  code: 'CY',
  otherNames: ['Κύπρος'],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '357',
  carSign: 'CY',
  address: { postcode: String.raw`\d{4}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'ΦΠΑ',
      prefix: 'CY',
      form: /^\d{8}[A-Z]$/,
      bare: 'never',
      labels: [],
      check: checkLetter,
    },
  ],
  registers: [],
  vatRates: ['19', '9', '5', '3', '18', '17', '15', '8'],
  cashRounding: null,
};

function checkLetter(number: string): boolean {
  const sum = Array.from(number.slice(0, 8)).reduce((total, digit, index) => {
    return total + (index % 2 === 0 ? (ODD_PLACES[Number(digit)] ?? 0) : Number(digit));
  }, 0);
  return String.fromCharCode(65 + (sum % 26)) === number[8];
}
