import { describe, expect, it } from '@jest/globals';
import { findInvoiceStarts } from '../../../src/extraction/documents/invoice-starts.js';
import { searchPages } from '../../../src/extraction/documents/search.js';
import { pageOf } from '../../support/page-of.js';

const TABLE = 'Description      Quantity    Price     Amount\nOak board      2      50.00     100.00';
const TOTALS = 'Net total 100.00\nVAT 20%            20.00\nTotal            120.00';
const head = (number: string): string =>
  `Kraxi Ltd\n12 High Street\nLondon SW1A 1AA\n\n\n\nInvoice\nInvoice number: ${number}\nInvoice date: 12 May 2025`;
const invoice = (number: string): string => `${head(number)}\n\n\n${TABLE}\n${TOTALS}`;
const pagesOf = (...texts: string[]) => texts.map((text, index) => pageOf(text, index + 1));
const findStarts = (...texts: string[]): number[] => findInvoiceStarts(pagesOf(...texts));

describe('the invoices of a file', () => {
  it.each([
    ['one page', [invoice('R-1001')], [0]],
    ['three invoices', [invoice('R-1001'), invoice('R-1002'), invoice('R-1003')], [0, 1, 2]],
    ['a copy of the same invoice', [invoice('R-1001'), invoice('R-1001')], [0]],
    ['an invoice of two pages', [`${head('R-1001')}\n\n\n${TABLE}`, `${TABLE}\n${TOTALS}`], [0]],
    [
      'an invoice of two pages and another one',
      [`${head('R-1001')}\n\n\n${TABLE}`, `${TABLE}\n${TOTALS}`, invoice('R-1002')],
      [0, 2],
    ],
    [
      'an invoice after a page of terms',
      ['Terms of delivery\nAll goods stay ours until paid.', invoice('R-1001')],
      [0],
    ],
    [
      'pages numbered as those of one document',
      [`${invoice('R-1001')}\n\nPage 1 of 2`, `${invoice('R-1002')}\n\nPage 2 of 2`],
      [0],
    ],
    [
      'pages numbered as those of two documents',
      [`${invoice('R-1001')}\n\nSeite 1/1`, `${invoice('R-1002')}\n\nSeite 1/1`],
      [0, 1],
    ],
  ] as const)('begin where another number does: %s', (_, texts, starts) => {
    expect(findStarts(...texts)).toEqual(starts);
  });

  it('are not looked for in very long files', () => {
    const texts = Array.from({ length: 61 }, (_, index) => invoice(`R-${1001 + index}`));
    expect(findStarts(...texts)).toEqual([0]);
  });

  it('are counted, and only the first is read', () => {
    const second = invoice('R-1002')
      .replaceAll('120.00', '360.00')
      .replaceAll('100.00', '300.00')
      .replace(' 20.00', ' 60.00');
    const draft = { bytes: new Uint8Array(), mediaType: null, xml: [], pageCount: 2, format: null, findings: [] };
    const { findings, invoiceCount } = searchPages({ ...draft, pages: pagesOf(invoice('R-1001'), second) });
    expect(invoiceCount).toBe(2);
    expect(findings.filter(({ field }) => field === 'total_price').map(({ value }) => value)).toEqual(['120.00']);
  });
});
