import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Pool } from 'mysql2';
import { Invoice } from '../../src/invoices/invoice.entity.js';
import { InvoiceItem } from '../../src/invoices/invoice-item.entity.js';
import { InvoiceExportStore, type ExportQuery } from '../../src/invoices/invoice-export.store.js';
import { INVOICE_ORDER_FIELDS, type InvoiceOrder } from '../../src/invoices/search/invoice-filter.js';
import { createHumanId, createToken, createUid } from '../../src/shared/ids.js';
import { forEachDatabase } from '../support/databases.js';
import { AccountSeed } from '../support/seeded-invoices.js';

/** The number of invoices that are read at once. */
const BATCH = 1_000;
const INVOICES = 2 * BATCH + 300;
const NEWEST_FIRST: InvoiceOrder = { field: 'created_at', descending: true };

type Row = ReturnType<typeof buildRow>;

/** An invoice whose values often equal those of others, or are unknown. */
function buildRow({ accountId, user }: AccountSeed, index: number) {
  return {
    ...{ accountId, uid: createUid(), hfId: createHumanId(), workspaceUserId: user.id },
    ...{ fileType: 'application/pdf', fileSize: 1, fileSha256: createToken() },
    processingStatus: 'finished' as const,
    // So many invoices are approved that they fill one batch exactly.
    approvementStatus: index < BATCH ? ('approved' as const) : ('waiting' as const),
    totalPrice: index % 5 === 0 ? null : `${(index % 700) - 350}.50`,
    invoiceDate: index % 3 === 0 ? null : `2026-01-${String(1 + (index % 28)).padStart(2, '0')}`,
    ...{ vatCategories: [], editedFields: [], version: 1 },
    createdAt: `2026-01-01 00:00:00.${String(Math.floor(index / 3)).padStart(6, '0')}`,
  };
}

forEachDatabase((context) => {
  let seed: AccountSeed;
  let rows: Row[];
  let idOf: ReadonlyMap<string, number>;

  beforeAll(async () => {
    const { manager } = context.database.writer;
    seed = await AccountSeed.create(manager);
    const stranger = await AccountSeed.create(manager);
    rows = Array.from({ length: INVOICES }, (_, index) => buildRow(seed, index));
    const others = [buildRow(stranger, 0), { ...buildRow(seed, 1), deletedAt: '2026-02-01 00:00:00.000000' }];
    for (let start = 0; start < INVOICES; start += 300)
      await manager.insert(Invoice, rows.slice(start, start + 300) as never);
    await manager.insert(Invoice, others as never);
    const stored = await manager.find(Invoice, { select: { id: true, uid: true } });
    idOf = new Map(stored.map(({ id, uid }) => [uid, id]));
    // Every fifth invoice has two items, whose lines are not next to each other in the table.
    for (const name of ['Rope', 'Chalk']) {
      const sold = rows.filter((_, index) => index % 5 === 0);
      const items = sold.map(({ uid }) => ({ invoiceId: idOf.get(uid), uid: createUid(), name, totalPrice: '9.50' }));
      await manager.insert(InvoiceItem, items as never);
    }
  }, 120_000);

  /** Reads an export; returns the sizes of its batches and all of its lines. */
  async function readAll(query: Partial<ExportQuery>) {
    const defaults = { filter: {}, order: NEWEST_FIRST, rows: 'invoice', cells: ['uid'] } as const;
    const store = new InvoiceExportStore(context.database.reader.manager);
    const sizes: number[] = [];
    const lines: unknown[][] = [];
    for await (const batch of store.listBatches({ accountId: seed.accountId, ...defaults, ...query })) {
      sizes.push(batch.length);
      lines.push(...batch);
    }
    return { sizes, lines };
  }

  /** The uids in an order, in which unknown values are the smallest, and rows with equal values keep that of their ids. */
  function sortUids({ field, descending }: InvoiceOrder): string[] {
    const readers: Record<InvoiceOrder['field'], (row: Row) => string | number> = {
      created_at: (row) => row.createdAt,
      invoice_date: (row) => row.invoiceDate ?? '',
      total_price: (row) => Number(row.totalPrice ?? -Infinity),
      hf_id: (row) => row.hfId,
    };
    const read = readers[field];
    const sorted = rows.toSorted((left, right) => {
      const [one, other] = [read(left), read(right)];
      if (one === other) return idOf.get(left.uid)! - idOf.get(right.uid)!;
      return one < other ? -1 : 1;
    });
    return (descending ? sorted.reverse() : sorted).map(({ uid }) => uid);
  }

  describe('an export', () => {
    it.each(INVOICE_ORDER_FIELDS.flatMap((field) => [true, false].map((descending) => ({ field, descending }))))(
      'has each invoice of the account once, in order, batch by batch (%j)',
      async (order) => {
        const { sizes, lines } = await readAll({ order });
        expect(sizes).toEqual([BATCH, BATCH, 300]);
        expect(lines.flat()).toEqual(sortUids(order));
      },
      60_000,
    );

    it.each([
      ['as many invoices as a batch has', ['approved'] as const, [BATCH]],
      ['more invoices', ['waiting'] as const, [BATCH, 300]],
      ['none', ['rejected'] as const, []],
    ])('of %s ends with the last of them', async (_what, approvementStatuses, expected) => {
      expect((await readAll({ filter: { approvementStatuses } })).sizes).toEqual(expected);
    });

    it('of items has the items of each invoice together, and nothing of invoices without items', async () => {
      const { lines } = await readAll({ rows: 'item', cells: ['uid', 'item_name', 'item_total_price'] });
      const sold = new Set(rows.filter((_, index) => index % 5 === 0).map(({ uid }) => uid));
      const expected = sortUids(NEWEST_FIRST).filter((uid) => sold.has(uid));
      expect(lines.map(([uid, name, total]) => [uid, name, Number(total)])).toEqual(
        expected.flatMap((uid) => ['Rope', 'Chalk'].map((name) => [uid, name, 950])),
      );
    }, 60_000);

    it('of items leaves out a batch of invoices without any', async () => {
      const older = rows.filter((_, index) => index % 5 !== 0).slice(0, 1_500);
      const last = rows[INVOICES - 5]!;
      const uids = [...older, last].map(({ uid }) => uid);
      const order = { field: 'created_at', descending: false } as const;
      expect((await readAll({ rows: 'item', filter: { uids }, order })).sizes).toEqual([2]);
    });

    it('asks for the next batch before it hands one out, so that the database works while the lines are formatted', async () => {
      // On SQLite, statements run in this process.
      if (context.database.reader.options.type !== 'mysql') return;
      const { pool } = context.database.reader.driver as unknown as { pool: Pool };
      const getConnection = pool.getConnection.bind(pool);
      let connections = 0;
      pool.getConnection = (done) =>
        getConnection((error, connection) => {
          connections += 1;
          done(error, connection);
        });
      const query: ExportQuery = {
        ...{ accountId: seed.accountId, filter: {}, order: NEWEST_FIRST, rows: 'invoice', cells: ['uid'] },
      };
      const batches = new InvoiceExportStore(context.database.reader.manager).listBatches(query);
      await batches.next();
      pool.getConnection = getConnection;
      expect(connections).toBe(2);
      await batches.return(undefined);
    });

    it('can be stopped after any batch, even if the database fails at that moment', async () => {
      const unhandled: unknown[] = [];
      const note = (reason: unknown) => void unhandled.push(reason);
      process.on('unhandledRejection', note);
      try {
        const { manager } = context.database.reader;
        const failing = Object.create(manager) as typeof manager;
        let reads = 0;
        Object.assign(failing, {
          query: async (sql: string, values: unknown[]) => {
            if (sql.includes('JOIN invoice ON') && (reads += 1) > 1) throw new Error('The database is away.');
            return manager.query(sql, values);
          },
        });
        // Only SQLite reads through this method.
        if (context.database.reader.options.type === 'mysql') return;
        const query = { accountId: seed.accountId, filter: {}, order: NEWEST_FIRST, rows: 'invoice', cells: ['uid'] };
        for await (const batch of new InvoiceExportStore(failing).listBatches(query as ExportQuery)) {
          expect(batch).toHaveLength(BATCH);
          await new Promise((resolve) => setTimeout(resolve, 50));
          break;
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
        expect([reads, unhandled]).toEqual([2, []]);
      } finally {
        process.off('unhandledRejection', note);
      }
    });
  });
});
