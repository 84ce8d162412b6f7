import type { Region } from './region.js';

export const JAPAN: Region = {
  code: 'JP',
  otherNames: [],
  currency: 'JPY',
  currencySigns: ['¥', '円'],
  formerCurrencies: {},
  dateOrder: 'year-first',
  calendar: 'eras',
  diallingCode: '81',
  carSign: null,
  address: {
    postcode: String.raw`\d{3}-\d{4}`,
    postcodePlace: 'before-town',
    states: [],
    lines: String.raw`(?:東京都|北海道|京都府|大阪府|\p{Lo}{2,3}県)\s?\p{Lo}{1,7}[市区町村郡]|\d丁目|\d番地`,
    words: [],
  },
  taxNumbers: [
    {
      name: '登録番号',
      prefix: 'T',
      form: /^\d{13}$/,
      bare: 'never',
      labels: [
        '登録番号',
        '適格請求書発行事業者登録番号',
        'インボイス登録番号',
        '事業者登録番号',
        'インボイス番号',
        '適格請求書登録番号',
        '適格請求書発行事業者番号',
        '登録事業者番号',
      ],
      check: null,
    },
  ],
  registers: [],
  vatRates: ['10', '8', '5', '3'],
  cashRounding: null,
};
