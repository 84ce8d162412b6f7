import { computeComplement, computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

export const SOUTH_KOREA: Region = {
  code: 'KR',
  otherNames: ['Korea', 'Republic of Korea'],
  currency: 'KRW',
  currencySigns: ['₩', '원'],
  formerCurrencies: {},
  dateOrder: 'year-first',
  diallingCode: '82',
  carSign: null,
  address: {
    postcode: String.raw`\d{5}`,
    postcodePlace: 'before-town',
    states: [],
    lines: String.raw`(?:서울|부산|대구|인천|광주|대전|울산|세종)(?:특별자치|특별|광역)?시?\s\p{Lo}{1,5}[구군읍면동로길]|(?:경기|강원|전북|전남|충북|충남|경북|경남|제주|(?:충청|전라|경상)[남북])(?:특별자치)?도?\s\p{Lo}{1,5}[시군]`,
    words: [],
  },
  taxNumbers: [
    {
      name: '사업자등록번호',
      prefix: null,
      form: /^\d{10}$/,
      bare: 'labelled',
      labels: ['사업자등록번호', '등록번호', '사업자번호', '사업자 등록 번호(공급자)'],
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
