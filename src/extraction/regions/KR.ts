import { computeComplement, computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

export const SOUTH_KOREA: Region = {
  code: 'KR',
  otherNames: ['Korea', 'Republic of Korea'],
  currency: 'KRW',
  currencySigns: ['₩'],
  formerCurrencies: {},
  dateOrder: 'year-first',
  diallingCode: '82',
  carSign: null,
  address: { postcode: String.raw`\d{5}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: '사업자등록번호',
      prefix: null,
      form: /^\d{10}$/,
      bare: 'labelled',
      labels: ['사업자등록번호', '등록번호'],
      keepsSeparators: true,
      check: checkBusiness,
    },
  ],
  registers: [],
  vatRates: ['10'],
  cashRounding: null,
};

function checkBusiness(number: string): boolean {
  const carry = Math.floor((Number(number[8]) * 5) / 10);
  return computeComplement(computeWeightedSum(number, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + carry, 10) === Number(number[9]);
}
