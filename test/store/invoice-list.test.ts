import { beforeAll, describe, expect, it } from '@jest/globals';
import { InvoiceListStore } from '../../src/invoices/invoice-list.store.js';
import type { InvoiceFilter, InvoiceOrder, InvoiceOrderField } from '../../src/invoices/search/invoice-filter.js';
import { toCursor, type Cursor } from '../../src/invoices/search/invoice-keyset.js';
import type { ListedInvoice } from '../../src/invoices/invoice-row.js';
import { forEachDatabase } from '../support/databases.js';
import { AccountSeed, type Seeded } from '../support/seeded-invoices.js';

const NEWEST_FIRST: InvoiceOrder = { field: 'created_at', descending: true };
const ALL = { offset: 0, limit: 100 };

interface Owners {
  readonly company: Seeded;
  readonly rival: Seeded;
  readonly category: Seeded;
  readonly card: Seeded;
  readonly user: Seeded;
  readonly otherUser: Seeded;
}

/** Each filter with the invoices that it selects, by their hf_id. */
const FILTERS: readonly [string, (owners: Owners) => InvoiceFilter, string][] = [
  ['no filter', () => ({}), 'AAAA BBBB CCCC DDDD'],
  ['one company', ({ company }) => ({ companyUids: [company.uid] }), 'AAAA BBBB'],
  ['either company', ({ company, rival }) => ({ companyUids: [company.uid, rival.uid] }), 'AAAA BBBB CCCC'],
  ['no company at all', () => ({ companyUids: [] }), ''],
  ['an unknown company', () => ({ companyUids: ['0191d3b4-0000-7000-8000-000000000000'] }), ''],
  ['one uploader', ({ otherUser }) => ({ workspaceUserUids: [otherUser.uid] }), 'DDDD'],
  ['one card', ({ card }) => ({ cardUids: [card.uid] }), 'BBBB'],
  ['one category', ({ category }) => ({ categoryUids: [category.uid] }), 'CCCC'],
  ['one approval status', () => ({ approvementStatuses: ['approved'] }), 'BBBB'],
  ['two approval statuses', () => ({ approvementStatuses: ['approved', 'rejected'] }), 'BBBB CCCC'],
  ['a processing status', () => ({ processingStatuses: ['failed'] }), 'DDDD'],
  ['a payment type', () => ({ paymentTypes: ['cash'] }), 'AAAA'],
  ['a currency', () => ({ currencies: ['TRY'] }), 'BBBB CCCC'],
  ['a creation time from its first instant', () => ({ createdFrom: '2026-03-02 00:00:00.000000' }), 'BBBB CCCC DDDD'],
  ['a creation time before an instant', () => ({ createdBefore: '2026-03-02 00:00:00.000000' }), 'AAAA'],
  ['invoice dates with both ends', () => ({ invoiceDateFrom: '2026-02-01', invoiceDateTo: '2026-02-02' }), 'AAAA BBBB'],
  ['totals with both ends', () => ({ totalPriceMin: '9.99', totalPriceMax: '100.00' }), 'AAAA BBBB'],
  ['totals above every storable amount', () => ({ totalPriceMin: '99999999999999999999.00' }), ''],
  ['two conditions at once', ({ company }) => ({ companyUids: [company.uid], currencies: ['TRY'] }), 'BBBB'],
];

forEachDatabase((context) => {
  let list: InvoiceListStore;
  beforeAll(() => {
    list = new InvoiceListStore(context.database.reader.manager);
  });
  const joinNames = (rows: readonly ListedInvoice[]) => rows.map((row) => row.hfId).join(' ');

  describe('the list of invoices', () => {
    let seed: AccountSeed;
    let owners: Owners;
    beforeAll(async () => {
      seed = await AccountSeed.create(context.database.writer.manager);
      owners = await seedFilteredInvoices(seed);
      const stranger = await AccountSeed.create(context.database.writer.manager);
      await stranger.invoice({ hfId: 'XXXX', currency: 'TRY', totalPrice: '50.00', invoiceDate: '2026-02-01' });
    });

    it.each(FILTERS)('finds and counts the same invoices for %s', async (_, buildFilter, expected) => {
      const filter = buildFilter(owners);
      const { rows, count } = await list.page(seed.accountId, filter, [{ field: 'hf_id', descending: false }], ALL);
      expect(joinNames(rows)).toBe(expected);
      expect([count, await list.count(seed.accountId, filter)]).toEqual([rows.length, rows.length]);
    });

    it('loads an invoice with its company, category and card', async () => {
      const { rows } = await list.page(seed.accountId, { currencies: ['EUR'] }, [NEWEST_FIRST], ALL);
      expect(rows[0]).toMatchObject({
        hfId: 'AAAA',
        totalPrice: '9.99',
        invoiceDate: '2026-02-01',
        company: { uid: owners.company.uid, name: 'Company' },
        category: null,
        workspaceUser: { uid: owners.user.uid, roleType: 'owner' },
      });
    });

    it('finds by uid and id only within the account', async () => {
      const { rows } = await list.page(seed.accountId, {}, [NEWEST_FIRST], { offset: 0, limit: 1 });
      const [own] = rows;
      const stranger = await AccountSeed.create(context.database.writer.manager);
      expect(await list.findByUid(seed.accountId, own!.uid)).toMatchObject(own!);
      expect(await list.listByIds(seed.accountId, [own!.id])).toMatchObject([own!]);
      expect(await list.findByUid(stranger.accountId, own!.uid)).toBeNull();
      expect(await list.listByIds(stranger.accountId, [own!.id])).toEqual([]);
    });

    it('sums each currency separately', async () => {
      const statistics = await list.computeStatistics(seed.accountId, {}, ['company']);
      const byLabel = statistics.map(({ label, currency, count, totalPrice }) => [label, currency, count, totalPrice]);
      expect(byLabel).toHaveLength(4);
      expect(byLabel).toEqual(
        expect.arrayContaining([
          [null, null, 1, null],
          ['Company', 'EUR', 1, '9.99'],
          ['Company', 'TRY', 1, '100.00'],
          ['Rival', 'TRY', 1, '90071992547409.93'],
        ]),
      );
    });

    it('sums by category, also invoices without one', async () => {
      const categories = await list.computeStatistics(seed.accountId, { currencies: ['TRY'] }, ['category']);
      expect(categories.map(({ key, label, count, totalPrice }) => [key, label, count, totalPrice])).toEqual([
        [null, null, 1, '100.00'],
        [owners.category.uid, 'Travel', 1, '90071992547409.93'],
      ]);
    });

    it('sums by month of the invoice date', async () => {
      const months = await list.computeStatistics(seed.accountId, { currencies: ['TRY'] }, ['month']);
      expect(months.map(({ key, count, totalPrice, totalVat }) => [key, count, totalPrice, totalVat])).toEqual([
        ['2026-02', 1, '100.00', null],
        ['2026-03', 1, '90071992547409.93', '0.01'],
      ]);
    });
  });

  describe('paging through a list whose values repeat or are missing', () => {
    let seed: AccountSeed;
    beforeAll(async () => {
      seed = await AccountSeed.create(context.database.writer.manager);
      await seedTies(seed);
    });
    const orders = (['created_at', 'invoice_date', 'total_price', 'hf_id'] as const).flatMap(
      (field): [InvoiceOrderField, boolean][] => [
        [field, true],
        [field, false],
      ],
    );

    it.each(orders)(
      'visits every row once, forwards and backwards, by %s (descending: %s)',
      async (field, descending) => {
        const order = { field, descending };
        const { rows: whole } = await list.page(seed.accountId, {}, [order], ALL);
        const ids = whole.map((row) => row.id);
        expect(new Set(ids).size).toBe(12);
        for (const limit of [1, 2, 5]) {
          expect(await walk(list, seed.accountId, order, limit, false)).toEqual(ids);
          expect(await walk(list, seed.accountId, order, limit, true)).toEqual(ids);
        }
      },
    );

    it.each(orders)('returns the rows between two cursors by %s (descending: %s)', async (field, descending) => {
      const order = { field, descending };
      const { rows: whole } = await list.page(seed.accountId, {}, [order], ALL);
      const [after, before] = [toCursor(whole[2]!, order), toCursor(whole[9]!, order)];
      for (const backwards of [false, true]) {
        const between = await list.listKeyset(seed.accountId, {}, order, { after, before, limit: 20, backwards });
        expect(between.map((row) => row.id)).toEqual(whole.slice(3, 9).map((row) => row.id));
      }
    });

    it('returns pages that neither overlap nor skip', async () => {
      const order: InvoiceOrder[] = [{ field: 'total_price', descending: true }];
      const pages = [];
      for (let offset = 0; offset < 12; offset += 5) {
        const { rows, count } = await list.page(seed.accountId, {}, order, { offset, limit: 5 });
        expect(count).toBe(12);
        pages.push(...rows);
      }
      expect(await list.page(seed.accountId, {}, order, { offset: 15, limit: 5 })).toEqual({ rows: [], count: 12 });
      expect(new Set(pages.map((row) => row.id)).size).toBe(12);
    });

    it('sorts invoices without a total before every amount', async () => {
      const order = { field: 'total_price', descending: false } as const;
      const totals = (await list.page(seed.accountId, {}, [order], ALL)).rows.map((row) => row.totalPrice);
      expect(totals).toEqual([
        null,
        null,
        null,
        null,
        '-5.00',
        '-5.00',
        '-5.00',
        '-5.00',
        '20.00',
        '20.00',
        '20.00',
        '100.00',
      ]);
    });

    it.each(['', 'soon', '2026-01-01', "' OR 1 = 1 --"])('refuses a cursor whose time is %j', async (value) => {
      const options = { after: { value, id: 1 }, limit: 5, backwards: false };
      await expect(list.listKeyset(seed.accountId, {}, NEWEST_FIRST, options)).rejects.toMatchObject({
        code: 'bad_request',
      });
    });
  });
});

async function walk(
  list: InvoiceListStore,
  accountId: number,
  order: InvoiceOrder,
  limit: number,
  backwards: boolean,
): Promise<number[]> {
  const ids: number[] = [];
  let cursor: Cursor | undefined;
  for (let steps = 0; steps < 20; steps += 1) {
    const bound = backwards ? { before: cursor } : { after: cursor };
    const rows = await list.listKeyset(accountId, {}, order, { ...bound, limit, backwards });
    const edge = backwards ? rows[0] : rows.at(-1);
    if (!edge) break;
    cursor = toCursor(edge, order);
    if (backwards) ids.unshift(...rows.map((row) => row.id));
    else ids.push(...rows.map((row) => row.id));
  }
  return ids;
}

async function seedFilteredInvoices(seed: AccountSeed): Promise<Owners> {
  const owners = {
    company: await seed.company(),
    rival: await seed.company({ name: 'Rival' }),
    category: await seed.category('Travel'),
    card: await seed.card('1234'),
    user: seed.user,
    otherUser: await seed.addUser(),
  };
  const buildDay = (number: number) => `2026-03-0${number} 00:00:00.000000`;
  const [company, rival] = [owners.company.id, owners.rival.id];
  const common = { companyId: company, createdAt: buildDay(2), currency: 'TRY' };
  await seed.invoice({
    ...{
      hfId: 'AAAA',
      companyId: company,
      createdAt: '2026-03-01 23:59:59.999999',
      currency: 'EUR',
      totalPrice: '9.99',
    },
    ...{ invoiceDate: '2026-02-01', paymentType: 'cash' },
  });
  await seed.invoice({
    ...{ ...common, hfId: 'BBBB', approvementStatus: 'approved', totalPrice: '100.00', invoiceDate: '2026-02-02' },
    cardId: owners.card.id,
  });
  await seed.invoice({
    ...{ ...common, hfId: 'CCCC', companyId: rival, approvementStatus: 'rejected', categoryId: owners.category.id },
    ...{ invoiceDate: '2026-03-31', totalPrice: '90071992547409.93', totalVat: '0.01' },
  });
  await seed.invoice({
    ...{ hfId: 'DDDD', createdAt: buildDay(3), processingStatus: 'failed', workspaceUserId: owners.otherUser.id },
  });
  await seed.invoice({ ...common, hfId: 'EEEE', deletedAt: buildDay(4) });
  return owners;
}

async function seedTies(seed: AccountSeed): Promise<void> {
  const totals = [null, '-5.00', '20.00'];
  const dates = [null, '2026-01-31', null, '2025-12-31'];
  for (let index = 0; index < 12; index += 1) {
    await seed.invoice({
      createdAt: `2026-05-0${1 + (index % 2)} 10:00:00.00000${index % 3}`,
      totalPrice: index === 11 ? '100.00' : totals[index % 3],
      invoiceDate: dates[index % 4],
    });
  }
}
