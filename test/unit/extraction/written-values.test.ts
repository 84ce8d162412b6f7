import { describe, expect, it } from '@jest/globals';
import { createLabelDictionary } from '../../../src/extraction/text/label-dictionary.js';
import { findLabels } from '../../../src/extraction/page/labels.js';
import { joinLines } from '../../../src/extraction/page/lines.js';
import { hasLegalForm } from '../../../src/extraction/fields/company/legal-forms.js';
import { findUnit } from '../../../src/extraction/locales/units.js';
import { findDateOrder, findWrittenDates } from '../../../src/extraction/page/dates.js';
import { findDecimalMark, findNumerals, parseNumber } from '../../../src/extraction/page/numbers.js';
import { labelledTaxNumber, prefixedTaxNumber } from '../../../src/extraction/regions/tax-number.js';
import { pageOf } from '../../support/page-of.js';

describe('written numbers', () => {
  it.each([
    ['27,80', ',', '27.80'],
    ['27,80', '.', '27.80'],
    ['27,80', null, '27.80'],
    ['1.005,55', ',', '1005.55'],
    ['1,005.55', '.', '1005.55'],
    ['1.215', ',', '1215'],
    ['1.215', '.', '1.215'],
    ['1,00,000.00', '.', '100000.00'],
    ["1'234.50", '.', '1234.50'],
    ['12 345,60', ',', '12345.60'],
    ['1.234.567', ',', '1234567'],
    ['007', null, '7'],
  ] as const)('%s with the decimal mark %s is %s', (text, mark, value) => {
    expect(parseNumber(text, mark)?.value).toBe(value);
  });

  it.each([
    ['163,16183,14', ['163.16', '183.14']],
    ['%20,00 5.400,00 TL', ['20.00', '5400.00']],
    ['-8,79 100,00- 1.250,00 EUR', ['-8.79', '-100.00', '1250.00']],
    ['11.07.2014 2022-03-04', []],
  ])('%s holds %j', (text, values) => {
    const [line] = joinLines([pageOf(text)]);
    expect(line ? findNumerals(line, ',').map((numeral) => numeral.value) : null).toEqual(values);
  });

  it.each([
    ['Netto 845,00 Brutto 1.005,55 Stand 3.12', ','],
    ['Net 845.00 Gross 1,005.55', '.'],
    ['Seite 1', null],
  ])('%s is written with %s', (text, mark) => {
    expect(findDecimalMark(joinLines([pageOf(text)]))).toBe(mark);
  });
});

describe('written dates', () => {
  it.each([
    ['11. Juli 2014', '2014-07-11'],
    ['February 17, 2026', '2026-02-17'],
    ['August 3 , 2014', '2014-08-03'],
    ['17-Feb-2026', '2026-02-17'],
    ['1er février 2020', '2020-02-01'],
    ['20 de marzo de 2020', '2020-03-20'],
    ['5 października 2023', '2023-10-05'],
    ['3 Ağustos 2021', '2021-08-03'],
    ['2022-11-28', '2022-11-28'],
    ['28/11/2022', '2022-11-28'],
    ['26.10.22', '2022-10-26'],
    ['05-01-2009 14:42', '2009-01-05'],
    ['1. 6. 2023', '2023-06-01'],
  ])('%s is %s', (text, value) => {
    expect(findWrittenDates(text, null).map((date) => date.value)).toEqual([value]);
  });

  it.each(['31.02.2024', '1.234,56', '2024/13/40', '12.50', 'IBAN DE12 1234 5678'])('%s is not a date', (text) => {
    expect(findWrittenDates(text, null)).toEqual([]);
  });

  it('are read month first if another date of the document requires it', () => {
    const order = findDateOrder(['Due 02/17/26', 'Date 02/03/26']);
    expect(findWrittenDates('02/03/26', order)[0]?.value).toBe('2026-02-03');
  });

  it('are uncertain if nothing decides the order', () => {
    expect(findWrittenDates('02/03/2026', null)[0]).toMatchObject({ value: '2026-03-02', certain: false });
  });
});

describe('tax numbers', () => {
  it.each([
    ['DE 811 907 980', 'DE811907980', 'DE', true],
    ['DE123456789', 'DE123456789', 'DE', false],
    ['FR 32 123 456 789', 'FR32123456789', 'FR', true],
    ['ATU12345675', 'ATU12345675', 'AT', true],
    ['NL004495445B01', 'NL004495445B01', 'NL', true],
    ['NL001234567B01', 'NL001234567B01', 'NL', false],
    ['CHE-123.456.788', 'CHE123456788', 'CH', true],
    ['27AAPFU0939F1ZV', '27AAPFU0939F1ZV', 'IN', true],
    ['27AABCT1234D1Z5', '27AABCT1234D1Z5', 'IN', false],
    ['PT501442600', 'PT501442600', 'PT', true],
  ])('%s has the format of a country', (text, value, country, checked) => {
    expect(prefixedTaxNumber(text)).toEqual({ value, country, checked });
  });

  it.each([
    ['9205121120', true],
    ['9205121121', false],
  ])('the Turkish %s has valid check digits: %s', (text, checked) => {
    expect(labelledTaxNumber(text, 'vergino')).toMatchObject({ value: text, checked });
  });

  it.each(['INV-1', '12', 'DE12', 'GB1', 'hello world'])('%s is not a tax number', (text) => {
    expect(labelledTaxNumber(text, null)).toBeNull();
  });
});

describe('labels', () => {
  const dictionary = createLabelDictionary([
    ['gross', ['Bruttosumme']],
    ['number', ['Rechnung Nr', 'Invoice #']],
    ['title', ['Rechnung', 'Invoice']],
  ]);

  it.each([
    ['Br uttosumme: 8,79', ['gross']],
    ['Rechnung Nr. 4711', ['number']],
    ['Rechnung 4711', ['title']],
    ['Invoice # 4711', ['number']],
    ['Rechnungen', []],
  ])('on "%s" are %j', (text, keys) => {
    const [line] = joinLines([pageOf(text)]);
    expect(line ? findLabels(line, dictionary).map((hit) => hit.key) : null).toEqual(keys);
  });
});

describe('legal forms and units', () => {
  it.each([
    ['Kraxi GmbH', true],
    ['AAA Anonim A.Ş.', true],
    ['Talleres Pérez S.L.', true],
    ['Novák s.r.o.', true],
    ['Imkerverein Selb e. V.', true],
    ['Novák, s. r. o.', true],
    ['Sosna Sp. z o. o.', true],
    ['Sosna Sp. z 0.0.', true],
    ['Version 0.0.', false],
    ['E. V. Lindt', false],
    ['Betr ag', false],
    ['Farmácia Sá Pinheiro', false],
    ['Sá Pinheiro & Filhos, Lda.', true],
    ['Pinheiro Sa', true],
    ['Oy Pinja Ab', true],
    ['Hauptstraße 1', false],
  ])('%s contains a legal form: %s', (text, expected) => {
    expect(hasLegalForm(text)).toBe(expected);
  });

  it.each([
    ['Stk.', 'p'],
    ['Adet', 'p'],
    ['KG', 'k'],
    ['l', 'l'],
    ['Std', null],
  ])('the unit %s is %s', (word, unit) => {
    expect(findUnit(word)).toBe(unit);
  });
});
