import type { Region } from './region.js';

const TOWNS = ['Taipei', 'New Taipei City', 'Taichung', 'Kaohsiung', 'Hsinchu', 'Taoyuan City', 'Tainan'];

export const TAIWAN: Region = {
  code: 'TW',
  otherNames: ['Taiwan R.O.C.', 'Taiwan (R.O.C.)', '臺灣', '中華民國'],
  currency: 'TWD',
  currencySigns: ['NT$', 'NTD'],
  formerCurrencies: {},
  dateOrder: 'year-first',
  diallingCode: '886',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: TOWNS, words: [...TOWNS, 'Taipei City', 'Hsinchu City'] },
  taxNumbers: [
    {
      name: '統一編號',
      prefix: null,
      form: /^\d{8}$/,
      bare: 'labelled',
      labels: [
        '統一編號',
        '統編',
        '賣方統編',
        '公司統編',
        '賣方統一編號',
        '營業人統編',
        '營業人統一編號',
        'UBN',
        'Uniform number',
        'GUI number',
      ],
      needsLabel: true,
      check: checkUnified,
    },
  ],
  registers: [],
  vatRates: ['5'],
  cashRounding: null,
};

/**
 * The digits of the products add up to a multiple of five, as since 2023, and before of ten. The product of a seventh digit of 7 has the sum
 * of digits 10, which also counts as 1 or 0.
 */
function checkUnified(number: string): boolean {
  const sum = [1, 2, 1, 2, 1, 2, 4, 1].reduce((total, weight, index) => {
    const product = weight * Number(number[index]);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 5 === 0 || (number[6] === '7' && sum % 5 === 4);
}
