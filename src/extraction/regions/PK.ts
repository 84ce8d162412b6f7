import type { Region } from './region.js';

const TOWNS = [
  'Karachi',
  'Lahore',
  'Islamabad',
  'Rawalpindi',
  'Faisalabad',
  'Multan',
  'Peshawar',
  'Quetta',
  'Sialkot',
  'Gujranwala',
];

export const PAKISTAN: Region = {
  code: 'PK',
  otherNames: [],
  currency: 'PKR',
  currencySigns: ['Rs', 'Rs.', '₨', 'PKRs'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '92',
  carSign: null,
  address: { postcode: String.raw`\d{5}`, postcodePlace: 'after-state', states: TOWNS, words: TOWNS },
  taxNumbers: [
    {
      name: 'NTN',
      prefix: null,
      form: /^(?:\d{7,8}|\d{13})$/,
      bare: 'labelled',
      labels: ['NTN', 'NTN no', 'NTN number', 'NTN #', 'NTN/CNIC', 'N.T.N.'],
      keepsSeparators: true,
      check: null,
    },
    {
      name: 'STRN',
      prefix: null,
      form: /^\d{12,13}$/,
      bare: 'labelled',
      labels: ['STRN', 'STRN no', 'STRN #', 'S.T.R.N.', 'STN', 'Sales tax reg no', 'Sales tax registration no'],
      keepsSeparators: true,
      check: null,
    },
  ],
  registers: [],
  legalForms: [
    '(Pvt) Ltd',
    '(Pvt.) Ltd',
    '(Pvt) Limited',
    '(Pvt.) Limited',
    '(Private) Limited',
    '(SMC-Private) Limited',
  ],
  // The provinces set the rates on services.
  vatRates: ['18', '17', '16', '15', '13'],
  specialVatRates: ['1', '3', '5', '8', '10', '12', '19.5', '25'],
  cashRounding: null,
};
