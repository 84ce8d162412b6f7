import { computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

/** Three digits before a word are rarely a postcode, so that the larger towns must follow. */
const TOWNS = [
  'Reykjavík|Kópavog(?:ur|i)|Hafnarfj[öo]rð(?:ur|i)|Garðab(?:ær|æ)|Mosfellsb(?:ær|æ)|Seltjarnarnes|Reykjanesb(?:ær|æ)|Keflavík',
  'Akureyri|Selfoss|Akranes|Ísafj[öo]rð(?:ur|i)|Egilsstað(?:ir|um)|Vestmannaeyj(?:ar|um)|Borgarnes|Húsavík|Sauðárkrók(?:ur|i)',
  'Hveragerði|Grindavík|Vog(?:ar|um)|Hvolsv[öo]ll(?:ur|i)|Höfn|Neskaupstað(?:ur)?|Reyðarfj[öo]rð(?:ur|i)|Dalvík|Siglufj[öo]rð(?:ur|i)',
  'Blönduós|Stykkishólm(?:ur|i)|Grundarfj[öo]rð(?:ur|i)|Ólafsvík|Þorlákshöfn|Bolungarvík|Patreksfj[öo]rð(?:ur|i)|Álftanes',
].join('|');

export const ICELAND: Region = {
  code: 'IS',
  otherNames: ['Ísland'],
  currency: 'ISK',
  currencySigns: ['kr', 'kr.'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '354',
  carSign: 'IS',
  address: { postcode: String.raw`\d{3}\s(?:${TOWNS})`, postcodePlace: 'anywhere', states: [], words: [] },
  taxNumbers: [
    {
      name: 'VSK',
      prefix: null,
      form: /^\d{5,6}$/,
      bare: 'labelled',
      labels: ['VSK nr', 'VSK-númer', 'VSK númer', 'Vsknr', 'VSK no'],
      check: null,
    },
    {
      name: 'Kennitala',
      prefix: null,
      form: /^\d{10}$/,
      bare: 'labelled',
      labels: ['Kennitala', 'Kt', 'Kennitala/VSK nr'],
      check: checkKennitala,
    },
  ],
  registers: [],
  vatRates: ['24', '11', '25.5', '7'],
  cashRounding: null,
};

/** The ninth digit checks the first eight; the last one is that of the century. */
function checkKennitala(number: string): boolean {
  const check = (11 - (computeWeightedSum(number, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return check === Number(number[8]) && /[089]$/.test(number);
}
