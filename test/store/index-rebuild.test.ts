import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { Invoice } from '../../src/invoices/invoice.entity.js';
import { SLICE_SIZE } from '../../src/invoices/search/id-set.js';
import type { InvoiceFilter } from '../../src/invoices/search/invoice-filter.js';
import { createHumanId, createToken, createUid } from '../../src/shared/ids.js';
import { createStores, createTransact } from '../../src/stores.js';
import { forEachDatabase } from '../support/databases.js';
import { AccountSeed } from '../support/seeded-invoices.js';

/** So many row ids are read at once. */
const BATCH = 20 * SLICE_SIZE;
/** The first and the last ids of batches, and one in each of so many slices that they take several statements. */
const IDS = [
  ...new Set([
    ...[1, 2, BATCH - 1, BATCH, BATCH + 1, 2 * BATCH - 1],
    ...Array.from({ length: 259 }, (_, slice) => slice * SLICE_SIZE + 3 * slice + 5),
    13 * BATCH,
  ]),
].toSorted((left, right) => left - right);
const DELETED = IDS[7]!;

const FILTERS: readonly InvoiceFilter[] = [
  {},
  { approvementStatuses: ['approved'] },
  { processingStatuses: ['finished'], currencies: ['EUR'] },
  { currencies: ['EUR', 'USD'] },
  { paymentTypes: ['cash'] },
  { totalPriceMin: '10.00', totalPriceMax: '99.99' },
  { totalPriceMax: '20.00' },
  { invoiceDateFrom: '2026-01-02', dueDateTo: '2026-02-20' },
  { invoiceDateTo: '2026-01-03' },
];

forEachDatabase((context) => {
  let manager: EntityManager;
  let seed: AccountSeed;

  function buildRow(id: number, index: number) {
    return {
      ...{ id, accountId: seed.accountId, uid: createUid(), hfId: createHumanId(), workspaceUserId: seed.user.id },
      ...{ fileType: 'application/pdf', fileSize: 1, fileSha256: createToken() },
      processingStatus: 'finished' as const,
      approvementStatus: index % 3 === 0 ? ('approved' as const) : ('waiting' as const),
      currency: [null, 'EUR', 'USD'][index % 4] ?? null,
      paymentType: index % 5 === 0 ? ('cash' as const) : null,
      // Some are so low and so early that the index knows only that they are.
      totalPrice: index % 6 === 0 ? null : index % 13 === 0 ? '-30000000.00' : `${index}.00`,
      invoiceDate: index % 7 === 0 ? null : index % 11 === 0 ? '1960-05-04' : `2026-01-0${1 + (index % 9)}`,
      dueDate: index % 2 === 0 ? null : `2026-02-${10 + (index % 18)}`,
      ...{ vatCategories: [], editedFields: [], version: 1 },
      createdAt: `2026-01-01 00:00:00.${String(index).padStart(6, '0')}`,
      deletedAt: id === DELETED ? '2026-03-01 00:00:00.000000' : null,
    };
  }

  const rebuild = () => createTransact(context.database, 60_000)(({ index }) => index.rebuild());

  /** Compares what the index counts with what the rows say: a range of creation times that excludes none bypasses the index. */
  async function expectAgreement() {
    const { invoiceList, index } = createStores(context.database.reader.manager);
    for (const filter of FILTERS) {
      const bypass = { ...filter, createdFrom: '2000-01-01 00:00:00.000000' };
      const { count } = await index.resolve(seed.accountId, filter, true);
      expect([filter, count]).toEqual([filter, await invoiceList.count(seed.accountId, bypass)]);
    }
  }

  beforeAll(async () => {
    manager = context.database.writer.manager;
    seed = await AccountSeed.create(manager);
    await manager.insert(Invoice, IDS.map(buildRow) as never);
  });

  describe('the index of invoices, rebuilt', () => {
    it('has every invoice that is not deleted', async () => {
      await rebuild();
      await expectAgreement();
      const { index } = createStores(context.database.reader.manager);
      expect((await index.resolve(seed.accountId, {}, true)).count).toBe(IDS.length - 1);
    });

    it('forgets what is no longer true', async () => {
      await manager.update(Invoice, { id: IDS[3]! }, { approvementStatus: 'rejected', currency: 'TRY', dueDate: null });
      await manager.update(Invoice, { id: IDS[4]! }, { totalPrice: '50.00', deletedAt: '2026-03-01 00:00:00.000000' });
      await manager.update(Invoice, { id: DELETED }, { deletedAt: null });
      await rebuild();
      await expectAgreement();
    });

    it('knows when the invoices of each slice were created', async () => {
      const sql = 'SELECT slice, created_from, created_to FROM slice_span WHERE account_id = ? ORDER BY slice';
      const spans = await manager.query<{ slice: unknown; created_from: string; created_to: string }[]>(sql, [
        seed.accountId,
      ]);
      const toSlice = (id: number) => Math.floor(id / SLICE_SIZE);
      const rows = IDS.map((id, index) => ({ slice: toSlice(id), at: buildRow(id, index).createdAt }));
      const expected = [...new Set(rows.map(({ slice }) => slice))].map((slice) => {
        const times = rows.filter((row) => row.slice === slice).map(({ at }) => at);
        return [slice, times[0], times.at(-1)];
      });
      expect(spans.map((span) => [Number(span.slice), span.created_from, span.created_to])).toEqual(expected);
    });

    it('is empty without invoices', async () => {
      await manager.query('DELETE FROM invoice');
      await rebuild();
      const { index } = createStores(context.database.reader.manager);
      for (const filter of FILTERS) expect((await index.resolve(seed.accountId, filter, true)).count).toBe(0);
    });
  });
});
