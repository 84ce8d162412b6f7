import { computeComplement, computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

const LABELS = [
  'Adószám',
  'Adószáma',
  'Adósz.',
  'Belföldi adószám',
  'Magyar adószám',
  'Vevő adószáma',
  'Eladó adószáma',
];

export const HUNGARY: Region = {
  code: 'HU',
  otherNames: [],
  currency: 'HUF',
  currencySigns: ['Ft'],
  formerCurrencies: {},
  dateOrder: 'year-first',
  diallingCode: '36',
  carSign: 'H',
  address: { postcode: String.raw`\d{4}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'Adószám',
      prefix: 'HU',
      form: /^\d{8}$/,
      bare: 'labelled',
      labels: LABELS,
      check: isAdoszamValid,
    },
    {
      name: 'Adószám with VAT code and county',
      prefix: null,
      form: /^\d{8}[1-5]\d{2}$/,
      bare: 'labelled',
      labels: LABELS,
      keepsSeparators: true,
      check: isAdoszamValid,
    },
  ],
  registers: [{ name: 'Cégjegyzékszám', labels: ['Cégjegyzékszám'], form: /^\d{10}$/ }],
  vatRates: ['27', '25', '20', '18', '15', '12', '5'],
  cashRounding: 500,
};

/** The first seven digits decide the eighth. */
function isAdoszamValid(number: string): boolean {
  return computeComplement(computeWeightedSum(number, [9, 7, 3, 1, 9, 7, 3]), 10) === Number(number[7]);
}
