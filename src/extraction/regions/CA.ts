import { isLuhnValid } from './check-digits.js';
import type { Region } from './region.js';
import { phrases } from '../text/phrases.js';

export const CANADA: Region = {
  code: 'CA',
  otherNames: [],
  currency: 'CAD',
  currencySigns: ['$', 'C$', 'CA$'],
  formerCurrencies: {},
  dateOrder: null,
  diallingCode: '1',
  carSign: null,
  address: {
    postcode: String.raw`[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d`,
    postcodePlace: 'anywhere',
    states: phrases(`
      AB | BC | MB | NB | NL | NS | NT | NU | ON | PE | QC | SK | YT | Alberta | British Columbia | Manitoba |
      New Brunswick | Newfoundland | Nova Scotia | Ontario | Quebec | Québec | Saskatchewan | Yukon
    `),
    words: [],
  },
  taxNumbers: [
    {
      name: 'GST/HST number',
      prefix: null,
      form: /^\d{9}RT\d{4}$/,
      bare: 'anywhere',
      labels: [
        'GST/HST no',
        'GST/HST number',
        'GST/HST',
        'GST no',
        'GST number',
        'GST registration no',
        'GST registration number',
      ],
      check: (number) => isLuhnValid(number.slice(0, 9)),
    },
  ],
  bankCodes: ['Transit number', 'Institution number'],
  registers: [],
  legalForms: phrases(`S.E.N.C. | SENC | S.E.N.C.R.L. | SENCRL | Ltée | Syndicat des copropriétaires | SDC`),
  vatRates: ['5', '13', '15', '14', '12', '7', '6'],
  specialVatRates: ['9.975', '14.975'],
  cashRounding: 5,
};
