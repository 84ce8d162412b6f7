import { beforeAll, describe, expect, it } from '@jest/globals';
import { Invoice } from '../../src/invoices/invoice.entity.js';
import type { InvoiceFilter } from '../../src/invoices/search/invoice-filter.js';
import { createHumanId, createToken, createUid } from '../../src/shared/ids.js';
import type { Transact } from '../../src/shared/transact.js';
import { createStores, createTransact, type Stores } from '../../src/stores.js';
import { forEachDatabase } from '../support/databases.js';
import { AccountSeed } from '../support/seeded-invoices.js';

/** More than a search checks one by one. */
const INVOICES = 1_300;

const FILTERS: readonly InvoiceFilter[] = [
  { approvementStatuses: ['approved'] },
  { approvementStatuses: ['approved', 'rejected'], currencies: ['EUR'] },
  { paymentTypes: ['cash'], processingStatuses: ['finished'] },
  { processingStatuses: ['failed'] },
  { currencies: [] },
  { currencies: ['USD'], totalPriceMin: '9.00' },
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
    await transact((tx) => tx.facets.rebuild());
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

  /** Counts the rows that match the filter: a range that excludes none bypasses the stored counts. */
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
        ...others.map((id) => change(id, { processingStatus: 'failed', paymentType: null })),
      ]);
      await change(some[0]!, { approvementStatus: 'waiting', paymentType: 'cash' });
      await change(some[1]!, { deletedAt: '2026-02-01 00:00:00.000000' });
      await expectAgreement();
    }, 60_000);
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
    totalPrice: `${index % 13}.00`,
    vatCategories: [],
    editedFields: [],
    version: 1,
    createdAt: '2026-01-01 00:00:00.000000',
  };
}
