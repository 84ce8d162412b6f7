import { computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';
import { phrases, words } from '../text/phrases.js';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWX0123456789';

export const SINGAPORE: Region = {
  code: 'SG',
  otherNames: [],
  currency: 'SGD',
  currencySigns: ['$', 'S$', 'SG$'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '65',
  carSign: null,
  address: { postcode: String.raw`\d{6}`, postcodePlace: 'after-state', states: ['Singapore'], words: [] },
  taxNumbers: [
    {
      name: 'GST registration number',
      prefix: null,
      form: /^(?:\d{8,9}[A-Z]|[RST]\d{2}[A-Z]{2}\d{4}[A-Z]|M[0-9R-Z]\d{7}[A-Z\d])$/,
      bare: 'labelled',
      labels: [
        'UEN',
        'UEN no',
        'GST no',
        'GST number',
        'GST reg no',
        'GST registration no',
        'GST registration number',
        'GST/UEN',
      ],
      keepsSeparators: true,
      check: checkUen,
    },
  ],
  registers: [],
  legalForms: phrases(`Pte Ltd | Pte. Ltd. | Pte. Ltd | Pte Limited`),
  vatRates: ['9', '8', '7', '5', '4', '3'],
  rateCodes: words(`SR ZR ES OS`),
  cashRounding: 5,
};

/** Businesses have eight digits and a letter, companies nine, other entities a year and a type between letters. */
function checkUen(number: string): boolean | null {
  if (/^\d{8}[A-Z]$/.test(number)) {
    return 'XMKECAWLJDB'[computeWeightedSum(number, [10, 4, 9, 3, 8, 2, 7, 1]) % 11] === number[8];
  }
  if (/^\d{9}[A-Z]$/.test(number)) {
    return 'ZKCMDNERGWH'[computeWeightedSum(number, [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11] === number[9];
  }
  if (!/^[RST]/.test(number)) return null;
  const values = Array.from(number.slice(0, 9), (letter) => LETTERS.indexOf(letter));
  const sum = [4, 3, 5, 3, 10, 2, 2, 5, 7].reduce((total, weight, index) => total + weight * (values[index] ?? 0), 0);
  return LETTERS[(sum - 5) % 11] === number[9];
}
