import { describe, expect, it } from '@jest/globals';
import { collectTypes } from '../../../src/extraction/fields/document-type/type-evidence.js';
import type { DocumentType } from '../../../src/extraction/model/document-type.js';
import type { Page } from '../../../src/extraction/model/draft.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { pageOf } from '../../support/page-of.js';

const LINES = 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj';
const TABLE =
  'Description      Quantity    Price    Amount\nBolts                   2     5.00     10.00\nTotal                                10.00';

const collect = (type: DocumentType, total: bigint | null, ...pages: Page[]) =>
  collectTypes(readDocument(pages), { total }).find((candidate) => candidate.type === type)!;
const listFeatures = (type: DocumentType, text: string, total: bigint | null = null): string[] =>
  Object.keys(collect(type, total, pageOf(text)).features);
/** Lists the features of the titles, without those that most titles have. */
const listTitleFeatures = (text: string): string[] =>
  listFeatures('credit_note', text).filter(
    (name) =>
      !['title', 'first title', 'highest title', 'title above the table', 'only type with a title alone'].includes(
        name,
      ),
  );

describe('the titles of a document', () => {
  it.each([
    ['Text', []],
    [`Credit note\n${LINES}`, ['title alone', 'title alone in the head', 'title in the head', 'title opens its cell']],
    [
      `Credit note 4711\n${LINES}`,
      ['title alone', 'title alone in the head', 'title in the head', 'title opens its cell'],
    ],
    [
      `Credit note R-4711 -\n${LINES}`,
      ['title alone', 'title alone in the head', 'title in the head', 'title opens its cell'],
    ],
    [
      `Nota di credito R-4711 del 5 ottobre 2026\n${LINES}`,
      ['title alone', 'title alone in the head', 'title in the head', 'title opens its cell'],
    ],
    [
      `Creditnota / Note de crédit\n${LINES}`,
      ['title alone', 'title alone in the head', 'title in the head', 'title opens its cell'],
    ],
    [`Credit note for you\n${LINES}`, ['title in the head', 'title opens its cell']],
    [`A credit note\n${LINES}`, ['title in the head']],
    [
      `A   Credit note\n${LINES}`,
      ['title alone', 'title alone in the head', 'title in the head', 'title opens its cell'],
    ],
    [`${LINES}\nCredit note`, ['title alone', 'title opens its cell']],
    [`${LINES}\nA credit note`, []],
  ])('in %j show %j', (text, features) => {
    expect(listTitleFeatures(text)).toEqual(features);
  });

  it('are of one type', () => {
    expect(listFeatures('invoice', 'Credit note')).toEqual(['invoice']);
    expect(listFeatures('credit_note', 'Invoice')).toEqual([]);
    expect(listFeatures('invoice', 'Invoice')).toContain('title');
  });

  it('of only one type may stand alone', () => {
    const isOnly = (type: DocumentType, text: string) =>
      listFeatures(type, text).includes('only type with a title alone');
    expect(isOnly('prepayment', 'Deposit invoice\nInvoice number: 4711')).toBe(true);
    expect(isOnly('invoice', 'Deposit invoice\nInvoice number: 4711')).toBe(false);
    expect(isOnly('prepayment', 'Deposit invoice\nInvoice')).toBe(false);
    expect(isOnly('prepayment', 'After your deposit invoice we wrote this')).toBe(false);
  });

  it('are not the labels of a party', () => {
    expect(listFeatures('invoice', 'Bill to: Mei')).not.toContain('title');
  });

  it('come first or later, above the table or below it', () => {
    const text = `Invoice\nCredit note\n\n${TABLE}\n\nReceipt`;
    const list = (type: DocumentType) =>
      listFeatures(type, text).filter((name) => name === 'first title' || name === 'title above the table');
    expect([list('invoice'), list('credit_note'), list('receipt')]).toEqual([
      ['first title', 'title above the table'],
      ['title above the table'],
      [],
    ]);
  });

  it('may be large or the highest', () => {
    const makePage = (height: number, other = 9): Page => {
      const page = pageOf('Credit\ntext text\ntext text\ntext text\nInvoice');
      const heights: Record<string, number> = { Credit: 9, Invoice: other };
      const words = page.words.map((word) => {
        const isTitle = word.text === 'Credit';
        return {
          ...word,
          text: isTitle ? 'Gutschrift' : word.text,
          box: { ...word.box, height: isTitle ? height : (heights[word.text] ?? 9) },
        };
      });
      return { ...page, words };
    };
    const list = (height: number, other?: number) =>
      Object.keys(collect('credit_note', null, makePage(height, other)).features).filter((name) =>
        /large|highest/.test(name),
      );
    expect(list(9)).toEqual(['highest title']);
    expect(list(11, 12)).toEqual([]);
    expect(list(12)).toEqual(['title alone and large', 'title large', 'highest title']);
  });

  it('are at the head of the first page only', () => {
    const found = collect('credit_note', null, pageOf(LINES, 1), pageOf(`Credit note\n${LINES}`, 2));
    expect(Object.keys(found.features)).toEqual(
      expect.not.arrayContaining(['title in the head', 'title alone in the head']),
    );
    expect(found.page).toBe(2);
  });

  it('have a text and a place, which are empty without a title', () => {
    const { title, box, page } = collect('credit_note', null, pageOf('Text\nGutschrift'));
    expect({ title, y: box.y, page }).toEqual({ title: 'gutschrift', y: 42, page: 1 });
    const missing = collect('credit_note', null, pageOf('Text'));
    expect({ title: missing.title, width: missing.box.width, page: missing.page }).toEqual({
      ...{ title: null, width: 0, page: 1 },
    });
  });
});

describe('the content of a document', () => {
  it.each([
    ['invoice', 'Invoice number: 4711', ['invoice', 'label of an invoice number']],
    ['invoice', 'Credit note number: 4711', ['invoice']],
    ['credit_note', 'Credit note number: 4711', ['label of the number']],
    ['credit_note', 'Original invoice: 4711', ['names the original invoice']],
    ['receipt', 'Cashier: Mei', ['words of a receipt']],
    ['receipt', 'Text', []],
    ['invoice', 'Cashier: Mei', ['invoice']],
    ['debit_note', 'Cashier: Mei', []],
  ] as const)('of type %s in %j shows %j', (type, text, features) => {
    expect(listFeatures(type, text).filter((name) => !/title/.test(name))).toEqual(features);
  });

  it('shows a credit by a negative total', () => {
    const list = (type: DocumentType, total: bigint | null) => listFeatures(type, 'Text', total);
    expect(list('credit_note', -1n)).toEqual(['negative total']);
    expect([list('credit_note', 0n), list('credit_note', null), list('debit_note', -1n)]).toEqual([[], [], []]);
  });
});
