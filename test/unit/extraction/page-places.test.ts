import { describe, expect, it } from '@jest/globals';
import type { Page } from '../../../src/extraction/model/draft.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { findLabelledAmounts } from '../../../src/extraction/page/labelled-amounts.js';
import { parsePercent, rateOf } from '../../../src/extraction/page/rates.js';
import type { Numeral } from '../../../src/extraction/page/numbers.js';
import { findBlockAround, findPartyBlocks, type PartyBlock } from '../../../src/extraction/page/party-blocks.js';
import { findColumn, findItemHeaders, type TableHeader } from '../../../src/extraction/page/table.js';
import { pageOf } from '../../support/page-of.js';

/** Makes a page from words at these places. */
function makePage(words: readonly [text: string, x: number, y: number][], height = 10): Page {
  return {
    ...pageOf(''),
    words: words.map(([text, x, y]) => ({ text, confidence: 1, box: { x, y, width: text.length * 5, height } })),
  };
}
const findHeader = (page: Page): TableHeader | undefined => findItemHeaders(readDocument([page]).lines)[0];
const listColumns = (page: Page): string[] =>
  (findHeader(page)?.columns ?? []).map(({ key, text }) => `${key}: ${text}`);

describe('a VAT rate', () => {
  const readRate = (value: string, decimals: number): number | null => {
    const rate = rateOf({ value, decimals } as Numeral);
    return rate === null ? null : Number(rate);
  };

  it('is from 0 to 30 percent, with up to three decimals and zeros behind them', () => {
    expect(['0', '19', '30', '31', '-1'].map((value) => readRate(value, 0))).toEqual([0, 1900, 3000, null, null]);
    expect([readRate('5.5', 1), readRate('5.50', 2), readRate('5.500', 3)]).toEqual([550, 550, 550]);
    expect([readRate('5.5000', 4), readRate('5.5005', 4)]).toEqual([550, null]);
  });

  it.each([
    ['VAT 19 %', 1900],
    ['KDV(%18)', 1800],
    ['TVA-5,5%', 550],
    ['5.25 % of 7%', 525],
    ['30%', 3000],
    ['31%', null],
    ['119%', null],
    ['19', null],
    ['', null],
    [`${'x'.repeat(196)} 19%`, 1900],
    [`${'x'.repeat(199)} 19%`, null],
  ])('in %j is %s', (text, rate) => {
    const read = parsePercent(text);
    expect(read === null ? null : Number(read)).toBe(rate);
  });
});

describe('the block around a place', () => {
  const block = (left: number, top: number): PartyBlock =>
    ({ kind: 'buyer', page: 1, left, right: left + 100, top, bottom: top + 100 }) as PartyBlock;
  const [upper, lower, right] = [block(0, 0), block(0, 50), block(50, 50)];
  const find = (x: number, y: number, page = 1) =>
    findBlockAround([upper, lower, right], page, { x, y, width: 10, height: 10 });

  it('has the closest label above it, and then the closest one on the left', () => {
    expect(find(10, 10)).toBe(upper);
    expect(find(10, 60)).toBe(lower);
    expect(find(60, 60)).toBe(right);
    expect(findBlockAround([right, lower, upper], 1, { x: 60, y: 60, width: 10, height: 10 })).toBe(right);
  });

  it('contains the left edge and the middle of the place', () => {
    expect([find(0, 10), find(99, 10), find(100, 10), find(-1, 10)]).toEqual([upper, upper, null, null]);
    expect([find(10, -5), find(10, -6), find(10, 144), find(10, 145)]).toEqual([upper, null, lower, null]);
  });

  it('is on its page', () => {
    expect(find(10, 10, 2)).toBeNull();
  });
});

describe('the end of a block', () => {
  const isInBlock = (text: string): boolean => {
    const document = readDocument([pageOf(text)]);
    const word = document.lines.flatMap(({ words }) => words).find((each) => each.text === 'LAST')!;
    return findBlockAround(findPartyBlocks(document), 1, word.box) !== null;
  };

  it.each([
    ['Bill to:\nOld Mill\nLAST', true],
    ['Bill to:\nOld Mill                         LAST', true],
    ['Bill to:\nOld Mill\nInvoice number 4711\nLAST', false],
    ['Bill to:\nOld Mill\nText          Invoice number 4711\nLAST', true],
    ['Bill to:\nOld Mill\nShip to:\nLAST', true],
    ['Bill to:\nOld Mill\nQty Price Amount\nLAST', true],
    ['Bill to:            Ship to:\nOld Mill            LAST', true],
    ['Bill to:\nOld Mill                         x\nLeeds                            LAST', false],
    ['Bill to:\nOld Mill    x\nLeeds       LAST', true],
    ['Bill to:\nVAT no:                          x\nTel:                             LAST', true],
  ])('in %j leaves the last word inside: %s', (text, expected) => {
    expect(isInBlock(text)).toBe(expected);
  });
});

describe('the header of a table', () => {
  it('has texts whose words are close together', () => {
    const makeHeader = (gap: number): Page =>
      makePage([
        ['Description', 30, 30],
        ['Qty', 130, 30],
        ['Price', 300, 30],
        ['now', 325 + gap, 30],
        ['Amount', 400, 30],
      ]);
    expect(listColumns(makeHeader(4))).toContain('price: Price now');
    expect(listColumns(makeHeader(5))).toContain('price: Price');
  });

  it('has such texts in its second line too, but not in three lines', () => {
    const makeHeader = (...more: [text: string, x: number, y: number][]): Page =>
      makePage([
        ['Description', 30, 30],
        ['Qty', 130, 30],
        ['Price', 300, 30],
        ['now', 329, 30],
        ['Amount', 400, 30],
        ...more,
      ]);
    expect(listColumns(makeHeader(['EUR', 400, 44]))).toContain('price: Price now');
    expect(listColumns(makeHeader(['EUR', 400, 44], ['incl', 400, 58]))).not.toContain('price: Price now');
  });

  it('has labels with their currency', () => {
    const makeHeader = (gap: number, currency: string): Page =>
      makePage([
        ['Description', 30, 30],
        ['Qty', 130, 30],
        ['Price', 300, 30],
        ['Amount', 400, 30],
        [currency, 430 + gap, 30],
      ]);
    expect(listColumns(makeHeader(9, '(EUR)'))).toContain('amount: Amount (EUR)');
    expect(listColumns(makeHeader(9, '(€)'))).toContain('amount: Amount (€)');
    expect(listColumns(makeHeader(10, '(EUR)'))).toContain('amount: Amount');
    expect(listColumns(makeHeader(9, '(EURO)'))).toContain('amount: Amount');
  });

  it.each([
    ['Description   Qty   Amount', true],
    ['Qty   Price   Amount', true],
    ['Description   Price   Amount', true],
    ['Description   Amount', false],
    ['Description   Qty   Price', false],
    ['Price   Amount', false],
    ['Qty   Net amount', true],
    ['Qty   VAT amount', false],
    ['Description   Qty   Amount   10.00', false],
  ])('%s is complete: %s', (text, expected) => {
    expect(findHeader(pageOf(text)) !== undefined).toBe(expected);
  });

  it('may have a second line that is close below it', () => {
    const makeLines = (gap: number, second: string): Page =>
      makePage([
        ['Description', 30, 30],
        ['Qty', 130, 30],
        ['Price', 300, 30],
        ['Amount', 400, 30],
        [second, 30, 40 + gap],
        ['EUR', 400, 40 + gap],
      ]);
    const getLast = (page: Page) => findHeader(page)?.last;
    expect([getLast(makeLines(4, 'of')), getLast(makeLines(8, 'of')), getLast(makeLines(10, 'of'))]).toEqual([1, 1, 0]);
    expect([getLast(makeLines(4, '12')), getLast(makeLines(8, '12'))]).toEqual([0, 0]);
  });

  it('divides the page into columns', () => {
    const header = findHeader(
      makePage([
        ['Description', 30, 30],
        ['Qty', 130, 30],
        ['Price', 300, 30],
        ['Amount', 400, 30],
        ['Article', 500, 30],
      ]),
    );
    const ranges = header?.columns.map(({ key, from, to }) => [key, from, to]);
    expect(ranges).toEqual([
      ['name', 0, 118],
      ['quantity', 118, 222.5],
      ['price', 222.5, 362.5],
      ['amount', 362.5, 433],
      ['article', 433, 10_000],
    ]);
    const find = (text: string, x: number) =>
      findColumn(header!, { text, confidence: 1, box: { x, y: 50, width: 10, height: 10 } })?.key ?? null;
    expect([find('text', 0), find('text', 112), find('text', 113), find('text', 220)]).toEqual([
      'name',
      'name',
      'quantity',
      'price',
    ]);
    // A number belongs to the header that it is under, a word to the range that it is in.
    expect([find('12', 70), find('12', 126), find('abc', 76), find('12', 250), find('1abc', 84)]).toEqual([
      'name',
      'quantity',
      'name',
      'price',
      'name',
    ]);
  });
});

describe('the label around an amount', () => {
  const read = (...words: [text: string, x: number, y: number][]) =>
    findLabelledAmounts(readDocument([makePage(words)])).map(
      ({ key, cents, rate }) => `${key} ${cents}${rate === null ? '' : ` at ${rate}`}`,
    );

  it('may be on the lines above and below it', () => {
    expect(read(['VAT', 30, 94], ['20.00', 200, 100], ['20%', 30, 106])).toEqual(['vat 2000 at 2000']);
    expect(read(['Grand', 30, 94], ['20.00', 200, 100], ['total', 30, 106])).toEqual(['gross 2000']);
  });

  it('is on both of these lines, beside the amount and near it', () => {
    expect(read(['20.00', 200, 100], ['Grand', 30, 106])).toEqual([]);
    expect(read(['Grand', 30, 94], ['20.00', 40, 100], ['total', 30, 106])).toEqual([]);
    expect(read(['Grand', 30, 80], ['20.00', 200, 100], ['total', 30, 106])).toEqual([]);
    expect(read(['Grand', 30, 94], ['20', 200, 100], ['total', 30, 106])).toEqual([]);
    expect(read(['Grand', 30, 94], ['20.00', 200, 100], ['text', 230, 100], ['total', 30, 106])).toEqual([]);
  });
});
