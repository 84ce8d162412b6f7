import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

export const FRANCE: Region = {
  code: 'FR',
  otherNames: [],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '33',
  carSign: 'F',
  address: {
    postcode: String.raw`\d{5}`,
    postcodePlace: 'before-town',
    postcodeNames: ['Code postal', 'CP'],
    states: [],
    words: [],
  },
  taxNumbers: [
    {
      name: 'TVA intracommunautaire',
      prefix: 'FR',
      form: /^[A-Z\d]{2}\d{9}$/,
      bare: 'never',
      labels: [],
      check: checkKey,
    },
  ],
  registers: [
    { name: 'RCS', labels: ['RCS', 'R.C.S.'], form: /^\d{9}[A-Z]?$/ },
    { name: 'SIREN', labels: ['SIREN'], form: /^\d{9}$/ },
    { name: 'SIRET', labels: ['SIRET'], form: /^\d{14}$/ },
  ],
  vatRates: ['20', '10', '5.5', '2.1', '19.6', '8.5', '7'],
  specialVatRates: ['0.9', '1.05', '1.75', '13'],
  cashRounding: null,
};

/** Keys of two digits are computed from the SIREN; keys with letters follow an unpublished rule. */
function checkKey(number: string): boolean | null {
  if (!/^\d{11}$/.test(number)) return null;
  return (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(number.slice(0, 2));
}
