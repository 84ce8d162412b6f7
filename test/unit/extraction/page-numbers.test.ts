import { describe, expect, it } from '@jest/globals';
import { joinLines } from '../../../src/extraction/page/lines.js';
import { findDecimalMark, findNumerals, parseNumber, type DecimalMark } from '../../../src/extraction/page/numbers.js';
import { findLabels } from '../../../src/extraction/page/labels.js';
import { createLabelDictionary } from '../../../src/extraction/text/label-dictionary.js';
import { createMisreadLabels } from '../../../src/extraction/page/misread-labels.js';
import { pageOf } from '../../support/page-of.js';

const readLine = (text: string) => joinLines([pageOf(text)])[0]!;
const readNumerals = (text: string, mark: DecimalMark | null = null) => findNumerals(readLine(text), mark);

describe('a written number', () => {
  it.each([
    ['007', null, '7', 0],
    ['0', null, '0', 0],
    ['0,50', null, '0.50', 2],
    ['1.234', ',', '1234', 0],
    ['1.234', '.', '1.234', 3],
    ['1.234', null, '1234', 0],
    ['1,5', '.', '1.5', 1],
    ['1.234,5', null, '1234.5', 1],
    ['1,234.567', null, '1234.567', 3],
    ["12'345.60", null, '12345.60', 2],
    ['1 234,56', null, '1234.56', 2],
    ['12,34,567.89', null, '1234567.89', 2],
    ['1.234.567', ',', '1234567', 0],
    ['1.23.456', null, '123456', 0],
    ['1.2.3', null, null, 0],
    ['1.234.56', null, '1234.56', 2],
    ['1,234,56', '.', '1234.56', 2],
    ['1.234.567.89', ',', '1234567.89', 2],
    ['1.23.45', null, null, 0],
    ['1.234.5', null, null, 0],
    ['1,234.5,6', null, null, 0],
    ['1.234,56,78', null, null, 0],
  ] as const)('%s in a document with %s is %s', (text, mark, value, decimals) => {
    expect(parseNumber(text, mark)).toEqual(value === null ? null : { value, decimals });
  });
});

describe('the numbers on a line', () => {
  it.each([
    ['Total -1.234,50 EUR', { value: '-1234.50', currencySign: 'EUR', percent: false, from: 1, to: 3 }],
    ['Total EUR 12,50', { value: '12.50', currencySign: 'EUR', from: 1, to: 3 }],
    ['Összesen 12 500 Ft, áfával', { value: '12500', currencySign: 'Ft', from: 1, to: 4 }],
    ['A díj 12 500 Ft.', { value: '12500', currencySign: 'Ft', from: 2, to: 5 }],
    ['Total €12,50', { value: '12.50', currencySign: '€' }],
    ['Total 12,50- *', { value: '-12.50' }],
    ['Total (−0,00)', { value: '0.00' }],
    ['Rate 19 %', { value: '19', percent: true, from: 1, to: 3 }],
    ['Rate %18', { value: '18', percent: true }],
    ['Rate (20 %)', { value: '20', percent: true, from: 1, to: 3 }],
    ['Rate % 18', { value: '18', percent: true, from: 1, to: 3 }],
    ['Menge 3kg', { value: '3', suffix: 'kg', percent: false, currencySign: null }],
    ['Summe 1 234 567,89', { value: '1234567.89', from: 1, to: 4 }],
    ['Summe 12 345,60 Kč', { value: '12345.60', currencySign: 'Kč', from: 1, to: 4 }],
    ['Sum 1 234,5 kr', { value: '1234.5', currencySign: 'kr', from: 1, to: 4 }],
    ['Summe - 5,00', { value: '-5.00', from: 1, to: 3 }],
    ['Credit ($75)', { value: '-75', currencySign: '$' }],
    ['Cena 2750,- Kč', { value: '2750.00', decimals: 2, currencySign: 'Kč', from: 1, to: 3 }],
    ['Cena 12 750,- Kč', { value: '12750.00', decimals: 2, from: 1, to: 4 }],
    ['Preis 1.250,-- €', { value: '1250.00', currencySign: '€' }],
    ['Belopp 1 250:-', { value: '1250.00' }],
    ['Betrag CHF 85.–', { value: '85.00', currencySign: 'CHF' }],
    ['Hours 6 ¼', { value: '6.25', decimals: 2, from: 1, to: 3 }],
    ['Hours ¾', { value: '0.75', from: 1, to: 2 }],
  ])('in %s are read', (text, expected) => {
    expect(readNumerals(text)).toMatchObject([expected]);
  });

  it.each([
    ['1 234  567,00', ['1234', '567.00']],
    ['12 34,50', ['12', '34.50']],
    ['1 234,5', ['1', '234.5']],
    ['1234 567,00', ['1234', '567.00']],
    ['2 Stk 500,00', ['2', '500.00']],
    ['3  5,00 €  15,00 €', ['3', '5.00', '15.00']],
    ['01.02.2024 2024/05/06', []],
    ['Re-Nr. A12 1.2.3', []],
    ['1.000 000,00', ['1000', '0.00']],
  ])('in %s are %j', (text, values) => {
    expect(readNumerals(text).map((numeral) => numeral.value)).toEqual(values);
  });

  it('have the box around all their words', () => {
    const [numeral] = readNumerals('Summe 12 345,60 Kč');
    expect(numeral?.box).toEqual({ x: 60, y: 30, width: 60, height: 9 });
  });

  it('end at a gap wider than a space, which is as wide as a digit in wide fonts', () => {
    const countNumerals = (gap: number, width: number): number => {
      const words = ['1', '234,00'].map((text, index) => ({
        ...{ text, confidence: 1 },
        box: { x: index * (width + gap), y: 0, width: width * text.length, height: 10 },
      }));
      return findNumerals(joinLines([{ ...pageOf(''), words }])[0]!, null).length;
    };
    expect([countNumerals(5.9, 3), countNumerals(6.1, 3), countNumerals(12.4, 10), countNumerals(12.6, 10)]).toEqual([
      1, 2, 1, 2,
    ]);
  });
});

describe('the decimal mark of a document', () => {
  it.each([
    ['1,50', ','],
    ['1.50', '.'],
    ['1,50 2.50', null],
    ['1,50 2.50 3.50', '.'],
    ['1,50 2.50 3,50', ','],
    ['01.02.20 5,00', ','],
    ['€1.234,50', ','],
    ['12345,60', ','],
    ['EUR12.50', null],
    ['EURO12.50', null],
    ['1.234', null],
    ['1.50.2', null],
    ['1.505', null],
  ])('with %s is %s', (text, mark) => {
    expect(findDecimalMark(joinLines([pageOf(text)]))).toBe(mark);
  });
});

describe('the labels on a line', () => {
  const dictionary = createLabelDictionary([
    ['total', ['Total', 'Gesamt']],
    ['gross', ['Total inkl MwSt', 'Total brutto']],
    ['vat', ['VAT', 'MwSt']],
    ['number', ['Rechnung Nr', '#', 'No']],
    ['total', ['Endbetrag ohne Abzug']],
    ['late', ['Gesamt']],
  ]);
  const listHits = (text: string) => findLabels(readLine(text), dictionary).map(({ key, from, to }) => [key, from, to]);

  it.each([
    ['Total 12,00', [['total', 0, 1]]],
    [
      'Total: Gesamt',
      [
        ['total', 0, 1],
        ['total', 1, 2],
      ],
    ],
    ['Total brutto', [['gross', 0, 2]]],
    ['Total   brutto', [['total', 0, 1]]],
    ['Total EUR inkl. MwSt. 5,00', [['gross', 0, 4]]],
    ['Total (EUR) brutto', [['gross', 0, 3]]],
    ['Total ABC brutto', [['total', 0, 1]]],
    ['EUR Total', [['total', 1, 2]]],
    ['Totally Gesamtheit', []],
    ['Subtotal', []],
    ['Sub-Total', [['total', 0, 1]]],
    [
      'VAT#DE123',
      [
        ['vat', 0, 1],
        ['number', 0, 1],
      ],
    ],
    ['VAT20%', [['vat', 0, 1]]],
    [
      'No.5 No6',
      [
        ['number', 0, 1],
        ['number', 1, 2],
      ],
    ],
    ['Rech nung Nr. 5', [['number', 0, 3]]],
    [
      '5 MwSt VAT',
      [
        ['vat', 1, 2],
        ['vat', 2, 3],
      ],
    ],
  ])('in %s are %j', (text, expected) => {
    expect(listHits(text)).toEqual(expected);
  });

  it('have the squashed text and the box around their words', () => {
    expect(findLabels(readLine('a Rech nung Nr. 5'), dictionary)).toMatchObject([
      { label: 'rechnungnr', box: { x: 40, y: 30, width: 65, height: 9 } },
    ]);
  });

  it('may have one wrong letter if misread labels are allowed and no exact one matches', () => {
    const misread = createMisreadLabels(dictionary);
    const listKeys = (text: string) => findLabels(readLine(text), dictionary, misread).map((hit) => hit.key);
    expect(listKeys('Endbctrag ohne Abzug')).toEqual(['total']);
    expect(listKeys('Rechnurg Nr. 7')).toEqual(['number']);
    expect(listKeys('Tota1')).toEqual(['total']);
    expect(listKeys('Tctal')).toEqual([]);
    expect(listKeys('Total bnutto')).toEqual(['total']);
  });
});

describe('a misread label', () => {
  const find = createMisreadLabels(
    createLabelDictionary([
      ['number', ['Rechnungsnummer', 'Invoiceno', 'Number12345', 'Reference']],
      ['date', ['Rechnungsdatum', 'Invoicedo', 'x'.repeat(31), 'Referenc', 'y'.repeat(30)]],
      ['name', ['Company', 'Customer', 'Billnumber', 'Billmumber']],
    ]),
  );

  it.each([
    ['rechnungsnummer', 'number'],
    ['rechnungsnumner', 'number'],
    ['rechnungsnumer', 'number'],
    ['rechnungsnummmer', 'number'],
    ['echnungsnummer', 'number'],
    ['rechnungsnumme', 'number'],
    ['rechnungsnvnner', undefined],
    ['invoicen', 'number'],
    ['invoiceo', undefined],
    ['invoicena', 'number'],
    ['customen', 'name'],
    ['custome', undefined],
    ['customers', 'name'],
    ['compamy', undefined],
    ['companyx', undefined],
    ['number1234', undefined],
    ['customer1', undefined],
    ['referense', 'number'],
    ['billnumbr', 'name'],
    ['x'.repeat(30), undefined],
    ['y'.repeat(29), 'date'],
    [`${'y'.repeat(29)}x`, 'date'],
  ])('%s means %s', (read, key) => {
    expect(find(read)).toBe(key);
  });
});
