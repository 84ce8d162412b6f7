import { describe, expect, it } from '@jest/globals';
import type { CheckedKey } from '../../src/invoices/check-evidence-selects.js';
import { CheckEvidenceStore } from '../../src/invoices/check-evidence.store.js';
import type { RelatedInvoices } from '../../src/invoices/checks/related-invoice.js';
import type { Invoice } from '../../src/invoices/invoice.entity.js';
import { forEachDatabase } from '../support/databases.js';
import { AccountSeed, type Seeded } from '../support/seeded-invoices.js';
import { countStatements } from '../support/statements.js';

const IBAN = 'DE02120300000000202051';

function formatDay(day: number): string {
  return new Date(Date.UTC(2026, 0, day)).toISOString().replace('T', ' ').replace('Z', '000');
}

forEachDatabase((context) => {
  const createSeed = () => AccountSeed.create(context.database.writer.manager);
  const find = async (seed: AccountSeed, keys: readonly CheckedKey[]) => {
    const evidence = await new CheckEvidenceStore(context.database.reader.manager).find(seed.accountId, keys);
    return new Map([...evidence].map(([id, { related }]) => [id, related]));
  };
  const toKey = (invoice: Seeded, companyId: number | null, values: Partial<CheckedKey> = {}) => ({
    id: invoice.id,
    companyId,
    ...{ fileSha256: 'none', firstPage: null, lastPage: null, invoiceNumber: 'N-1' },
    ...{ totalPrice: null, invoiceDate: null, iban: null, buyerName: null },
    createdAt: formatDay(10),
    ...values,
  });
  const toIds = (invoices: readonly { readonly id: number }[] | undefined) => (invoices ?? []).map(({ id }) => id);

  const listBuyers = (related: RelatedInvoices | undefined) =>
    related?.buyers.map(({ buyerName, invoiceIds }) => [buyerName, invoiceIds.toSorted((left, right) => left - right)]);

  describe('the invoices that one is compared with', () => {
    it('are those of its supplier in the account, with their values', async () => {
      const [seed, stranger] = [await createSeed(), await createSeed()];
      const [company, other] = [await seed.company(), await seed.company()];
      const add = (day: number, row: Partial<Invoice> = {}) =>
        seed.invoice({ companyId: company.id, createdAt: formatDay(day), invoiceNumber: 'B-2', ...row });
      const before = await add(1, {
        ...{ invoiceNumber: 'A-1', totalPrice: '12.50', currency: 'EUR', invoiceDate: '2026-01-01', iban: IBAN },
        documentType: 'invoice',
      });
      const checked = await add(10);
      const after = await add(20);
      await add(9, { companyId: other.id });
      await add(9, { approvementStatus: 'rejected' });
      await add(9, { deletedAt: formatDay(12) });
      await stranger.invoice({ companyId: company.id, createdAt: formatDay(9), iban: IBAN });
      const found = (await find(seed, [toKey(checked, company.id, { iban: IBAN })])).get(checked.id);
      expect(toIds(found?.ofSupplier)).toEqual([before.id, after.id]);
      expect(found?.ofSupplier[0]).toMatchObject({
        ...{ uid: before.uid, invoiceNumber: 'A-1', totalPrice: '12.50', currency: 'EUR', invoiceDate: '2026-01-01' },
        ...{ iban: IBAN, documentType: 'invoice', createdAt: formatDay(1) },
      });
      expect(found?.buyers).toEqual([]);
    });

    it('are the forty before and after it, and an older one with the same account', async () => {
      const seed = await createSeed();
      const company = await seed.company();
      const ids: number[] = [];
      for (let day = 1; day <= 43; day += 1) {
        const iban = day === 1 ? IBAN : null;
        const row = { companyId: company.id, createdAt: formatDay(day), iban, invoiceNumber: `M-${day}` };
        ids.push((await seed.invoice(row)).id);
      }
      const checked = await seed.invoice({ companyId: company.id, createdAt: formatDay(44) });
      const key = toKey(checked, company.id, { createdAt: formatDay(44) });
      const findIds = async (values: Partial<CheckedKey>) =>
        toIds((await find(seed, [{ ...key, ...values }])).get(checked.id)?.ofSupplier).toSorted(
          (left, right) => left - right,
        );
      expect(await findIds({})).toEqual(ids.slice(3));
      expect(await findIds({ iban: IBAN })).toEqual([ids[0], ...ids.slice(3)]);
    });

    it('leave out those that no check would report', async () => {
      const seed = await createSeed();
      const company = await seed.company();
      const checked = await seed.invoice({ companyId: company.id, createdAt: formatDay(10) });
      const other = { companyId: company.id, createdAt: formatDay(9), invoiceNumber: 'M-1', totalPrice: '9.00' };
      const add = async (row: Partial<Invoice>) =>
        (await seed.invoice({ ...other, invoiceDate: '2026-01-09', ...row })).id;
      await add({});
      const sameTotal = await add({ totalPrice: '5.00' });
      const sameDate = await add({ invoiceDate: '2026-01-10' });
      const [noTotal, noDate] = [await add({ totalPrice: null }), await add({ invoiceDate: null })];
      const otherAccount = await add({ iban: 'DE1' });
      const sameAccount = await add({ iban: IBAN });
      const sameMoment = await add({ iban: IBAN, createdAt: formatDay(10) });
      const known = { totalPrice: '5.00', invoiceDate: '2026-01-10' };
      const findIds = async (values: Partial<CheckedKey>) =>
        toIds(
          (await find(seed, [toKey(checked, company.id, { ...known, ...values })])).get(checked.id)?.ofSupplier,
        ).toSorted((left, right) => left - right);
      const copies = [sameTotal, sameDate, noTotal, noDate];
      expect(await findIds({})).toEqual(copies);
      expect(await findIds({ iban: IBAN })).toEqual([...copies, otherAccount, sameAccount, sameMoment]);
      expect(await findIds({ iban: IBAN, invoiceNumber: null })).toEqual([otherAccount, sameAccount, sameMoment]);
      expect(await findIds({ invoiceNumber: null })).toEqual([]);
      expect(await findIds({ totalPrice: null })).toHaveLength(8);
    });

    it('include the latest processed ones of the account, whoever their supplier is, if it names a buyer', async () => {
      const [seed, stranger] = [await createSeed(), await createSeed()];
      const checked = await seed.invoice({ createdAt: formatDay(10) });
      const added: number[] = [];
      for (let day = 1; day <= 51; day += 1) {
        added.push((await seed.invoice({ createdAt: formatDay(day + 10), buyerName: 'Fjord Kontor AB' })).id);
      }
      await seed.invoice({ createdAt: formatDay(99), processingStatus: 'processing' });
      await stranger.invoice({ createdAt: formatDay(99) });
      const found = (await find(seed, [toKey(checked, null, { buyerName: 'Fjord Kontor AB' })])).get(checked.id);
      expect(found?.ofSupplier).toEqual([]);
      expect(listBuyers(found)).toEqual([['Fjord Kontor AB', added.slice(1)]]);
    });

    it('include the latest ones if any of several checked invoices names a buyer', async () => {
      const seed = await createSeed();
      const [named, unnamed] = [await seed.invoice({ buyerName: 'Fjord Kontor AB' }), await seed.invoice()];
      const found = await find(seed, [toKey(unnamed, null), toKey(named, null, { buyerName: 'Fjord Kontor AB' })]);
      expect(listBuyers(found.get(named.id))).toEqual([['Fjord Kontor AB', [named.id]]]);
    });

    it('include the other checked invoices if these are duplicates of each other', async () => {
      const seed = await createSeed();
      const company = await seed.company();
      const [one, other] = [
        await seed.invoice({ companyId: company.id, invoiceNumber: 'RE-1' }),
        await seed.invoice({ companyId: company.id, invoiceNumber: 're-1' }),
      ];
      const keys = [one, other].map((invoice, index) =>
        toKey(invoice, company.id, { invoiceNumber: index === 0 ? 'RE-1' : 're-1' }),
      );
      const listDuplicates = async (checked: readonly CheckedKey[]) => {
        const store = new CheckEvidenceStore(context.database.reader.manager);
        const evidence = await store.find(seed.accountId, checked);
        return [one, other].map(({ id }) => evidence.get(id)?.duplicates.map(({ uid }) => uid));
      };
      expect(await listDuplicates(keys)).toEqual([[other.uid], [one.uid]]);
      const sameNumber = keys.map((key) => ({ ...key, invoiceNumber: 'RE-1' }));
      expect(await listDuplicates(sameNumber.slice(1))).toEqual([undefined, [one.uid]]);
    });

    it('take one statement for each hundred invoices', async () => {
      const seed = await createSeed();
      const invoice = await seed.invoice();
      const makeKeys = (count: number) => Array.from({ length: count }, () => toKey(invoice, null));
      const counts = [];
      for (const count of [0, 1, 100, 101])
        counts.push(await countStatements(context.database, () => find(seed, makeKeys(count))));
      expect(counts).toEqual([0, 1, 1, 2]);
    });

    it('are found for more invoices than one statement takes', async () => {
      const seed = await createSeed();
      const company = await seed.company();
      const pairs: Seeded[] = [];
      for (let day = 1; day <= 250; day += 1) {
        const row = { companyId: company.id, createdAt: formatDay(day), iban: IBAN, buyerName: 'A' };
        pairs.push(await seed.invoice({ ...row, invoiceNumber: `M-${day}` }));
      }
      const keys = pairs.map((invoice, index) =>
        toKey(invoice, company.id, { createdAt: formatDay(index + 1), iban: IBAN, buyerName: 'A' }),
      );
      const found = await find(seed, keys);
      expect(found.size).toBe(250);
      expect(toIds(found.get(pairs[249]!.id)?.ofSupplier)).toContain(pairs[248]!.id);
      expect(listBuyers(found.get(pairs[249]!.id))).toEqual([['A', pairs.slice(200).map(({ id }) => id)]]);
    });
  });
});
