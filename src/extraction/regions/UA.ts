import type { Region } from './region.js';

/** What follows a postcode: the kind of the settlement, a region or a large city, as in "79019, м. Львів". */
const TOWN = String.raw`(?:м\.|с\.|смт|\p{Lu}[\p{L}’'-]+\s(?:обл|область|р-н|район)|Київ|Харків|Одеса|Дніпро|Львів|Запоріжжя|Вінниця|Полтава)`;

export const UKRAINE: Region = {
  code: 'UA',
  otherNames: [],
  currency: 'UAH',
  currencySigns: ['₴', 'грн', 'грн.'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '380',
  carSign: null,
  address: {
    postcode: String.raw`\d{5}(?=,?\s${TOWN})|(?<=(?:м|с|смт)\.?\s?\p{Lu}[\p{L}’'-]{1,30},\s)\d{5}`,
    postcodePlace: 'anywhere',
    states: [],
    words: [],
  },
  taxNumbers: [
    {
      name: 'ІПН',
      prefix: null,
      form: /^(?:\d{10}|\d{12})$/,
      bare: 'labelled',
      labels: ['ІПН', 'Індивідуальний податковий номер', 'РНОКПП', 'ІНН', 'ДРФО', 'ІПН платника ПДВ'],
      check: null,
    },
  ],
  registers: [
    {
      name: 'ЄДРПОУ',
      labels: ['ЄДРПОУ', 'Код ЄДРПОУ', 'Код за ЄДРПОУ', 'Код по ЄДРПОУ'],
      // Sole traders have no number of eight digits and write the ten of their tax number after this label.
      form: /^\d{8}(?:\d{2})?$/,
    },
  ],
  vatRates: ['20', '14', '7'],
  cashRounding: null,
};
