import { isLuhnValid } from './check-digits.js';
import type { Region } from './region.js';

export const SWEDEN: Region = {
  code: 'SE',
  otherNames: [],
  currency: 'SEK',
  currencySigns: ['kr'],
  formerCurrencies: {},
  dateOrder: 'year-first',
  diallingCode: '46',
  carSign: 'S',
  address: { postcode: String.raw`\d{3}\s?\d{2}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'Momsregistreringsnummer',
      prefix: 'SE',
      form: /^\d{12}$/,
      bare: 'never',
      labels: [],
      check: (number) => isLuhnValid(number.slice(0, 10)),
    },
  ],
  bankCodes: ['Bankgiro', 'Plusgiro'],
  registers: [{ name: 'Organisationsnummer', labels: ['Organisationsnummer'], form: /^\d{10}$/ }],
  vatRates: ['25', '12', '6'],
  cashRounding: 100,
};
