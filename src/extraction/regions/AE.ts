import type { Region } from './region.js';
import { phrases } from '../text/phrases.js';

export const UNITED_ARAB_EMIRATES: Region = {
  code: 'AE',
  otherNames: ['UAE', 'U.A.E.', 'Dubai', 'Abu Dhabi'],
  currency: 'AED',
  currencySigns: ['Dhs', 'Dh'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '971',
  carSign: null,
  address: {
    postcode: null,
    postcodePlace: null,
    states: [],
    provinces: phrases(
      'Dubai | Abu Dhabi | Sharjah | Ajman | Fujairah | Ras Al Khaimah | Umm Al Quwain | Al Ain | United Arab Emirates | UAE | U.A.E.',
    ).flatMap((name) => [name, name.toUpperCase()]),
    words: [],
  },
  taxNumbers: [
    {
      name: 'TRN',
      prefix: null,
      form: /^10\d{13}$/,
      bare: 'labelled',
      labels: ['TRN', 'رقم التسجيل الضريبي'],
      check: null,
    },
  ],
  registers: [],
  vatRates: ['5'],
  cashRounding: null,
};
