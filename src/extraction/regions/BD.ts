import type { Region } from './region.js';

const TOWNS = ['Dhaka', 'Chattogram', 'Chittagong', 'Sylhet', 'Khulna', 'Gazipur'];

export const BANGLADESH: Region = {
  code: 'BD',
  otherNames: [],
  currency: 'BDT',
  currencySigns: ['৳', 'Tk', 'Tk.', 'Taka'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '880',
  carSign: null,
  address: {
    postcode: String.raw`\d{4}`,
    postcodePlace: 'after-state',
    states: TOWNS,
    words: [...TOWNS, 'Banani', 'Uttara', 'Motijheel'],
  },
  taxNumbers: [
    {
      name: 'BIN',
      prefix: null,
      form: /^\d{13}$/,
      bare: 'labelled',
      labels: ['BIN', 'BIN no', 'BIN number', 'e-BIN'],
      keepsSeparators: true,
      check: null,
    },
  ],
  registers: [],
  vatRates: ['15', '5'],
  printedVatRates: ['7.5'],
  specialVatRates: ['1.5', '2', '2.4', '3', '4.5', '10'],
  cashRounding: null,
};
