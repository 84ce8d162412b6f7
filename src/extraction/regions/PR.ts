import type { Region } from './region.js';

export const PUERTO_RICO: Region = {
  code: 'PR',
  otherNames: [],
  currency: 'USD',
  currencySigns: ['$', 'US$'],
  formerCurrencies: {},
  dateOrder: null,
  diallingCode: '1',
  areaCodes: ['787', '939'],
  carSign: null,
  address: {
    postcode: String.raw`00[679]\d{2}(?:-\d{4})?`,
    postcodePlace: 'after-state',
    states: ['PR', 'Puerto Rico'],
    words: ['Bayamón', 'Carolina, PR', 'Guaynabo', 'San Juan, PR', 'San Juan, Puerto Rico'],
  },
  taxNumbers: [
    {
      name: 'Registro de comerciante',
      prefix: null,
      form: /^\d{11}$/,
      bare: 'labelled',
      labels: [
        'Registro de comerciante',
        'Núm. registro de comerciante',
        'Número de registro de comerciante',
        'Merchant registration no',
      ],
      keepsSeparators: true,
      check: null,
    },
  ],
  registers: [],
  vatRates: ['10.5', '1'],
  printedVatRates: ['11.5'],
  specialVatRates: ['4', '5.5', '6', '7'],
  cashRounding: null,
};
