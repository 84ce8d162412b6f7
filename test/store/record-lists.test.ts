import { beforeAll, describe, expect, it } from '@jest/globals';
import { CardStore } from '../../src/cards/card.store.js';
import { CategoryStore } from '../../src/categories/category.store.js';
import { CompanyStore } from '../../src/companies/company.store.js';
import { InvoiceStore } from '../../src/invoices/invoice.store.js';
import { createUid } from '../../src/shared/ids.js';
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
  });

  describe.each(['card', 'company', 'category'] as const)('each %s', (kind) => {
    let seed: AccountSeed;
    let stranger: AccountSeed;
    const store = () => {
      const { manager } = context.database.writer;
      const stores = { card: CardStore, company: CompanyStore, category: CategoryStore };
      return new stores[kind](manager);
    };
    const insert = (of: AccountSeed, name: string): Promise<Seeded> =>
      kind === 'card' ? of.card('0007') : kind === 'company' ? of.company({ name }) : of.category(name);
    const listNames = async ({ accountId }: AccountSeed, ...rows: Seeded[]) => {
      const found = await store().listByIds(
        accountId,
        rows.map(({ id }) => id),
      );
      return found.toSorted((left, right) => left.id - right.id).map(({ name }) => name);
    };

    beforeAll(async () => {
      const { manager } = context.database.writer;
      [seed, stranger] = [await AccountSeed.create(manager), await AccountSeed.create(manager)];
    });

    it('is found and changed within its account only', async () => {
      const own = await insert(seed, 'Own');
      const [before] = await listNames(seed, own);
      expect(await store().findByUid(stranger.accountId, own.uid)).toBeNull();
      expect(await listNames(stranger, own)).toEqual([]);
      expect(await store().update(stranger.accountId, own.id, { name: 'Stolen' })).toBe(false);
      expect(await store().findByUid(seed.accountId, own.uid)).toMatchObject({ id: own.id, name: before });
      expect((await store().listPage(stranger.accountId, { offset: 0, limit: 9 })).rows).toEqual([]);
    });

    it('is changed alone', async () => {
      const [one, other] = [await insert(seed, 'One'), await insert(seed, 'Two')];
      const [, before] = await listNames(seed, one, other);
      expect(await store().update(seed.accountId, one.id, { name: 'New' })).toBe(true);
      expect(await listNames(seed, one, other)).toEqual(['New', before]);
      expect(await store().findByUid(seed.accountId, other.uid)).toMatchObject({ id: other.id });
    });

    it('is neither found nor changed once it is deleted, except by invoices that refer to it', async () => {
      const gone = await insert(seed, 'Gone');
      expect(await store().update(seed.accountId, gone.id, { name: 'Gone', deletedAt: DELETED })).toBe(true);
      expect(await store().findByUid(seed.accountId, gone.uid)).toBeNull();
      expect(await store().update(seed.accountId, gone.id, { name: 'Back' })).toBe(false);
      expect(await listNames(seed, gone)).toEqual(['Gone']);
      const { rows, count } = await store().listPage(seed.accountId, { offset: 0, limit: 100 });
      expect([rows.length, rows.some(({ id }) => id === gone.id)]).toEqual([count, false]);
    });
  });

  it('categories are listed by name, page by page', async () => {
    const { manager } = context.database.writer;
    const [seed, stranger] = [await AccountSeed.create(manager), await AccountSeed.create(manager)];
    for (const name of ['Travel', 'Office', 'Rent', 'Fuel']) await seed.category(name);
    await stranger.category('Gifts');
    const gone = await seed.category('Gone');
    const store = new CategoryStore(manager);
    await store.update(seed.accountId, gone.id, { deletedAt: DELETED });
    expect((await store.list(seed.accountId)).map(({ name }) => name)).toEqual(['Fuel', 'Office', 'Rent', 'Travel']);
    const { rows, count } = await store.listPage(seed.accountId, { offset: 1, limit: 2 });
    expect([count, ...rows.map(({ name }) => name)]).toEqual([4, 'Office', 'Rent']);
  });

  it('cards are told apart by their digits, and companies by their keys, within an account', async () => {
    const { manager } = context.database.writer;
    const [seed, stranger] = [await AccountSeed.create(manager), await AccountSeed.create(manager)];
    await stranger.card('0009');
    await stranger.company({ nameKey: 'fjord', taxKey: 'no9' });
    await seed.card('0008');
    await seed.company({ nameKey: 'nordhamn', taxKey: 'se8' });
    const [cards, companies] = [new CardStore(manager), new CompanyStore(manager)];
    expect(await cards.findByDigits(seed.accountId, null, '0009')).toBeNull();
    expect(await companies.findByTaxKey(seed.accountId, 'no9')).toBeNull();
    expect(await companies.findByNameKey(seed.accountId, 'fjord')).toEqual([]);
  });

  it('a card without first digits differs from one with any', async () => {
    const { manager } = context.database.writer;
    const seed = await AccountSeed.create(manager);
    const store = new CardStore(manager);
    const row = { accountId: seed.accountId, name: 'Fuel', lastFourDigits: '0001', createdAt: DELETED };
    const known = await store.insert({ ...row, uid: createUid(), firstFourDigits: '4242' });
    expect(await store.findByDigits(seed.accountId, null, '0001')).toBeNull();
    expect(await store.findByDigits(seed.accountId, '4242', '0001')).toMatchObject({ id: known.id, hfId: known.hfId });
    const unknown = await store.insert({ ...row, uid: createUid(), firstFourDigits: null });
    expect(await store.findByDigits(seed.accountId, null, '0001')).toMatchObject({ id: unknown.id });
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
