import type { Region } from './region.js';

const TOWNS = ['Heredia', 'Alajuela', 'Escazú', 'Curridabat'];

export const COSTA_RICA: Region = {
  code: 'CR',
  otherNames: [],
  currency: 'CRC',
  currencySigns: ['₡', '¢', 'colones'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '506',
  carSign: null,
  address: {
    postcode: null,
    postcodePlace: null,
    states: TOWNS,
    words: [...TOWNS, 'Provincia de San José', 'Puntarenas', 'Guanacaste'],
  },
  taxNumbers: [
    {
      name: 'Cédula jurídica',
      prefix: null,
      form: /^[2-5]\d{9}$/,
      bare: 'labelled',
      labels: ['Cédula jurídica', 'Céd. jurídica', 'Cédula jurídica N°', 'Ced. jur.', 'Cédula jur.'],
      keepsSeparators: true,
      check: null,
    },
    {
      name: 'Cédula física',
      prefix: null,
      form: /^[1-9]\d{8}$/,
      bare: 'labelled',
      labels: ['Cédula física', 'Céd. física', 'Céd.', 'Ced.'],
      keepsSeparators: true,
      check: null,
    },
  ],
  registers: [],
  vatRates: ['13', '4', '2', '1'],
  specialVatRates: ['8'],
  cashRounding: null,
};
