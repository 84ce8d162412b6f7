import type { Region } from './region.js';
import { phrases } from '../text/phrases.js';

export const HONG_KONG: Region = {
  code: 'HK',
  otherNames: ['Hong Kong', 'Hong Kong SAR', 'Hongkong'],
  currency: 'HKD',
  currencySigns: ['$', 'HK$', '港元', '港幣', '元'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '852',
  carSign: null,
  address: {
    postcode: null,
    postcodePlace: null,
    states: [],
    provinces: phrases('Hong Kong | Kowloon | New Territories | N.T.').flatMap((name) => [name, name.toUpperCase()]),
    lines: String.raw`(?:香港|九龍|新界)[\p{Lo}\s]{0,20}[道街路里]`,
    words: [],
  },
  taxNumbers: [],
  registers: [{ name: 'BR', labels: [], form: /^\d{8}(?:\d{3})?$/ }],
  vatRates: [],
  cashRounding: 10,
};
