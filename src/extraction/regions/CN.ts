import type { Region } from './region.js';

const LETTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

export const CHINA: Region = {
  code: 'CN',
  otherNames: ['P.R. China', 'PR China', 'People’s Republic of China'],
  currency: 'CNY',
  currencySigns: ['¥', 'RMB', '元', '人民币'],
  formerCurrencies: {},
  dateOrder: 'year-first',
  diallingCode: '86',
  carSign: null,
  address: {
    postcode: String.raw`\d{6}`,
    postcodePlace: null,
    states: [],
    lines: String.raw`(?:(?:北京|上海|天津|重庆)市?|\p{Lo}{2,3}(?:省|自治区))\p{Lo}{1,8}[市区县]|\p{Lo}{2,4}市\p{Lo}{1,6}[区县]\S*[路街道镇]`,
    words: [],
  },
  taxNumbers: [
    {
      name: 'USCC',
      prefix: null,
      form: /^[\dA-HJ-NPQRTUWXY]{18}$/,
      bare: 'labelled',
      labels: [
        '统一社会信用代码',
        '纳税人识别号',
        '统一社会信用代码/纳税人识别号',
        '纳税人识别号/统一社会信用代码',
        '税号',
        '纳税人税号',
        '企业税号',
        '信用代码',
      ],
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
