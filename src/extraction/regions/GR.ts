import { computeWeightedSum } from './check-digits.js';
import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

export const GREECE: Region = {
  code: 'GR',
  otherNames: ['Ελλάδα', 'Hellas'],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '30',
  carSign: 'GR',
  address: { postcode: String.raw`\d{3}\s?\d{2}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'ΑΦΜ',
      prefix: 'EL',
      form: /^\d{9}$/,
      bare: 'labelled',
      labels: ['ΑΦΜ', 'ΑΦΜ/ΔΟΥ', 'ΑΦΜ & ΔΟΥ', 'ΑΦΜ και ΔΟΥ', 'ΔΟΥ/ΑΦΜ', 'ΑΦΜ πελάτη', 'ΑΦΜ εκδότη', 'ΑΦΜ λήπτη'],
      check: (number) => (computeWeightedSum(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(number[8]),
    },
  ],
  registers: [{ name: 'ΓΕΜΗ', labels: ['ΓΕΜΗ', 'Αρ. ΓΕΜΗ', 'Αριθμός ΓΕΜΗ'], form: /^\d{12}$/ }],
  vatRates: ['24', '13', '6', '23', '21', '19', '18', '17', '11', '9', '5', '4'],
  cashRounding: null,
};
