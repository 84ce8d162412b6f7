import { describe, expect, it } from '@jest/globals';
import { collectNumbers, type NumberCandidate } from '../../../src/extraction/fields/number/number-candidates.js';
import type { Page } from '../../../src/extraction/model/draft.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { findPartyBlocks } from '../../../src/extraction/page/party-blocks.js';
import { pageOf } from '../../support/page-of.js';

const TABLE =
  'Description      Quantity    Price    Amount\nBolts                   2     5.00     10.00\nTotal                                10.00';

function collect(...pages: Page[]): NumberCandidate[] {
  const document = readDocument(pages);
  return collectNumbers(document, findPartyBlocks(document));
}
function findCandidate(text: string, value: string): NumberCandidate | undefined {
  return collect(pageOf(text)).find((candidate) => candidate.value === value);
}
function listFeatures(candidate: NumberCandidate | undefined): string[] {
  return Object.keys(candidate?.features ?? {});
}
/** Lists the features that say something about the labels. */
const listLabelFeatures = (text: string, value = '4711'): string[] =>
  listFeatures(findCandidate(text, value)).filter((name) => /^(?:left|above:|line:|unlabelled)/.test(name));
/** Lists the features that say something about the form. */
const listFormFeatures = (value: string): string[] =>
  listFeatures(findCandidate(`Text ${value}`, value)).filter(
    (name) => !/^(?:unlabelled|height|above the|ends|alone|address|some letters|digits only)/.test(name),
  );
/** Lists the features that say something about the place. */
const listPlaceFeatures = (text: string, value = '4711'): string[] =>
  listFeatures(findCandidate(text, value)).filter((name) =>
    /^(?:alone|ends|in |block|address|\w+ the table)/.test(name),
  );

describe('the labels of a number', () => {
  it.each([
    ['text 4711', ['unlabelled']],
    ['Invoice number: 4711', ['left:invoice_number:next', 'line:invoice_number']],
    ['Invoice no. # 4711', ['left:number:next', 'line:invoice_number']],
    ['Invoice#4711', ['left:invoice_number:next', 'line:invoice_number']],
    ['Invoice number: see 4711', ['left:invoice_number:far', 'line:invoice_number']],
    ['Invoice number: see 5 4711', ['left:invoice_number:behind-number', 'line:invoice_number']],
    ['Invoice number: 5 4711', ['left:invoice_number:behind-number', 'line:invoice_number']],
    ['4711 is the invoice number', ['unlabelled', 'line:invoice_number']],
    ['Invoice Seller number: 4711', ['left:number:next', 'line:invoice_title']],
    ['Invoice number Seller 4711', ['left:party', 'unlabelled', 'line:invoice_number']],
    ['Seller: invoice number 4711', ['left:invoice_number:next', 'line:invoice_number']],
    ['Phone 0123 4711', ['left:phone:behind-number', 'line:contact']],
    ['INVOICE   4711', ['left:invoice_title:next', 'line:invoice_title']],
    ['Invoice no.4711', ['left:invoice_number:next', 'line:invoice_number']],
    ['Fattura n.4711 del 5.6.2024', ['left:invoice_number:next', 'line:invoice_number']],
    ['Invoice number PO number   Date\n4711                        5.6.2024', ['above:invoice_number:alone']],
    ['Date       Terms     Invoice no\n5.6.2024   30 days               4711', ['above:invoice_number:alone']],
    ['Invoice number\n4711', ['above:invoice_number:alone']],
    ['Invoice number:\n4711', ['above:invoice_number:alone']],
    ['Invoice number abc\n4711', ['above:invoice_number:alone']],
    ['Invoice number and more\n4711', ['above:invoice_number:with-more']],
    ['Date Invoice number\n     4711', ['above:invoice_number:alone']],
    ['Invoice number   Order number\n                 4711', ['above:other_number:alone']],
    ['Invoice number\nNo. 4711', ['left:number:next', 'above:invoice_number:alone']],
    ['Invoice number\ntext\n4711', ['unlabelled']],
  ])('in %j are %j', (text, names) => {
    expect(listLabelFeatures(text)).toEqual(names);
  });

  it.each([
    ['Invoice number: 4711', 'invoicenumber'],
    ['Invoice number\n4711', 'invoicenumber'],
    ['Invoice number\nOrder no. 4711', 'orderno'],
    ['Invoice number: see 4711', null],
    ['Invoice number and more\n4711', null],
    ['text 4711', null],
  ])('in %j name it %j', (text, label) => {
    expect(findCandidate(text, '4711')?.label ?? null).toBe(label);
  });

  it('stand at most three of its heights above it', () => {
    expect(listLabelFeatures('Invoice number\n\n\n4711')).toEqual(['above:invoice_number:alone']);
    expect(listLabelFeatures('Invoice number\n\n\n\n4711')).toEqual(['unlabelled']);
  });

  it('may be separated from it by lines beside it, but not by more than three', () => {
    // Lines of half the usual distance, whose text is to the right of the number.
    const makeColumns = (between: number): Page => {
      const lines = ['Invoice number', ...Array.from({ length: between }, () => `${' '.repeat(40)}text`), '4711'];
      const page = pageOf(lines.join('\n'));
      return {
        ...page,
        words: page.words.map((word) => ({ ...word, box: { ...word.box, y: word.box.y / 2, height: 8 } })),
      };
    };
    const isFoundAcross = (between: number): boolean =>
      collect(makeColumns(between)).some(({ features }) => features['above:invoice_number:alone'] === 1);
    expect([1, 2, 3, 4].map(isFoundAcross)).toEqual([true, true, true, false]);
  });

  it('overlap it from above', () => {
    expect(listLabelFeatures('      Invoice number\n   4711')).toEqual(['above:invoice_number:alone']);
    expect(listLabelFeatures('       Invoice number\n   4711')).toEqual(['unlabelled']);
    expect(listLabelFeatures('Invoice number\n             4711')).toEqual(['above:invoice_number:alone']);
    expect(listLabelFeatures('Invoice number\n              4711')).toEqual(['unlabelled']);
  });

  it('are not on another page', () => {
    const label = pageOf('Invoice number', 1, 30);
    const found = collect(label, pageOf('4711', 2, 42));
    expect(listFeatures(found[0])).toContain('unlabelled');
    expect(listFeatures(found[0])).toContain('later page');
    expect(listFeatures(collect(label)[0])).not.toContain('later page');
  });
});

it('is a number that begins like the label of a date in another language', () => {
  expect(findCandidate('Invoice no. LE26-4711', 'LE26-4711')).toBeDefined();
  expect(findCandidate('Factuur van 26-4711', 'van 26-4711')).toBeUndefined();
});

describe('the number of a house', () => {
  it('is another number in a column of its own', () => {
    expect(findCandidate('Cad.          No. 4711', '4711')).toBeDefined();
  });

  it.each(['Hafen Cad. No:12', 'Hafen Cad. No: 12', 'Hafen Sok. No. 12/A'])(
    'is no number of an invoice: %s',
    (line) => {
      expect(collect(pageOf(line))).toEqual([]);
    },
  );
});

describe('the form of a number', () => {
  it.each([
    ['4711', ['digits:4']],
    ['0815', ['digits:4', 'leading zero']],
    ['1950', ['digits:4', 'only a year']],
    ['2024', ['digits:4', 'year', 'only a year']],
    ['120245', ['digits:6']],
    ['2024/0815', ['digits:8', 'year', 'separator']],
    ['99.88.7', ['digits:5', 'point']],
    ['712.50', ['digits:5', 'point', 'money']],
    ['712.50-3', ['digits:6', 'separator', 'point']],
    ['R-4711', ['digits:4', 'letters first', 'separator']],
    ['ABCDE4711', ['digits:4', 'many letters', 'letters first']],
    ['ABCDEF4711', ['digits:4', 'many letters']],
    ['4711ab', ['digits:4', 'small letters']],
    ['4711ABC', ['digits:4', 'word behind']],
    ['RE 4711', ['digits:4', 'letters first', 'blank']],
    ['17.05.2023', ['digits:8', 'year', 'point', 'date']],
    ['MAR 2023', ['digits:4', 'letters first', 'year', 'blank', 'date']],
    ['DE136695977', ['digits:9', 'letters first', 'tax number']],
    ['DE136695976', []],
    ['GB82WEST12345698765432', ['digits:12', 'many letters', 'letters first', 'word behind', 'iban']],
  ])('%s is %j', (value, names) => {
    expect(listFormFeatures(value)).toEqual(names);
  });

  it('distinguishes numbers without, with some and with many letters', () => {
    const countLetters = (value: string) =>
      listFeatures(findCandidate(`Text ${value}`, value)).filter((name) => /letters$|^digits only/.test(name));
    expect(['4711', 'A4711', 'ABCD4711', 'ABCDE4711'].map(countLetters)).toEqual([
      ['digits only'],
      ['some letters'],
      ['some letters'],
      ['many letters'],
    ]);
  });

  it('counts up to twelve digits', () => {
    const countDigits = (value: string) => listFormFeatures(value)[0];
    expect(['12345678901', '123456789012', '1234567890123'].map(countDigits)).toEqual([
      'digits:11',
      'digits:12',
      'digits:12',
    ]);
  });

  it('knows a number sign, but only in front', () => {
    expect(listFeatures(findCandidate('Text #4711', '4711'))).toContain('hash');
    expect(listFeatures(findCandidate('Text 4711', '4711'))).not.toContain('hash');
  });

  it('knows a currency sign, a percent sign and a plus sign', () => {
    const listSigns = (text: string) =>
      collect(pageOf(text)).map(({ value, features }) => `${value} ${features['sign'] ? 'with' : 'without'} a sign`);
    expect(listSigns('Ref:€4711')).toEqual([]);
    expect(listSigns('Ref$:4711')).toEqual(['4711 with a sign']);
    expect(listSigns('Ref%:4711 5')).toEqual(['4711 with a sign', '4711 5 with a sign', '5 without a sign']);
    expect(listSigns('+4:4711')).toEqual(['4711 with a sign']);
    expect(listSigns('4+:4711')).toEqual(['4711 without a sign']);
  });

  it('knows numbers that occur more than once', () => {
    const found = collect(pageOf('R4711 R4712 R4711'));
    expect(found.map(({ value, features }) => [value, features['repeated'] ?? 0])).toEqual([
      ['R4711', 1],
      ['R4711 R4712', 0],
      ['R4711 R4712 R4711', 0],
      ['R4712', 0],
      ['R4712 R4711', 0],
      ['R4711', 1],
    ]);
  });
});

describe('the place of a number', () => {
  it.each([
    ['4711', ['above the table', 'alone on its line']],
    ['Kraxi   4711', ['above the table', 'alone in its cell']],
    ['Kraxi 4711', ['above the table', 'ends its cell']],
    ['Kraxi A4711', ['above the table']],
    ['No 4711   Kraxi', ['above the table', 'ends its cell']],
    ['4711 Kraxi', ['above the table', 'address']],
    ['one two three four five 4711', ['above the table', 'ends its cell']],
    ['one two three four five six 4711', ['above the table', 'ends its cell', 'in a sentence']],
    ['D-80331 Köln 4711', ['above the table', 'ends its cell', 'address']],
    ['Buyer:\nKraxi Ltd\nRef 4711', ['block:buyer', 'above the table', 'ends its cell']],
    [`No 4711\n${TABLE}`, ['above the table', 'ends its cell']],
    [TABLE.replace('Bolts', '4711 '), ['in the table', 'alone in its cell']],
    [TABLE.replace('Description', '4711       '), ['above the table', 'alone in its cell']],
    [TABLE.replace('Total     ', 'Total 4711'), ['in the table', 'ends its cell']],
    [`${TABLE}\nThank you: 4711`, ['below the table', 'ends its cell']],
  ])('in %j is %j', (text, names) => {
    const value = text.includes('A4711') ? 'A4711' : '4711';
    expect(listPlaceFeatures(text, value)).toEqual(names);
  });

  it('is in one of five bands of the page', () => {
    const lines = Array.from({ length: 40 }, (_, index) => `L${index}`);
    const listBands = (value: string) =>
      listFeatures(findCandidate(lines.join('\n'), value)).filter((name) => name.startsWith('height:'));
    expect(['L0', 'L5', 'L6', 'L14', 'L15', 'L39'].flatMap(listBands)).toEqual([
      'height:0',
      'height:0',
      'height:1',
      'height:1',
      'height:2',
      'height:4',
    ]);
  });

  it('is large if the letters are', () => {
    const page = pageOf('text text\ntext text\nRE4711');
    const isLarge = (height: number): boolean => {
      const words = page.words.map((word) =>
        word.text === 'RE4711' ? { ...word, box: { ...word.box, height } } : word,
      );
      return listFeatures(collect({ ...page, words })[0]).includes('large');
    };
    expect([9, 11, 12].map(isLarge)).toEqual([false, false, true]);
  });
});

describe('the words of a number', () => {
  const listValues = (text: string) => collect(pageOf(text)).map(({ value }) => value);

  it.each([
    ['RE 4711 5', ['RE 4711', 'RE 4711 5', '4711', '4711 5', '5']],
    [
      '1 2 3 4 5',
      ['1', '1 2', '1 2 3', '1 2 3 4', '2', '2 3', '2 3 4', '2 3 4 5', '3', '3 4', '3 4 5', '4', '4 5', '5'],
    ],
    ['invoice 4711', ['4711']],
    ['RE   4711', ['4711']],
    ['4711 -', ['4711']],
    ['4711-', ['4711']],
    ['4711- 12', ['4711', '4711- 12', '12']],
    ['12 4711-', ['12', '4711']],
    ['- 4711', ['4711']],
    ['12 - 34', ['12', '12 - 34', '34']],
    ['No.:4711', ['4711']],
    ['(4711)', ['4711']],
    ['RE 4711   A', ['RE 4711', '4711']],
    ['No. RE 47 11', ['RE 47', 'RE 47 11', '47 11', '11']],
    ['[#4711]', ['4711']],
    ['4711,', ['4711']],
    ['4711.;', ['4711']],
    ['4711@5', []],
    ['1'.repeat(35), ['1'.repeat(35)]],
    ['1'.repeat(36), []],
    ['TOOLONGS 4711', ['4711']],
    ['PREFIX 4711', ['PREFIX 4711', '4711']],
    ['FV-A 4711', ['FV-A 4711', '4711']],
    ['ACCOUNT NUMBER 4711', ['4711']],
    ['CUSTOMER ID 4711', ['4711']],
  ])('in %s are %j', (text, values) => {
    expect(listValues(text)).toEqual(values);
  });

  it('are those of a picture without what recognition left of the sign for numbers', () => {
    const listScanned = (text: string) => collect({ ...pageOf(text), source: 'ocr' }).map(({ value }) => value);
    expect(['N2024/31', 'N3024/31', 'N2024'].map(listScanned)).toEqual([['2024/31'], ['N3024/31'], ['N2024']]);
    expect(listValues('N2024/31')).toEqual(['N2024/31']);
  });

  it('are close together, all of them', () => {
    const page = pageOf('RE 47 11');
    const listWith = (gap: number) => {
      const words = page.words.map((word) =>
        word.text === '11' ? { ...word, box: { ...word.box, x: word.box.x + gap } } : word,
      );
      return collect({ ...page, words }).map(({ value }) => value);
    };
    expect(listWith(2)).toContain('RE 47 11');
    expect(listWith(3)).toEqual(['RE 47', '47', '11']);
  });

  it('have one box around them', () => {
    const found = collect(pageOf('text RE 4711')).find(({ value }) => value === 'RE 4711');
    expect(found?.box).toEqual({ x: 55, y: 30, width: 35, height: 9 });
  });
});
