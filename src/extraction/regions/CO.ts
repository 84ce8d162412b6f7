import { computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

/** From the right of the number without its check digit. */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43];

export const COLOMBIA: Region = {
  code: 'CO',
  otherNames: [],
  currency: 'COP',
  currencySigns: ['$', 'COL$', 'COP$'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '57',
  carSign: null,
  address: {
    postcode: null,
    postcodePlace: null,
    states: [],
    words: [
      'Carrera',
      'Cra',
      'Cra.',
      'Kra',
      'Transversal',
      'Diagonal',
      'Barrio',
      'Bogotá D.C.',
      'Antioquia',
      'Cundinamarca',
    ],
  },
  taxNumbers: [
    {
      name: 'NIT',
      prefix: null,
      form: /^\d{6,11}$/,
      bare: 'labelled',
      labels: ['NIT', 'N.I.T.', 'NIT/CC', 'NIT o CC', 'CC/NIT', 'NIT N°', 'NIT cliente', 'NIT o C.C.', 'Nit emisor'],
      keepsSeparators: true,
      check: checkNit,
    },
  ],
  registers: [],
  vatRates: ['19', '16', '5'],
  specialVatRates: ['8'],
  cashRounding: null,
};

/** The tenth digit is the check digit of a company's number; whether another number ends with one cannot be seen. */
function checkNit(number: string): boolean | null {
  if (!/^[89]\d{9}$/.test(number)) return null;
  const digits = Array.from(number.slice(0, -1)).toReversed().join('');
  const rest = computeWeightedSum(digits, WEIGHTS.slice(0, digits.length)) % 11;
  return Number(number[9]) === (rest > 1 ? 11 - rest : rest);
}
