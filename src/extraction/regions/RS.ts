import type { Region } from './region.js';

export const SERBIA: Region = {
  code: 'RS',
  otherNames: ['Srbija', 'Republika Srbija', 'Република Србија'],
  currency: 'RSD',
  currencySigns: ['дин', 'дин.', 'РСД'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '381',
  carSign: 'SRB',
  address: { postcode: String.raw`\d{5}`, postcodePlace: 'before-town', states: [], words: [] },
  taxNumbers: [
    {
      name: 'PIB',
      prefix: null,
      form: /^[1-9]\d{8}$/,
      bare: 'labelled',
      labels: ['PIB', 'ПИБ', 'PIB kupca', 'ПИБ купца', 'PIB broj', 'PIB prodavca', 'PIB/JMBG'],
      // The rule is that of German and other numbers (ISO/IEC 7064 MOD 11,10), so that it proves nothing without a label.
      check: null,
    },
  ],
  registers: [{ name: 'MB', labels: ['MB', 'МБ', 'Mat. br.', 'Мат. бр.', 'Матични број'], form: /^\d{8}$/ }],
  vatRates: ['20', '10', '18', '8'],
  cashRounding: null,
};
