import type { Region } from './region.js';
import { phrases, words } from '../text/phrases.js';

export const MALAYSIA: Region = {
  code: 'MY',
  otherNames: [],
  currency: 'MYR',
  currencySigns: ['RM'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '60',
  carSign: null,
  address: {
    postcode: String.raw`\d{5}`,
    postcodePlace: 'before-town',
    states: phrases(`
      Johor | Kedah | Kelantan | Kuala Lumpur | Labuan | Melaka | Negeri Sembilan | Pahang | Perak | Perlis |
      Penang | Pulau Pinang | Putrajaya | Sabah | Sarawak | Selangor | Terengganu
    `),
    words: words(`
      Jalan Jln Lorong Lrg Taman Tmn Persiaran Lebuh Lebuhraya Kampung Kg Bandar Seksyen Kawasan Wisma Menara
      Lot
    `),
  },
  taxNumbers: [
    {
      name: 'SST registration number',
      prefix: null,
      form: /^[A-Z]\d{14}$/,
      bare: 'labelled',
      labels: phrases(`
      SST no | SST number | SST ID | SST reg no | SST registration no | Service tax no | Sales tax no
    `),
      keepsSeparators: true,
      check: null,
    },
    {
      name: 'GST registration number',
      prefix: null,
      form: /^\d{12}$/,
      bare: 'labelled',
      labels: [
        'GST no',
        'GST number',
        'GST ID',
        'GST ID no',
        'GST reg no',
        'GST registration no',
        'GST registration number',
      ],
      check: null,
    },
  ],
  registers: [{ name: 'SSM', labels: ['SSM', 'SSM no', 'ROC', 'ROC no', 'BRN'], form: /^(?:\d{12}|\d{1,7}[A-Z])$/ }],
  // The GST of 2015 to 2018 had one rate of 6 percent; sales and service tax have the others.
  vatRates: ['10', '8', '6', '5'],
  rateCodes: words(`SR ZR ZRL ES OS`),
  cashRounding: 5,
};
