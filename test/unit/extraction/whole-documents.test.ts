import { describe, expect, it } from '@jest/globals';
import { searchPages } from '../../../src/extraction/documents/search.js';
import type { Page } from '../../../src/extraction/model/draft.js';
import type { Box, Field } from '../../../src/extraction/model/finding.js';
import type { ExtractionReport } from '../../../src/extraction/model/report.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { MORE_WHOLE_DOCUMENTS } from '../../support/more-whole-documents.js';
import { NORDIC_AND_SLOVAK_DOCUMENTS } from '../../support/nordic-and-slovak-documents.js';
import { pageOf } from '../../support/page-of.js';
import { makeReceiptPage } from '../../support/receipt-page.js';
import { WHOLE_DOCUMENTS_OF_EASTERN_EUROPE } from '../../support/whole-documents-of-eastern-europe.js';
import { WHOLE_DOCUMENTS, type ReadField, type WholeDocument } from '../../support/whole-documents.js';

const NO_FILE = { bytes: new Uint8Array(), mediaType: null, xml: [], pageCount: null, format: null, findings: [] };

const drawPages = ({ pages, isReceipt }: WholeDocument): Page[] =>
  pages.map((text, index) => (isReceipt ? makeReceiptPage(text) : pageOf(text, index + 1)));
const readPages = (pages: readonly Page[]) => rankFindings(searchPages({ ...NO_FILE, pages }).findings);
const valueOf = (field: ReadField): string => (typeof field === 'string' ? field : field[0]);

/** All that was read, in the form in which the documents state it, without the fields that are left open. */
function listRead({ items, vat_categories: vat, ...fields }: ExtractionReport['fields'], open: readonly Field[]) {
  const isStated = (field: string): boolean => !open.includes(field as Field);
  const rows = items?.chosen.value.map((item) => {
    return [item.name, item.description, item.quantity, item.unit, item.total_price, item.vat_rate];
  });
  const taxes = vat?.chosen.value.map((row) => [row.vat_rate, row.base_amount, row.vat_amount, row.total_amount]);
  return {
    fields: Object.fromEntries(
      Object.entries(fields)
        .filter(([field]) => isStated(field))
        .map(([field, report]) => [field, report.chosen.value]),
    ),
    items: isStated('items') ? (rows ?? []) : [],
    vat: isStated('vat_categories') ? (taxes ?? []) : [],
  };
}

/** All that a document states, without the fields that are left open. */
function listStated({ fields, items, vat }: WholeDocument, open: readonly Field[]) {
  const stated = Object.entries(fields).filter(([field]) => !open.includes(field as Field));
  return { fields: Object.fromEntries(stated.map(([field, value]) => [field, valueOf(value)])), items, vat };
}

/** The words whose middle is in a box. */
function readBox(page: Page | undefined, box: Box): string {
  const isInside = (word: Box): boolean => {
    const [x, y] = [word.x + word.width / 2, word.y + word.height / 2];
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  };
  return (page?.words ?? [])
    .filter((word) => isInside(word.box))
    .map((word) => word.text)
    .join(' ');
}

/** The words in the box of a field; null if it has none. */
function readBoxOf(report: ExtractionReport['fields'], field: Field, pages: readonly Page[]): string | null {
  const { page, box } = report[field]?.chosen ?? {};
  return box ? readBox(pages[(page ?? 1) - 1], box) : null;
}

const ALL_DOCUMENTS = [
  ...WHOLE_DOCUMENTS,
  ...MORE_WHOLE_DOCUMENTS,
  ...NORDIC_AND_SLOVAK_DOCUMENTS,
  ...WHOLE_DOCUMENTS_OF_EASTERN_EUROPE,
];

describe.each(ALL_DOCUMENTS.map((whole) => [whole.title, whole] as const))('%s', (_, whole) => {
  const pages = drawPages(whole);
  const report = readPages(pages);
  const open = whole.open ?? [];

  it('has all its fields, items and VAT, and no others', () => {
    expect(listRead(report, open)).toEqual(listStated(whole, open));
  });

  it('has each value in its place', () => {
    const places = Object.entries(whole.fields).filter(([, field]) => typeof field === 'string' || field.length > 1);
    const found = places.map(([field]) => [field, readBoxOf(report, field as Field, pages)]);
    expect(found).toEqual(
      places.map(([name, field]) => [name, typeof field === 'string' ? field : (field[1] ?? null)]),
    );
  });

  it('has its items between their header and the sums', () => {
    const items = readBoxOf(report, 'items', pages) ?? '';
    const { page } = report.items?.chosen ?? {};
    const names = whole.items.map(([name]) => name ?? '');
    const shown = page === undefined ? '' : whole.pages[(page ?? 1) - 1];
    expect(names.filter((name) => shown?.includes(name) && !items.includes(name))).toEqual([]);
    const { box } = report.total_price?.chosen ?? {};
    const sums = report.total_price?.chosen.page === page ? (box?.y ?? Infinity) : Infinity;
    expect((report.items?.chosen.box?.y ?? 0) + (report.items?.chosen.box?.height ?? 0)).toBeLessThan(sums);
  });

  it('is read the same from a scan that lies a little askew', () => {
    const openInScans = [...open, ...(whole.openInScans ?? [])];
    const askew = pages.map((page): Page => {
      const words = page.words.map((word) => {
        return { ...word, confidence: 0.95, box: { ...word.box, y: word.box.y + 0.012 * word.box.x } };
      });
      return { ...page, source: 'ocr', words };
    });
    expect(listRead(readPages(askew), openInScans)).toEqual(listStated(whole, openInScans));
  });

  it('is read the same at a larger size and with another margin', () => {
    const larger = pages.map((page): Page => {
      const scale = ({ x, y, width, height }: Box): Box => ({
        x: 1.25 * x + 10,
        y: 1.25 * y + 20,
        width: 1.25 * width,
        height: 1.25 * height,
      });
      const words = page.words.map((word) => ({ ...word, box: scale(word.box) }));
      return { ...page, width: 1.25 * page.width + 20, height: 1.25 * page.height + 40, words };
    });
    expect(listRead(readPages(larger), open)).toEqual(listStated(whole, open));
  });
});
