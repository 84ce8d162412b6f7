import { describe, expect, it } from '@jest/globals';
import type { Page } from '../../../src/extraction/model/draft.js';
import { readDocument, type ReadLine } from '../../../src/extraction/page/document.js';
import { findLabelledAmounts } from '../../../src/extraction/page/labelled-amounts.js';
import { findItemHeaders } from '../../../src/extraction/page/table.js';
import { listChoices, readVatRows, type VatRow } from '../../../src/extraction/page/vat-rows.js';
import { pageOf } from '../../support/page-of.js';

type Place = readonly [text: string, x: number, y: number, width?: number];

/** Makes a page from texts at these places, ten points high. */
const makePage = (...places: Place[]): Page => ({
  ...pageOf(''),
  words: places.map(([text, x, y, width = text.length * 5]) => ({
    ...{ text, confidence: 1 },
    box: { x, y, width, height: 10 },
  })),
});
const scan = (text: string): Page => ({ ...pageOf(text), source: 'ocr' });
const readLine = (page: Page): ReadLine => readDocument([page]).lines[0]!;

describe('a document', () => {
  it('is as certain as its words are on average, on all pages', () => {
    const [first, second] = [pageOf('one two three'), pageOf('four', 2)];
    const doubtful = { ...second, words: second.words.map((word) => ({ ...word, confidence: 0.2 })) };
    expect(readDocument([first, doubtful]).certainty).toBe(0.8);
    expect(readDocument([])).toMatchObject({ certainty: 0, source: 'text', lines: [] });
    expect(readDocument([{ ...pageOf(''), source: 'ocr' }])).toMatchObject({ certainty: 0, source: 'ocr' });
  });

  it('is read up to fifteen thousand words of a hundred letters', () => {
    const page = pageOf(Array.from({ length: 100 }, () => '· '.repeat(100)).join('\n'));
    const { lines } = readDocument([page, page, page].map((each, index) => ({ ...each, number: index + 1 })));
    expect([1, 2, 3].map((number) => lines.filter((line) => line.page === number).length)).toEqual([100, 50, 0]);
    const [long] = readLine(pageOf('x'.repeat(150))).words;
    expect(long?.text).toBe('x'.repeat(100));
  });

  it('has the usual height of its lines, and ends where they do', () => {
    const tall = { text: 'Kraxi', confidence: 1, box: { x: 300, y: 100, width: 60, height: 40 } };
    const { layout } = readDocument([
      { ...pageOf('Total 1.00\nText'), words: [...pageOf('Total 1.00\nText').words, tall] },
    ]);
    expect(layout).toEqual({ table: Infinity, lastTotal: 0, lineHeight: 9, left: 30, right: 360, bottom: 140 });
  });
});

describe('the numbered boxes of a form', () => {
  const listTexts = (text: string) => readDocument([pageOf(text)]).lines.map((line) => line.text);

  it('lose their numbers, which are not values', () => {
    const text = `
1 Billing period    2 Client name    3 Amount due
05/2026             Oak & Sons       120.00
12. Invoice number  13. Due date     14. Terms`;
    expect(listTexts(text)).toEqual([
      'Billing period Client name Amount due',
      '05/2026 Oak & Sons 120.00',
      'Invoice number Due date Terms',
    ]);
  });

  it('are at least three side by side, numbered in turn', () => {
    expect(listTexts('1 Chair    2 pcs    40.00')).toEqual(['1 Chair 2 pcs 40.00']);
    expect(listTexts('1 Chair    3 pcs    5 days')).toEqual(['1 Chair 3 pcs 5 days']);
    expect(listTexts('1    2    3    4')).toEqual(['1 2 3 4']);
  });
});

describe('a label that OCR misread', () => {
  const listKeys = (page: Page): string[] => {
    const { fields, totals, parties, columns } = readLine(page);
    return [...fields, ...totals, ...parties, ...columns].map(({ key }) => key);
  };

  it.each([
    ['the invoice', 'Handelsiechnung', ['invoice_title']],
    ['a party', 'Rechnungsempfängcr', ['buyer']],
    ['another party', 'Lieferadrcsse', ['other_party']],
    ['a sum', 'Zwischensurnme', ['lines']],
    ['a column', 'Bezeichnurg', ['name']],
  ])('is read as that of %s on a scan, but not in a text: %s', (_, text, keys) => {
    expect(listKeys(scan(text))).toEqual(keys);
    expect(listKeys(pageOf(text))).toEqual([]);
  });
});

describe('a sum with its kind', () => {
  const listTotals = (text: string): unknown[] =>
    readLine(pageOf(text)).totals.map(({ key, label, from, to, box }) => [key, label, from, to, box.x, box.width]);

  it('is one label, in a box around both', () => {
    expect(listTotals('Gesamtsumme € brutto 12,50')).toEqual([['gross', 'gesamtsummebrutto', 0, 3, 30, 100]]);
    expect(listTotals('Sie zahlen: Gesamtsumme (€) netto')).toEqual([['net', 'gesamtsummenetto', 2, 5, 90, 105]]);
    expect(listTotals('Subtotal € inkl. MwSt 5,00')).toEqual([['gross', 'subtotalinklmwst', 0, 4, 30, 105]]);
  });

  it('is two labels with another word between them', () => {
    expect(listTotals('Gesamtsumme € und brutto')).toEqual([
      ['gross', 'gesamtsumme', 0, 1, 30, 55],
      ['gross', 'brutto', 3, 4, 120, 30],
    ]);
  });

  it('is the label of the tax if its rate follows within two words', () => {
    const listKeys = (text: string) => readLine(pageOf(text)).totals.map(({ key }) => key);
    expect(listKeys('inkl. MwSt 19 % 0,80')).toEqual(['vat']);
    expect(listKeys('inkl. MwSt (19 %) 0,80')).toEqual(['vat']);
    expect(listKeys('inkl. MwSt zu 19 % 0,80')).toEqual([]);
    expect(listKeys('exkl. MwSt 19 % 0,80')).toEqual([]);
  });
});

describe('a header that could be one or two labels', () => {
  const countColumns = (...rows: string[]): number => {
    const header = 'Item                              Hours   Unit   Unit cost   Tax Amount';
    const { lines } = readDocument([pageOf([header, ...rows].join('\n'))]);
    return findItemHeaders(lines)[0]?.columns.length ?? 0;
  };
  const [BOTH, ONE] = [
    'On-site consulting                    2     ea       32.36   20%  64.72',
    'On-site consulting                    2     ea       32.36        64.72',
  ];

  it('is two if most rows have a number under each', () => {
    expect([countColumns(BOTH), countColumns(ONE)]).toEqual([6, 0]);
    expect([countColumns(BOTH, BOTH, BOTH, ONE, ONE), countColumns(BOTH, ONE)]).toEqual([6, 0]);
  });
});

describe('the amount below a label', () => {
  const readBelow = (...places: Place[]): number[] =>
    findLabelledAmounts(readDocument([makePage(['Total', 100, 30], ...places)]))
      .filter(({ key }) => key === 'total')
      .map(({ cents }) => Number(cents));

  it('is at most 46 points below it, or below the amount before', () => {
    expect([readBelow(['5.00', 100, 86]), readBelow(['5.00', 100, 86.1])]).toEqual([[500], []]);
    expect(readBelow(['5.00', 100, 86], ['6.00', 100, 142])).toEqual([500, 600]);
    expect(readBelow(['5.00', 100, 86], ['6.00', 100, 142.1])).toEqual([500]);
  });

  it('is within eleven lines', () => {
    const withLines = (count: number): number[] => {
      const rows = Array.from({ length: count }, (_, index): Place => [`${index + 1}.00`, 100, 44 + 14 * index]);
      return readBelow(...rows);
    };
    expect(withLines(11)).toHaveLength(11);
    expect(withLines(12)).toHaveLength(11);
  });

  it('is below it even if the next label beside it has an amount of its own', () => {
    const [line, below] = ['Net total     VAT   5.00', '  100.00'];
    const found = findLabelledAmounts(readDocument([pageOf(`${line}\n${below}`)]));
    expect(found.map(({ key, cents }) => [key, Number(cents)])).toEqual([
      ['vat', 500],
      ['net', 10_000],
    ]);
  });

  it('is below its label, not beside it', () => {
    // The label reaches from 100 to 125, and its cell to the next one.
    const next: Place = ['Bank', 145, 30];
    expect([readBelow(next, ['5.00', 136, 44]), readBelow(next, ['5.00', 137, 44])]).toEqual([[500], []]);
    expect([readBelow(['5.00', 89, 44]), readBelow(['5.00', 88, 44])]).toEqual([[500], []]);
  });

  it('is not below a label that is lower', () => {
    const lower = (x: number): number[] => readBelow(['VAT', x, 44], ['5.00', 100, 58]);
    expect(lower(124)).toEqual([]);
    expect(lower(125)).toEqual([500]);
    expect(lower(85)).toEqual([500]);
  });

  it('is on the same page', () => {
    const [first, second] = [makePage(['Total', 100, 30]), { ...makePage(['5.00', 100, 44]), number: 2 }];
    expect(findLabelledAmounts(readDocument([first, second]))).toEqual([]);
  });
});

describe('the tax beside its label', () => {
  it.each([
    ['VAT 306.02 21% 64.26 370.28', 6426],
    ['VAT 306.02 21% 64.27 370.29', 6427],
    ['VAT 306.02 21% 64.25 370.27', 6425],
    ['VAT 306.02 21% 64.28 370.30', 37_030],
    ['VAT 21% 64.26 on 306.02', 6426],
    ['VAT 0% 306.02 0.00', 0],
  ])('is, in %s, the amount that is the rate of another one up to a cent, or the last one: %i', (text, cents) => {
    expect(findLabelledAmounts(readDocument([pageOf(text)])).map((amount) => Number(amount.cents))).toEqual([cents]);
  });
});

describe('the rows of a VAT table', () => {
  const readRows = (text: string): string[] =>
    readVatRows(readLine(pageOf(text))).map(({ rate, base, vat }) => `${rate} on ${base} is ${vat}`);

  it.each([
    ['19% 100.00 19.00', ['1900 on 10000 is 1900']],
    ['19% 19.00 119.00', ['1900 on 10000 is 1900']],
    ['19% 100.00 19.01', ['1900 on 10000 is 1901']],
    ['19% 100.00 19.02', []],
    ['19% 119.01 19.01', ['1900 on 10000 is 1901']],
    ['19  100.00  19.00', ['1900 on 10000 is 1900']],
    ['18.5  100.00  18.50', []],
    ['18.5% 100.00 18.50', ['1850 on 10000 is 1850']],
    ['0% 100.00 0.00', []],
    ['7% 19% 100.00 19.00 7.00', ['700 on 10000 is 700', '1900 on 10000 is 1900']],
    ['19% 100.00 19.00 119.00', ['1900 on 10000 is 1900']],
  ])('in %s are %j', (text, rows) => {
    expect(readRows(text)).toEqual(rows);
  });

  it('are read from the first twelve amounts of a line', () => {
    const fill = (count: number) => Array.from({ length: count }, (_, index) => `${7 + index}.03`).join(' ');
    expect(readRows(`19% ${fill(10)} 1000.00 190.00`)).toEqual(['1900 on 100000 is 19000']);
    expect(readRows(`19% ${fill(11)} 1000.00 190.00`)).toEqual([]);
  });

  it('are combined into choices with at most one row per rate', () => {
    const row = (rate: bigint, vat: bigint): VatRow => ({ rate, base: null, vat, line: null });
    const rows = [row(700n, 1n), row(1900n, 2n), row(1900n, 3n)];
    const list = (all: VatRow[]) =>
      listChoices(all, (options) => options).map((choice) => choice.map(({ vat }) => Number(vat)));
    expect(list(rows)).toEqual([[1, 2], [1, 3], [1], [2], [3]]);
    expect(list([])).toEqual([]);
    const seven = Array.from({ length: 7 }, (_, index) => row(BigInt(index), 1n));
    expect(Math.max(...list(seven).map((choice) => choice.length))).toBe(6);
  });
});
