import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { In } from 'typeorm';
import { Invoice } from '../../src/invoices/invoice.entity.js';
import type { InvoiceFilter } from '../../src/invoices/search/invoice-filter.js';
import { toCursor, type Cursor } from '../../src/invoices/search/invoice-keyset.js';
import { createHumanId, createToken, createUid } from '../../src/shared/ids.js';
import type { Transact } from '../../src/shared/transact.js';
import { createStores, createTransact, type Stores } from '../../src/stores.js';
import { forEachDatabase } from '../support/databases.js';
import { AccountSeed } from '../support/seeded-invoices.js';
import { recordStatements } from '../support/statements.js';

/** More than a search checks one by one. */
const INVOICES = 1_300;

const FILTERS: readonly InvoiceFilter[] = [
  { approvementStatuses: ['approved'] },
  { approvementStatuses: ['approved', 'rejected'], currencies: ['EUR'] },
  { paymentTypes: ['cash'], processingStatuses: ['finished'] },
  { processingStatuses: ['failed'] },
  { currencies: [] },
  { currencies: ['USD'], totalPriceMin: '9.00' },
  { totalPriceMin: '-5.00', totalPriceMax: '7.00' },
  { totalPriceMax: '90000000.00' },
  { invoiceDateFrom: '2026-01-10', invoiceDateTo: '2026-02-03', approvementStatuses: ['approved'] },
  { invoiceDateFrom: '2026-02-01', totalPriceMin: '3.00', processingStatuses: ['finished'] },
  { invoiceDateFrom: '1900-01-01', invoiceDateTo: '2026-01-31' },
  { dueDateTo: '2026-01-20' },
];

forEachDatabase((context) => {
  let transact: Transact<Stores>;
  let seed: AccountSeed;
  let ids: number[];

  beforeAll(async () => {
    transact = createTransact(context.database, 60_000);
    const { manager } = context.database.writer;
    seed = await AccountSeed.create(manager);
    // Invoices of another account lie between the account's own.
    const stranger = await AccountSeed.create(manager);
    const owners = [seed, seed, stranger];
    const rows = Array.from({ length: INVOICES * 1.5 }, (_, index) => buildInvoiceRow(owners[index % 3]!, index));
    for (let start = 0; start < rows.length; start += 500)
      await manager.insert(Invoice, rows.slice(start, start + 500));
    await transact(async (tx) => {
      await tx.tallies.recount();
      await tx.sums.recount();
      await tx.index.rebuild();
    });
    const found = await manager.findBy(Invoice, { accountId: seed.accountId });
    ids = found.map(({ id }) => id);
    await transact((tx) => tx.search.refresh(seed.accountId, ids));
  }, 120_000);

  /** Reads the counts of a filtered search that matches the whole account: its count, its page, and the count of the filter alone. */
  async function readCounts(filter: InvoiceFilter) {
    const { invoiceList } = createStores(context.database.reader.manager);
    const searched = { ...filter, query: 'inv' };
    const order = [{ field: 'hf_id', descending: false }] as const;
    const page = await invoiceList.page(seed.accountId, searched, order, { offset: 0, limit: 20 });
    const plain = await invoiceList.page(seed.accountId, filter, order, { offset: 0, limit: 20 });
    expect(page.rows).toEqual(plain.rows);
    return { page: page.count, counted: await invoiceList.count(seed.accountId, searched) };
  }

  /** Counts the rows that match the filter: a range of creation times that excludes none bypasses the index. */
  async function countRows(filter: InvoiceFilter): Promise<number> {
    const { invoiceList } = createStores(context.database.reader.manager);
    return invoiceList.count(seed.accountId, { createdFrom: '2000-01-01 00:00:00.000000', ...filter });
  }

  async function expectAgreement(): Promise<void> {
    for (const filter of FILTERS) {
      const rows = await countRows(filter);
      expect([filter, await readCounts(filter)]).toEqual([filter, { page: rows, counted: rows }]);
    }
  }

  function change(id: number, patch: Parameters<Stores['invoices']['update']>[1]) {
    return transact(async (tx) => {
      const invoice = await tx.invoices.lockById(seed.accountId, id);
      await tx.invoices.update(invoice!, patch);
      if (patch.deletedAt) await tx.search.remove(seed.accountId, [id]);
    });
  }

  describe('a filtered search with many results', () => {
    it('counts and lists the filtered invoices', async () => {
      await expectAgreement();
      expect(await countRows({ approvementStatuses: ['approved'] })).toBeGreaterThan(300);
    }, 60_000);

    it('follows every change of an invoice, even many at once', async () => {
      const some = ids.filter((_, index) => index % 90 === 0);
      const others = ids.filter((_, index) => index % 90 === 45);
      await Promise.all([
        ...some.map((id) => change(id, { approvementStatus: 'approved', currency: 'USD' })),
        ...others.map((id) => change(id, { processingStatus: 'failed', paymentType: null, totalPrice: null })),
        ...some.map((id) => change(id, { invoiceDate: '2026-01-15', totalPrice: '8.00', dueDate: '2026-01-05' })),
      ]);
      await change(some[0]!, { approvementStatus: 'waiting', paymentType: 'cash' });
      await change(some[1]!, { deletedAt: '2026-02-01 00:00:00.000000' });
      await expectAgreement();
    }, 60_000);
  });

  describe('a list narrowed down by the index', () => {
    const orders = [true, false].map((descending) => [{ field: 'created_at' as const, descending }] as const);
    const narrow = { invoiceDateFrom: '2026-01-10', invoiceDateTo: '2026-02-20' };
    /** So many invoices are in this range that the index does not name each of them. */
    const range = { invoiceDateFrom: '2026-01-01' };
    /** Matches the same invoices, and bypasses the index. */
    const bypass = (filter: InvoiceFilter) => ({ ...filter, createdFrom: '2000-01-01 00:00:00.000000' });

    it.each(orders)(
      'returns the same pages by offset as the whole list (%j)',
      async (order) => {
        const { invoiceList } = createStores(context.database.reader.manager);
        for (const filter of [{}, { approvementStatuses: ['approved' as const] }, range, narrow]) {
          for (const offset of [0, 7, 1_000, 1_200, 1_290, 2_000]) {
            const page = await invoiceList.page(seed.accountId, filter, [order], { offset, limit: 20 });
            expect(page).toEqual(
              await invoiceList.page(seed.accountId, bypass(filter), [order], { offset, limit: 20 }),
            );
          }
        }
      },
      60_000,
    );

    it.each(orders)(
      'returns the same pages between places as the whole list (%j)',
      async (order) => {
        const { invoiceList } = createStores(context.database.reader.manager);
        for (const backwards of [false, true]) {
          let place: Cursor | undefined;
          for (let page = 0; page < 4; page += 1) {
            const options = { [backwards ? 'before' : 'after']: place, limit: 150, backwards };
            const rows = await invoiceList.listKeyset(seed.accountId, range, order, options);
            expect(rows).toEqual(await invoiceList.listKeyset(seed.accountId, bypass(range), order, options));
            expect(rows).toHaveLength(150);
            place = toCursor((backwards ? rows[0] : rows.at(-1))!, order);
          }
        }
      },
      60_000,
    );

    /** How the statements of some work read the list: near its rows only, from its start, or by counting rows. */
    async function listReads(work: (list: Stores['invoiceList']) => Promise<unknown>): Promise<string[]> {
      const { invoiceList } = createStores(context.database.reader.manager);
      const statements = await recordStatements(context.database, () => work(invoiceList));
      return statements.flatMap((sql) => [
        ...(/invoice (?:NOT INDEXED|FORCE INDEX \(PRIMARY\))/.test(sql) ? ['near'] : []),
        ...(/FROM invoice (?:FORCE INDEX \((?!PRIMARY)\w+\) )?WHERE .* LIMIT/.test(sql) ? ['whole'] : []),
        ...(sql.includes('COUNT(*)') ? ['counted'] : []),
      ]);
    }

    it.each<[which: string, filter: InvoiceFilter, offset: number, reads: string[]]>([
      ['the first page of all invoices', {}, 0, ['whole']],
      ['a page before the thousandth of all invoices', {}, 999, ['whole']],
      ['a page from the thousandth of all invoices on', {}, 1_000, ['near']],
      ['the first page of a range', range, 0, ['near']],
      ['a later page of a range', range, 40, ['near']],
      ['a page of a small range', narrow, 0, ['near']],
      ['a page that the index does not know', bypass(range), 0, ['whole', 'counted']],
    ])('reads %s near its rows only if that is quicker', async (_which, filter, offset, reads) => {
      for (const [order] of orders) {
        const page = { offset, limit: 20 };
        expect(await listReads((list) => list.page(seed.accountId, filter, [order], page))).toEqual(reads);
      }
    });

    it('is read near the rows between two places only if it has a range and one place', async () => {
      const [order] = orders[0]!;
      const { invoiceList } = createStores(context.database.reader.manager);
      const rows = await invoiceList.listKeyset(seed.accountId, range, order, { limit: 60, backwards: false });
      const [after, before] = [toCursor(rows[20]!, order), toCursor(rows[50]!, order)];
      const read = (filter: InvoiceFilter, ends: object) =>
        listReads((list) => list.listKeyset(seed.accountId, filter, order, { limit: 20, backwards: false, ...ends }));
      expect(await read(range, {})).toEqual(['near']);
      expect(await read(range, { after })).toEqual(['near']);
      expect(await read(range, { before, backwards: true })).toEqual(['near']);
      expect(await read(range, { after, before })).toEqual(['whole']);
      expect(await read({}, { after })).toEqual(['whole']);
      expect(await read(bypass(range), { after })).toEqual(['whole']);
    });

    it('is counted without its rows', async () => {
      const count = (filter: InvoiceFilter) => listReads((list) => list.count(seed.accountId, filter));
      expect(await count(range)).toEqual([]);
      expect(await count({ workspaceUserUids: [seed.user.uid] })).toEqual([]);
      expect(await count(bypass(range))).toEqual(['counted']);
    });

    it('is sorted by another field without the index unless it is small', async () => {
      const page = { offset: 1_000, limit: 20 };
      const [byDate, byTime] = [
        { field: 'invoice_date' as const, descending: true },
        { field: 'created_at' as const, descending: true },
      ];
      for (const order of [[byDate], [byTime, byDate]])
        expect(await listReads((list) => list.page(seed.accountId, {}, order, page))).toEqual(['whole']);
      const list = (stores: Stores['invoiceList']) =>
        stores.page(seed.accountId, narrow, [byDate], { offset: 0, limit: 20 });
      expect(await listReads(list)).toEqual(['near']);
    });

    it('is still complete when invoices change while it is read', async () => {
      const { manager } = context.database.reader;
      const { invoiceList } = createStores(manager);
      const options = { limit: 20, backwards: false };
      const [order] = orders[0]!;
      const before = await invoiceList.listKeyset(seed.accountId, range, order, options);
      // Only the index still finds these: as if they had left the list after it was asked.
      const gone = before.map(({ id }) => id);
      const move = (deletedAt: string | null) =>
        context.database.writer.manager.update(Invoice, { id: In(gone) }, { deletedAt });
      await move('2026-03-01 00:00:00.000000');
      try {
        const rows = await invoiceList.listKeyset(seed.accountId, range, order, options);
        expect(rows).toHaveLength(20);
        expect(rows.filter(({ id }) => gone.includes(id))).toEqual([]);
      } finally {
        await move(null);
      }
    });

    it('never contains invoices of another account', async () => {
      const { invoiceList } = createStores(context.database.reader.manager);
      const stranger = await AccountSeed.create(context.database.writer.manager);
      expect(await invoiceList.count(stranger.accountId, range)).toBe(0);
      expect(await invoiceList.count(stranger.accountId, { workspaceUserUids: [seed.user.uid] })).toBe(0);
      expect(await invoiceList.count(seed.accountId, { workspaceUserUids: [seed.user.uid] })).toBe(ids.length - 1);
    });

    it('is compacted to one entry for each value from time to time', async () => {
      const corrected = await AccountSeed.create(context.database.writer.manager);
      const readSizes = async () => {
        const sql = "SELECT LENGTH(cells) AS size FROM invoice_cell WHERE account_id = ? AND field = 'totalPrice'";
        const rows = await context.database.reader.query<{ size: unknown }[]>(sql, [corrected.accountId]);
        return rows.map(({ size }) => Number(size));
      };
      const random = jest.spyOn(Math, 'random').mockReturnValue(1 / 64);
      try {
        const { id } = await corrected.invoice({ totalPrice: '1.00' });
        const [size = 0] = await readSizes();
        const correct = (totalPrice: string) =>
          transact(async (tx) => {
            const invoice = await tx.invoices.lockById(corrected.accountId, id);
            await tx.invoices.update(invoice!, { totalPrice });
          });
        await correct('2.00');
        expect(await readSizes()).toEqual([2 * size]);
        await correct('2.00');
        expect(await readSizes()).toEqual([2 * size]);
        random.mockReturnValue(0.999 / 64);
        await correct('3.00');
        expect(await readSizes()).toEqual([size]);
      } finally {
        random.mockRestore();
      }
    });

    it('is found by values that were corrected many times', async () => {
      const { invoiceList } = createStores(context.database.reader.manager);
      const corrected = await AccountSeed.create(context.database.writer.manager);
      const { id } = await corrected.invoice({ totalPrice: '1.00' });
      const random = jest.spyOn(Math, 'random').mockReturnValue(0.999);
      try {
        for (const totalPrice of ['2.00', null, '3.00', '4.00']) {
          if (totalPrice === '4.00') random.mockReturnValue(0);
          await transact(async (tx) => {
            const invoice = await tx.invoices.lockById(corrected.accountId, id);
            await tx.invoices.update(invoice!, { totalPrice });
          });
          const found = [];
          for (const total of ['1.00', '2.00', '3.00', '4.00'])
            if (await invoiceList.count(corrected.accountId, { totalPriceMin: total, totalPriceMax: total }))
              found.push(total);
          expect(found).toEqual(totalPrice === null ? [] : [totalPrice]);
        }
      } finally {
        random.mockRestore();
      }
    });
  });
});

function buildInvoiceRow({ accountId, user }: AccountSeed, index: number) {
  return {
    accountId,
    uid: createUid(),
    hfId: createHumanId(),
    workspaceUserId: user.id,
    fileType: 'application/pdf',
    fileSize: 1,
    fileSha256: createToken(),
    invoiceNumber: `INV-${index}`,
    processingStatus: 'finished' as const,
    approvementStatus: (['waiting', 'approved', 'rejected'] as const)[index % 4] ?? 'waiting',
    currency: [null, 'EUR', 'USD'][index % 5] ?? null,
    paymentType: index % 7 === 0 ? ('cash' as const) : null,
    totalPrice: index % 11 === 0 ? null : `${(index % 13) - 6}.00`,
    invoiceDate: index % 9 === 0 ? null : `2026-0${1 + (index % 2)}-${String(1 + (index % 28)).padStart(2, '0')}`,
    dueDate: index % 3 === 0 ? `2026-01-${String(1 + (index % 31)).padStart(2, '0')}` : null,
    vatCategories: [],
    editedFields: [],
    version: 1,
    // Not quite in the order of the rows, and some at the same time.
    createdAt: `2026-01-01 00:${String(Math.floor((index + (index % 7)) / 60)).padStart(2, '0')}:00.000000`,
  };
}
