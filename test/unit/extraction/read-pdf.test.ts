import { describe, expect, it } from '@jest/globals';
import { readPdf } from '../../../src/extraction/input/read-pdf.js';
import type { Draft } from '../../../src/extraction/model/draft.js';
import type { PdfFixture } from '../../support/pdf-fixtures.js';
import { makePdf } from '../../support/pdf-fixtures.js';

const makeDraft = (bytes: Uint8Array): Draft => ({
  bytes,
  mediaType: 'application/pdf',
  xml: [],
  pages: [],
  pageCount: null,
  format: null,
  findings: [],
});
const read = async (fixture: PdfFixture): Promise<Draft> => readPdf(makeDraft(await makePdf(fixture)));

describe('reading a PDF', () => {
  it('returns every word with its place from the top left corner', async () => {
    const draft = await read({ pages: [[{ text: 'Invoice total', x: 100, y: 50 }]] });
    const [page] = draft.pages;
    expect(page?.words.map((word) => word.text)).toEqual(['Invoice', 'total']);
    expect(page?.words[0]?.box.x).toBeCloseTo(100, 0);
    expect(page?.words[0]?.box.y).toBeGreaterThan(45);
    expect(page?.words[0]?.box.y).toBeLessThan(56);
    expect(page?.words[1]?.box.x).toBeGreaterThan(128);
  });

  it('joins a word that is drawn in two pieces', async () => {
    const draft = await read({
      pages: [
        [
          { text: 'Br', x: 100, y: 50 },
          { text: 'uttosumme', x: 110.3, y: 50 },
        ],
      ],
    });
    expect(draft.pages[0]?.words.map((word) => word.text)).toEqual(['Bruttosumme']);
  });

  it('leaves out what is beside the visible page', async () => {
    const texts = [
      { text: 'Total', x: 50, y: 100 },
      { text: 'draft', x: 700, y: 100 },
      { text: 'template', x: 50, y: -40 },
    ];
    const { pages } = await read({ pages: [texts] });
    expect(pages[0]?.words.map(({ text }) => text)).toEqual(['Total']);
  });

  it('counts the pages and keeps their order', async () => {
    const draft = await read({ pages: [[{ text: 'one', x: 10, y: 10 }], [{ text: 'two', x: 10, y: 10 }]] });
    expect(draft.pageCount).toBe(2);
    expect(draft.pages.map((page) => [page.number, page.words[0]?.text])).toEqual([
      [1, 'one'],
      [2, 'two'],
    ]);
  });

  it('finds attached XML whatever the case of its name, and ignores other attachments', async () => {
    const draft = await read({
      pages: [[]],
      attachments: [
        { name: 'ZUGFeRD-Invoice.XML', content: '<a/>' },
        { name: 'invoice.dat', content: '<?xml version="1.0"?><b/>' },
        { name: 'terms.txt', content: 'pay soon' },
      ],
    });
    expect(draft.xml.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()]).toSorted()).toEqual([
      ['ZUGFeRD-Invoice.XML', '<a/>'],
      ['invoice.dat', '<?xml version="1.0"?><b/>'],
    ]);
  });

  it.each([
    ['is recognised', 'a byte order mark', '\ufeff<a/>', 1],
    ['is recognised', 'empty lines', '\r\n \n<a/>', 1],
    ['is recognised', 'a hundred spaces', `${' '.repeat(100)}<a/>`, 1],
    ['is not recognised', 'more than a hundred spaces', `${' '.repeat(101)}<a/>`, 0],
    ['is not recognised', 'a text', 'see <a/>', 0],
    ['is not recognised', 'nothing, if it is empty', '', 0],
  ])('attached XML without a file extension %s after %s', async (_what, _before, content, count) => {
    const draft = await read({ pages: [[]], attachments: [{ name: 'invoice', content }] });
    expect(draft.xml).toHaveLength(count);
  });

  it('reads the words of the first 50 pages of a PDF with up to 200 pages', async () => {
    const pages = Array.from({ length: 200 }, (_, index) => [{ text: `page${index + 1}`, x: 10, y: 10 }]);
    const draft = await read({ pages });
    expect([draft.pageCount, draft.pages.length]).toEqual([200, 50]);
    const last = draft.pages.at(-1);
    expect([last?.number, last?.words[0]?.text]).toEqual([50, 'page50']);
  });

  it('does not change the bytes of the file', async () => {
    const bytes = await makePdf({ pages: [[{ text: 'one', x: 10, y: 10 }]] });
    const copy = Buffer.from(bytes);
    const draft = await readPdf(makeDraft(bytes));
    expect(Buffer.compare(Buffer.from(draft.bytes), copy)).toBe(0);
  });

  it('reports that a protected PDF needs a password', async () => {
    await expect(read({ pages: [[]], userPassword: 'secret' })).rejects.toMatchObject({ code: 'encrypted_file' });
  });

  it('reports that a damaged PDF cannot be read', async () => {
    const damaged = Buffer.from('%PDF-1.7\nnothing of use');
    await expect(readPdf(makeDraft(damaged))).rejects.toMatchObject({ code: 'unreadable_file' });
  });

  it('refuses a PDF of more than 200 pages', async () => {
    await expect(read({ pages: Array.from({ length: 201 }, () => []) })).rejects.toMatchObject({ code: 'too_large' });
  });

  it('ignores a file that is not a PDF', async () => {
    const draft = { ...makeDraft(Buffer.from('<a/>')), mediaType: 'application/xml' };
    expect(await readPdf(draft)).toBe(draft);
  });
});
