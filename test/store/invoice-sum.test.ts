import { beforeAll, describe, expect, it } from '@jest/globals';
import { InvoiceListStore } from '../../src/invoices/invoice-list.store.js';
import { MAX_STATISTICS, STATISTIC_GROUPS, type StatisticGroups } from '../../src/invoices/invoice-statistics.js';
import type { VatCategory } from '../../src/invoices/fields/vocabulary.js';
import type { InvoiceFilter } from '../../src/invoices/search/invoice-filter.js';
import type { Transact } from '../../src/shared/transact.js';
import { createTransact, type Stores } from '../../src/stores.js';
import { forEachDatabase } from '../support/databases.js';
import { AccountSeed } from '../support/seeded-invoices.js';

const SINGLE_GROUPS: readonly StatisticGroups[] = STATISTIC_GROUPS.map((group) => [group]);
/** All pairs and triples, in an order of the groups that the sums do not have. */
const CROSSED_GROUPS: readonly StatisticGroups[] = STATISTIC_GROUPS.flatMap((first, index) =>
  STATISTIC_GROUPS.slice(index + 1).flatMap((second, after): StatisticGroups[] => [
    [second, first],
    ...STATISTIC_GROUPS.slice(index + after + 2).map((third): StatisticGroups => [second, third, first]),
  ]),
);

const FILTERS: readonly InvoiceFilter[] = [
  {},
  { approvementStatuses: ['approved'] },
  { approvementStatuses: ['waiting', 'rejected'], currencies: ['EUR', 'TRY'] },
  { currencies: [] },
  { invoiceDateFrom: '2026-02-01' },
  { invoiceDateTo: '2026-02-28' },
  { invoiceDateFrom: '2026-02-01', invoiceDateTo: '2026-03-31', approvementStatuses: ['waiting'] },
  { invoiceDateFrom: '2026-02-02', invoiceDateTo: '2026-03-30' },
  { processingStatuses: ['failed'] },
];

/** Excludes no invoice, and is not known to the sums. */
const LIVE: InvoiceFilter = { createdFrom: '2000-01-01 00:00:00.000000' };

/** Two rows can have the same rate, and one none. */
const VAT_ROWS: VatCategory[] = [
  { vatRate: '19.00', baseAmount: '100.00', vatAmount: '19.00', totalAmount: '119.00' },
  { vatRate: '7.00', baseAmount: '-1.00', vatAmount: '-0.07', totalAmount: '-1.07' },
  { vatRate: '19.00', baseAmount: null, vatAmount: '0.05', totalAmount: null },
  { vatRate: null, baseAmount: null, vatAmount: '2.00', totalAmount: null },
];

forEachDatabase((context) => {
  let transact: Transact<Stores>;
  let list: InvoiceListStore;
  beforeAll(() => {
    transact = createTransact(context.database, 20_000);
    list = new InvoiceListStore(context.database.reader.manager);
  });

  function change(accountId: number, id: number, patch: Parameters<Stores['invoices']['update']>[1]) {
    return transact(async (tx) => {
      const invoice = await tx.invoices.lockById(accountId, id);
      return tx.invoices.update(invoice!, patch);
    });
  }

  /** Compares the statistics with those of the rows. */
  async function expectAgreement(
    accountId: number,
    {
      of = SINGLE_GROUPS,
      filters = FILTERS,
    }: { of?: readonly StatisticGroups[]; filters?: readonly InvoiceFilter[] } = {},
  ): Promise<void> {
    for (const groups of of) {
      for (const filter of filters) {
        const summed = await list.computeStatistics(accountId, filter, groups);
        const added = await list.computeStatistics(accountId, { ...filter, ...LIVE }, groups);
        expect([groups, filter, summed]).toEqual([groups, filter, added]);
      }
    }
    expect(await transact((tx) => tx.sums.findDifferences())).toEqual([]);
  }

  async function seedInvoices(seed: AccountSeed) {
    const company = await seed.company();
    const rival = await seed.company({ name: 'Rival' });
    const categories = [await seed.category('Rent'), await seed.category('Food')];
    const dates = [null, '2026-01-31', '2026-02-01', '2026-02-28', '2026-03-31'];
    const ids: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      const { id } = await seed.invoice({
        companyId: [null, company.id, rival.id][index % 3],
        categoryId: categories[index % 3]?.id ?? null,
        vatCategories: VAT_ROWS.slice(0, index % 4),
        invoiceDate: dates[index % 5],
        currency: ['EUR', 'TRY', null][index % 4] ?? null,
        totalPrice: index % 7 === 0 ? null : `${index}.10`,
        totalVat: index % 2 === 0 ? null : '0.10',
        documentType: index % 6 === 0 ? 'credit_note' : null,
        approvementStatus: index % 5 === 0 ? 'approved' : 'waiting',
      });
      ids.push(id);
    }
    return { ids, company, rival };
  }

  describe('statistics', () => {
    it('sum what the invoices state, whatever the group and the filter', async () => {
      const seed = await AccountSeed.create(context.database.writer.manager);
      await seedInvoices(seed);
      await expectAgreement(seed.accountId);
      const [first] = await list.computeStatistics(seed.accountId, { currencies: ['EUR'] }, ['currency']);
      expect(first).toEqual({
        key: 'EUR',
        label: 'EUR',
        groups: [{ group: 'currency', key: 'EUR', label: 'EUR' }],
        currency: 'EUR',
        count: 5,
        totalPrice: '16.20',
        totalVat: null,
      });
    });

    it('follow corrections, decisions and deletions', async () => {
      const seed = await AccountSeed.create(context.database.writer.manager);
      const { ids, rival } = await seedInvoices(seed);
      await change(seed.accountId, ids[1]!, { totalPrice: '90071992547409.93', documentType: 'credit_note' });
      await change(seed.accountId, ids[2]!, { invoiceDate: '2026-03-01', companyId: rival.id, currency: 'USD' });
      await change(seed.accountId, ids[3]!, { approvementStatus: 'rejected', totalVat: '-7.00' });
      await change(seed.accountId, ids[4]!, { deletedAt: '2026-04-01 00:00:00.000000' });
      await change(seed.accountId, ids[7]!, { vatCategories: VAT_ROWS, categoryId: null });
      await change(seed.accountId, ids[6]!, { documentType: 'invoice', totalPrice: '-1.00' });
      await expectAgreement(seed.accountId);
    });

    it('sum the invoices of companies, and none of another account', async () => {
      const seed = await AccountSeed.create(context.database.writer.manager);
      const { ids, company, rival } = await seedInvoices(seed);
      const stranger = await AccountSeed.create(context.database.writer.manager);
      const foreign = await stranger.company();
      await stranger.invoice({ companyId: foreign.id, invoiceDate: '2026-02-01' });
      const filters = [[], [rival.uid], [company.uid, rival.uid], [foreign.uid]].flatMap((companyUids) =>
        FILTERS.map((filter) => ({ ...filter, companyUids })),
      );
      await expectAgreement(seed.accountId, { filters });
      const months = () => list.computeStatistics(seed.accountId, { companyUids: [rival.uid] }, ['month']);
      await change(seed.accountId, ids[2]!, { invoiceDate: '2031-12-31' });
      expect((await months()).at(-1)).toMatchObject({ key: '2031-12', count: 1 });
      expect(await list.computeStatistics(seed.accountId, { companyUids: [foreign.uid] }, ['month'])).toEqual([]);
    });

    it('sum groups within groups, also after changes', async () => {
      const seed = await AccountSeed.create(context.database.writer.manager);
      const { ids, company, rival } = await seedInvoices(seed);
      const companyUids = [rival.uid, company.uid];
      const filters: InvoiceFilter[] = [
        ...[{}, { approvementStatuses: ['waiting'], currencies: ['EUR', 'TRY'] } as const],
        ...[{ invoiceDateTo: '2026-02-28' }, { invoiceDateFrom: '2026-02-02' }, { companyUids }],
        { companyUids: [rival.uid], invoiceDateFrom: '2026-02-01', invoiceDateTo: '2026-03-31' },
      ];
      await expectAgreement(seed.accountId, { of: CROSSED_GROUPS, filters });
      await change(seed.accountId, ids[1]!, { invoiceDate: null, companyId: null, vatCategories: VAT_ROWS });
      await change(seed.accountId, ids[2]!, {
        invoiceDate: '2026-03-01',
        companyId: rival.id,
        documentType: 'credit_note',
      });
      await change(seed.accountId, ids[3]!, { deletedAt: '2026-04-01 00:00:00.000000' });
      await expectAgreement(seed.accountId, { of: CROSSED_GROUPS, filters: [{}, { companyUids }] });
    }, 60_000);

    it('list groups within groups in their order, without a value first', async () => {
      const seed = await AccountSeed.create(context.database.writer.manager);
      const company = await seed.company({ name: 'Nordhamn AB' });
      const add = (invoiceDate: string | null, totalPrice: string, rest: object = {}) =>
        seed.invoice({ invoiceDate, totalPrice, currency: 'EUR', companyId: company.id, ...rest });
      await add('2026-02-28', '1.00');
      await add('2026-02-01', '2.00', { documentType: 'credit_note' });
      await add('2025-12-31', '4.00', { approvementStatus: 'approved' });
      await add('2026-02-03', '8.00', { companyId: null });
      await add('2026-02-03', '16.00', { currency: 'USD' });
      await add(null, '32.00');
      const read = async (groups: StatisticGroups, filter: InvoiceFilter = {}) =>
        (await list.computeStatistics(seed.accountId, filter, groups)).map((row) => [
          ...row.groups.map(({ label }) => label),
          ...[row.currency, row.count, row.totalPrice],
        ]);
      expect(await read(['company', 'month'])).toEqual([
        [null, '2026-02', 'EUR', 1, '8.00'],
        ['Nordhamn AB', null, 'EUR', 1, '32.00'],
        ['Nordhamn AB', '2025-12', 'EUR', 1, '4.00'],
        ['Nordhamn AB', '2026-02', 'EUR', 2, '-1.00'],
        ['Nordhamn AB', '2026-02', 'USD', 1, '16.00'],
      ]);
      const march = { invoiceDateTo: '2026-02-28', currencies: ['EUR'] };
      expect(await read(['month', 'approvement_status', 'company'], march)).toEqual([
        ['2025-12', 'approved', 'Nordhamn AB', 'EUR', 1, '4.00'],
        ['2026-02', 'waiting', null, 'EUR', 1, '8.00'],
        ['2026-02', 'waiting', 'Nordhamn AB', 'EUR', 2, '-1.00'],
      ]);
    });

    it('refuse more groups within groups than a response holds', async () => {
      const seed = await AccountSeed.create(context.database.writer.manager);
      const { id } = await seed.invoice({ invoiceDate: '2026-01-01', currency: 'EUR' });
      const count = async (groups: StatisticGroups, filter: InvoiceFilter) =>
        (await list.computeStatistics(seed.accountId, filter, groups)).length;
      const state = async (rates: number) => {
        const rows = Array.from({ length: rates }, (_, rate) => ({ ...VAT_ROWS[0], vatRate: `${rate}.00` }));
        await context.database.writer.query('UPDATE invoice SET vat_categories = ? WHERE invoice.id = ?', [
          JSON.stringify(rows),
          id,
        ]);
        await transact((tx) => tx.sums.recount());
      };
      await state(MAX_STATISTICS);
      for (const filter of [{}, LIVE]) expect(await count(['month', 'vat_rate'], filter)).toBe(MAX_STATISTICS);
      await state(MAX_STATISTICS + 1);
      for (const filter of [{}, LIVE]) {
        expect(await count(['vat_rate'], filter)).toBe(MAX_STATISTICS + 1);
        await expect(count(['month', 'vat_rate'], filter)).rejects.toThrow('more than 5000 groups');
      }
    });

    it('sum by VAT rate the amounts of each rate, in the order of the rates', async () => {
      const seed = await AccountSeed.create(context.database.writer.manager);
      await seed.invoice({ currency: 'EUR', vatCategories: [...VAT_ROWS] });
      await seed.invoice({ currency: 'EUR', vatCategories: [VAT_ROWS[0]!], documentType: 'credit_note' });
      await seed.invoice({ currency: 'EUR', totalPrice: '5.00' });
      const rows = await list.computeStatistics(seed.accountId, {}, ['vat_rate']);
      expect(rows.map(({ key, count, totalPrice, totalVat }) => [key, count, totalPrice, totalVat])).toEqual([
        [null, 1, null, '2.00'],
        ['7.00', 1, '-1.07', '-0.07'],
        ['19.00', 2, '0.00', '0.05'],
      ]);
    });

    it('leave out groups whose last invoice has gone', async () => {
      const seed = await AccountSeed.create(context.database.writer.manager);
      const { id } = await seed.invoice({ invoiceDate: '2026-05-01' });
      await change(seed.accountId, id, { invoiceDate: '2026-06-01' });
      const months = await list.computeStatistics(seed.accountId, {}, ['month']);
      expect(months.map(({ key }) => key)).toEqual(['2026-06']);
    });

    it('do not change when a transaction is rolled back', async () => {
      const seed = await AccountSeed.create(context.database.writer.manager);
      const { ids } = await seedInvoices(seed);
      const failing = transact(async (tx) => {
        const invoice = await tx.invoices.lockById(seed.accountId, ids[1]!);
        await tx.invoices.update(invoice!, { totalPrice: '500.00' });
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      await expectAgreement(seed.accountId);
    });

    it('stay correct during concurrent writes', async () => {
      const seed = await AccountSeed.create(context.database.writer.manager);
      const { ids, company, rival } = await seedInvoices(seed);
      await Promise.all([
        ...ids.map((id, index) =>
          change(seed.accountId, id, { companyId: index % 2 ? company.id : rival.id, totalPrice: `${index}.99` }),
        ),
        ...ids.map((id) => change(seed.accountId, id, { approvementStatus: 'approved', invoiceDate: '2026-02-02' })),
      ]);
      await expectAgreement(seed.accountId);
    }, 60_000);

    it('can be checked and corrected after a write that bypassed the service', async () => {
      const seed = await AccountSeed.create(context.database.writer.manager);
      const { id } = await seed.invoice({ currency: 'EUR', totalPrice: '5.00', invoiceDate: '2026-01-01' });
      await context.database.writer.query('UPDATE invoice SET total_price = 700 WHERE invoice.id = ?', [id]);
      const group = { accountId: seed.accountId, approvementStatus: 'waiting', currency: 'EUR' };
      const found = await transact((tx) => tx.sums.findDifferences());
      expect(found.toSorted((left, right) => (left.part < right.part ? -1 : 1))).toEqual([
        { ...group, part: 'C:2026-01:', amount: 0, price: '200', vat: '0' },
        { ...group, part: 'G:2026-01:', amount: 0, price: '200', vat: '0' },
        { ...group, part: 'c:', amount: 0, price: '200', vat: '0' },
      ]);
      await transact((tx) => tx.sums.recount());
      await expectAgreement(seed.accountId);
    });

    it('are not those that only older versions read', async () => {
      const seed = await AccountSeed.create(context.database.writer.manager);
      await seedInvoices(seed);
      const { writer } = context.database;
      await writer.query("INSERT INTO invoice_sum VALUES (?, 'm:2026-01', 'waiting', 'EUR', 1, 1, 200, 1, 2)", [
        seed.accountId,
      ]);
      await expectAgreement(seed.accountId);
    });
  });
});
