import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { extract, extractWithReading } from '../../../src/extraction/chain.js';
import { reviewPage, searchPages } from '../../../src/extraction/documents/search.js';
import type { Draft } from '../../../src/extraction/model/draft.js';
import { getChosenValue, type ExtractionReport } from '../../../src/extraction/model/report.js';
import { DEFAULT_SETTINGS } from '../../../src/extraction/model/settings.js';
import { createImageReader } from '../../../src/extraction/ocr/read-image.js';
import type { GreyImage } from '../../../src/extraction/raster/grey-image.js';
import { makeHybridInvoice } from '../../support/hybrid-invoice.js';
import { makePdf } from '../../support/pdf-fixtures.js';
import { drawPage } from '../../support/scan-fixtures.js';
import { STACK, writeStack } from '../../support/stack-of-invoices.js';

const NOTHING_READ = { pageCount: null, format: null, findings: [] };
const SCANS = { ...DEFAULT_SETTINGS, ocrLanguages: ['eng'], ocrLooks: 1 };

// Recognising characters takes seconds, and much longer on a busy machine.
jest.setTimeout(300_000);

let stack: Uint8Array;
const summarise = (report: ExtractionReport) => [
  getChosenValue(report, 'invoice_number'),
  getChosenValue(report, 'invoice_date'),
  getChosenValue(report, 'total_price'),
];
const readRange = (bytes: Uint8Array, first: number, last: number) => extract(bytes, DEFAULT_SETTINGS, { first, last });

beforeAll(async () => {
  stack = await makePdf({ pages: writeStack(STACK) });
});

describe('the invoices of a PDF', () => {
  it('are reported with their pages, of which the last has the rest of the file', async () => {
    const report = await extract(stack);
    expect(report).toMatchObject({
      pages: 4,
      invoices: 3,
      invoicePages: [
        { first: 1, last: 1 },
        { first: 2, last: 3 },
        { first: 4, last: 4 },
      ],
    });
    expect(summarise(report)).toEqual(['R-1001', '2025-05-12', '120.00']);
  });

  it.each([
    [1, 1, ['R-1001', '2025-05-12', '120.00'], [1, 1]],
    [2, 3, ['R-2377', '2025-05-12', '420.00'], [2, 3]],
    [4, 4, ['R-4815', '2025-05-12', '54.00'], [4, 4]],
  ] as const)('are read from pages %i to %i as from a file of their own', async (first, last, values, places) => {
    const report = await readRange(stack, first, last);
    expect(summarise(report)).toEqual(values);
    expect(report.pages).toBe(4);
    expect(report).not.toHaveProperty('invoicePages');
    const { invoice_number: number, total_price: total } = report.fields;
    expect([number?.chosen.page, total?.chosen.page]).toEqual(places);
    const own = await extract(await makePdf({ pages: writeStack(STACK).slice(first - 1, last) }));
    expect(report.fields.invoice_number?.chosen.confidence).toBe(own.fields.invoice_number?.chosen.confidence);
  });

  it('are found again in a range, of which the last has the rest', async () => {
    expect((await readRange(stack, 2, 4)).invoicePages).toEqual([
      { first: 2, last: 3 },
      { first: 4, last: 4 },
    ]);
  });

  it('are read even beyond the pages that are read of a long file', async () => {
    const long = await makePdf({ pages: [...Array.from({ length: 50 }, () => []), ...writeStack(STACK)] });
    expect((await readRange(long, 51, 54)).invoicePages).toHaveLength(3);
  });

  it('have no words in common: those of the first are kept for its corrections', async () => {
    const { reading } = await extractWithReading(stack);
    expect(reading?.pages.map(({ number }) => number)).toEqual([1]);
    const part = await extractWithReading(stack, DEFAULT_SETTINGS, { first: 2, last: 3 });
    expect(part.reading?.pages.map(({ number }) => number)).toEqual([2, 3]);
  });
});

it('an e-invoice in a PDF belongs to the whole file, not to some of its pages', async () => {
  const hybrid = await makeHybridInvoice({});
  expect((await extract(hybrid)).format).toBe('cii');
  expect((await readRange(hybrid, 1, 1)).format).toBe('text');
});

/** Writes pages of the same size as one TIFF. */
async function writeTiff(pages: readonly GreyImage[]): Promise<Buffer> {
  const { width, height } = pages[0]!;
  const raw = { width, height: pages.length * height, channels: 1, pageHeight: height } as const;
  return sharp(Buffer.concat(pages.map(({ pixels }) => pixels)), { raw })
    .tiff()
    .toBuffer();
}

it('the pages of a TIFF are recognised from the first one of the range on, and keep their numbers', async () => {
  const bytes = await writeTiff(await Promise.all(writeStack(STACK).map(drawPage)));
  const range = { first: 3, last: 9 };
  const draft: Draft = { bytes, range, mediaType: 'image/tiff', xml: [], pages: [], ...NOTHING_READ };
  const read = searchPages(await createImageReader(SCANS, reviewPage)(draft));
  expect(read.pageCount).toBe(4);
  expect(read.pages.map(({ number }) => number)).toEqual([3, 4]);
  expect(read.findings).toContainEqual(expect.objectContaining({ field: 'invoice_number', value: 'R-4815', page: 4 }));
});

it('the first page of a scan is not looked at again for a total that the second page shows', async () => {
  const write = (...lines: string[]) => lines.map((text, index) => ({ text, x: 50, y: 80 + 24 * index, size: 12 }));
  const head = write(
    'Kraxi Widgets Ltd',
    'Invoice',
    'Invoice number: R-4711',
    'Invoice date: 5 June 2024',
    'Page 1 of 2',
  );
  const sums = write('Net total 100.00', 'VAT 20 % 20.00', 'Gross total EUR 120.00', 'Page 2 of 2');
  const bytes = await writeTiff([await drawPage(head), await drawPage(sums)]);
  const draft: Draft = { bytes, mediaType: 'image/tiff', xml: [], pages: [], ...NOTHING_READ };
  const settings = { ...DEFAULT_SETTINGS, ocrLanguages: ['eng', 'deu'], ocrLooks: 3 };
  const { pages } = await createImageReader(settings, reviewPage)(draft);
  expect(pages.map(({ looks }) => looks?.length)).toEqual([2, 2]);
  expect(reviewPage(pages[0]!).isComplete()).toBe(false);
});
