import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { InvoiceListStore } from '../../src/invoices/invoice-list.store.js';
import type { InvoiceFilter } from '../../src/invoices/search/invoice-filter.js';
import type { Transact } from '../../src/shared/transact.js';
import { createTransact, type Stores } from '../../src/stores.js';
import { forEachDatabase } from '../support/databases.js';
import { AccountSeed } from '../support/seeded-invoices.js';

const FILTERS: readonly InvoiceFilter[] = [
  {},
  { approvementStatuses: ['approved'] },
  { approvementStatuses: ['approved', 'waiting'], processingStatuses: ['finished'] },
  { processingStatuses: ['failed'] },
  { processingStatuses: [] },
  { currencies: ['EUR'] },
  { currencies: ['EUR'], paymentTypes: ['cash'], approvementStatuses: ['waiting'] },
];

forEachDatabase((context) => {
  let transact: Transact<Stores>;
  let list: InvoiceListStore;
  beforeAll(() => {
    transact = createTransact(context.database, 20_000);
    list = new InvoiceListStore(context.database.reader.manager);
  });

  /** Reads the counts that lists report, and the numbers of rows that they have. */
  async function readCounts(accountId: number) {
    const order = [{ field: 'created_at', descending: true }] as const;
    const reported: number[] = [];
    const there: number[] = [];
    for (const filter of FILTERS) {
      reported.push(await list.count(accountId, filter));
      const page = await list.page(accountId, filter, order, { offset: 0, limit: 100 });
      there.push(page.rows.length);
      expect(page.count).toBe(page.rows.length);
    }
    return { reported, there };
  }

  function change(accountId: number, id: number, patch: Parameters<Stores['invoices']['update']>[1]) {
    return transact(async (tx) => {
      const invoice = await tx.invoices.lockById(accountId, id);
      return tx.invoices.update(invoice!, patch);
    });
  }

  describe('the counts of a list', () => {
    it('follow every change of an invoice', async () => {
      const seed = await AccountSeed.create(context.database.writer.manager);
      const first = await seed.invoice({ currency: 'EUR', paymentType: 'cash' });
      const second = await seed.invoice({ currency: 'USD', processingStatus: 'processing' });
      await seed.invoice();
      await change(seed.accountId, first.id, { approvementStatus: 'approved' });
      await change(seed.accountId, second.id, { processingStatus: 'failed', currency: 'EUR', paymentType: 'cash' });
      const { reported, there } = await readCounts(seed.accountId);
      expect(reported).toEqual([3, 1, 2, 1, 0, 2, 1]);
      expect(there).toEqual(reported);
      await change(seed.accountId, second.id, { deletedAt: '2026-01-02 00:00:00.000000' });
      expect((await readCounts(seed.accountId)).reported).toEqual([2, 1, 2, 0, 0, 1, 0]);
    });

    it('do not change when a transaction is rolled back', async () => {
      const seed = await AccountSeed.create(context.database.writer.manager);
      const { id } = await seed.invoice();
      const failing = transact(async (tx) => {
        const invoice = await tx.invoices.lockById(seed.accountId, id);
        await tx.invoices.update(invoice!, { approvementStatus: 'approved' });
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect((await readCounts(seed.accountId)).reported).toEqual([1, 0, 1, 0, 0, 0, 0]);
    });

    it('stay correct during concurrent writes and merges', async () => {
      const seed = await AccountSeed.create(context.database.writer.manager);
      const ids: number[] = [];
      for (let count = 0; count < 12; count += 1) ids.push((await seed.invoice({ currency: 'EUR' })).id);
      const fold = () => transact((tx) => tx.tallies.fold(seed.accountId));
      const writes = ids.flatMap((id, index) => [
        change(seed.accountId, id, { approvementStatus: 'approved' }),
        index % 3 === 0 ? fold() : change(seed.accountId, id, { paymentType: 'cash' }),
      ]);
      await Promise.all(writes);
      await fold();
      const { reported, there } = await readCounts(seed.accountId);
      expect(reported).toEqual([12, 12, 12, 0, 0, 12, 0]);
      expect(there).toEqual(reported);
      expect(await transact((tx) => tx.tallies.findDifferences())).toEqual([]);
    });

    it('are merged from time to time into one row per group', async () => {
      const seed = await AccountSeed.create(context.database.writer.manager);
      const readRows = async () =>
        context.database.reader.query<object[]>('SELECT * FROM invoice_tally WHERE account_id = ?', [seed.accountId]);
      const random = jest.spyOn(Math, 'random').mockReturnValue(1 / 64);
      try {
        const { id } = await seed.invoice({ currency: 'EUR' });
        const second = await seed.invoice({ currency: 'EUR' });
        expect(await readRows()).toHaveLength(2);
        random.mockReturnValue(0.999 / 64);
        const third = await seed.invoice({ currency: 'EUR' });
        expect(await readRows()).toMatchObject([{ currency: 'EUR', amount: 3 }]);
        await change(seed.accountId, id, { deletedAt: '2026-01-02 00:00:00.000000' });
        expect(await readRows()).toMatchObject([{ amount: 2 }]);
        random.mockReturnValue(1 / 64);
        await change(seed.accountId, second.id, { iban: 'DE1' });
        expect(await readRows()).toHaveLength(1);
        random.mockReturnValue(0);
        await change(seed.accountId, second.id, { currency: 'USD' });
        await change(seed.accountId, third.id, { currency: 'USD' });
        expect(await readRows()).toMatchObject([{ currency: 'USD', amount: 2 }]);
      } finally {
        random.mockRestore();
      }
      expect((await readCounts(seed.accountId)).reported[0]).toBe(2);
    });

    it('can be checked and corrected after a write that bypassed the service', async () => {
      const seed = await AccountSeed.create(context.database.writer.manager);
      const { id } = await seed.invoice({ currency: 'EUR' });
      await seed.invoice({ currency: 'EUR' });
      await context.database.writer.query("UPDATE invoice SET currency = 'USD' WHERE invoice.id = ?", [id]);
      const group = {
        accountId: seed.accountId,
        approvementStatus: 'waiting',
        processingStatus: 'finished',
        paymentType: null,
      };
      const found = await transact((tx) => tx.tallies.findDifferences());
      expect(found.sort((left, right) => left.amount - right.amount)).toEqual([
        { ...group, currency: 'EUR', amount: -1 },
        { ...group, currency: 'USD', amount: 1 },
      ]);
      await transact((tx) => tx.tallies.recount());
      expect(await transact((tx) => tx.tallies.findDifferences())).toEqual([]);
      expect(await list.count(seed.accountId, { currencies: ['EUR'] })).toBe(1);
    });
  });
});
