import { computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

export const GUATEMALA: Region = {
  code: 'GT',
  otherNames: ['Ciudad de Guatemala', 'Guatemala City'],
  currency: 'GTQ',
  currencySigns: ['Q', 'Q.'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '502',
  carSign: null,
  address: {
    postcode: null,
    postcodePlace: null,
    states: [],
    words: ['Mixco', 'Quetzaltenango', 'Ciudad de Guatemala', 'Guatemala, Guatemala'],
  },
  taxNumbers: [
    {
      name: 'NIT',
      prefix: null,
      form: /^(?:\d{5,7}|1\d{7})[\dK]$/,
      bare: 'labelled',
      labels: ['NIT', 'N.I.T.', 'NIT emisor', 'NIT receptor', 'NIT cliente'],
      keepsSeparators: true,
      needsLabel: true,
      check: checkNit,
    },
  ],
  registers: [],
  vatRates: ['12', '5'],
  cashRounding: null,
};

/** The weights count from 2 upwards from the right; K stands for a check digit of 10. */
function checkNit(number: string): boolean {
  const digits = number.slice(0, -1).padStart(8, '0');
  const check = (11 - (computeWeightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return number.at(-1) === (check === 10 ? 'K' : String(check));
}
