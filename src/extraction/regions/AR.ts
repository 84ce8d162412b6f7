import { computeComplement, computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

export const ARGENTINA: Region = {
  code: 'AR',
  otherNames: ['República Argentina'],
  currency: 'ARS',
  currencySigns: ['$', 'AR$', 'ARS$'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '54',
  carSign: null,
  address: {
    postcode: String.raw`[A-HJ-NP-Z]?\d{4}(?:[A-Z]{3})?`,
    postcodePlace: null,
    postcodeNames: ['CP', 'C.P.'],
    states: [],
    words: ['CABA', 'Localidad', 'Provincia'],
  },
  taxNumbers: [
    {
      name: 'CUIT',
      prefix: null,
      form: /^(?:2[03-7]|3[034])\d{9}$/,
      bare: 'labelled',
      labels: ['CUIT', 'C.U.I.T. Nº', 'CUIT/CUIL', 'CUIL', 'CUIT cliente', 'CUIT emisor', 'CUIT N'],
      keepsSeparators: true,
      check: checkCuit,
    },
  ],
  bankCodes: ['CBU'],
  registers: [{ name: 'Ingresos Brutos', labels: ['Ingresos Brutos', 'IIBB', 'Ing. Brutos', 'Nº IIBB'], form: null }],
  vatRates: ['21', '27', '10.5', '5', '2.5'],
  cashRounding: null,
};

/** The weighted sum of the first ten digits decides the last. */
function checkCuit(number: string): boolean {
  return computeComplement(computeWeightedSum(number, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]), 11) === Number(number[10]);
}
