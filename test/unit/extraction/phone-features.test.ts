import { describe, expect, it } from '@jest/globals';
import { collectNames } from '../../../src/extraction/fields/company/name-candidates.js';
import { placeNames } from '../../../src/extraction/fields/company/nearest-name.js';
import { findSellerNames } from '../../../src/extraction/fields/company/seller.js';
import { collectPhones, type PhoneCandidate } from '../../../src/extraction/fields/phone/phone-candidates.js';
import type { Page } from '../../../src/extraction/model/draft.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { findPartyBlocks } from '../../../src/extraction/page/party-blocks.js';
import { HEIGHT_BANDS, placeOnLine } from '../../support/height-bands.js';
import { pageOf } from '../../support/page-of.js';

const TABLE =
  'Description      Quantity    Price    Amount\nBolts                   2     5.00     10.00\nTotal                                10.00';

function collect(...pages: Page[]): PhoneCandidate[] {
  const document = readDocument(pages);
  const blocks = findPartyBlocks(document);
  return collectPhones(document, blocks, placeNames(findSellerNames(collectNames(document, blocks))));
}
const listNumbers = (text: string): string[] => collect(pageOf(text)).map(({ value }) => value);
/** Lists the features of the first number that begin with one of these words. */
const listThose = (text: string, ...words: string[]): string[] =>
  Object.keys(collect(pageOf(text))[0]?.features ?? {}).filter((name) => words.some((word) => name.startsWith(word)));

describe('the telephone numbers on a page', () => {
  it.each([
    ['0123 456789', ['0123 456789']],
    ['Tel: +49 (0)89/123-456', ['+49 (0)89/123-456']],
    ['(020) 7946 0958', ['(020) 7946 0958']],
    ['0123 45', ['0123 45']],
    ['0123 4', []],
    ['1234567 12345678', ['1234567 12345678']],
    ['1234567 123456789', []],
    ['05.06.2024', []],
    ['01/10 – 31/10', []],
    ['IBAN NL91 ABNA 0417 1643 00', []],
    ['IBAN NL91 ABNA 0417 1643 00   020 – 555 31 76', ['020 – 555 31 76']],
    ['1234567,50', []],
    ['A0123 456789', []],
    ['0123 456789A', []],
    ['0123 456789, 0123 456780', ['0123 456789', '0123 456780']],
    ['0123 456789   0123 456780', ['0123 456789', '0123 456780']],
    ['Lilydale 3140 (03) 5550 1234', ['(03) 5550 1234']],
    ['0123 456789 (8', ['0123 456789']],
  ])('in %j are %j', (text, numbers) => {
    expect(listNumbers(text)).toEqual(numbers);
  });

  it('have their own label if two of the same place are side by side', () => {
    const keys = collect(pageOf('Tel. (020) 7946 0958 Fax (020) 7946 0959')).map(({ label }) => label);
    expect(keys).toEqual(['tel', 'fax']);
  });

  it.each([
    'Customer service 0123 456789',
    'Kundenservice: 0123 456789',
    'Kundtjänst 0123 456789',
    'Fone: 0123 456789',
  ])('have a label in %j', (text) => {
    expect(listThose(text, 'label:')).toEqual(['label:phone:left']);
  });

  it('are read up to the two hundredth', () => {
    expect(listNumbers('0123 456789\n'.repeat(201))).toHaveLength(200);
  });

  it('have a box around their own words', () => {
    expect(collect(pageOf('Tel: 0123 456789 Text'))[0]?.box).toEqual({ x: 55, y: 30, width: 55, height: 9 });
  });
});

it('a telephone number follows another one beside or right above it', () => {
  const listFollowers = (text: string): string[] =>
    collect(pageOf(text))
      .filter(({ features }) => features['follows another number'] === 1)
      .map(({ value }) => value);
  expect(listFollowers('0123 456789   0123 456780')).toEqual(['0123 456780']);
  expect(listFollowers('Ann 0123 456789\nMichael 0123 456780')).toEqual(['0123 456780']);
  expect(listFollowers('0123 456789\na\nb\nc\n0123 456780')).toEqual([]);
  expect(listFollowers('0123 456789\n                              0123 456780')).toEqual([]);
  expect(listFollowers('0123 456789\n0123 456789')).toEqual([]);
});

describe('the label of a telephone number', () => {
  it.each([
    ['0123 456789', 'unlabelled', null],
    ['Tel: 0123 456789', 'label:phone:left', 'tel'],
    ['Fax: 0123 456789', 'label:other_contact:left', 'fax'],
    ['Tel:0123 456789', 'label:phone:left', 'tel'],
    ['Fax:(0123) 456789', 'label:other_contact:left', 'fax'],
    [`Tel:${' '.repeat(23)}0123 456789`, 'label:phone:left', 'tel'],
    [`Tel:${' '.repeat(24)}0123 456789`, 'unlabelled', null],
    ['0123 456789   Tel:', 'unlabelled', null],
    ['Tel\n0123 456789', 'label:phone:above', 'tel'],
    [' Tel\n0123 456789', 'label:phone:above', 'tel'],
    ['  Tel\n0123 456789', 'unlabelled', null],
    ['Tel\n\n0123 456789', 'label:phone:above', 'tel'],
    ['Tel\n\n\n0123 456789', 'unlabelled', null],
  ])('in %j is %j', (text, feature, label) => {
    expect(listThose(text, 'label', 'unlabelled')).toEqual([feature]);
    expect(collect(pageOf(text))[0]?.label ?? null).toBe(label);
  });

  it('is not on another page', () => {
    const [found] = collect(pageOf('Tel', 1), pageOf('0123 456789', 2, 42));
    expect(Object.keys(found?.features ?? {})).toEqual(expect.arrayContaining(['unlabelled', 'later page']));
  });
});

describe('the form of a telephone number', () => {
  const WORDS = ['starts', 'parentheses', 'in groups', 'bare', 'few', 'many', 'alone', 'mail', 'part of'];

  it.each([
    ['0123 456789', ['starts with zero', 'in groups', 'alone in its cell']],
    ['(0123) 456789', ['starts with zero', 'parentheses', 'alone in its cell']],
    ['+49 89 123456', ['starts with plus', 'in groups', 'alone in its cell']],
    ['0049 89 123456', ['starts with plus', 'in groups', 'alone in its cell']],
    ['7946 0958', ['in groups', 'alone in its cell']],
    ['794 0958', ['in groups', 'few digits', 'alone in its cell']],
    ['79460958', ['bare digits', 'alone in its cell']],
    ['79460958123456', ['bare digits', 'many digits', 'alone in its cell']],
    ['7946095812345', ['bare digits', 'alone in its cell']],
    ['Text 79460958', ['bare digits']],
    ['79460958, www.kraxi.example', ['bare digits', 'mail or web in its cell', 'mail or web beside it']],
    ['79460958\nmail@kraxi.example', ['bare digits', 'alone in its cell', 'mail or web beside it']],
    ['mail@kraxi.example\n79460958', ['bare digits', 'alone in its cell', 'mail or web beside it']],
    ['79460958\ntext\nmail@kraxi.example', ['bare digits', 'alone in its cell']],
  ])('in %j is %j', (text, features) => {
    expect(listThose(text, ...WORDS)).toEqual(features);
  });
});

describe('the place of a telephone number', () => {
  it.each([
    ['0123 456789', ['block:none', 'apart from names']],
    ['Kraxi Ltd\n0123 456789', ['block:none', 'under the seller', 'seller above']],
    ['Seller:\nKraxi Ltd\n0123 456789', ['block:seller', 'under the seller', 'seller above']],
    ['Buyer:\n0123 456789', ['block:buyer', 'apart from names']],
    ['0123 456789\n\n\n\nBuyer:\n4711', ['block:none', 'apart from names', 'outside, buyer known']],
    [`0123 456789\n\n${TABLE}`, ['block:none', 'apart from names']],
    [TABLE.replace('Bolts      ', '0123 456789'), ['block:none', 'apart from names', 'in the table']],
    [`${TABLE}\n\n\n\n0123 456789`, ['block:none', 'apart from names', 'below the table']],
  ])('in %j is %j', (text, features) => {
    expect(listThose(text, 'block', 'outside', 'in the', 'below', 'apart', 'under', 'seller above')).toEqual(features);
  });

  it('is in one of four bands of the page', () => {
    const listHeights = (line: number) => listThose(placeOnLine('0123 456789', line), 'height');
    expect(HEIGHT_BANDS.flatMap(([line]) => listHeights(line))).toEqual(HEIGHT_BANDS.map(([, band]) => band));
  });
});
