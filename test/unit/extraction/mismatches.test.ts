import { describe, expect, test } from '@jest/globals';
import { extract } from '../../../src/extraction/chain.js';
import { makeHybridInvoice, type ShownOnPage } from '../../support/hybrid-invoice.js';

async function readMismatches(shown: ShownOnPage) {
  const report = await extract(await makeHybridInvoice(shown));
  return report.mismatches?.map(({ field, stated, printed }) => [field, stated, printed.value]);
}

describe('the page of a PDF with an e-invoice in it', () => {
  test.each<[why: string, shown: ShownOnPage]>([
    ['states the same in its own spelling', {}],
    ['rounds the total to another cent', { total: '105,61 EUR' }],
    ['leaves the supplier to a picture', { name: '' }],
  ])('agrees if it %s', async (_why, shown) => {
    expect(await readMismatches(shown)).toBeUndefined();
  });

  test.each<[field: string, shown: ShownOnPage, stated: string, printed: string]>([
    ['invoice_number', { number: 'FA-2042' }, 'FA-1881', 'FA-2042'],
    ['invoice_date', { date: '17/01/2026' }, '2026-01-09', '2026-01-17'],
    ['total_price', { total: '95,60 EUR' }, '105.60', '95.60'],
    ['currency', { total: '105,60 CHF' }, 'EUR', 'CHF'],
    ['company.name', { name: 'Brennweite Optik GmbH' }, 'Ateliers Brévent SAS', 'Brennweite Optik GmbH'],
  ])('disagrees on %s', async (field, shown, stated, printed) => {
    expect(await readMismatches(shown)).toEqual([[field, stated, printed]]);
  });

  test('shows where it disagrees, and the e-invoice stays final', async () => {
    const report = await extract(await makeHybridInvoice({ total: '95,60 EUR' }));
    expect(report.fields.total_price?.chosen).toMatchObject({ value: '105.60', source: 'xml' });
    const box = report.mismatches?.[0]?.printed.box;
    expect(report.mismatches?.[0]?.printed).toMatchObject({ source: 'text', page: 1 });
    expect(box?.y).toBeGreaterThan(290);
    expect(box?.y).toBeLessThan(310);
  });
});
