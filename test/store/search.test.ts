import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { Category } from '../../src/categories/category.entity.js';
import { Company } from '../../src/companies/company.entity.js';
import type { InvoiceFilter } from '../../src/invoices/search/invoice-filter.js';
import { InvoiceItem } from '../../src/invoices/invoice-item.entity.js';
import { Invoice } from '../../src/invoices/invoice.entity.js';
import { createStores, createTransact, type Stores } from '../../src/stores.js';
import { forEachDatabase } from '../support/databases.js';
import { AccountSeed, type Seeded } from '../support/seeded-invoices.js';

/** Queries, and whether they find the invoice of `createDescribedInvoice`. */
const QUERIES: readonly [string, string, boolean][] = [
  ['an item’s name', 'Laptop', true],
  ['an item’s description', 'refurbished', true],
  ['the category', 'office', true],
  ['the company', 'Müller', true],
  ['the address', 'Şişli', true],
  ['the tax office', 'Beyoğlu', true],
  ['the tax number', '1234567890', true],
  ['the phone', '0212', true],
  ['the hf_id', 'K7M2QX', true],
  ['the invoice number', 'RE-2026/0042', true],
  ['the number without its punctuation', 're20260042', true],
  ['the number with other punctuation', 'RE.2026.0042', true],
  ['the hf_id with a separator', 'K7M-2QX', true],
  ['the start of a word', 'refurb', true],
  ['one letter of a prefix', 'r', true],
  ['the middle of a word', 'furbished', false],
  ['a longer word', 'laptops', false],
  ['another case', 'LAPTOP', true],
  ['no accents', 'muller', true],
  ['accents that the text lacks', 'láptop', true],
  ['Turkish dotted capitals', 'İSTANBUL', true],
  ['Turkish dotless letters', 'ıstanbul', true],
  ['letters without the cedilla', 'sisli', true],
  ['two words from different texts', 'laptop muller', true],
  ['two words, one of which is missing', 'laptop schmidt', false],
  ['a word that is a prefix of no token', 'zzz', false],
  ['the total in German form', '1.234,50', true],
  ['the total in English form', '1,234.50', true],
  ['the total in French form', '1 234,50', true],
  ['the total in Swiss form', "1'234.50", true],
  ['the total without grouping', '1234,5', true],
  ['another total', '1.234,51', false],
  ['a word between symbols', '*laptop*', true],
  ['a symbol among words', 'müller & söhne', true],
  ['signs alone', '%', false],
  ['SQL instead of words', "' OR 1=1 --", false],
];

forEachDatabase((context) => {
  let manager: EntityManager;
  let stores: Stores;
  let seed: AccountSeed;
  let invoice: Seeded;
  let company: Seeded;
  let category: Seeded;

  beforeAll(() => {
    manager = context.database.writer.manager;
    stores = createStores(manager);
  });

  const createDescribedInvoice = async (): Promise<void> => {
    seed = await AccountSeed.create(manager);
    company = await seed.company({
      ...{ name: 'Müller & Söhne', address: 'Büyükdere Cad. 1, Şişli, Istanbul', taxNumber: '1234567890' },
      ...{ taxOffice: 'Beyoğlu', phone: '+90 (0212) 555' },
    });
    category = await seed.category('Office Supplies');
    invoice = await seed.invoice({
      ...{ hfId: 'K7M2QX', invoiceNumber: 'RE-2026/0042', totalPrice: '1234.50', companyId: company.id },
      categoryId: category.id,
    });
    await seed.item(invoice.id, { name: 'Laptop 15"', description: 'refurbished' });
    await seed.item(invoice.id, { name: null, description: null });
    await stores.search.refresh(seed.accountId, [invoice.id]);
  };
  const findNames = async (query: string, filter: InvoiceFilter = {}): Promise<string[]> => {
    const wanted = { ...filter, query };
    const order = [{ field: 'created_at', descending: true }] as const;
    const { rows, count } = await stores.invoiceList.page(seed.accountId, wanted, order, { offset: 0, limit: 100 });
    expect([count, await stores.invoiceList.count(seed.accountId, wanted)]).toEqual([rows.length, rows.length]);
    return rows.map((row) => row.hfId);
  };

  describe('a query', () => {
    beforeAll(async () => {
      await createDescribedInvoice();
      const other = await seed.invoice({ hfId: 'OTHER2', invoiceNumber: 'X-1' });
      await stores.search.refresh(seed.accountId, [other.id]);
    });

    it.each(QUERIES)('for %s (%s) finds the invoice: %s', async (_, query, expected) => {
      expect(await findNames(query)).toEqual(expected ? ['K7M2QX'] : []);
    });

    it('of spaces only filters nothing', async () => {
      expect(await findNames('  ')).toHaveLength(2);
    });

    it('respects the other conditions of the filter', async () => {
      expect(await findNames('laptop', { companyUids: [company.uid] })).toEqual(['K7M2QX']);
      expect(await findNames('laptop', { approvementStatuses: ['approved'] })).toEqual([]);
    });

    it('finds nothing in other accounts', async () => {
      const stranger = await AccountSeed.create(manager);
      expect(await stores.invoiceList.count(stranger.accountId, { query: 'laptop' })).toBe(0);
    });
  });

  describe('the search index after a change', () => {
    beforeEach(createDescribedInvoice);

    it('finds an invoice only by its new items', async () => {
      await manager.update(InvoiceItem, { invoiceId: invoice.id, description: 'refurbished' }, { name: 'Printer' });
      await stores.search.refresh(seed.accountId, [invoice.id]);
      expect(await findNames('printer refurbished')).toEqual(['K7M2QX']);
      expect(await findNames('laptop')).toEqual([]);
    });

    it('finds an invoice only by its new number, and by an old one that an item still has', async () => {
      await manager.update(
        InvoiceItem,
        { invoiceId: invoice.id, description: 'refurbished' },
        { name: 'Repair ZX-81' },
      );
      await stores.search.refresh(seed.accountId, [invoice.id]);
      let before = await manager.findOneByOrFail(Invoice, { id: invoice.id });
      for (const invoiceNumber of ['ZX-81', 'QL-84', 'AMIGA-85']) {
        const after = { ...before, invoiceNumber };
        await manager.update(Invoice, { id: invoice.id }, { invoiceNumber });
        await stores.search.refresh(seed.accountId, [invoice.id], { before, after });
        before = after;
      }
      expect(await findNames('amiga-85')).toEqual(['K7M2QX']);
      expect(await findNames('zx-81')).toEqual(['K7M2QX']);
      expect(await findNames('ql-84')).toEqual([]);
    });

    it('finds every invoice of a company only by its new name', async () => {
      const second = await seed.invoice({ hfId: 'SECOND', companyId: company.id });
      await stores.search.refresh(seed.accountId, [second.id]);
      await manager.update(Company, { id: company.id }, { name: 'Laptop Schmidt' });
      await stores.search.refreshCompany(seed.accountId, company.id);
      expect(await findNames('schmidt')).toEqual(['SECOND', 'K7M2QX']);
      expect(await findNames('müller')).toEqual([]);
      await manager.update(Company, { id: company.id }, { name: 'Schulz' });
      await stores.search.refreshCompany(seed.accountId, company.id);
      expect(await findNames('laptop')).toEqual(['K7M2QX']);
    });

    it('finds every invoice of a company by its new name even if one was indexed before the others', async () => {
      await manager.update(Company, { id: company.id }, { name: 'Schmidt' });
      const second = await seed.invoice({ hfId: 'SECOND', companyId: company.id });
      await stores.search.refresh(seed.accountId, [second.id]);
      await stores.search.refreshCompany(seed.accountId, company.id);
      expect(await findNames('schmidt')).toEqual(['SECOND', 'K7M2QX']);
      expect(await findNames('müller')).toEqual([]);
    });

    it('finds every invoice of a category only by its new name', async () => {
      await manager.update(Category, { id: category.id }, { name: 'Hardware' });
      await stores.search.refreshCategory(seed.accountId, category.id);
      expect(await findNames('hardware')).toEqual(['K7M2QX']);
      expect(await findNames('office')).toEqual([]);
    });

    it('finds an invoice by its new company', async () => {
      const other = await seed.company({ name: 'Schmidt' });
      await manager.update(Invoice, { id: invoice.id }, { companyId: other.id, totalPrice: '7.00' });
      await stores.search.refresh(seed.accountId, [invoice.id]);
      expect(await findNames('schmidt')).toEqual(['K7M2QX']);
      expect(await findNames('7,00')).toEqual(['K7M2QX']);
      expect(await findNames('müller')).toEqual([]);
      expect(await findNames('1.234,50')).toEqual([]);
    });

    it('keeps nothing about a deleted invoice', async () => {
      await manager.update(Invoice, { id: invoice.id }, { deletedAt: '2026-06-01 00:00:00.000000' });
      await stores.search.refresh(seed.accountId, [invoice.id]);
      expect([await indexEntries(), await countDocuments()]).toEqual([0, 0]);
    });

    it('keeps nothing about a purged invoice', async () => {
      await stores.search.remove(seed.accountId, [invoice.id]);
      expect(await findNames('laptop')).toEqual([]);
      expect([await indexEntries(), await countDocuments()]).toEqual([0, 0]);
    });

    it('still finds the others when some invoices are deleted', async () => {
      const others = [await seed.invoice({ invoiceNumber: 'XYA-1' }), await seed.invoice({ invoiceNumber: 'XYA-2' })];
      const ids = [invoice.id, ...others.map(({ id }) => id)];
      await stores.search.refresh(seed.accountId, ids);
      await manager.update(Invoice, { id: others[0]!.id }, { deletedAt: '2026-06-01 00:00:00.000000' });
      await manager.update(Invoice, { id: others[1]!.id }, { invoiceNumber: 'XYB-2' });
      await stores.search.refresh(seed.accountId, ids);
      expect(
        [await findNames('xya'), await findNames('xyb'), await findNames('laptop')].map(({ length }) => length),
      ).toEqual([0, 1, 1]);
      expect(await countDocuments()).toBe(2);
      await stores.search.remove(seed.accountId, []);
      expect(await countDocuments()).toBe(2);
    });

    it('finds an invoice by any of very many words, and by none of them afterwards', async () => {
      const words = Array.from({ length: 420 }, (_, index) => `w${index}x`);
      const { id } = await seed.invoice({ hfId: 'MANY' });
      for (let start = 0; start < words.length; start += 300)
        await seed.item(id, { description: words.slice(start, start + 300).join(' ') });
      await stores.search.refresh(seed.accountId, [id]);
      for (const word of ['w0x', 'w210x', 'w419x', 'many']) expect(await findNames(word)).toEqual(['MANY']);
      await manager.update(InvoiceItem, { invoiceId: id }, { name: 'Rope', description: null });
      await stores.search.refresh(seed.accountId, [id]);
      for (const word of ['w0x', 'w210x', 'w419x']) expect(await findNames(word)).toEqual([]);
      expect(await findNames('rope')).toEqual(['MANY']);
    });

    it('finds an invoice by no company or category once it has none', async () => {
      await manager.update(Invoice, { id: invoice.id }, { companyId: null, categoryId: null });
      await stores.search.refresh(seed.accountId, [invoice.id]);
      expect([await findNames('müller'), await findNames('office'), await findNames('laptop')]).toEqual([
        ...[[], [], ['K7M2QX']],
      ]);
      await manager.update(Company, { id: company.id }, { name: 'Schmidt' });
      await stores.search.refreshCompany(seed.accountId, company.id);
      expect(await findNames('schmidt')).toEqual([]);
    });

    /** The invoices of the account whose words are kept for the next change. */
    const countDocuments = async (): Promise<number> => {
      const sql = 'SELECT COUNT(*) AS kept FROM search_document WHERE account_id = ? AND source = 0';
      const [row] = await manager.query<{ kept: unknown }[]>(sql, [seed.accountId]);
      return Number(row!.kept);
    };

    it('finds the same invoices after a change that is rolled back', async () => {
      const transact = createTransact(context.database, 5_000);
      const change = transact(async (tx) => {
        await tx.search.remove(seed.accountId, [invoice.id]);
        throw new Error('taken back');
      });
      await expect(change).rejects.toThrow('taken back');
      expect(await findNames('laptop')).toEqual(['K7M2QX']);
    });

    it('finds every invoice of a word that becomes so common that it is stored in another form', async () => {
      const LISTED = 511;
      const ids = await seedMany(manager, seed, LISTED + 6);
      await manager.query("UPDATE invoice SET invoice_number = 'USUAL' WHERE account_id = ?", [seed.accountId]);
      await stores.search.refresh(seed.accountId, ids.slice(0, LISTED - 3));
      for (const [index, id] of ids.entries()) {
        if (index < LISTED - 3) continue;
        await stores.search.refresh(seed.accountId, [id]);
        expect(await stores.invoiceList.count(seed.accountId, { query: 'usual' })).toBe(index + 1);
      }
      await stores.search.remove(seed.accountId, ids.slice(-9));
      expect(await stores.invoiceList.count(seed.accountId, { query: 'usual' })).toBe(ids.length - 9);
    });

    it('loses no invoice when many are indexed concurrently', async () => {
      const transact = createTransact(context.database, 20_000);
      const added = await Promise.all(Array.from({ length: 12 }, () => seed.invoice({ invoiceNumber: 'SAME-1' })));
      await Promise.all(added.map(({ id }) => transact((tx) => tx.search.refresh(seed.accountId, [id]))));
      expect(await findNames('same-1')).toHaveLength(12);
    });

    const indexEntries = async (): Promise<number> => {
      const sql = `SELECT COUNT(*) AS entries FROM search_posting
        WHERE search_posting.account_id = ? AND search_posting.term <> ''`;
      const [row] = await manager.query<{ entries: unknown }[]>(sql, [seed.accountId]);
      return Number(row!.entries);
    };
  });

  it('returns the invoices with a common word in list order, page by page, and counts them', async () => {
    seed = await AccountSeed.create(manager);
    const ids = await seedMany(manager, seed, 1_500);
    await stores.search.refresh(seed.accountId, ids);
    const filter = { query: 'common' };
    const order = [{ field: 'created_at', descending: true }] as const;
    const expected = ids.toReversed().filter((_, index) => index % 5 !== 0);
    expect(await stores.invoiceList.count(seed.accountId, filter)).toBe(expected.length);
    const page = await stores.invoiceList.page(seed.accountId, filter, order, { offset: 1_000, limit: 50 });
    expect(page.count).toBe(expected.length);
    expect(page.rows.map((row) => row.id)).toEqual(expected.slice(1_000, 1_050));
  });
});

/** Invoices of which four in five are found by `common`, oldest first. */
async function seedMany(manager: EntityManager, seed: AccountSeed, count: number): Promise<number[]> {
  const ids: number[] = [];
  await manager.transaction(async (transaction) => {
    const inside = seed.within(transaction);
    for (let index = 0; index < count; index += 1) {
      const createdAt = `2026-01-01 00:00:00.${String(index).padStart(6, '0')}`;
      const invoiceNumber = (count - 1 - index) % 5 === 0 ? 'RARE' : 'COMMON';
      ids.push((await inside.invoice({ createdAt, invoiceNumber })).id);
    }
  });
  return ids;
}
