import { computeDigitSum } from './check-digits.js';
import type { Region } from './region.js';

const WEIGHTS = [1, 2, 1, 2, 1, 2, 4, 1];
const TOWNS = ['Taipei', 'New Taipei City', 'Taichung', 'Kaohsiung', 'Hsinchu', 'Taoyuan City', 'Tainan'];

export const TAIWAN: Region = {
  code: 'TW',
  otherNames: ['Taiwan R.O.C.', 'Taiwan (R.O.C.)', 'Republic of China', '台灣', '臺灣', '中華民國'],
  currency: 'TWD',
  currencySigns: ['NT$', 'NTD', '$', '元', '新臺幣', '新台幣'],
  formerCurrencies: {},
  dateOrder: 'year-first',
  calendar: 'minguo',
  diallingCode: '886',
  carSign: null,
  address: {
    postcode: String.raw`\d{3}(?:\d{2,3})?`,
    postcodePlace: null,
    states: TOWNS,
    lines: String.raw`(?:[臺台][北中南東]|新北|桃園|高雄|基隆|新竹|嘉義|苗栗|彰化|南投|雲林|屏東|宜蘭|花蓮|澎湖|金門|連江)[市縣]\s?\p{Lo}{1,4}[區鄉鎮市]`,
    words: [...TOWNS, 'Taipei City', 'Hsinchu City'],
  },
  taxNumbers: [
    {
      name: '統一編號',
      prefix: null,
      form: /^\d{8}$/,
      bare: 'labelled',
      labels: [
        '統一編號',
        '統編',
        '公司統編',
        '公司統一編號',
        '營利事業統一編號',
        '賣方統一編號',
        '賣方統編',
        '營業人統編',
        '營業人統一編號',
        'UBN',
        'Uniform number',
        'GUI number',
      ],
      check: checkBusiness,
      needsLabel: true,
    },
  ],
  registers: [],
  vatRates: ['5'],
  cashRounding: null,
};

/** The Ministry of Finance: the digits of the products add up to a multiple of 5; a 7 in the seventh place counts as 0 or 1. */
function checkBusiness(number: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + computeDigitSum(weight * Number(number[index])), 0);
  return sum % 5 === 0 || (number[6] === '7' && (sum + 1) % 5 === 0);
}
