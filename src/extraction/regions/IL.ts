import { isLuhnValid } from './check-digits.js';
import type { Region } from './region.js';

export const ISRAEL: Region = {
  code: 'IL',
  otherNames: [],
  currency: 'ILS',
  currencySigns: ['₪', 'NIS'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '972',
  carSign: null,
  address: { postcode: null, postcodePlace: null, states: [], words: [] },
  taxNumbers: [
    {
      name: 'ח.פ.',
      prefix: null,
      form: /^\d{9}$/,
      bare: 'labelled',
      labels: ['ח.פ.', 'ע.מ.'],
      check: isLuhnValid,
    },
  ],
  registers: [],
  vatRates: ['18', '17', '16'],
  cashRounding: 10,
};
