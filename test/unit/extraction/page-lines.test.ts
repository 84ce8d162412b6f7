import { describe, expect, it } from '@jest/globals';
import type { Page, Word } from '../../../src/extraction/model/draft.js';
import { toFindings } from '../../../src/extraction/page/candidate.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { findIbans } from '../../../src/extraction/page/ibans.js';
import { toKeptReading, toPages } from '../../../src/extraction/page/kept-reading.js';
import { joinBoxes } from '../../../src/extraction/page/boxes.js';
import { joinLines } from '../../../src/extraction/page/lines.js';
import { pageOf } from '../../support/page-of.js';

type Place = readonly [text: string, x: number, y: number, width?: number, height?: number];

function makeWords(places: readonly Place[]): Word[] {
  return places.map(([text, x, y, width = 20, height = 10]) => ({ text, box: { x, y, width, height }, confidence: 1 }));
}

function makePageWith(words: readonly Word[], number = 1): Page {
  return { number, width: 595, height: 842, source: 'text', words };
}

const joinLinesAt = (...places: Place[]): string[] =>
  joinLines([makePageWith(makeWords(places))]).map((line) => line.text);
const joinCellsAt = (...places: Place[]): string[] =>
  joinLines([makePageWith(makeWords(places))]).flatMap((line) => line.cells.map((cell) => cell.text));

describe('the lines of a page', () => {
  it('run from top to bottom and their words from left to right, whatever the order in the file', () => {
    expect(joinLinesAt(['d', 60, 40], ['b', 60, 10], ['c', 10, 40], ['a', 10, 10])).toEqual(['a b', 'c d']);
  });

  it('hold words whose middles differ by less than four tenths of the smaller height', () => {
    expect(joinLinesAt(['a', 10, 10], ['b', 60, 13.9])).toEqual(['a b']);
    expect(joinLinesAt(['a', 10, 10], ['b', 60, 14.1])).toEqual(['a', 'b']);
    expect(joinLinesAt(['a', 10, 10, 20, 40], ['b', 60, 27, 20, 4])).toEqual(['a b']);
    expect(joinLinesAt(['a', 10, 10, 20, 40], ['b', 60, 32, 20, 4])).toEqual(['a', 'b']);
  });

  it('get a word that could belong to two of them if they are the nearer one', () => {
    expect(joinLinesAt(['tall', 10, 0, 20, 40], ['low', 40, 22], ['next', 70, 8, 20, 40])).toEqual([
      'tall',
      'low next',
    ]);
  });

  it('keep a value with the label right before it, although another label that is higher is on one line with that', () => {
    expect(joinLinesAt(['Bill to', 10, 10], ['Number', 300, 13], ['4711', 330, 16])).toEqual([
      'Bill to',
      'Number 4711',
    ]);
    expect(joinLinesAt(['Bill to', 10, 10], ['Number', 300, 13], ['4711', 370, 16])).toEqual([
      'Bill to Number',
      '4711',
    ]);
  });

  it('keep a value that is higher than the label right before it, although it is on one line with words far from it', () => {
    expect(joinLinesAt(['Oakfield', 10, 10], ['Number', 300, 16], ['4711', 330, 13])).toEqual([
      'Oakfield',
      'Number 4711',
    ]);
    expect(joinLinesAt(['Number', 300, 10], ['4711', 330, 13], ['Oakfield', 10, 16.5])).toEqual([
      'Number 4711',
      'Oakfield',
    ]);
  });

  it('never span two pages', () => {
    const [first, second] = [makeWords([['a', 10, 10]]), makeWords([['b', 60, 10]])];
    const lines = joinLines([makePageWith(first), makePageWith(second, 2)]);
    expect(lines.map(({ page, text }) => [page, text])).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
  });

  it('split two amounts that were read as one word, each with its share of the box', () => {
    const [line] = joinLines([makePageWith(makeWords([['12.5063.00', 10, 10, 100]]))]);
    expect(line?.words.map(({ text, box }) => [text, box.x, box.width])).toEqual([
      ['12.50', 10, 50],
      ['63.00', 60, 50],
    ]);
    expect(joinLinesAt(['12,50-3,00', 10, 10])).toEqual(['12,50 -3,00']);
    expect(joinLinesAt(['12.5063,00', 10, 10])).toEqual(['12.5063,00']);
  });

  it('have a box around all their words', () => {
    const [line] = joinLines([
      makePageWith(
        makeWords([
          ['a', 10, 10, 20, 10],
          ['b', 50, 9, 30, 14],
        ]),
      ),
    ]);
    expect(line?.box).toEqual({ x: 10, y: 9, width: 70, height: 14 });
    expect(joinBoxes([])).toEqual({ x: 0, y: 0, width: 0, height: 0 });
  });

  it('have at most two hundred words', () => {
    const words = Array.from({ length: 300 }, (_, index): Place => [`w${index}`, 10 * index, 10, 5]);
    expect(joinLinesAt(...words)[0]?.split(' ')).toHaveLength(200);
    expect(joinLinesAt(...words.toReversed())[0]).toMatch(/^w0 w1 .* w199$/);
  });
});

describe('the cells of a line', () => {
  it('are separated by gaps nearly as wide as the text is high', () => {
    expect(joinCellsAt(['a', 10, 10], ['b', 39, 10], ['c', 69, 10])).toEqual(['a b', 'c']);
  });

  it('are separated by gaps measured against the smaller word', () => {
    expect(joinCellsAt(['a', 10, 10, 20, 14], ['b', 37, 12, 20, 10])).toEqual(['a b']);
    expect(joinCellsAt(['a', 10, 10, 20, 14], ['b', 40, 12, 20, 10])).toEqual(['a', 'b']);
  });
});

describe('the findings of a field', () => {
  const document = { ...readDocument([pageOf('Text')]), certainty: 0.5 };
  const makeCandidate = (value: string, confidence: number, width = 10) => ({
    ...{ value, confidence, page: 2, rule: 'rule' },
    box: { x: 1, y: 2, width, height: 3 },
  });

  it('are its five best candidates, best first, each value once', () => {
    const candidates = [
      ['a', 0.65],
      ['b', 0.9],
      ['a', 0.7],
      ['c', 0.6],
      ['d', 0.5],
      ['e', 0.4],
      ['f', 0.3],
    ] as const;
    const findings = toFindings(
      document,
      'invoice_number',
      candidates.map(([value, sure]) => makeCandidate(value, sure)),
    );
    expect(findings.map(({ value }) => value)).toEqual(['b', 'a', 'c', 'd', 'e']);
  });

  it('are less certain if the words are, and have no box if nothing is printed', () => {
    const [printed] = toFindings(document, 'invoice_number', [makeCandidate('a', 0.777)]);
    expect(printed).toMatchObject({ confidence: 0.389, page: 2, box: { x: 1, y: 2, width: 10, height: 3 } });
    expect(toFindings(document, 'invoice_number', [makeCandidate('a', 1, 0)])[0]?.box).toBeNull();
  });
});

describe('the IBANs of a page', () => {
  const findIbansOn = (...lines: string[]): string[] => findIbans([pageOf(lines.join('\n'))]);

  it.each([
    ['IBAN DE48 1635 0645 4840 2499 09', 'DE48163506454840249909'],
    ['GB29NWBK60161331926819 BIC NWBKGB2L', 'GB29NWBK60161331926819'],
    ['Konto NO93 8601 1117 947 SWIFT', 'NO9386011117947'],
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
  ])('are found in %s', (line, iban) => {
    expect(findIbansOn(line)).toEqual([iban]);
  });

  it.each(['IBAN DE47 1635 0645 4840 2499 09', 'DE48 1635 0645', 'NO93 8601 1117 946', 'Rechnung 4711'])(
    'are not found in %s',
    (line) => {
      expect(findIbansOn(line)).toEqual([]);
    },
  );

  it('are listed once each, at most five', () => {
    const [german, british] = ['DE48 1635 0645 4840 2499 09', 'GB29 NWBK 6016 1331 9268 19'];
    expect(findIbansOn(german, british, german)).toHaveLength(2);
    const others = [
      ...['NO93 8601 1117 947', 'FR14 2004 1010 0505 0001 3M02 606', 'BE68 5390 0754 7034'],
      ...['NL91 ABNA 0417 1643 00', 'AT61 1904 3002 3457 3201'],
    ];
    expect(findIbansOn(german, ...others)).toHaveLength(5);
  });
});

describe('the reading that is stored for a file', () => {
  const draft = { bytes: new Uint8Array(), mediaType: null, xml: [], pageCount: null, format: null, findings: [] };
  const keepReading = (...pages: Page[]) => toKeptReading({ ...draft, pages });

  it('holds the first two pages and the last, with word positions to a tenth of a point', () => {
    const pages = ['one', 'two', 'three', 'four'].map((text, index) => pageOf(text, index + 1, 30.26));
    expect(keepReading(...pages)?.pages.map(({ number, words }) => [number, words])).toEqual([
      [1, [['one', 30, 30.3, 15, 9]]],
      [2, [['two', 30, 30.3, 15, 9]]],
      [4, [['four', 30, 30.3, 20, 9]]],
    ]);
  });

  it('turns back into pages whose words have the average confidence of their page', () => {
    const words = makeWords([
      ['a', 10, 10],
      ['b', 40, 10],
    ]).map((word, index) => ({ ...word, confidence: 1 - index / 3 }));
    const reading = keepReading(makePageWith(words), makePageWith([], 2));
    const [page, empty] = toPages(reading!);
    expect(page?.words[1]).toEqual({ ...words[1], confidence: 0.833 });
    expect(reading?.pages[1]?.certainty).toBe(0);
    expect(empty?.words).toEqual([]);
  });

  it('limits the number and the length of words', () => {
    const makeWord = (text: string): Word => ({ text, box: { x: 0, y: 0, width: 1, height: 1 }, confidence: 1 });
    const long = keepReading(
      makePageWith(Array.from({ length: 2000 }, () => makeWord('x'.repeat(99)))),
      makePageWith(Array(2000).fill(makeWord('y')), 2),
    );
    expect(long?.pages.map((page) => page.words.length)).toEqual([2000, 500]);
    expect(long?.pages[0]?.words[0]?.[0]).toBe('x'.repeat(60));
  });

  it('includes IBANs, and is not stored for e-invoices or files without words', () => {
    expect(keepReading(pageOf('IBAN DE48 1635 0645 4840 2499 09'))?.ibans).toEqual(['DE48163506454840249909']);
    expect(keepReading(makePageWith([]), makePageWith([], 2))).toBeNull();
    expect(keepReading(makePageWith([]), pageOf('Text', 2))).not.toBeNull();
    expect(toKeptReading({ ...draft, format: 'ubl', pages: [pageOf('Text')] })).toBeNull();
  });
});
