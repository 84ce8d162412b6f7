import { expect, it } from '@jest/globals';
import { InvoiceSumStore, type SummedInvoice } from '../../../src/invoices/search/invoice-sum.store.js';

const INVOICE: SummedInvoice = {
  ...{ accountId: 1, approvementStatus: 'approved', currency: 'EUR', deletedAt: null, companyId: 7, categoryId: 3 },
  ...{ invoiceDate: '2026-02-03', totalPrice: '119.00', totalVat: '19.00', documentType: null, vatCategories: [] },
};
const COLUMNS = 9;

/** Moves an invoice; returns the rows that are added to the sums. */
async function move(before: SummedInvoice | null, after: SummedInvoice): Promise<unknown[][]> {
  const rows: unknown[][] = [];
  const query = async (_sql: string, values: unknown[]) => {
    for (let start = 0; start < values.length; start += COLUMNS) rows.push(values.slice(start, start + COLUMNS));
  };
  await new InvoiceSumStore({ query, connection: { options: { type: 'mysql' } } } as never).move(before, after);
  return rows;
}

it('an invoice is added to the sums of its company, and of its month with its company, its category and its VAT rates', async () => {
  const vatCategories = [
    { vatRate: '19.00', baseAmount: null, vatAmount: '19.00', totalAmount: null },
    { vatRate: null, baseAmount: null, vatAmount: null, totalAmount: '1.00' },
  ];
  expect(await move(null, { ...INVOICE, vatCategories })).toEqual([
    [1, 'C:2026-02:7', 'approved', 'EUR', '1', '1', '11900', '1', '1900'],
    [1, 'G:2026-02:3', 'approved', 'EUR', '1', '1', '11900', '1', '1900'],
    [1, 'V:2026-02:', 'approved', 'EUR', '1', '1', '100', '0', '0'],
    [1, 'V:2026-02:19.00', 'approved', 'EUR', '1', '0', '0', '1', '1900'],
    [1, 'c:7', 'approved', 'EUR', '1', '1', '11900', '1', '1900'],
  ]);
});

it('two invoices that change places change the sums in the same order, so that neither waits for the other forever', async () => {
  const other: SummedInvoice = { ...INVOICE, companyId: 4, invoiceDate: '2025-12-31', currency: 'USD' };
  const [there, back] = [await move(INVOICE, other), await move(other, INVOICE)];
  expect(there.map((row) => row.slice(0, 4))).toEqual(back.map((row) => row.slice(0, 4)));
  expect(there).toHaveLength(6);
  expect(there.flat()).toEqual(back.flat().map((value, at) => (at % COLUMNS < 4 ? value : String(-Number(value)))));
});

it('a change that affects no sum writes nothing, and a deletion takes the invoice out', async () => {
  expect(await move(INVOICE, { ...INVOICE })).toEqual([]);
  const deleted = { ...INVOICE, deletedAt: '2026-03-01 00:00:00.000000' };
  expect((await move(INVOICE, deleted)).map((row) => row.slice(4))).toEqual(
    Array(3).fill(['-1', '-1', '-11900', '-1', '-1900']),
  );
  expect(await move(null, deleted)).toEqual([]);
});

it('a credit note is subtracted, and unknown amounts are not counted', async () => {
  const [credit] = await move(null, { ...INVOICE, documentType: 'credit_note', totalVat: null });
  expect(credit?.slice(4)).toEqual(['1', '1', '-11900', '0', '0']);
  const [unknown] = await move(null, {
    ...INVOICE,
    totalPrice: null,
    currency: null,
    companyId: null,
    invoiceDate: null,
  });
  expect(unknown).toEqual([1, 'C:0000-00:', 'approved', '', '1', '0', '0', '1', '1900']);
});
