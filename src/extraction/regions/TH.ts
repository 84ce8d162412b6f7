import { computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

export const THAILAND: Region = {
  code: 'TH',
  otherNames: [],
  currency: 'THB',
  currencySigns: ['฿', 'บาท'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  calendar: 'buddhist',
  diallingCode: '66',
  carSign: null,
  address: {
    postcode: String.raw`\d{5}`,
    postcodePlace: 'after-town',
    states: [],
    lines: String.raw`(?:จังหวัด|จ\.)\s?[\p{L}\p{M}]+(?:\s\d{5})?|กรุงเทพ(?:มหานคร|ฯ)?\s?\d{5}|(?:อำเภอ|เขต|อ\.)\s?[\p{L}\p{M}]+\s.*\d{5}`,
    words: [],
  },
  taxNumbers: [
    {
      name: 'เลขประจำตัวผู้เสียภาษี',
      prefix: null,
      form: /^\d{13}$/,
      bare: 'labelled',
      labels: [
        'เลขประจำตัวผู้เสียภาษี',
        'เลขประจำตัวผู้เสียภาษีอากร',
        'เลขผู้เสียภาษี',
        'เลขที่ผู้เสียภาษี',
        'เลขที่ประจำตัวผู้เสียภาษี',
        'เลขประจำตัวผู้เสียภาษี 13 หลัก',
        'ทะเบียนเลขที่',
      ],
      check: (number) =>
        (11 - (computeWeightedSum(number, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(number[12]),
    },
  ],
  registers: [],
  vatRates: ['7', '10'],
  cashRounding: null,
};
