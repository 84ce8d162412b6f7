import type { Region } from './region.js';

const LETTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

export const CHINA: Region = {
  code: 'CN',
  otherNames: ['P.R. China', 'PR China', 'People’s Republic of China'],
  currency: 'CNY',
  currencySigns: ['¥', 'RMB'],
  formerCurrencies: {},
  dateOrder: 'year-first',
  diallingCode: '86',
  carSign: null,
  address: { postcode: String.raw`\d{6}`, postcodePlace: null, states: [], words: [] },
  taxNumbers: [
    {
      name: 'USCC',
      prefix: null,
      form: /^[\dA-HJ-NPQRTUWXY]{18}$/,
      bare: 'labelled',
      labels: ['统一社会信用代码', '纳税人识别号'],
      check: checkCreditCode,
    },
  ],
  registers: [],
  vatRates: ['13', '9', '6', '3', '1', '17', '16', '11', '10', '5'],
  cashRounding: null,
};

/** GB 32100-2015: the powers of 3 modulo 31 weigh the characters. */
function checkCreditCode(number: string): boolean {
  let weight = 1;
  let sum = 0;
  for (const letter of number.slice(0, 17)) {
    sum += weight * LETTERS.indexOf(letter);
    weight = (weight * 3) % 31;
  }
  return LETTERS[(31 - (sum % 31)) % 31] === number[17];
}
