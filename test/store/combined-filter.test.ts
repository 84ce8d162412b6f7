import { beforeAll, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { CHECK_CODES } from '../../src/invoices/checks/check.js';
import { OPTIONAL_NAMES } from '../../src/invoices/fields/optional-values.js';
import { Invoice } from '../../src/invoices/invoice.entity.js';
import type { InvoiceFilter } from '../../src/invoices/search/invoice-filter.js';
import { toCursor } from '../../src/invoices/search/invoice-keyset.js';
import { createToken, createUid } from '../../src/shared/ids.js';
import type { Transact } from '../../src/shared/transact.js';
import { createStores, createTransact, type Stores } from '../../src/stores.js';
import { forEachDatabase } from '../support/databases.js';
import { matchesNaively, type OwnerUids } from '../support/naive-filter.js';
import { AccountSeed, type Seeded } from '../support/seeded-invoices.js';
import { recordStatements } from '../support/statements.js';

/** More than a condition names one by one. */
const INVOICES = 1_400;
const TREES = 120;
const NEWEST = { field: 'created_at', descending: true } as const;

forEachDatabase((context) => {
  let transact: Transact<Stores>;
  let seed: AccountSeed;
  let owned: Readonly<Record<'companies' | 'categories' | 'cards', Seeded[]>>;
  let invoices: Invoice[];
  let owners: OwnerUids;

  beforeAll(async () => {
    transact = createTransact(context.database, 60_000);
    const { manager } = context.database.writer;
    seed = await AccountSeed.create(manager);
    const stranger = await AccountSeed.create(manager);
    owned = {
      companies: [await seed.company(), await seed.company(), await seed.company()],
      categories: [await seed.category('Rent'), await seed.category('Food')],
      cards: [await seed.card('1111')],
    };
    const users = [seed.user, await seed.addUser()];
    const rows = Array.from({ length: INVOICES * 1.5 }, (_, index) =>
      index % 3 === 2 ? buildRow(stranger, index, {}) : buildRow(seed, index, pickOwners(owned, users, index)),
    );
    for (let start = 0; start < rows.length; start += 500)
      await manager.insert(Invoice, rows.slice(start, start + 500));
    await transact(async (tx) => {
      await tx.tallies.recount();
      await tx.sums.recount();
      await tx.index.rebuild();
    });
    invoices = await manager.find(Invoice, {
      where: { accountId: seed.accountId },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    await transact((tx) =>
      tx.search.refresh(
        seed.accountId,
        invoices.map(({ id }) => id),
      ),
    );
    const toUids = (list: readonly Seeded[]) => new Map(list.map(({ id, uid }) => [id, uid]));
    owners = {
      company: toUids(owned.companies),
      category: toUids(owned.categories),
      card: toUids(owned.cards),
      workspaceUser: toUids(users),
    };
  }, 120_000);

  const select = (filter: InvoiceFilter) => invoices.filter((invoice) => matchesNaively(filter, invoice, owners));
  const readUids = (rows: readonly { uid: string }[]) => rows.map(({ uid }) => uid);

  /** Compares every way to read the invoices of a filter with the invoices in memory. */
  async function expectAgreement(filter: InvoiceFilter): Promise<void> {
    const { invoiceList, invoiceExports } = createStores(context.database.reader.manager);
    const expected = select(filter);
    const uids = readUids(expected);
    expect(await invoiceList.count(seed.accountId, filter)).toBe(expected.length);
    const range = { limit: 20, backwards: false };
    const first = await invoiceList.listKeyset(seed.accountId, filter, NEWEST, range);
    expect(readUids(first)).toEqual(uids.slice(0, 20));
    const place = Math.floor(expected.length / 2);
    const middle = expected[place];
    const after = middle ? { after: toCursor(middle, NEWEST) } : {};
    const next = await invoiceList.listKeyset(seed.accountId, filter, NEWEST, { ...range, ...after });
    expect(readUids(next)).toEqual(uids.slice(place + 1, place + 21));
    const page = await invoiceList.page(seed.accountId, filter, [{ field: 'hf_id', descending: false }], {
      offset: 0,
      limit: 5,
    });
    expect(page.rows.map(({ hfId }) => hfId)).toEqual(
      expected
        .map(({ hfId }) => hfId)
        .toSorted()
        .slice(0, 5),
    );
    const statistics = await invoiceList.computeStatistics(seed.accountId, filter, ['currency']);
    expect(statistics.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length);
    const query = { accountId: seed.accountId, filter, order: NEWEST, rows: 'invoice', cells: ['uid'] } as const;
    const lines = [];
    for await (const batch of invoiceExports.listBatches(query)) lines.push(...batch.map(([uid]) => uid));
    expect(lines).toEqual(uids);
  }

  describe('a combined filter', () => {
    it('finds the same invoices as an evaluation of each invoice in memory', async () => {
      await fc.assert(
        fc.asyncProperty(createFilters(owners), (filter) => expectAgreement(filter)),
        { numRuns: TREES, seed: 14 },
      );
    }, 300_000);

    it.each<[string, InvoiceFilter]>([
      ['what is unknown', { isNull: { dueDate: true } }],
      ['what is known', { isNull: { iban: false, totalPrice: false } }],
      ['nothing of no alternatives', { or: [] }],
      ['everything of no conditions', { and: [] }],
      ['everything but everything', { not: {} }],
      ['the opposite of a range, with invoices that have no value', { not: { dueDateFrom: '2026-01-10' } }],
      ['alternatives with a query', { or: [{ query: 'inv-1' }, { approvementStatuses: ['rejected'] }] }],
      ['amounts beyond what the index holds', { not: { totalPriceMax: '90000000.00' } }],
      [
        'a range of creation times and something else',
        { createdFrom: '2026-01-01 00:10:00.000000', or: [{ currencies: ['EUR'] }, { isNull: { currency: true } }] },
      ],
      ['a failed check', { checks: ['bank_account_changed', 'duplicate'], not: { approvementStatuses: ['approved'] } }],
    ])('finds %s', async (_name, filter) => {
      await expectAgreement(filter);
    });

    it('follows changes of an invoice', async () => {
      const target = invoices[7]!;
      const patch = {
        dueDate: null,
        currency: null,
        companyId: owned.companies[2]!.id,
        documentType: 'reminder',
      } as const;
      await transact(async (tx) => {
        const invoice = await tx.invoices.lockById(seed.accountId, target.id);
        await tx.invoices.update(invoice!, patch);
      });
      Object.assign(target, patch);
      await expectAgreement({ isNull: { dueDate: true, currency: true }, companyUids: [owned.companies[2]!.uid] });
      await expectAgreement({ or: [{ documentTypes: ['reminder'] }, { isNull: { company: true } }] });
    });

    it('reads no rows of invoices to count, and few to list', async () => {
      const { invoiceList } = createStores(context.database.reader.manager);
      const filter: InvoiceFilter = {
        or: [{ isNull: { dueDate: true } }, { not: { companyUids: [owned.companies[0]!.uid] } }],
      };
      const counting = await recordStatements(context.database, () => invoiceList.count(seed.accountId, filter));
      expect(counting.filter((sql) => /FROM invoice\b/.test(sql))).toEqual([]);
      const range = { limit: 20, backwards: false };
      const listing = await recordStatements(context.database, () =>
        invoiceList.listKeyset(seed.accountId, filter, NEWEST, range),
      );
      const reads = listing.filter((sql) => /FROM invoice\b/.test(sql));
      expect(reads).toHaveLength(1);
      expect(reads[0]).toMatch(/invoice\.id IN \(/);
    });
  });
});

/** Filters of several conditions, nested up to three deep. */
function createFilters(owners: OwnerUids): fc.Arbitrary<InvoiceFilter> {
  const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-01-${String(day).padStart(2, '0')}`);
  const amounts = fc.integer({ min: -6, max: 6 }).map((amount) => `${amount}.00`);
  const times = fc
    .integer({ min: 0, max: 34 })
    .map((minute) => `2026-01-01 00:${String(minute).padStart(2, '0')}:00.000000`);
  const listOf = <Value>(values: readonly Value[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 });
  const listUids = (kind: keyof OwnerUids) => listOf([...owners[kind].values(), createUid()]);
  const member = <Name extends keyof InvoiceFilter>(name: Name, values: fc.Arbitrary<InvoiceFilter[Name]>) =>
    values.map((value): InvoiceFilter => ({ [name]: value }));
  const leaves: fc.Arbitrary<InvoiceFilter>[] = [
    member('companyUids', listUids('company')),
    member('categoryUids', listUids('category')),
    member('cardUids', listUids('card')),
    member('workspaceUserUids', listUids('workspaceUser')),
    member('approvementStatuses', listOf(['waiting', 'approved', 'rejected'] as const)),
    member('currencies', listOf(['EUR', 'USD', 'SEK'])),
    member('paymentTypes', listOf(['cash', 'online'] as const)),
    member('documentTypes', listOf(['invoice', 'credit_note'] as const)),
    member('createdFrom', times),
    member('createdBefore', times),
    member('invoiceDateFrom', days),
    member('dueDateTo', days),
    member('totalPriceMin', amounts),
    member('totalPriceMax', amounts),
    member('query', fc.constantFrom('inv', 'inv-1', 'inv-77', 'none')),
    member('checks', listOf(CHECK_CODES)),
    fc
      .tuple(fc.constantFrom(...OPTIONAL_NAMES), fc.boolean())
      .map(([name, isNull]) => ({ isNull: { [name]: isNull } })),
  ];
  const flat = fc
    .array(fc.oneof(...leaves), { maxLength: 2 })
    .map((parts): InvoiceFilter => Object.assign({}, ...parts));
  return fc.letrec<{ tree: InvoiceFilter; node: InvoiceFilter }>((tie) => ({
    tree: fc.oneof({ maxDepth: 3, withCrossShrink: true }, flat, tie('node')),
    node: fc
      .tuple(
        flat,
        fc.option(fc.array(tie('tree'), { maxLength: 2 }), { nil: undefined }),
        fc.option(fc.array(tie('tree'), { maxLength: 3 }), { nil: undefined }),
        fc.option(tie('tree'), { nil: undefined }),
      )
      .map(([own, and, or, not]) => ({ ...own, ...(and && { and }), ...(or && { or }), ...(not && { not }) })),
  })).node;
}

function pickOwners(
  { companies, categories, cards }: Readonly<Record<'companies' | 'categories' | 'cards', Seeded[]>>,
  users: readonly Seeded[],
  index: number,
) {
  return {
    companyId: companies[index % 4]?.id ?? null,
    categoryId: categories[index % 3]?.id ?? null,
    cardId: cards[index % 5]?.id ?? null,
    workspaceUserId: users[index % 2]!.id,
  };
}

function buildRow({ accountId, user }: AccountSeed, index: number, owners: object) {
  return {
    ...{ accountId, uid: createUid(), hfId: toHumanId(index), workspaceUserId: user.id },
    ...{ fileType: 'application/pdf', fileSize: 1, fileSha256: createToken() },
    invoiceNumber: index % 6 === 0 ? null : `INV-${index}`,
    processingStatus: 'finished' as const,
    approvementStatus: (['waiting', 'approved', 'rejected'] as const)[index % 4] ?? 'waiting',
    currency: [null, 'EUR', 'USD'][index % 5] ?? null,
    paymentType: index % 7 === 0 ? ('cash' as const) : null,
    documentType: ([null, 'invoice', 'credit_note'] as const)[index % 8] ?? null,
    totalPrice: index % 11 === 0 ? null : `${(index % 13) - 6}.00`,
    invoiceDate: index % 9 === 0 ? null : `2026-0${1 + (index % 2)}-${String(1 + (index % 28)).padStart(2, '0')}`,
    dueDate: index % 3 === 0 ? `2026-01-${String(1 + (index % 31)).padStart(2, '0')}` : null,
    iban: index % 10 === 0 ? 'SE4550000000058398257466' : null,
    failedChecks: index % 17 === 0 ? index % 2_048 : index % 2 === 0 ? 0 : null,
    ...{ vatCategories: [], editedFields: [], version: 1 },
    // Not quite in the order of the rows, and some at the same time.
    createdAt: `2026-01-01 00:${String(Math.floor((index + (index % 7)) / 60)).padStart(2, '0')}:00.000000`,
    ...owners,
  };
}

/** An identifier without digits, with which no query of these tests begins. */
function toHumanId(index: number): string {
  return `Z${Array.from(String(index).padStart(5, '0'), (digit) => 'ABCDEFGHJK'[Number(digit)]).join('')}`;
}
