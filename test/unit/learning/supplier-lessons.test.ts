import { describe, expect, it } from '@jest/globals';
import type { Finding } from '../../../src/extraction/model/finding.js';
import type { KeptReading } from '../../../src/extraction/model/kept-reading.js';
import type { ExtractionReport } from '../../../src/extraction/model/report.js';
import type { SupplierHistory } from '../../../src/learning/lesson.store.js';
import { SupplierLessons, type ReadInvoice } from '../../../src/learning/supplier-lessons.js';

const INVOICE: ReadInvoice = { id: 5, accountId: 1, companyId: null, editedFields: [] };
const READING = { pages: [], ibans: ['DE89370400440532013000'] } as unknown as KeptReading;
const REPORT = { format: 'text', pages: 1, fields: {} } as unknown as ExtractionReport;
const EXAMPLE = { hfId: 'KX19AB', reading: READING, values: { invoice_number: 'A-1' }, items: [] };
const RECALLED = {
  ...{ field: 'invoice_number', value: 'A-2', source: 'text', page: 1, box: null, rule: 'learned:x', confidence: 0.9 },
} as Finding;

/** Applies a history to an invoice; returns the report's number, and whose history was read. */
async function apply(
  invoice: Partial<ReadInvoice>,
  history: Partial<SupplierHistory>,
  reading: KeptReading | null = READING,
) {
  const calls: unknown[][] = [];
  const lessons = new SupplierLessons({
    companies: { findByTaxKey: async () => null, findByNameKey: async () => [] },
    aliases: {
      findCompany: async (accountId: number, names: string[]) => {
        calls.push(['match', accountId, names]);
        return names.length === 0 ? null : { id: 7 };
      },
    },
    categories: { list: async () => [{ id: 3, uid: 'office', name: 'Office' }] },
    lessons: {
      getSupplierHistory: async (...values: unknown[]) => {
        calls.push(['history', ...values]);
        return { examples: [], corrections: [], ...history };
      },
    },
    parser: {
      recall: async (accountId: number, request: object) => {
        calls.push(['recall', accountId, request]);
        return [RECALLED];
      },
    },
  } as never);
  const signal = new AbortController().signal;
  const { report, categoryId, ...rest } = await lessons.apply(
    { ...INVOICE, ...invoice },
    { report: REPORT, reading },
    signal,
  );
  expect(rest.reading).toBe(reading);
  return { number: report.fields.invoice_number?.chosen.value ?? null, categoryId, calls };
}

describe('the lessons of a supplier', () => {
  it('are those of the company that the document names, without the invoice itself', async () => {
    expect(await apply({}, { examples: [EXAMPLE] })).toEqual({
      ...{ number: 'A-2', categoryId: null },
      calls: [
        ['match', 1, ['iban:DE89370400440532013000']],
        ['history', 1, 7, { except: 5 }],
        ['recall', 1, { reading: READING, examples: [EXAMPLE] }],
      ],
    });
  });

  it('are those of the company that a person gave the invoice', async () => {
    const { calls } = await apply({ companyId: 8, editedFields: ['companyId'] }, {});
    expect(calls).toEqual([['history', 1, 8, { except: 5 }]]);
    expect((await apply({ companyId: null, editedFields: ['companyId'] }, {})).calls).toEqual([]);
  });

  it('are not looked for on the pages if there are no examples or no pages', async () => {
    expect((await apply({}, {})).calls.map(([name]) => name)).toEqual(['match', 'history']);
    const unread = await apply({ companyId: 8, editedFields: ['companyId'] }, { examples: [EXAMPLE] }, null);
    expect(unread).toMatchObject({ number: null, calls: [['history', 1, 8, { except: 5 }]] });
  });

  it('are none if the document names nobody', async () => {
    expect(await apply({}, { examples: [EXAMPLE] }, null)).toEqual({
      ...{ number: null, categoryId: null, calls: [['match', 1, []]] },
    });
  });

  it('include the category under which the supplier was filed', async () => {
    const corrections = [{ invoiceId: 4, changes: [{ field: 'category_uid', old: null, new: 'office' }] }];
    expect(await apply({}, { corrections })).toMatchObject({ categoryId: 3 });
  });
});
