import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { HistoryEvent } from '../../src/invoices/changes/history-event.entity.js';
import { NO_FIELD_VALUES } from '../../src/invoices/fields/invoice-fields.js';
import { InvoiceExtraction } from '../../src/invoices/invoice-extraction.entity.js';
import { InvoiceItemStore } from '../../src/invoices/invoice-item.store.js';
import { Invoice } from '../../src/invoices/invoice.entity.js';
import { InvoiceStore } from '../../src/invoices/invoice.store.js';
import { InvoiceReading } from '../../src/learning/invoice-reading.entity.js';
import { createUid } from '../../src/shared/ids.js';
import type { Transact } from '../../src/shared/transact.js';
import { createStores, createTransact, type Stores } from '../../src/stores.js';
import { forEachDatabase } from '../support/databases.js';
import { AccountSeed, type Seeded } from '../support/seeded-invoices.js';

const NOW = '2026-03-01 00:00:00.000000';
const LATER = '2026-03-02 00:00:00.000000';

forEachDatabase((context) => {
  let manager: EntityManager;
  let store: InvoiceStore;
  let transact: Transact<Stores>;
  beforeAll(() => {
    transact = createTransact(context.database, 20_000);
    manager = context.database.writer.manager;
    store = new InvoiceStore(manager);
  });

  const read = ({ id }: Seeded) => manager.findOneByOrFail(Invoice, { id });
  const createSeed = () => AccountSeed.create(manager);
  /** The account's uid, by which signed URLs name it. */
  const readAccountUid = async ({ accountId }: AccountSeed) => {
    const [row] = await manager.query<{ uid: string }[]>('SELECT uid FROM account WHERE id = ?', [accountId]);
    return row!.uid;
  };

  describe('an update of an invoice', () => {
    const OUTDATED = { code: 'precondition_failed' };
    const update = (invoice: Invoice, patch: Partial<Invoice>) => transact((tx) => tx.invoices.update(invoice, patch));

    it('changes that invoice only, and gives it the next version', async () => {
      const seed = await createSeed();
      const [one, other] = [await seed.invoice({ version: 4 }), await seed.invoice({ version: 4 })];
      await update(await read(one), { iban: 'DE1', currency: 'EUR' });
      expect(await read(one)).toMatchObject({ version: 5, iban: 'DE1', currency: 'EUR' });
      expect(await read(other)).toMatchObject({ version: 4, iban: null, currency: null });
      const { invoiceList } = createStores(manager);
      expect(await invoiceList.count(seed.accountId, { currencies: ['EUR'] })).toBe(1);
    });

    it('changes the only invoice with its version without touching one of another account', async () => {
      const [seed, stranger] = [await createSeed(), await createSeed()];
      const foreign = await stranger.invoice({ version: 777 });
      const own = await seed.invoice();
      await expect(update({ ...(await read(own)), version: 777 }, { iban: 'DE1' })).rejects.toMatchObject(OUTDATED);
      expect(await read(foreign)).toMatchObject({ version: 777, iban: null });
    });

    it.each([
      ['has changed since it was read', { version: 2 }],
      ['has been deleted since it was read', { deletedAt: NOW }],
    ])('does nothing, not even to the counts, if the invoice %s', async (_why, meanwhile) => {
      const seed = await createSeed();
      const invoice = await seed.invoice();
      const before = await read(invoice);
      await manager.update(Invoice, { id: invoice.id }, meanwhile);
      await expect(update(before, { currency: 'EUR' })).rejects.toMatchObject(OUTDATED);
      expect(await read(invoice)).toMatchObject({ ...meanwhile, currency: null });
      expect(await createStores(manager).invoiceList.count(seed.accountId, { currencies: ['EUR'] })).toBe(0);
    });
  });

  describe('an invoice to change', () => {
    it('is found by its account only, and only until it is deleted', async () => {
      const [seed, stranger] = [await createSeed(), await createSeed()];
      const [kept, deleted] = [await seed.invoice(), await seed.invoice({ deletedAt: NOW })];
      const lookUps = [
        ({ accountId }: AccountSeed, { id }: Seeded) => store.findById(accountId, id),
        ({ accountId }: AccountSeed, { id }: Seeded) => transact((tx) => tx.invoices.lockById(accountId, id)),
        ({ accountId }: AccountSeed, { uid }: Seeded) => transact((tx) => tx.invoices.lockByUid(accountId, uid)),
      ];
      for (const find of lookUps) {
        expect((await find(seed, kept))?.uid).toBe(kept.uid);
        expect(await find(stranger, kept)).toBeNull();
        expect(await find(seed, deleted)).toBeNull();
      }
    });
  });

  describe('the file of an invoice', () => {
    it('is found for the holder of its URL until the invoice is deleted or purged', async () => {
      const [seed, stranger] = [await createSeed(), await createSeed()];
      const file = { fileKey: 'k-1', fileName: 'a.pdf', fileType: 'application/pdf', fileSize: 7, fileSha256: 'abc' };
      const invoice = await seed.invoice(file);
      const others = [await seed.invoice({ ...file, deletedAt: NOW }), await seed.invoice({ ...file, fileKey: null })];
      const account = await readAccountUid(seed);
      expect(await store.findFile(account, invoice.uid)).toEqual({ ...file, accountId: seed.accountId });
      for (const { uid } of others) expect(await store.findFile(account, uid)).toBeNull();
      expect(await store.findFile(await readAccountUid(stranger), invoice.uid)).toBeNull();
      expect(await store.findFile(account, createUid())).toBeNull();
    });

    it('is known to be stored for some invoice, even a deleted one, and to be shared', async () => {
      const seed = await createSeed();
      const alone = await seed.invoice({ fileKey: 'alone', deletedAt: NOW });
      const [first] = [await seed.invoice({ fileKey: 'two' }), await seed.invoice({ fileKey: 'two', deletedAt: NOW })];
      expect(await store.hasFile('alone')).toBe(true);
      expect(await store.hasFile('unknown')).toBe(false);
      const isShared = (id: number, fileKey: string) => transact((tx) => tx.invoices.isFileShared({ id, fileKey }));
      expect(await isShared(alone.id, 'alone')).toBe(false);
      expect(await isShared(first.id, 'two')).toBe(true);
    });
  });

  describe('the invoices to read again', () => {
    it('are the failed ones of an account or of all, oldest first, or the given one', async () => {
      const [seed, stranger] = [await createSeed(), await createSeed()];
      const failed = { processingStatus: 'failed' } as const;
      const [finished, first] = [await seed.invoice(), await seed.invoice(failed)];
      const foreign = await stranger.invoice(failed);
      const last = await seed.invoice(failed);
      const deleted = await seed.invoice({ ...failed, deletedAt: NOW });
      const account = await readAccountUid(seed);
      const list = async (choice: { account?: string; invoice?: string }) =>
        (await store.listReprocessable(choice)).map(({ id, accountId }) => [id, accountId]);
      const own = (...rows: Seeded[]) => rows.map(({ id }) => [id, seed.accountId]);
      expect(await list({ account })).toEqual(own(first, last));
      expect(await list({})).toEqual([...own(first), [foreign.id, stranger.accountId], ...own(last)]);
      expect(await list({ invoice: finished.uid })).toEqual(own(finished));
      expect(await list({ account, invoice: last.uid })).toEqual(own(last));
      expect(await list({ account, invoice: foreign.uid })).toEqual([]);
      expect(await list({ invoice: deleted.uid })).toEqual([]);
    });
  });

  describe('what was read from a file', () => {
    it('is the latest report, with the fields that people have set', async () => {
      const seed = await createSeed();
      const company = await seed.company({ editedFields: ['name'] });
      const known = await seed.invoice({ editedFields: ['iban'], companyId: company.id });
      const unread = await seed.invoice();
      const putReport = (pages: number) => store.putExtraction(known.id, { pages } as never, NOW);
      await putReport(1);
      await putReport(2);
      const records = await store.listExtractions([known.id, unread.id]);
      expect(records.toSorted((left, right) => left.invoiceId - right.invoiceId)).toEqual([
        { invoiceId: known.id, editedFields: ['iban'], companyEditedFields: ['name'], report: { pages: 2 } },
        { invoiceId: unread.id, editedFields: [], companyEditedFields: [], report: null },
      ]);
    });

    it('of another invoice stays when it is replaced', async () => {
      const seed = await createSeed();
      const [one, other] = [await seed.invoice(), await seed.invoice()];
      for (const { id } of [one, other, one]) await store.putExtraction(id, { id } as never, NOW);
      const records = await store.listExtractions([one.id, other.id]);
      expect(records.map(({ report }) => report)).toEqual([{ id: one.id }, { id: other.id }]);
    });
  });

  describe('purging', () => {
    const TRACES = [HistoryEvent, InvoiceExtraction, InvoiceReading];

    async function seedContent(seed: AccountSeed, deletedAt: string | null): Promise<Seeded> {
      const [company, category, card] = [await seed.company(), await seed.category('Ropes'), await seed.card('4242')];
      const invoice = await seed.invoice({
        ...{ companyId: company.id, categoryId: category.id, cardId: card.id, deletedAt },
        ...{ fileKey: createUid(), fileName: 'a.pdf', firstPage: 1, lastPage: 2, furtherInvoices: 1 },
        ...{ invoiceNumber: 'RE-1', totalPrice: '119.00', buyerName: 'Fjord Kontor AB', iban: 'DE1' },
        ...{ processingErrorCode: 'unreadable', processingErrorMessage: 'a.pdf cannot be read.' },
        vatCategories: [{ vatRate: '19.00', baseAmount: '100.00', vatAmount: '19.00', totalAmount: '119.00' }],
      });
      const nobody = { workspaceUserId: null, note: null, changes: [] };
      await store.insertEvent({
        ...nobody,
        uid: createUid(),
        event: 'uploaded',
        invoiceId: invoice.id,
        createdAt: NOW,
      });
      await store.putExtraction(invoice.id, { pages: 1 } as never, NOW);
      await manager.insert(InvoiceReading, { invoiceId: invoice.id, reading: { pages: [] } as never });
      return invoice;
    }
    const countTraces = async ({ id }: Seeded) =>
      Promise.all(TRACES.map((entity) => manager.countBy(entity, { invoiceId: id } as never)));

    it('leaves nothing of a deleted invoice but its identifiers, and everything of others', async () => {
      const seed = await createSeed();
      const [purged, deleted, kept] = [
        await seedContent(seed, NOW),
        await seedContent(seed, LATER),
        await seedContent(seed, null),
      ];
      const [before, others] = [await read(purged), [await read(deleted), await read(kept)]];
      await store.purge(purged.id);
      expect(await read(purged)).toEqual({
        ...before,
        ...NO_FIELD_VALUES,
        ...{ companyId: null, categoryId: null, cardId: null, vatCategories: [] },
        ...{ fileKey: null, fileName: null, firstPage: null, lastPage: null, furtherInvoices: 0 },
        ...{ processingErrorCode: null, processingErrorMessage: null },
      });
      expect(await countTraces(purged)).toEqual([0, 0, 0]);
      expect([await read(deleted), await read(kept)]).toEqual(others);
      for (const other of [deleted, kept]) expect(await countTraces(other)).toEqual([1, 1, 1]);
    });

    it('never clears an invoice that is not deleted', async () => {
      const kept = await seedContent(await createSeed(), null);
      const before = await read(kept);
      await store.purge(kept.id);
      expect(await read(kept)).toEqual(before);
    });
  });

  describe('the items of invoices', () => {
    const makeItem = (invoiceId: number, name: string) => ({
      ...{ invoiceId, uid: createUid(), name, description: null },
      ...{ quantity: '1.000', unit: null, totalPrice: '9.50', vatRate: '25.00' },
    });

    it('keep their order, however many they are', async () => {
      const items = new InvoiceItemStore(manager);
      const invoice = await (await createSeed()).invoice();
      for (const count of [1, 499, 500, 1_001]) {
        const names = Array.from({ length: count }, (_, index) => `Rope ${index}`);
        await items.insert(names.map((name) => makeItem(invoice.id, name)));
        expect((await items.list([invoice.id])).map(({ name }) => name)).toEqual(names);
        await items.removeAll(invoice.id);
      }
      expect(await items.list([invoice.id])).toEqual([]);
    });

    it('are found, changed and removed one by one, within their invoice', async () => {
      const items = new InvoiceItemStore(manager);
      const seed = await createSeed();
      const [one, other] = [await seed.invoice(), await seed.invoice()];
      const [rope, chalk, foreign] = [makeItem(one.id, 'Rope'), makeItem(one.id, 'Chalk'), makeItem(other.id, 'Rope')];
      await items.insert([rope, chalk, foreign]);
      const listNames = async () => (await items.list([one.id, other.id])).map(({ name }) => name);
      expect(await items.find(one.id, chalk.uid)).toMatchObject(chalk);
      expect(await items.find(one.id, foreign.uid)).toBeNull();
      await items.update(one.id, foreign.uid, { name: 'Stolen' });
      await items.remove(one.id, foreign.uid);
      await items.update(one.id, chalk.uid, { name: 'Tape', totalPrice: '3.00' });
      expect(await listNames()).toEqual(['Rope', 'Tape', 'Rope']);
      await items.remove(one.id, rope.uid);
      expect(await listNames()).toEqual(['Tape', 'Rope']);
      await items.removeAll(one.id);
      expect(await listNames()).toEqual(['Rope']);
    });
  });
});
