import type { Region } from './region.js';
import { phrases } from '../text/phrases.js';

export const SOUTH_AFRICA: Region = {
  code: 'ZA',
  otherNames: [],
  currency: 'ZAR',
  currencySigns: ['R'],
  formerCurrencies: {},
  dateOrder: null,
  diallingCode: '27',
  carSign: null,
  address: {
    postcode: String.raw`\d{4}`,
    postcodePlace: 'after-state',
    states: phrases(`
      Gauteng | Western Cape | Eastern Cape | Northern Cape | KwaZulu-Natal | Free State | Limpopo | Mpumalanga | Johannesburg | Cape Town | Durban | Pretoria | Sandton
    `),
    words: [],
  },
  taxNumbers: [],
  registers: [{ name: 'CIPC', labels: [], form: /^\d{12}$/ }],
  legalForms: phrases(`(Pty) Ltd | (Pty) Limited | (Pty) Ltd.`),
  vatRates: ['15', '14'],
  cashRounding: 10,
};
