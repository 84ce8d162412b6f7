import { computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

export const ROMANIA: Region = {
  code: 'RO',
  otherNames: ['Rumania'],
  currency: 'RON',
  currencySigns: ['lei'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '40',
  carSign: 'RO',
  address: {
    // Six digits alone may be any number, and most addresses end with the county or the sector of Bucharest instead.
    postcode: String.raw`(?<=, ?)\d{6}(?= \p{Lu}|$)|(?<=[Cc]od po[șşs]tal:? )\d{6}|(?:[Jj]ud|JUD)(?:\.|e[țţt](?:ul)?)? ?\p{Lu}\p{L}+|(?:[Ss]ector(?:ul)?|SECTOR(?:UL)?) [1-6]`,
    postcodePlace: 'anywhere',
    states: [],
    words: ['jud', 'județul', 'bulevardul'],
  },
  taxNumbers: [
    {
      name: 'CUI',
      prefix: 'RO',
      form: /^\d{2,10}$/,
      bare: 'never',
      labels: [],
      check: checkCui,
    },
    {
      name: 'CUI without prefix',
      prefix: null,
      form: /^\d{4,10}$/,
      bare: 'labelled',
      labels: [
        'CUI',
        'CUI/CIF',
        'Cod unic de înregistrare',
        'Cod de identificare fiscală',
        'Cod de înregistrare fiscală',
      ],
      // So many short numbers have valid check digits by chance that they prove nothing.
      check: null,
    },
  ],
  registers: [{ name: 'Reg. com.', labels: ['Reg. com.', 'Nr. Reg. Com.', 'ORC', 'Nr. ORC'], form: /^[CFJ]\d{5,14}$/ }],
  vatRates: ['21', '19', '24', '20', '11', '9', '5'],
  cashRounding: null,
};

function checkCui(number: string): boolean {
  const digits = number.padStart(10, '0');
  return ((computeWeightedSum(digits, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === Number(digits[9]);
}
