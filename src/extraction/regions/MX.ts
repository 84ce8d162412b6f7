import { phrases } from '../text/phrases.js';
import type { Region } from './region.js';

/** The states and their abbreviations; a full stop may follow. */
const STATES = phrases(`
  Ags | B.C | B.C.S | Camp | Chis | Chih | Coah | Col | CDMX | D.F | Dgo | Gto | Gro | Hgo | Jal | Méx | Mich | Mor | Nay |
  N.L | Oax | Pue | Qro | Q. Roo | Q.R | S.L.P | Sin | Son | Tab | Tamps | Tlax | Ver | Yuc | Zac | Aguascalientes |
  Baja California | Baja California Sur | Campeche | Chiapas | Chihuahua | Coahuila | Colima | Ciudad de México | Durango |
  Guanajuato | Guerrero | Hidalgo | Jalisco | Estado de México | Michoacán | Morelos | Nayarit | Nuevo León | Oaxaca | Puebla |
  Querétaro | Quintana Roo | San Luis Potosí | Sinaloa | Sonora | Tabasco | Tamaulipas | Tlaxcala | Veracruz | Yucatán |
  Zacatecas
`);
const STATE = String.raw`(?:${STATES.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')})\.?`;

export const MEXICO: Region = {
  code: 'MX',
  otherNames: [],
  currency: 'MXN',
  currencySigns: ['$', 'MX$'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '52',
  carSign: null,
  address: {
    postcode: String.raw`\d{5}`,
    postcodePlace: 'before-town',
    postcodeNames: ['C.P.', 'CP', 'Código Postal', 'Código postal'],
    states: [],
    lines: String.raw`(?:\p{L}{2},?\s)${STATE},?\s(?:C\.?\s?P\.?\s)?\d{5}$|^(?:C\.?\s?P\.?\s)?\d{5},?\s\p{Lu}[^\d]{2,40},\s${STATE}$`,
    words: [],
  },
  taxNumbers: [
    {
      name: 'RFC',
      prefix: null,
      form: /^[A-ZÑ]{3,4}\d{6}[A-Z\d]{3}$/,
      bare: 'labelled',
      labels: ['RFC', 'R.F.C.'],
      check: null,
    },
    {
      // A date and letters behind it are in no number of an invoice.
      name: 'RFC',
      prefix: null,
      form: /^[A-ZÑ]{3,4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?=\w?[A-Z])[A-Z\d]{2}[A\d]$/,
      bare: 'anywhere',
      labels: ['RFC', 'R.F.C.'],
      check: null,
    },
  ],
  bankCodes: ['CLABE'],
  legalForms: phrases(`
    S.A. de C.V. | SA de CV | S.A.P.I. de C.V. | SAPI de CV | S. de R.L. de C.V. | S de RL de CV | S. de R.L. | S.A.B. de C.V.
  `),
  registers: [],
  vatRates: ['16', '15', '11', '10', '8'],
  cashRounding: null,
};
