import { describe, expect, it } from '@jest/globals';
import { InvoiceFacetStore, type FacetedInvoice } from '../../../../src/invoices/search/invoice-facet.store.js';

const INVOICE: FacetedInvoice = {
  ...{ accountId: 1, workspaceUserId: 9, approvementStatus: 'waiting', processingStatus: 'finished' },
  ...{ currency: 'EUR', paymentType: null, documentType: null, deletedAt: null },
};
const DELETED = { ...INVOICE, deletedAt: '2026-03-01 00:00:00.000000' };
const ALL = ['a:waiting', 'all', 'c:EUR', 'p:finished', 'u:9'];
const COLUMNS = 4;

/** Moves the invoice with the id 1030; returns the facets that change, and whether it is added to each of them. */
async function move(before: FacetedInvoice | null, after: FacetedInvoice): Promise<[facet: unknown, isSet: boolean][]> {
  const changes: [unknown, boolean][] = [];
  const query = async (_sql: string, values: unknown[]) => {
    for (let start = 0; start < values.length; start += COLUMNS) {
      const [account, facet, slice, bits] = values.slice(start, start + COLUMNS);
      // The third slice of 512 ids begins with 1024.
      expect([account, slice, (bits as Buffer).filter((byte) => byte !== 0).length]).toEqual([
        1,
        2,
        expect.any(Number),
      ]);
      changes.push([facet, (bits as Buffer)[0] === 0b0100_0000]);
    }
  };
  const manager = { query, connection: { options: { type: 'mysql' } } };
  await new InvoiceFacetStore(manager as never).move(1_030, before, after);
  return changes;
}

describe('the facets of an invoice', () => {
  it('are set for a new one, and cleared for a deleted one, always in the same order', async () => {
    expect(await move(null, INVOICE)).toEqual(ALL.map((facet) => [facet, true]));
    expect(await move(INVOICE, DELETED)).toEqual(ALL.map((facet) => [facet, false]));
    expect(await move(null, DELETED)).toEqual([]);
  });

  it('that a change does not affect are left alone', async () => {
    expect(await move(INVOICE, { ...INVOICE })).toEqual([]);
    const changed = { ...INVOICE, approvementStatus: 'approved', paymentType: 'cash', currency: null } as const;
    expect(await move(INVOICE, changed)).toEqual([
      ['a:approved', true],
      ['a:waiting', false],
      ['c:EUR', false],
      ['t:cash', true],
    ]);
  });
});
