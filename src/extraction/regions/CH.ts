import { computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

export const SWITZERLAND: Region = {
  code: 'CH',
  otherNames: [],
  currency: 'CHF',
  currencySigns: ['Fr.', 'SFr', 'SFr.'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '41',
  carSign: 'CH',
  address: { postcode: String.raw`\d{4}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'UID',
      prefix: 'CHE',
      form: /^\d{9}(?:MWST|TVA|IVA)?$/,
      bare: 'never',
      labels: [],
      check: (number) => (11 - (computeWeightedSum(number, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === Number(number[8]),
    },
  ],
  registers: [],
  vatRates: ['8.1', '3.8', '2.6', '8', '7.7', '7.6', '3.7', '3.6', '2.5', '2.4'],
  // SIX, Swiss Implementation Guidelines QR-bill.
  paymentParts: ['Zahlteil', 'Section paiement', 'Sezione pagamento', 'Payment part'],
  cashRounding: 5,
};
