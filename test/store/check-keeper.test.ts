import { beforeEach, describe, expect, it } from '@jest/globals';
import { CheckKeeper } from '../../src/invoices/check-keeper.js';
import { CheckService } from '../../src/invoices/check.service.js';
import type { CheckCode } from '../../src/invoices/checks/check.js';
import type { Invoice } from '../../src/invoices/invoice.entity.js';
import { createStores, createTransact, type Stores } from '../../src/stores.js';
import type { Transact } from '../../src/shared/transact.js';
import { forEachDatabase } from '../support/databases.js';
import { AccountSeed, type Seeded } from '../support/seeded-invoices.js';

const [OLD_ACCOUNT, NEW_ACCOUNT] = ['SE4550000000058398257466', 'DE89370400440532013000'];

forEachDatabase((context) => {
  let transact: Transact<Stores>;
  let stores: Stores;
  let seed: AccountSeed;
  let company: Seeded;
  let created = 0;

  beforeEach(async () => {
    transact = createTransact(context.database, 60_000);
    stores = createStores(context.database.reader.manager);
    seed = await AccountSeed.create(context.database.writer.manager);
    company = await seed.company({ name: 'Nordlicht GmbH' });
  });

  const createKeeper = () => {
    const logger = {
      error: (fields: unknown) => {
        throw new Error(JSON.stringify(fields));
      },
    };
    return new CheckKeeper({ ...stores, checks: new CheckService(stores), transact, logger: logger as never });
  };

  async function checkAll(keeper = createKeeper()): Promise<void> {
    while (await keeper.runRound()) continue;
  }

  async function insert(row: Partial<Invoice>): Promise<Seeded> {
    created += 1;
    const createdAt = `2026-01-01 00:00:00.${String(created).padStart(6, '0')}`;
    const invoice = await seed.invoice({ companyId: company.id, createdAt, ...row });
    await change(invoice, {});
    return invoice;
  }

  function change({ id }: Seeded, patch: Partial<Omit<Invoice, 'id' | 'version' | 'accountId'>>): Promise<unknown> {
    return transact(async (tx) => tx.invoices.update((await tx.invoices.lockById(seed.accountId, id))!, patch));
  }

  /** The invoices of which a check reports something, by their names. */
  async function find(code: CheckCode, named: Readonly<Record<string, Seeded>>, accountId = seed.accountId) {
    const range = { limit: 100, backwards: false };
    const order = { field: 'created_at', descending: false } as const;
    const rows = await stores.invoiceList.listKeyset(accountId, { checks: [code] }, order, range);
    expect(await stores.invoiceList.count(accountId, { checks: [code] })).toBe(rows.length);
    return rows.map(({ id }) => Object.entries(named).find(([, one]) => one.id === id)?.[0]);
  }

  describe('filtering by checks', () => {
    it('finds an invoice once it is checked, and no longer once it is corrected', async () => {
      const first = await insert({ iban: OLD_ACCOUNT });
      const second = await insert({ iban: NEW_ACCOUNT });
      const named = { first, second };
      expect(await find('bank_account_changed', named)).toEqual([]);
      await checkAll();
      expect(await find('bank_account_changed', named)).toEqual(['second']);
      await change(second, { iban: OLD_ACCOUNT });
      await checkAll();
      expect(await find('bank_account_changed', named)).toEqual([]);
    });

    it('follows changes of the invoices that an invoice is compared with', async () => {
      const first = await insert({ invoiceNumber: 'A-1', iban: OLD_ACCOUNT });
      const second = await insert({ invoiceNumber: 'B-2', iban: OLD_ACCOUNT });
      const named = { first, second };
      await checkAll();
      expect(await find('duplicate', named)).toEqual([]);
      await change(first, { invoiceNumber: 'B-2', iban: NEW_ACCOUNT });
      await checkAll();
      expect(await find('duplicate', named)).toEqual(['first', 'second']);
      expect(await find('bank_account_changed', named)).toEqual(['second']);
      await change(first, { deletedAt: '2026-02-01 00:00:00.000000' });
      await checkAll();
      expect([await find('duplicate', named), await find('bank_account_changed', named)]).toEqual([[], []]);
    });

    it('follows an invoice that leaves a company', async () => {
      const first = await insert({ iban: OLD_ACCOUNT });
      const second = await insert({ iban: NEW_ACCOUNT });
      await checkAll();
      await change(first, { companyId: null });
      await checkAll();
      expect(await find('bank_account_changed', { first, second })).toEqual([]);
    });

    it('follows changes of a company', async () => {
      const invoice = await insert({ country: 'DE' });
      await checkAll();
      await transact(async (tx) => {
        await tx.companies.update(seed.accountId, company.id, { taxNumber: 'DE123456789' });
        await tx.dueChecks.refreshCompany(seed.accountId, company.id);
      });
      await checkAll();
      expect(await find('tax_number', { invoice })).toEqual(['invoice']);
    });

    it('checks invoices of an account although another has more than can be checked at once', async () => {
      for (let index = 0; index <= 200; index += 1) await insert({ invoiceNumber: `N-${index}` });
      const [busy, ordinary] = [seed, await AccountSeed.create(context.database.writer.manager)];
      seed = ordinary;
      const { id } = await seed.company({ name: 'Nordlicht GmbH' });
      const first = await insert({ companyId: id, iban: OLD_ACCOUNT });
      const second = await insert({ companyId: id, iban: NEW_ACCOUNT });
      seed = busy;
      await insert({ invoiceNumber: 'N-201' });
      expect(await createKeeper().runRound()).toBe(true);
      expect(await find('bank_account_changed', { first, second }, ordinary.accountId)).toEqual(['second']);
    });

    it('keeps accounts apart', async () => {
      const named = { first: await insert({ iban: OLD_ACCOUNT }), second: await insert({ iban: NEW_ACCOUNT }) };
      await checkAll();
      const stranger = await AccountSeed.create(context.database.writer.manager);
      expect(await find('bank_account_changed', named, stranger.accountId)).toEqual([]);
    });

    it('changes neither the version of an invoice nor its history', async () => {
      const named = { first: await insert({ iban: OLD_ACCOUNT }), second: await insert({ iban: NEW_ACCOUNT }) };
      const before = await stores.invoiceList.findByUid(seed.accountId, named.second.uid);
      await checkAll();
      expect(await find('bank_account_changed', named)).toEqual(['second']);
      expect(await stores.invoiceList.findByUid(seed.accountId, named.second.uid)).toEqual(before);
    });

    it('is right although several processes check, and invoices change, at the same time', async () => {
      const invoices = [];
      for (let index = 0; index < 12; index += 1) invoices.push(await insert({ invoiceNumber: `N-${index}` }));
      await Promise.all([
        checkAll(),
        checkAll(),
        ...invoices.map((invoice, index) => change(invoice, { invoiceNumber: `M-${Math.floor(index / 3)}` })),
      ]);
      await checkAll();
      expect(await find('duplicate', {})).toHaveLength(12);
    });
  });
});
