import { describe, expect, it } from '@jest/globals';
import type { Page } from '../../../src/extraction/model/draft.js';
import { areAligned, findCellAbove, findCellsBelow, type PlacedCell } from '../../../src/extraction/page/cells.js';
import { readDocument, type ReadDocument } from '../../../src/extraction/page/document.js';
import { findBlockAround, findPartyBlocks } from '../../../src/extraction/page/party-blocks.js';
import { findValueBelow, findValueRight } from '../../../src/extraction/page/values.js';
import { pageOf } from '../../support/page-of.js';

type Place = readonly [text: string, x: number, y: number, height?: number];

/** Makes a page from texts at these places; their letters are five points wide and ten high. */
function makePage(places: readonly Place[], number = 1): Page {
  const words = places.map(([text, x, y, height = 10]) => ({
    ...{ text, confidence: 1 },
    box: { x, y, width: text.length * 5, height },
  }));
  return { ...pageOf('', number), words };
}
const readPlaces = (...places: Place[]): ReadDocument => readDocument([makePage(places)]);

/** Finds the cell with a text. */
function findCell({ lines }: ReadDocument, text: string): PlacedCell {
  const placed = lines.flatMap((line) => line.cells.map((cell) => ({ line, cell })));
  return placed.find(({ cell }) => cell.text === text)!;
}
const listBelow = (document: ReadDocument, text: string): string[] =>
  findCellsBelow(document, findCell(document, text)).map(({ cell }) => cell.text);
const getAbove = (document: ReadDocument, text: string): string | null =>
  findCellAbove(document, findCell(document, text))?.text ?? null;

describe('the cells of an address', () => {
  it('have the left edge, the right edge or the middle in common', () => {
    const box = { x: 100, y: 30, width: 60, height: 10 };
    const isAligned = (x: number, width: number) => areAligned(box, { ...box, x, width });
    expect([isAligned(104, 200), isAligned(96, 200), isAligned(105, 200)]).toEqual([true, true, false]);
    expect([isAligned(10, 154), isAligned(10, 146), isAligned(10, 155)]).toEqual([true, true, false]);
    expect([isAligned(70, 128), isAligned(70, 112), isAligned(70, 130)]).toEqual([true, true, false]);
  });

  it('stand below its first line, as close as the lines of one block', () => {
    const readWithGap = (gap: number) => readPlaces(['Kraxi Ltd', 30, 30], ['Leeds', 30, 40 + gap]);
    expect(listBelow(readWithGap(16), 'Kraxi Ltd')).toEqual(['Leeds']);
    expect(listBelow(readWithGap(16.1), 'Kraxi Ltd')).toEqual([]);
    const headed = readPlaces(['Kraxi Ltd', 30, 30, 20], ['High Street', 30, 80], ['Leeds', 30, 96], ['UK', 30, 123]);
    expect(listBelow(headed, 'Kraxi Ltd')).toEqual(['High Street', 'Leeds', 'UK']);
    expect(listBelow(readPlaces(['Kraxi', 30, 30], ['Leeds', 30, 70, 20]), 'Kraxi')).toEqual(['Leeds']);
  });

  it('may have the lines of another column between them', () => {
    const document = readPlaces(
      ...([
        ['Kraxi Ltd', 30, 30],
        ['Invoice', 300, 36],
        ['Leeds', 30, 42],
        ['Date', 300, 48],
      ] as const),
      ...([
        ['UK', 30, 54],
        ['Page', 300, 96],
        ['Tel', 30, 102],
      ] as const),
    );
    expect(listBelow(document, 'Kraxi Ltd')).toEqual(['Leeds', 'UK']);
    expect(listBelow(document, 'Invoice')).toEqual(['Date']);
    expect(listBelow(document, 'UK')).toEqual([]);
  });

  it('are at most nine, all on one page', () => {
    const lines = Array.from({ length: 12 }, (_, index): Place => [`Line${index}`, 30, 30 + 12 * index]);
    expect(listBelow(readPlaces(...lines), 'Line0')).toEqual(lines.slice(1, 10).map(([text]) => text));
    const document = readDocument([makePage([['Kraxi Ltd', 30, 800]]), makePage([['Leeds', 30, 812]], 2)]);
    expect(listBelow(document, 'Kraxi Ltd')).toEqual([]);
  });

  it('have the cell right above them in the same block', () => {
    const document = readPlaces(
      ['Kraxi', 30, 30],
      ['Invoice', 300, 36],
      ['Leeds', 30, 42],
      ['Date', 300, 48],
      ['UK', 30, 54],
    );
    expect([getAbove(document, 'UK'), getAbove(document, 'Date'), getAbove(document, 'Kraxi')]).toEqual([
      'Leeds',
      'Invoice',
      null,
    ]);
    const readWithGap = (gap: number) => readPlaces(['Kraxi', 30, 30], ['Leeds', 30, 40 + gap]);
    expect([getAbove(readWithGap(15.9), 'Leeds'), getAbove(readWithGap(16), 'Leeds')]).toEqual(['Kraxi', null]);
  });

  it('have no cell above them beyond three lines or on the page before', () => {
    const between = (count: number): ReadDocument => {
      const others = Array.from({ length: count }, (_, index): Place => [`x${index}`, 300, 34 + 4 * index, 4]);
      return readPlaces(['Kraxi', 30, 30, 4], ...others, ['Leeds', 30, 34 + 4 * count, 10]);
    };
    expect([getAbove(between(2), 'Leeds'), getAbove(between(3), 'Leeds')]).toEqual(['Kraxi', null]);
    const document = readDocument([makePage([['Kraxi', 30, 30]]), makePage([['Leeds', 30, 42]], 2)]);
    expect(getAbove(document, 'Leeds')).toBeNull();
  });
});

describe('the value below a label', () => {
  const readBelow = (...places: Place[]): string | null => {
    const document = readPlaces(['Invoice', 100, 30], ['number', 140, 30], ...places);
    const line = document.lines[0]!;
    return findValueBelow(document, line, line.fields[0]!)?.text ?? null;
  };

  it('overlaps its label', () => {
    expect([readBelow(['4711', 81, 44]), readBelow(['4711', 80, 44])]).toEqual(['4711', null]);
    expect([readBelow(['4711', 169, 44]), readBelow(['4711', 170, 44])]).toEqual(['4711', null]);
  });

  it('is at most three line heights below it', () => {
    expect([readBelow(['4711', 100, 70]), readBelow(['4711', 100, 70.1])]).toEqual(['4711', null]);
    expect([readBelow(['4711', 100, 100, 20]), readBelow(['4711', 100, 100.1, 20])]).toEqual(['4711', null]);
  });

  it('has only the words near its label, unless it ends with it', () => {
    const words = ['47', '11', 'ab', 'cd', 'ef', 'gh', 'ij', 'kl', 'mn'];
    const placeFrom = (left: number): Place[] => words.map((text, index) => [text, left + 18 * index, 44]);
    expect(readBelow(...placeFrom(100))).toBe('47 11 ab cd ef gh ij kl');
    // The right edge of the label is at 170.
    expect(readBelow(...placeFrom(16))).toBe('47 11 ab cd ef gh ij kl mn');
    expect(readBelow(...placeFrom(10))).toBe('gh ij kl mn');
  });
});

describe('the value beside a label', () => {
  const readRight = (text: string): string | null => {
    const [line] = readDocument([pageOf(text)]).lines;
    return findValueRight(line!, line!.fields[0]!)?.text ?? null;
  };

  it.each([
    ['Invoice number = 4711', '4711'],
    ['Invoice number: - 4711', '4711'],
    ['Invoice number#4711', '4711'],
    ['Invoice number: 4711 Customer number 99', '4711'],
    ['Invoice number: 4711 / 12', '4711 / 12'],
  ])('in %j is %s', (text, value) => {
    expect(readRight(text)).toBe(value);
  });
});

describe('the block of a party', () => {
  /** Whether the block of the buyer includes the word LAST. */
  const includesLast = (...places: Place[]): boolean => {
    const document = readPlaces(...places);
    const { box } = document.lines.flatMap(({ words }) => words).find(({ text }) => text === 'LAST')!;
    const [buyer] = findPartyBlocks(document).filter(({ kind }) => kind === 'buyer');
    return findBlockAround([buyer!], 1, box) !== null;
  };
  const LABEL: Place = ['Buyer:', 100, 30];

  it('may begin with two labels and a stroke between them', () => {
    expect(includesLast(['Buyer', 100, 30], ['/', 128, 30], ['Customer', 135, 30], ['LAST', 100, 44])).toBe(true);
  });

  it("is below the totals if it is the seller's, which is named nowhere above", () => {
    const listKinds = (head: string, foot: string) =>
      findPartyBlocks(
        readDocument([
          pageOf(
            `${head}\n\nItem      Qty    Price    Amount\nBolts       1    10.00     10.00\nNuts        1     5.00      5.00\nNails       1     5.00      5.00\n\nTotal 20.00\n\n${foot}\nKraxi Ltd`,
          ),
        ]),
      ).map(({ kind }) => kind);
    expect(listKinds('Customer:\nAcme Ltd', 'Supplier')).toEqual(['buyer', 'seller']);
    expect(listKinds('Seller:\nAcme Ltd', 'Supplier')).toEqual(['seller']);
    expect(listKinds('Acme Ltd', 'Customer')).toEqual([]);
    expect(listKinds('Acme Ltd', 'Supplier of bolts')).toEqual([]);
  });

  it('begins a little to the left of its label', () => {
    expect(includesLast(LABEL, ['LAST', 92, 44])).toBe(true);
    expect(includesLast(LABEL, ['LAST', 91.9, 44])).toBe(false);
  });

  it('ends at a gap of more than four line heights', () => {
    expect(includesLast(LABEL, ['Leeds', 100, 44], ['LAST', 100, 95])).toBe(true);
    expect(includesLast(LABEL, ['Leeds', 100, 44], ['LAST', 100, 97])).toBe(false);
  });

  it('ends where two cells beside it begin at the same place', () => {
    const besides = (first: number, second: number): Place[] => [
      ...[LABEL, ['Old Mill', 100, 44] as const, ['Leeds', 100, 58] as const],
      ...[['x', first, 44] as const, ['y', second, 58] as const, ['LAST', first, 72] as const],
    ];
    expect(includesLast(...besides(200, 203.9))).toBe(false);
    expect(includesLast(...besides(200, 204.1))).toBe(true);
    expect(includesLast(...besides(155.1, 155.1))).toBe(false);
    expect(includesLast(...besides(154.9, 154.9))).toBe(true);
  });

  it('ends at the label of another party beside it, up to two lines further down', () => {
    const withSeller = (y: number): Place[] => [
      ...[LABEL, ['Old Mill', 100, 44] as const, ['High Street', 100, 58] as const, ['Leeds', 100, 72] as const],
      ...[['Seller:', 300, y] as const, ['LAST', 310, 44] as const],
    ];
    expect([includesLast(...withSeller(30)), includesLast(...withSeller(58)), includesLast(...withSeller(72))]).toEqual(
      [false, false, true],
    );
  });

  it('begins with the lines above the person who receives the letter', () => {
    const topOf = (...texts: string[]): number | undefined =>
      findPartyBlocks(readDocument([pageOf(texts.join('\n'))]))[0]?.line.index;
    expect(topOf('Kraxi Ltd', 'Attn: Ann Fox', 'Leeds')).toBe(0);
    expect(topOf('Kraxi SARL', 'Service achats', "À l'attention de Mme Renard", 'Lyon')).toBe(0);
    expect(topOf('Acme · 1 High Street · 12345 Leeds', 'Kraxi Ltd', 'Attn: Ann Fox')).toBe(1);
    expect(topOf('Invoice number', 'Attn: Ann Fox')).toBe(1);
    expect(topOf('Kraxi Ltd', 'Buyer: Ann Fox', 'Leeds')).toBe(1);
    expect(topOf('Buyer:', 'Kraxi Ltd', 'Attn: Ann Fox')).toBe(0);
  });

  it('is not below a label in a row of labels, each with one value below', () => {
    const labels: readonly Place[] = [
      ['Invoice no', 30, 30],
      ['Customer', 130, 30],
      ['Terms', 230, 30],
    ];
    const values: readonly Place[] = [
      ['26/12', 30, 44],
      ['0417', 130, 44],
      ['Net', 230, 44],
    ];
    expect(findPartyBlocks(readPlaces(...labels, ...values))).toEqual([]);
    expect(findPartyBlocks(readPlaces(...labels, ...values, ['12 High Street', 130, 56]))).toHaveLength(1);
    expect(findPartyBlocks(readPlaces(...labels, ['Kraxi Ltd', 130, 44]))).toHaveLength(1);
  });

  it('is that of the payee in the row of a payment slip, and the sender below is the payer', () => {
    const slip: readonly Place[] = [
      ['Betalningsmottagare', 30, 130],
      ['Till bankgironr', 230, 130],
      ['Betala senast', 430, 130],
      ...([
        ['Kraxi', 30, 144],
        ['5073-1827', 230, 144],
        ['2026-02-28', 430, 144],
      ] as const),
      ['Avsändare', 30, 190],
      ['Ann Fox', 30, 204],
    ];
    const listKinds = (...places: Place[]) => findPartyBlocks(readPlaces(...places)).map(({ kind }) => kind);
    const repeated = slip.map(([text, x, y]): Place => [text === 'Kraxi' ? 'Kraxi Ridklubb' : text, x, y]);
    expect(listKinds(...slip)).toEqual(['seller']);
    expect(listKinds(['Kraxi Ridklubb', 30, 30], ...repeated)).toEqual(['seller', 'buyer']);
  });

  it('has the values beside the labels of its name and address', () => {
    const document = readPlaces(
      ...([
        ['CUSTOMER', 30, 30],
        ['Name', 30, 44],
        ['Kraxi Ltd', 130, 44],
        ['VAT no', 330, 44],
      ] as const),
      ...([
        ['Address', 30, 58],
        ['12 High Street', 130, 58],
        ['Terms', 330, 58],
      ] as const),
    );
    const [block] = findPartyBlocks(document);
    expect(block?.right).toBe(328);
  });

  it('ends at the number of the invoice below it, but not beside it', () => {
    const withNumber = (x: number): Place[] => [
      LABEL,
      ['Old Mill', 100, 44],
      ['Invoice', x, 58],
      ['number', x + 40, 58],
      ['LAST', 100, 72],
    ];
    expect([
      includesLast(...withNumber(100)),
      includesLast(...withNumber(131)),
      includesLast(...withNumber(132)),
    ]).toEqual([...[false, false, true]]);
  });

  it('ends at a line with the labels of four columns', () => {
    const withHeader = (...labels: string[]): Place[] => [
      ...[LABEL, ['Old Mill', 100, 44] as const, ['LAST', 100, 72] as const],
      ...labels.map((label, index): Place => [label, 100 + 80 * index, 58]),
    ];
    expect(includesLast(...withHeader('Description', 'Qty', 'Price'))).toBe(true);
    expect(includesLast(...withHeader('Description', 'Qty', 'Price', 'Amount'))).toBe(false);
  });
});
