import { describe, expect, it } from '@jest/globals';
import type { ColumnLabel } from '../../../src/extraction/locales/locale.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { findRowsUnder } from '../../../src/extraction/page/header-labels.js';
import { findColumn, findItemHeaders } from '../../../src/extraction/page/table.js';
import { addUnknownColumns, type HeaderCell } from '../../../src/extraction/page/unknown-columns.js';
import { pageOf } from '../../support/page-of.js';

const readLines = (...pages: string[]) => readDocument(pages.map((text, index) => pageOf(text, index + 1))).lines;

describe('the horizontal ranges of columns', () => {
  const listRanges = (text: string) =>
    findItemHeaders(readLines(text))[0]!.columns.map(({ key, from, to }) => [
      key,
      Math.round(from * 10) / 10,
      Math.round(to * 10) / 10,
    ]);

  it('reach up to the next header after text, and to the middle between numbers', () => {
    // Description at 30 to 85, Qty at 130 to 145, Price at 170 to 195, Amount at 220 to 250.
    expect(listRanges('Description         Qty     Price     Amount')).toEqual([
      ['name', 0, 118],
      ['quantity', 118, 157.5],
      ['price', 157.5, 207.5],
      ['amount', 207.5, 10_000],
    ]);
  });

  it('are narrower if headers are close together', () => {
    expect(listRanges('Description    Qty  Price  Amount')[0]).toEqual(['name', 0, 99]);
  });

  it('begin a little to the left of text that follows a number, or directly after the number', () => {
    expect(listRanges('Qty     Description     Price     Amount').slice(0, 2)).toEqual([
      ['quantity', 0, 48],
      ['name', 48, 142.5],
    ]);
    expect(listRanges('Article no     Description     Qty     Price     Amount').slice(0, 2)).toEqual([
      ['article', 0, 99],
      ['name', 99, 177.5],
    ]);
  });
});

describe('the column of a word', () => {
  const [header] = findItemHeaders(readLines('Description         Qty     Price     Amount'));
  const findKey = (text: string, x: number, width: number) =>
    findColumn(header!, { text, confidence: 1, box: { x, y: 50, width, height: 9 } })?.key ?? null;

  it('is, for a number, the one whose range covers most of it', () => {
    expect(findKey('1', 140, 40)).toBe('price');
    expect(findKey('1', 130, 50)).toBe('quantity');
    expect(findKey('1', 155, 16)).toBe('price');
  });

  it('is, for text, the one that contains its middle', () => {
    expect(findKey('abc', 100, 35)).toBe('name');
    expect(findKey('abc', 100, 36)).toBe('quantity');
    expect(findKey('abc', 140, 40)).toBe('price');
    expect(findKey('1abc', 140, 33)).toBe('quantity');
    expect(findKey('abc', -20, 10)).toBeNull();
  });
});

describe('the rows below a header', () => {
  const row = 'x 1 2\n';
  const countUnder = (...pages: string[]) => findRowsUnder(readLines(...pages), 0).length;

  it('are at most six, within fourteen lines', () => {
    expect(countUnder(`Header\n${row.repeat(5)}`)).toBe(5);
    expect(countUnder(`Header\n${row.repeat(9)}`)).toBe(6);
    expect(countUnder(`Header\n${'x\n'.repeat(13)}${row}`)).toBe(1);
    expect(countUnder(`Header\n${'x\n'.repeat(14)}${row}`)).toBe(0);
  });

  it('have at least two numbers', () => {
    expect(countUnder('Header\nx 1\nx 1 2\nx 1 2 3')).toBe(2);
  });

  it('end at a wide gap but may begin after one', () => {
    expect(countUnder(`Header\n${row}\n\n${row}`)).toBe(2);
    expect(countUnder(`Header\n${row}\n\n\n${row}`)).toBe(1);
    expect(countUnder(`Header\n\n\n\n\n${row}`)).toBe(1);
  });

  it('end with the page', () => {
    expect(countUnder(`Header\n${row}`, row)).toBe(1);
  });
});

describe('columns with unknown headers', () => {
  const makeCell = (key: ColumnLabel, left: number, right: number): HeaderCell => ({ key, text: key, left, right });
  const readRows = (...texts: string[]) => readLines(['Header', ...texts].join('\n')).slice(1);
  const [first, second] = [makeCell('other', 30, 60), makeCell('other', 80, 110)];
  const [quantity, price, amount] = [
    makeCell('quantity', 130, 150),
    makeCell('price', 180, 200),
    makeCell('amount', 230, 250),
  ];
  const listKeys = (labelled: HeaderCell[], unlabelled: HeaderCell[], ...texts: string[]) =>
    addUnknownColumns(labelled, unlabelled, readRows(...texts)).map(({ key, left }) => `${key} ${left}`);

  it('become the name if they hold the most letters, left of the numbers', () => {
    const text = 'A1        Bolts     2         1.00      2.00';
    expect(listKeys([quantity, price, amount], [first, second], text)).toEqual([
      'quantity 130',
      'price 180',
      'amount 230',
      'name 80',
    ]);
    expect(
      listKeys(
        [quantity, price, amount],
        [first, makeCell('other', 160, 175)],
        'A1                  2     Bolts  1.00      2.00',
      ),
    ).toContain('name 30');
    expect(listKeys([makeCell('name', 30, 60), quantity, price, amount], [second], text)).toEqual([
      'name 30',
      'quantity 130',
      'price 180',
      'amount 230',
    ]);
  });

  it('do not become the name if they hold no letters', () => {
    expect(listKeys([quantity, price, amount], [first], '1         Bolts     2         1.00      2.00')).toEqual([
      'quantity 130',
      'price 180',
      'amount 230',
    ]);
    expect(listKeys([quantity, price, amount], [first], '          Bolts     2         1.00      2.00')).toEqual([
      'quantity 130',
      'price 180',
      'amount 230',
    ]);
  });

  it('leave the name to the article number column if that holds text', () => {
    const article = makeCell('article', 30, 60);
    expect(listKeys([article, quantity, price, amount], [], 'Bolts               2         1.00      2.00')).toEqual([
      'quantity 130',
      'price 180',
      'amount 230',
      'name 30',
    ]);
  });

  it('are kept if most rows have a number there, unless the quantity is known', () => {
    const name = makeCell('name', 30, 60);
    const texts = [
      'Bolts     5         2         1.00      2.00',
      'Nuts      6         2         1.00      2.00',
      'Nails               2         1.00      2.00',
    ];
    expect(listKeys([name, price, amount], [second], ...texts)).toContain('other 80');
    expect(listKeys([name, price, amount], [second], ...texts.slice(1))).not.toContain('other 80');
    expect(listKeys([name, quantity, price, amount], [second], ...texts)).not.toContain('other 80');
  });
});
