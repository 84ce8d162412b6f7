import { beforeAll, describe, expect, test } from '@jest/globals';
import { DIALECTS } from '../support/databases.js';
import { callGraphql, readGraphqlData } from '../support/graphql-client.js';
import { AccountSeed, type Seeded } from '../support/seeded-invoices.js';
import { useService, waitUntil, type TestAccount } from '../support/service.js';

const LIST = `query ($filter: InvoiceFilter) { invoices(filter: $filter) {
  totalCount nodes { uid invoiceNumber checks { code } }
} }`;

describe.each(DIALECTS)('combined filters over GraphQL, on %s', (dialect) => {
  const service = useService(dialect);
  let account: TestAccount;
  let stranger: TestAccount;
  let companies: Seeded[];
  let foreign: Seeded;

  beforeAll(async () => {
    [account, stranger] = [await service.account(), await service.account()];
    const seed = seedOf(account);
    companies = [await seed.company({ name: 'A' }), await seed.company({ name: 'B' })];
    const [a, b] = companies.map(({ id }) => id) as [number, number];
    await seed.invoice({
      invoiceNumber: 'A-1',
      companyId: a,
      totalPrice: '10.00',
      currency: 'EUR',
      dueDate: '2026-01-01',
    });
    await seed.invoice({ invoiceNumber: 'A-2', companyId: a, totalPrice: '20.00', currency: 'EUR' });
    await seed.invoice({ invoiceNumber: 'B-1', companyId: b, totalPrice: '30.00', currency: 'USD' });
    await seed.invoice({ invoiceNumber: 'none' });
    const other = seedOf(stranger);
    foreign = await other.company({ name: 'C' });
    await other.invoice({ invoiceNumber: 'C-1', companyId: foreign.id });
  });

  function seedOf({ owner }: TestAccount): AccountSeed {
    const { accountId, workspaceUserId, workspaceUserUid } = owner.actor;
    const user = { id: workspaceUserId, uid: workspaceUserUid };
    return AccountSeed.of(service.core.database.writer.manager, accountId, user);
  }

  async function list(filter: object, { owner } = account) {
    const { invoices } = await readGraphqlData<any>(service, owner.key, LIST, { filter });
    return invoices;
  }

  async function find(filter: object, of = account): Promise<string[]> {
    const invoices = await list(filter, of);
    expect(invoices.totalCount).toBe(invoices.nodes.length);
    return invoices.nodes.map((node: { invoiceNumber: string }) => node.invoiceNumber).toSorted();
  }

  async function refuse(filter: object): Promise<unknown> {
    const { errors } = await callGraphql(service, account.owner.key, LIST, { filter });
    return [errors?.[0]?.extensions.code, errors?.[0]?.message];
  }

  test.each([
    ['alternatives', { or: [{ currencies: ['USD'] }, { dueDateTo: '2026-02-01' }] }, ['A-1', 'B-1']],
    ['what is absent', { dueDate: { isNull: true } }, ['A-2', 'B-1', 'none']],
    ['what is there', { company: { isNull: false }, dueDate: { isNull: true } }, ['A-2', 'B-1']],
    ['the opposite', { not: { currencies: ['EUR'] } }, ['B-1', 'none']],
    [
      'nested conditions',
      { and: [{ not: { or: [{ currencies: ['USD'] }, { currency: { isNull: true } }] } }] },
      ['A-1', 'A-2'],
    ],
    ['one alternative that is not in a list', { or: { totalPriceMin: '20' }, currencies: ['EUR'] }, ['A-2']],
  ])('find %s', async (_name, filter, numbers) => {
    expect(await find(filter)).toEqual(numbers);
  });

  test('take uids in any case and global ids at any depth', async () => {
    const [a, b] = companies.map(({ uid }) => uid) as [string, string];
    const id = Buffer.from(`Company:${a}`).toString('base64url');
    expect(await find({ or: [{ companyUids: [id] }, { companyUids: [b.toUpperCase()] }] })).toEqual([
      'A-1',
      'A-2',
      'B-1',
    ]);
  });

  test('never reach beyond the account', async () => {
    expect(await find({ companyUids: [foreign.uid], or: [{ companyUids: [foreign.uid] }] })).toEqual([]);
    expect(await find({ not: { companyUids: [foreign.uid] } })).toEqual(['A-1', 'A-2', 'B-1', 'none']);
    expect(await find({ or: [{}] }, stranger)).toEqual(['C-1']);
    expect(await find({ not: { query: 'B-1' } }, stranger)).toEqual(['C-1']);
  });

  test('apply to statistics', async () => {
    const query = `query ($filter: InvoiceFilter) { invoiceStats(groupBy: CURRENCY, filter: $filter) { key count totalPrice } }`;
    const filter = { or: [{ currencies: ['USD'] }, { dueDate: { isNull: false } }] };
    expect(await readGraphqlData(service, account.owner.key, query, { filter })).toEqual({
      invoiceStats: [
        { key: 'EUR', count: 1, totalPrice: '10.00' },
        { key: 'USD', count: 1, totalPrice: '30.00' },
      ],
    });
  });

  test('are kept by saved views', async () => {
    const filter = {
      or: [{ currencies: ['USD'], not: { query: 'x' } }, { dueDate: { isNull: false } }],
      checks: ['DUPLICATE'],
    };
    const save = 'mutation ($input: SaveViewInput!) { saveView(input: $input) { userErrors { message } } }';
    await readGraphqlData(service, account.owner.key, save, { input: { name: 'Mine', filter } });
    const query = `{ savedViews { filter { checks and { query } or { currencies not { query } dueDate { isNull } } } } }`;
    const { savedViews } = await readGraphqlData<any>(service, account.owner.key, query);
    expect(savedViews[0].filter).toEqual({
      checks: ['DUPLICATE'],
      and: null,
      or: [
        { currencies: ['USD'], not: { query: 'x' }, dueDate: null },
        { currencies: null, not: null, dueDate: { isNull: false } },
      ],
    });
    expect(await find(savedViews[0].filter)).toEqual([]);
  });

  test('find what checks report, soon after a change', async () => {
    const [target] = (
      await readGraphqlData<any>(service, account.owner.key, LIST, {
        filter: { totalPriceMin: '20', currencies: ['EUR'] },
      })
    ).invoices.nodes;
    const update = `mutation ($uid: ID!) { updateInvoice(input: { uid: $uid, invoiceNumber: "A-1" }) { invoice { uid } } }`;
    await readGraphqlData(service, account.owner.key, update, { uid: target.uid });
    const filter = { checks: ['DUPLICATE'] };
    // The count and the page are read one after the other, so they may differ while the checks change.
    await waitUntil(async () => {
      const { nodes, totalCount } = await list(filter);
      return nodes.length === 2 && totalCount === 2;
    });
    expect(await find({ ...filter, dueDate: { isNull: false } })).toEqual(['A-1']);
    expect(await find(filter, stranger)).toEqual([]);
  });

  test('are refused if they are nested too deeply, too large, or search too often', async () => {
    const nest = (depth: number): object => (depth === 0 ? {} : { not: nest(depth - 1) });
    expect(await find(nest(4))).toHaveLength(4);
    expect(await refuse(nest(6))).toEqual(['BAD_USER_INPUT', 'Filters may be nested at most 5 deep.']);
    const wide = { or: [{ and: Array(15).fill({}) }, { and: Array(15).fill({}) }] };
    expect(await refuse(wide)).toEqual(['BAD_USER_INPUT', 'A filter may consist of at most 25 filters.']);
    const searches = { or: ['a', 'b', 'c', 'd'].map((query) => ({ query })) };
    expect(await refuse(searches)).toEqual(['BAD_USER_INPUT', 'A filter may have at most 3 queries.']);
    const { errors } = await callGraphql(service, account.owner.key, LIST, {
      filter: { or: [{ companyUids: ['x'] }] },
    });
    expect(Object.keys(errors![0]!.extensions.details!)).toEqual(['or.0.companyUids']);
    expect((await refuse(nest(1_000))) as string[]).toEqual(['BAD_USER_INPUT', expect.stringContaining('33 levels')]);
  });
});
