import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import type { KeptReading } from '../../src/extraction/model/kept-reading.js';
import { HistoryEvent } from '../../src/invoices/changes/history-event.entity.js';
import type { Invoice } from '../../src/invoices/invoice.entity.js';
import { CompanyAliasStore } from '../../src/learning/company-alias.store.js';
import { createFormerNameAlias } from '../../src/learning/company-alias.js';
import { LessonStore } from '../../src/learning/lesson.store.js';
import { createUid } from '../../src/shared/ids.js';
import { forEachDatabase } from '../support/databases.js';
import { AccountSeed, type Seeded } from '../support/seeded-invoices.js';

const DELETED_AT = '2026-05-01 00:00:00.000000';
const formatDay = (day: number) => `2026-01-${String(day).padStart(2, '0')} 00:00:00.000000`;

forEachDatabase((context) => {
  let manager: EntityManager;
  let seed: AccountSeed;
  let company: Seeded;
  let lessons: LessonStore;

  beforeAll(() => {
    manager = context.database.writer.manager;
    lessons = new LessonStore(manager);
  });
  beforeEach(async () => {
    seed = await AccountSeed.create(manager);
    company = await seed.company();
  });

  const makeReading = (text: string) => ({ pages: [], ibans: [text] }) as unknown as KeptReading;

  /** Adds an invoice that people have edited, with the words of its pages. */
  async function addEdited(
    day: number,
    row: Partial<Invoice>,
    reading: string | null = `words of ${day}`,
  ): Promise<Seeded> {
    const invoice = await seed.invoice({ companyId: company.id, createdAt: formatDay(day), hfId: `HF${day}`, ...row });
    await lessons.putReading(invoice.id, reading === null ? null : makeReading(reading));
    return invoice;
  }

  const readHistory = (except = 0) => lessons.getSupplierHistory(seed.accountId, company.id, { except });

  async function addEvent(invoice: Seeded, field: string, event: HistoryEvent['event'] = 'updated'): Promise<void> {
    await manager.insert(HistoryEvent, {
      ...{ invoiceId: invoice.id, uid: createUid(), event },
      ...{
        workspaceUserId: seed.user.id,
        note: null,
        changes: [{ field, old: null, new: 'x' }],
        createdAt: formatDay(1),
      },
    });
  }

  describe('the corrected documents of a supplier', () => {
    it('have the values that people set and that may stand on the page', async () => {
      const values = {
        ...{ invoiceNumber: 'RE-1', invoiceDate: '2026-01-03', totalPrice: '119.00', totalVat: null, currency: 'EUR' },
      };
      await addEdited(3, { ...values, editedFields: ['invoiceNumber', 'totalPrice', 'totalVat', 'currency'] });
      expect((await readHistory()).examples).toEqual([
        {
          ...{ hfId: 'HF3', reading: makeReading('words of 3'), items: [] },
          values: { invoice_number: 'RE-1', total_price: '119.00' },
        },
      ]);
    });

    it('are the six newest of them', async () => {
      for (let day = 1; day <= 8; day += 1) {
        await addEdited(day, { invoiceNumber: `N-${day}`, editedFields: ['invoiceNumber'] });
      }
      await addEdited(9, { invoiceNumber: 'N-9' });
      await addEdited(10, { currency: 'EUR', editedFields: ['currency'] });
      const { examples } = await readHistory();
      expect(examples.map(({ hfId }) => hfId)).toEqual(['HF8', 'HF7', 'HF6', 'HF5', 'HF4', 'HF3']);
    });

    it('are those of the account and the supplier, without deleted ones, unread ones and the invoice itself', async () => {
      const row = { invoiceNumber: 'N-1', editedFields: ['invoiceNumber'] };
      const own = await addEdited(1, row);
      const wanted = await addEdited(2, row);
      await addEdited(3, { ...row, deletedAt: DELETED_AT });
      await addEdited(4, { ...row, companyId: (await seed.company()).id });
      await addEdited(5, row, null);
      const { examples } = await readHistory(own.id);
      expect(examples.map(({ hfId }) => hfId)).toEqual(['HF2']);
      const stranger = await AccountSeed.create(manager);
      expect(await lessons.getSupplierHistory(stranger.accountId, company.id, { except: wanted.id })).toEqual({
        ...{ examples: [], corrections: [] },
      });
    });

    it('have their items in order if people have changed them, unless there are more than 200', async () => {
      const edited = await addEdited(1, { editedFields: ['items'] });
      await seed.item(edited.id, { name: 'Chair', quantity: '2.000', totalPrice: '72.00', vatRate: '20.00' });
      await seed.item(edited.id, { name: null, quantity: null, totalPrice: null, vatRate: null });
      const read = await addEdited(2, { invoiceNumber: 'N-2', editedFields: ['invoiceNumber'] });
      await seed.item(read.id, { name: 'Lamp' });
      const long = await addEdited(3, { editedFields: ['items'] });
      for (let item = 0; item < 200; item += 1) await seed.item(long.id, { name: `Item ${item}` });
      const listItems = async () => (await readHistory()).examples.map(({ hfId, items }) => [hfId, items.length]);
      expect(await listItems()).toEqual([
        ['HF3', 200],
        ['HF2', 0],
        ['HF1', 2],
      ]);
      await seed.item(long.id, { name: 'One more' });
      expect((await listItems())[0]).toEqual(['HF3', 0]);
      expect((await readHistory()).examples.at(-1)?.items).toEqual([
        { name: 'Chair', quantity: '2.000', total_price: '72.00', vat_rate: '20.00' },
        { name: null, quantity: null, total_price: null, vat_rate: null },
      ]);
    });

    it('have at most fifty corrections, the newest first, without other events', async () => {
      const invoice = await addEdited(1, { currency: 'EUR', editedFields: ['currency'] });
      const untouched = await addEdited(2, {});
      await addEvent(untouched, 'country');
      for (let change = 1; change <= 51; change += 1) await addEvent(invoice, `field_${change}`);
      await addEvent(invoice, 'none', 'approved');
      const { corrections } = await readHistory();
      expect(corrections).toHaveLength(50);
      expect(corrections[0]).toEqual({ invoiceId: invoice.id, changes: [{ field: 'field_51', old: null, new: 'x' }] });
      expect(corrections.at(-1)?.changes[0]?.field).toBe('field_2');
    });
  });

  it('a reading is replaced, and removed', async () => {
    const invoice = await addEdited(1, {}, 'first');
    await lessons.putReading(invoice.id, makeReading('second'));
    expect(await lessons.findReading(invoice.id)).toEqual(makeReading('second'));
    await lessons.putReading(invoice.id, null);
    expect(await lessons.findReading(invoice.id)).toBeNull();
  });

  describe('the names of a company on documents', () => {
    it('refer to the company of the first that is known, within the account', async () => {
      const aliases = new CompanyAliasStore(manager);
      const { accountId } = seed;
      const other = await seed.company();
      await aliases.put({ accountId, alias: 'name:a', companyId: company.id });
      await aliases.put({ accountId, alias: 'name:b', companyId: other.id });
      await aliases.put({ accountId, alias: 'name:c', companyId: null });
      const findId = async (...names: string[]) => (await aliases.findCompany(accountId, names))?.id ?? null;
      expect(await findId('name:b', 'name:a')).toBe(other.id);
      expect(await findId('name:x', 'name:c', 'name:a')).toBe(company.id);
      expect([await findId('name:c'), await findId('name:x'), await findId()]).toEqual([null, null, null]);
      expect(await aliases.list(accountId, ['name:a', 'name:c', 'name:x'])).toHaveLength(2);
      const stranger = await AccountSeed.create(manager);
      expect(await aliases.findCompany(stranger.accountId, ['name:a'])).toBeNull();
      await aliases.put({ accountId, alias: 'name:a', companyId: other.id });
      expect(await findId('name:a')).toBe(other.id);
    });

    it('include a former name, and refer to no deleted company', async () => {
      const aliases = new CompanyAliasStore(manager);
      const { accountId } = seed;
      const gone = await seed.company({ deletedAt: DELETED_AT });
      await aliases.putFormerName({ accountId, id: company.id, name: 'Norra Hamnen' });
      await aliases.put({ accountId, alias: 'name:gone', companyId: gone.id });
      expect((await aliases.findCompany(accountId, [createFormerNameAlias('NORRA HAMNEN')]))?.id).toBe(company.id);
      expect(await aliases.findCompany(accountId, ['name:gone'])).toBeNull();
    });
  });
});
