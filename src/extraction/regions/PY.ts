import { computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

const TOWNS = ['Ciudad del Este', 'Fernando de la Mora', 'Lambaré'];

export const PARAGUAY: Region = {
  code: 'PY',
  otherNames: [],
  currency: 'PYG',
  currencySigns: ['₲', 'Gs', 'Gs.', 'Guaraníes'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '595',
  carSign: null,
  address: {
    postcode: null,
    postcodePlace: null,
    states: TOWNS,
    words: [...TOWNS, 'Asunción - Paraguay', 'Asunción, Paraguay'],
  },
  taxNumbers: [
    {
      name: 'RUC',
      prefix: null,
      form: /^\d{6,9}$/,
      bare: 'labelled',
      labels: ['RUC', 'R.U.C.', 'RUC/CI', 'RUC o CI'],
      keepsSeparators: true,
      needsLabel: true,
      check: checkRuc,
    },
  ],
  registers: [],
  vatRates: ['10', '5'],
  cashRounding: 5000,
};

/** The weights count from 2 upwards from the right; remainders of 0 and 1 leave a check digit of 0. */
function checkRuc(number: string): boolean {
  const digits = number.slice(0, -1).padStart(8, '0');
  const check = (11 - (computeWeightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return check % 10 === Number(number.at(-1));
}
