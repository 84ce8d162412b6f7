import { beforeAll, describe, expect, it } from '@jest/globals';
import { CardStore } from '../../src/cards/card.store.js';
import { CompanyStore } from '../../src/companies/company.store.js';
import { InvoiceStore } from '../../src/invoices/invoice.store.js';
import { forEachDatabase } from '../support/databases.js';
import { AccountSeed, type Seeded } from '../support/seeded-invoices.js';

const DELETED = '2026-01-02 00:00:00.000000';

forEachDatabase((context) => {
  describe.each(['card', 'company'] as const)('the lists of each %s', (kind) => {
    let seed: AccountSeed;
    let ids: number[];
    const store = () => {
      const { manager } = context.database.reader;
      return kind === 'card' ? new CardStore(manager) : new CompanyStore(manager);
    };
    const listIds = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

    beforeAll(async () => {
      const { manager } = context.database.writer;
      seed = await AccountSeed.create(manager);
      const other = await AccountSeed.create(manager);
      const insert = (of: AccountSeed, digits: string): Promise<Seeded> =>
        kind === 'card' ? of.card(digits) : of.company();
      const made: Seeded[] = [];
      for (let row = 0; row < 6; row += 1) made.push(await insert(seed, String(1_000 + row)));
      await insert(other, '2000');
      const [gone] = made;
      const writing = kind === 'card' ? new CardStore(manager) : new CompanyStore(manager);
      await writing.update(seed.accountId, gone!.id, { deletedAt: DELETED });
      ids = listIds(made.slice(1)).toReversed();
    });

    it('begin with the newest row and respect the limit', async () => {
      const { accountId } = seed;
      expect(await store().listPage(accountId, { offset: 1, limit: 2 })).toMatchObject({ count: 5 });
      expect(listIds((await store().listPage(accountId, { offset: 1, limit: 2 })).rows)).toEqual(ids.slice(1, 3));
      const listKeyset = async (range: object) =>
        listIds(await store().listKeyset(accountId, { limit: 2, backwards: false, ...range }));
      const [, second, , fourth] = ids;
      expect(await listKeyset({})).toEqual(ids.slice(0, 2));
      expect(await listKeyset({ after: second })).toEqual(ids.slice(2, 4));
      expect(await listKeyset({ after: second, before: fourth })).toEqual(ids.slice(2, 3));
      expect(await listKeyset({ backwards: true })).toEqual(ids.slice(3));
      expect(await listKeyset({ backwards: true, before: fourth })).toEqual(ids.slice(1, 3));
      expect(await store().count(accountId)).toBe(5);
    });

    it('report that a deleted row was not changed', async () => {
      const [gone] = await store().listByIds(seed.accountId, [Math.min(...ids) - 1]);
      expect(gone?.deletedAt).toBe(DELETED);
      const writing =
        kind === 'card'
          ? new CardStore(context.database.writer.manager)
          : new CompanyStore(context.database.writer.manager);
      expect(await writing.update(seed.accountId, gone!.id, { name: 'x' })).toBe(false);
      expect(await writing.update(seed.accountId, ids[0]!, { name: 'x' })).toBe(true);
    });
  });

  it('among cards with the same digits, and companies with the same tax number or name, the oldest is found first', async () => {
    const { manager } = context.database.writer;
    const seed = await AccountSeed.create(manager);
    const same = { name: 'Nordhamn', nameKey: 'nordhamn', taxKey: 'se1' };
    const cards = [await seed.card('0001'), await seed.card('0001')];
    const companies = [await seed.company(same), await seed.company(same)];
    const [cardStore, companyStore] = [new CardStore(manager), new CompanyStore(manager)];
    expect(await cardStore.findByDigits(seed.accountId, null, '0001')).toMatchObject({ id: cards[0]!.id });
    expect(await companyStore.findByTaxKey(seed.accountId, 'se1')).toMatchObject({ id: companies[0]!.id });
    expect(await companyStore.findByNameKey(seed.accountId, 'nordhamn')).toMatchObject(
      companies.map(({ id }) => ({ id })),
    );
    await cardStore.update(seed.accountId, cards[0]!.id, { deletedAt: DELETED });
    expect(await cardStore.findByDigits(seed.accountId, null, '0001')).toMatchObject({ id: cards[1]!.id });
    expect(await cardStore.findByDigits(seed.accountId, '4242', '0001')).toBeNull();
  });

  describe('the files of invoices', () => {
    it('are listed in batches by id, including those of deleted invoices', async () => {
      const { manager } = context.database.writer;
      const seed = await AccountSeed.create(manager);
      const first = await seed.invoice({ fileKey: 'a' });
      await seed.invoice({ fileKey: null });
      const rows = [await seed.invoice({ fileKey: 'b', deletedAt: DELETED }), await seed.invoice({ fileKey: 'c' })];
      const store = new InvoiceStore(context.database.reader.manager);
      const listKeysAfter = async (id: number, limit: number) =>
        (await store.listFiles(id, limit)).map(({ fileKey }) => fileKey);
      expect(await listKeysAfter(first.id - 1, 2)).toEqual(['a', 'b']);
      expect(await listKeysAfter(first.id, 10)).toEqual(['b', 'c']);
      expect(await listKeysAfter(rows[1]!.id, 10)).toEqual([]);
    });

    it('are listed for purging in batches if deleted before the given time, earliest deletion first', async () => {
      const { manager } = context.database.writer;
      const seed = await AccountSeed.create(manager);
      const buildDay = (number: number) => `2020-01-0${number} 00:00:00.000000`;
      for (const [fileKey, deletedAt] of [
        ['second', buildDay(2)],
        ['first', buildDay(1)],
        ['third', buildDay(3)],
        [null, buildDay(1)],
      ] as const) {
        await seed.invoice({ fileKey, deletedAt });
      }
      const kept = await seed.invoice({ fileKey: 'kept' });
      const store = new InvoiceStore(context.database.reader.manager);
      const listKeys = async (before: string, limit: number) =>
        (await store.listPurgeable(before, limit)).map(({ fileKey }) => fileKey);
      expect(await listKeys(buildDay(3), 10)).toEqual(['first', 'second']);
      expect(await listKeys(buildDay(4), 2)).toEqual(['first', 'second']);
      const [first] = await store.listPurgeable(buildDay(3), 1);
      for (const { id } of [first!, kept]) await new InvoiceStore(manager).purge(id);
      expect(await listKeys(buildDay(4), 10)).toEqual(['second', 'third']);
      expect(await store.listFiles(kept.id - 1, 1)).toMatchObject([{ fileKey: 'kept' }]);
    });
  });
});
