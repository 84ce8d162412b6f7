import { EURO_SIGNS } from './euro.js';
import type { Region } from './region.js';

/** Its numbers of VAT are French. */
export const MONACO: Region = {
  code: 'MC',
  otherNames: ['Principauté de Monaco'],
  currency: 'EUR',
  currencySigns: EURO_SIGNS,
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '377',
  carSign: 'MC',
  address: { postcode: String.raw`98\d{3}`, postcodePlace: 'before-town', states: [], words: ['Monte-Carlo'] },
  taxNumbers: [],
  registers: [{ name: 'RCI', labels: ['RCI', 'R.C.I.', 'RCI Monaco'], form: /^\d{2}[PSC]\d{4,5}$/ }],
  legalForms: ['S.A.M.', 'SARL Monégasque'],
  vatRates: ['20', '10', '5.5', '2.1', '19.6', '7'],
  cashRounding: null,
};
