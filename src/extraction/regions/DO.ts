import { computeWeightedSum, isLuhnValid } from './check-digits.js';
import type { Region } from './region.js';

export const DOMINICAN_REPUBLIC: Region = {
  code: 'DO',
  otherNames: ['República Dominicana', 'Rep. Dom.'],
  currency: 'DOP',
  currencySigns: ['RD$', '$', 'DOP$'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '1',
  areaCodes: ['809', '829', '849'],
  carSign: null,
  address: {
    postcode: null,
    postcodePlace: null,
    states: [],
    words: ['Distrito Nacional', 'Santiago de los Caballeros', 'Santo Domingo Este', 'Santo Domingo, D.N.'],
  },
  taxNumbers: [
    {
      name: 'RNC',
      prefix: null,
      form: /^\d{9}(?:\d{2})?$/,
      bare: 'labelled',
      labels: ['RNC', 'R.N.C.', 'RNC/Cédula', 'RNC o Cédula', 'RNC emisor', 'RNC cliente', 'RNC comprador'],
      keepsSeparators: true,
      needsLabel: true,
      check: checkRnc,
    },
  ],
  registers: [],
  vatRates: ['18', '16'],
  cashRounding: null,
};

/** Some numbers in use break these rules, so that they prove a number, but never refuse one. */
function checkRnc(number: string): boolean | null {
  if (number.length === 11) return isLuhnValid(number) || null;
  const rest = computeWeightedSum(number, [7, 9, 8, 6, 5, 4, 3, 2]) % 11;
  return ((10 - rest) % 9) + 1 === Number(number[8]) || null;
}
