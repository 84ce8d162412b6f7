import { computeWeightedSum } from './check-digits.js';
import { placeBesideTown } from './cyrillic-towns.js';
import type { Region } from './region.js';

export const KAZAKHSTAN: Region = {
  code: 'KZ',
  otherNames: ['Республика Казахстан'],
  currency: 'KZT',
  currencySigns: ['₸', 'тенге', 'тг', 'тг.'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '7',
  carSign: null,
  address: { postcode: placeBesideTown(String.raw`0\d{5}`), postcodePlace: 'anywhere', states: [], words: [] },
  taxNumbers: [
    {
      name: 'БИН',
      prefix: null,
      form: /^\d{12}$/,
      bare: 'labelled',
      labels: ['БИН', 'БИН/ИИН', 'ИИН/БИН', 'ИИН', 'БСН', 'ЖСН', 'БСН/ЖСН', 'БИН (ИИН)', 'БИН/ИИН поставщика'],
      check: checkBin,
    },
  ],
  registers: [],
  vatRates: ['16', '12', '10', '5', '13', '14', '15'],
  cashRounding: null,
};

/** If the first weights leave a remainder of ten, others count. */
function checkBin(number: string): boolean {
  const first = computeWeightedSum(number, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11;
  const check = first === 10 ? computeWeightedSum(number, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11 : first;
  return check === Number(number[11]);
}
