import { computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';
import { phrases } from '../text/phrases.js';

export const AUSTRALIA: Region = {
  code: 'AU',
  otherNames: [],
  currency: 'AUD',
  currencySigns: ['$', 'A$', 'AU$'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '61',
  carSign: null,
  address: {
    postcode: String.raw`\d{4}`,
    postcodePlace: 'after-state',
    states: phrases(`
      NSW | VIC | QLD | SA | WA | TAS | ACT | NT | Vic | Qld | Tas | New South Wales | Victoria | Queensland | South Australia |
      Western Australia | Tasmania
    `),
    words: [],
  },
  taxNumbers: [
    {
      name: 'ABN',
      prefix: null,
      form: /^\d{11}$/,
      bare: 'labelled',
      labels: phrases(`
      ABN | A.B.N. | ABN no | ABN number | GST no | GST number | GST reg no | GST registration no
    `),
      check: checkAbn,
    },
  ],
  bankCodes: ['BSB'],
  registers: [{ name: 'ACN', labels: ['ACN', 'A.C.N.'], form: /^\d{9}$/ }],
  legalForms: phrases(`Pty Ltd | Pty. Ltd. | Pty Limited | Pty. Limited`),
  vatRates: ['10'],
  cashRounding: 5,
};

/** With 1 taken from the first digit, the weighted sum is a multiple of 89 (Australian Business Register). */
function checkAbn(number: string): boolean {
  return (computeWeightedSum(number, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10) % 89 === 0;
}
