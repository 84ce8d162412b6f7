import type { Region } from './region.js';

const TOWNS = ['Ikeja', 'Abuja', 'Lekki', 'Port Harcourt', 'Ibadan', 'Lagos State'];

export const NIGERIA: Region = {
  code: 'NG',
  otherNames: [],
  currency: 'NGN',
  currencySigns: ['₦'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '234',
  carSign: null,
  address: {
    postcode: String.raw`\d{6}`,
    postcodePlace: 'after-state',
    states: TOWNS,
    words: [...TOWNS, 'Lagos, Nigeria', 'Victoria Island, Lagos', 'Ikoyi'],
  },
  taxNumbers: [
    {
      name: 'TIN',
      prefix: null,
      form: /^\d{8}0001$/,
      bare: 'labelled',
      labels: ['FIRS TIN', 'FIRS TIN no', 'TIN (FIRS)', 'JTB TIN'],
      keepsSeparators: true,
      check: null,
    },
  ],
  registers: [{ name: 'RC', labels: ['RC no', 'RC number', 'CAC reg no'], form: /^(?:RC|BN)?\d{4,8}$/ }],
  vatRates: ['5'],
  printedVatRates: ['7.5'],
  cashRounding: null,
};
