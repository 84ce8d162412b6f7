import { computeWeightedSum } from './check-digits.js';
import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

export const BULGARIA: Region = {
  code: 'BG',
  otherNames: [],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: { BGN: ['лв', 'лв.'] },
  dateOrder: 'day-first',
  diallingCode: '359',
  carSign: 'BG',
  address: { postcode: String.raw`\d{4}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'ДДС №',
      prefix: 'BG',
      form: /^\d{9,10}$/,
      bare: 'never',
      labels: [],
      check: checkCompany,
    },
  ],
  registers: [
    {
      name: 'ЕИК',
      labels: ['ЕИК', 'EIK', 'БУЛСТАТ', 'ЕИК/БУЛСТАТ', 'ЕИК по БУЛСТАТ', 'ЕИК №', 'ЕИК/ПИК'],
      form: /^\d{9}(?:\d{4})?$/,
    },
  ],
  vatRates: ['20', '9'],
  cashRounding: null,
};

/** Only companies have nine digits; the numbers of persons follow several other rules. */
function checkCompany(number: string): boolean | null {
  if (number.length !== 9) return null;
  const first = computeWeightedSum(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const check = first === 10 ? computeWeightedSum(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11 : first;
  return check % 10 === Number(number[8]);
}
