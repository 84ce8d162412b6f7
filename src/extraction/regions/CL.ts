import { computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

export const CHILE: Region = {
  code: 'CL',
  otherNames: [],
  currency: 'CLP',
  currencySigns: ['$', 'CLP$'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '56',
  carSign: null,
  address: {
    postcode: null,
    postcodePlace: null,
    states: [],
    words: ['Comuna', 'Región Metropolitana', 'Casa matriz', 'Sucursal', 'Oficina', 'Depto'],
  },
  taxNumbers: [
    {
      name: 'RUT',
      prefix: null,
      form: /^\d{7,8}[\dK]$/,
      bare: 'labelled',
      labels: [
        'RUT',
        'R.U.T.',
        'RUT N°',
        'RUT cliente',
        'RUT emisor',
        'RUT receptor',
        'RUT empresa',
        'Rol Único Tributario',
      ],
      keepsSeparators: true,
      check: checkRut,
    },
  ],
  registers: [],
  vatRates: ['19'],
  cashRounding: 1000,
};

/** The weights 2 to 7 repeat from the right; K stands for a check digit of 10. */
function checkRut(number: string): boolean {
  const digits = number.slice(0, -1).padStart(8, '0');
  const check = (11 - (computeWeightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return number.at(-1) === (check === 10 ? 'K' : String(check));
}
