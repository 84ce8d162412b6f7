import { describe, expect, it } from '@jest/globals';
import { readDocument, type ReadDocument } from '../../../src/extraction/page/document.js';
import { findLabelledAmounts } from '../../../src/extraction/page/labelled-amounts.js';
import { findBlockAround, findPartyBlocks } from '../../../src/extraction/page/party-blocks.js';
import { findValueBelow, findValueRight } from '../../../src/extraction/page/values.js';
import { pageOf } from '../../support/page-of.js';

const readPages = (...pages: string[]): ReadDocument =>
  readDocument(pages.map((text, index) => pageOf(text, index + 1)));

/** Lists the labelled amounts of a text: the meaning of the label, the cents and the rate. */
function listAmounts(text: string): (readonly [string, number, number | null])[] {
  return findLabelledAmounts(readPages(text)).map(
    ({ key, cents, rate }) => [key, Number(cents), rate === null ? null : Number(rate)] as const,
  );
}

describe('labelled amounts', () => {
  it.each([
    ['Total 12.50', [['total', 1250, null]]],
    [
      'Net total 10.00   VAT 2.00   Total due 12.00',
      [
        ['net', 1000, null],
        ['vat', 200, null],
        ['payable', 1200, null],
      ],
    ],
    ['USt. 19 % auf 804,35 152,83', [['vat', 15283, 1900]]],
    ['VAT 306.02 21% 64.26 370.28', [['vat', 6426, 2100]]],
    ['VAT 306.02 21% 64.30 370.28', [['vat', 37028, 2100]]],
    ['VAT 100.00 100% 100.00 200.00', [['vat', 20000, null]]],
    ['VAT 5.5% 2.00', [['vat', 200, 550]]],
    ['VAT (%18) 2.00', [['vat', 200, 1800]]],
    ['VAT 30% 2.00', [['vat', 200, 3000]]],
    ['VAT 31% 2.00', [['vat', 200, null]]],
    ['Escluso IVA art. 15 2,00', []],
    ['3 dan 20 2.400,00', []],
    ['Najam bicikla   dan   4   15,00   60,00', []],
    ['daň 20 % 2.400,00', [['vat', 240000, 2000]]],
    ['20% VAT 2.00', [['vat', 200, 2000]]],
    ['Total 12', []],
    ['Total € 12', [['total', 1200, null]]],
    ['Total 12.5', []],
    ['Total 12.50 kg', [['total', 1250, null]]],
    ['Total 12.50kg', []],
    ['12.50 Total', []],
    ['Total 99999999999999.00', []],
  ])('in %s are %j', (text, amounts) => {
    expect(listAmounts(text)).toEqual(amounts);
  });

  it('may stand below their labels, each with the rate of its own label', () => {
    const text = `
Net total         VAT 20%         VAT 5%          Total due
   100.00           20.00           5.00             125.00
    10.00            2.00           0.50              12.50
`;
    expect(listAmounts(text)).toEqual([
      ['net', 10000, null],
      ['net', 1000, null],
      ['vat', 2000, 2000],
      ['vat', 200, 2000],
      ['vat', 500, 500],
      ['vat', 50, 500],
      ['payable', 12500, null],
      ['payable', 1250, null],
    ]);
  });

  it('are not taken from below if one stands beside, or if a label or a wide gap lies between', () => {
    expect(listAmounts('Total    5.00\n         7.00\nsome     9.00')).toEqual([['total', 500, null]]);
    expect(listAmounts('Net total\nVAT\n  5.00')).toEqual([['vat', 500, null]]);
    expect(listAmounts('Total\n\n\n\n 5.00')).toEqual([['total', 500, null]]);
    expect(listAmounts('Total\n\n\n\n\n 5.00')).toEqual([]);
    expect(listAmounts('Total\n     text   5.00')).toEqual([]);
  });

  it('are not taken from a column of the item table', () => {
    expect(listAmounts('Description    Qty    Price    Total\nBolts            2    10.00    20.00')).toEqual([]);
  });

  it('may stand between the two lines of a wrapped label', () => {
    const makeTwoLinePage = (second: number) => {
      const makeWord = (text: string, x: number, y: number) => ({
        ...{ text, confidence: 1 },
        box: { x, y, width: text.length * 5, height: 9 },
      });
      const words = [makeWord('Grand', 30, 100), makeWord('105.00', 200, 105), makeWord('total', 30, second)];
      return findLabelledAmounts(readDocument([{ ...pageOf(''), words }])).map(({ cents }) => Number(cents));
    };
    expect([makeTwoLinePage(110), makeTwoLinePage(116)]).toEqual([[10500], []]);
  });
});

describe('the value of a label', () => {
  const readRight = (text: string) => {
    const { lines } = readPages(text);
    const line = lines[0]!;
    return findValueRight(line, line.fields[0]!)?.text ?? null;
  };
  const readBelow = (text: string, maxLines?: number) => {
    const document = readPages(text);
    const line = document.lines[0]!;
    return findValueBelow(document, line, line.fields[0]!, maxLines)?.text ?? null;
  };

  it.each([
    ['Invoice number: 4711', '4711'],
    ['Invoice number : # 4711', '4711'],
    ['Invoice number:4711', '4711'],
    ['Invoice number:ABC', null],
    ['Invoice number 4711 Invoice date 5.6.2024', '4711'],
    ['Invoice number', null],
    ['Invoice number No. 4711', 'No. 4711'],
  ])('stands to its right: %s', (text, value) => {
    expect(readRight(text)).toBe(value);
  });

  it.each([
    ['Invoice number    Other\n4711              99', '4711'],
    ['Invoice number\n4711', '4711'],
    ['Invoice number\n\n\n4711', '4711'],
    ['Invoice number\n\n\n\n4711', null],
    ['Invoice number\n                          99', null],
    ['Invoice number\n                          99\n4711', '4711'],
    ['Invoice number\n4711 of a very long line that goes on', '4711 of a very long line that'],
    ['Text Invoice number\n4711 4712', '4712'],
  ])('stands below it: %s', (text, value) => {
    expect(readBelow(text)).toBe(value);
  });

  it('is searched for in a given number of lines below', () => {
    const text = 'Invoice number\n                    1\n                    2\n4711';
    expect([readBelow(text, 2), readBelow(text)]).toEqual([null, '4711']);
  });
});

describe('the address blocks of the parties', () => {
  /** Lists the kind and the words of each block. */
  function listBlocks(...pages: string[]): (readonly [string, string])[] {
    const document = readPages(...pages);
    const blocks = findPartyBlocks(document);
    return blocks.map((block) => {
      const words = document.lines.flatMap(({ page, words: all }) =>
        all.filter(({ box }) => findBlockAround(blocks, page, box) === block),
      );
      return [block.kind, words.map(({ text }) => text).join(' ')] as const;
    });
  }

  it('may stand side by side or one below the other', () => {
    expect(
      listBlocks(`
Seller:                  Buyer:
Kraxi Ltd                Old Mill Books
1 High Street            2 Market Square
London                   Leeds

Ship to:
Harbour Books
`),
    ).toEqual([
      ['seller', 'Seller: Kraxi Ltd 1 High Street London'],
      ['buyer', 'Buyer: Old Mill Books 2 Market Square Leeds'],
      ['other_party', 'Ship to: Harbour Books'],
    ]);
  });

  it('end at a wide gap, at the table and at the invoice details', () => {
    expect(listBlocks('Bill to:\nOld Mill Books\n\n\n\n\n\nThank you')).toEqual([['buyer', 'Bill to: Old Mill Books']]);
    expect(listBlocks('Bill to:\nOld Mill Books\n\n\nLeeds')).toEqual([['buyer', 'Bill to: Old Mill Books Leeds']]);
    expect(listBlocks('Bill to:\nOld Mill Books\nInvoice number 4711\nLeeds')).toEqual([
      ['buyer', 'Bill to: Old Mill Books'],
    ]);
    expect(listBlocks('Bill to:\nOld Mill Books\nDescription  Qty  Price  Amount\nBolts  2  10.00  20.00')).toEqual([
      ['buyer', 'Bill to: Old Mill Books'],
    ]);
  });

  it('have at most eighteen lines', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `line${index + 1}`).join('\n');
    expect(listBlocks(`Bill to:\n${lines}`)[0]?.[1]).toMatch(/line18$/);
  });

  it('end at the next column, recognised by its left-aligned cells', () => {
    expect(
      listBlocks(`
Bill to:                         Date of order
Old Mill Books                   5 May 2024
2 Market Square                  Terms
`),
    ).toEqual([['buyer', 'Bill to: Old Mill Books 2 Market Square']]);
    expect(listBlocks('Bill to:\nVAT no:                 GB1234\nTel:                    0123')).toEqual([
      ['buyer', 'Bill to: VAT no: GB1234 Tel: 0123'],
    ]);
  });

  it.each([
    ['Bill to Old Mill Books', 1],
    ['Bill to the person who has ordered the goods of this letter', 0],
    ['bill to: Old Mill Books', 0],
    ['The goods that we bill to: Old Mill', 0],
    ['Buyer Old Mill Books', 0],
    ['Buyer : Old Mill Books', 1],
    ['Buyer', 1],
    ['Bill to Old Mill Books.', 0],
    ['Bill to one two three four five six', 1],
    ['Bill to one two three four five six seven', 0],
  ])('begin with a label at the start of a cell: %s', (text, count) => {
    expect(listBlocks(text)).toHaveLength(count);
  });

  it('stand above the item table or near the top of the page', () => {
    const table = 'Description    Qty    Price    Amount\nBolts            2    10.00     20.00\n';
    expect(listBlocks(`${table}\nBuyer:\nOld Mill Books`)).toHaveLength(1);
    expect(listBlocks(`${table.repeat(1)}a\nb\nc\nd\nBuyer:\nOld Mill Books`)).toHaveLength(0);
  });

  it('are found on every page and end with it', () => {
    expect(listBlocks('Buyer:\nOld Mill Books', 'Seller:\nKraxi Ltd')).toEqual([
      ['buyer', 'Buyer: Old Mill Books'],
      ['seller', 'Seller: Kraxi Ltd'],
    ]);
  });
});

describe('the labels of sums', () => {
  const listTotalKeys = (text: string) => readPages(text).lines[0]?.totals.map(({ key }) => key);

  it.each([
    ['Total incl. VAT 12.50', ['gross']],
    ['Total excl. VAT 12.50', ['net']],
    ['Total EUR incl. VAT 12.50', ['gross']],
    ['Total for you incl. VAT 12.50', ['total']],
    ['incl. VAT 20 %: 3.20', ['vat']],
    ['Shipping incl. VAT: 3.20', ['charge']],
    ['USt-IdNr. DE136695976', []],
    ['USt 3,20', ['vat']],
    ['Net 30', []],
    ['Net 120 days', []],
    ['Net 30.00', ['net']],
    ['Net 30 EUR', ['net']],
    ['Net 30 000,00', ['net']],
    ['Netto 19 % 30,00', ['net']],
    ['Goods total     Freight     Excl. VAT     VAT 20%     Amount due', ['lines', 'charge', 'net', 'vat', 'payable']],
    ['Warenwert     Versand     exkl. MwSt     MwSt 19 %     Zahlbetrag', ['lines', 'charge', 'net', 'vat', 'payable']],
    ['Artikel     Preis     exkl. MwSt', []],
  ])('in %s are %j', (text, keys) => {
    expect(listTotalKeys(text)).toEqual(keys);
  });

  it('are not found inside a code', () => {
    expect(readPages('Web-77120').lines[0]?.fields).toEqual([]);
  });
});
