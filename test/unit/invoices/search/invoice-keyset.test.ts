import { describe, expect, it } from '@jest/globals';
import type { InvoiceOrderField } from '../../../../src/invoices/search/invoice-filter.js';
import { buildRangesAfter, toCursor } from '../../../../src/invoices/search/invoice-keyset.js';

const ROW = {
  ...{
    id: 7,
    hfId: 'K7M2QX',
    createdAt: '2026-02-03 04:05:06.000007',
    invoiceDate: '2026-02-03',
    totalPrice: '-12.50',
  },
};
const FIELDS: readonly InvoiceOrderField[] = ['created_at', 'invoice_date', 'total_price', 'hf_id'];

const list = (field: InvoiceOrderField, descending: boolean, value: string | null) =>
  buildRangesAfter({ field, descending }, { value, id: 7 }).map(({ sql, parameters }) => [
    sql.replaceAll('invoice.', ''),
    ...parameters,
  ]);

describe('the place of an invoice in a list', () => {
  it('is the value that the list is sorted by, and the row', () => {
    expect(FIELDS.map((field) => toCursor(ROW, { field, descending: true }))).toEqual([
      ...['2026-02-03 04:05:06.000007', '2026-02-03', '-12.50', 'K7M2QX'].map((value) => ({ value, id: 7 })),
    ]);
  });

  it('is followed by the same value and then by greater ones, or smaller ones and none', () => {
    expect(list('total_price', false, '12.50')).toEqual([
      ['total_price = ? AND id > ?', 1_250n, 7],
      ['total_price > ?', 1_250n],
    ]);
    expect(list('total_price', true, '-12.50')).toEqual([
      ['total_price = ? AND id < ?', -1_250n, 7],
      ['total_price < ?', -1_250n],
      ['total_price IS NULL'],
    ]);
    expect(list('hf_id', true, 'K7M2QX')).toEqual([
      ['hf_id = ? AND id < ?', 'K7M2QX', 7],
      ['hf_id < ?', 'K7M2QX'],
    ]);
  });

  it('without a value is followed by the others without one, and ascending by all that have one', () => {
    expect(list('invoice_date', true, null)).toEqual([['invoice_date IS NULL AND id < ?', 7]]);
    expect(list('invoice_date', false, null)).toEqual([
      ['invoice_date IS NULL AND id > ?', 7],
      ['invoice_date IS NOT NULL'],
    ]);
  });

  it.each<[InvoiceOrderField, string]>([
    ['created_at', '2026-02-03'],
    ['created_at', 'x2026-02-03 04:05:06.000007'],
    ['invoice_date', '2026-02-03 04:05:06.000007'],
    ['invoice_date', '2026-2-3'],
    ['total_price', '12.5'],
    ['total_price', '1e3.00'],
    ['total_price', `${'1'.repeat(21)}.00`],
    ['hf_id', 'k7m2qx'],
    ['hf_id', 'A'.repeat(17)],
    ['hf_id', ''],
  ])('sorted by %s cannot have the value %j', (field, value) => {
    expect(() => list(field, true, value)).toThrow(expect.objectContaining({ code: 'bad_request' }));
  });
});
