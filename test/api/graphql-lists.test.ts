import { beforeAll, describe, expect, test } from '@jest/globals';
import { HistoryEvent } from '../../src/invoices/changes/history-event.entity.js';
import { createToken, createUid } from '../../src/shared/ids.js';
import { DIALECTS } from '../support/databases.js';
import { callGraphql, readGraphqlCode, readGraphqlData } from '../support/graphql-client.js';
import { INVOICE, INVOICES } from '../support/graphql-documents.js';
import { AccountSeed } from '../support/seeded-invoices.js';
import { useService, type TestAccount, type TestService } from '../support/service.js';
import { countStatements } from '../support/statements.js';

const ROWS = 25;

interface Connection {
  readonly totalCount: number;
  readonly pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  readonly edges: readonly { cursor: string; node: { uid: string; hfId: string } }[];
}

interface WithId {
  readonly id: string;
}

interface WithIds extends WithId {
  readonly uid: string;
  readonly company: WithId;
  readonly card: WithId;
  readonly category: WithId;
  readonly workspaceUser: WithId;
}

function collectNodeIds({ id, company, card, category, workspaceUser }: WithIds): Record<string, string> {
  return { Invoice: id, Company: company.id, Card: card.id, Category: category.id, WorkspaceUser: workspaceUser.id };
}

async function toSeed({ core }: TestService, { owner }: Pick<TestAccount, 'owner'>): Promise<AccountSeed> {
  const { accountId, workspaceUserId, workspaceUserUid } = owner.actor;
  return AccountSeed.of(core.database.writer.manager, accountId, { id: workspaceUserId, uid: workspaceUserUid });
}

describe.each(DIALECTS)('lists over GraphQL on %s', (dialect) => {
  const service = useService(dialect);
  let account: TestAccount;
  let key: string;

  beforeAll(async () => {
    account = await service.account();
    key = account.owner.key;
    const seed = await toSeed(service, account);
    for (let row = 0; row < ROWS; row += 1) {
      const company = await seed.company({ name: `Company ${row}` });
      const category = await seed.category(`Category ${row}`);
      const card = await seed.card(String(1_000 + row));
      const user = await seed.addUser();
      const invoice = await seed.invoice({
        companyId: company.id,
        categoryId: category.id,
        cardId: card.id,
        workspaceUserId: user.id,
        totalPrice: row % 3 === 0 ? null : `${row % 5}.00`,
        currency: 'EUR',
        invoiceNumber: `N-${row}`,
        createdAt: `2026-01-${String(1 + Math.floor(row / 2)).padStart(2, '0')} 10:00:00.000000`,
      });
      await seed.item(invoice.id, { name: `Item ${row}`, totalPrice: '3.00' });
      await service.core.database.writer.manager.insert(HistoryEvent, {
        invoiceId: invoice.id,
        uid: createUid(),
        event: 'uploaded',
        workspaceUserId: user.id,
        changes: [],
        createdAt: '2026-01-01 00:00:00.000000',
      });
    }
  });

  const list = async (variables: Record<string, unknown>): Promise<Connection> =>
    (await readGraphqlData<{ invoices: Connection }>(service, key, INVOICES, variables)).invoices;

  test('need as many SQL statements for 25 complete invoices as for one', async () => {
    const count = (first: number) => countStatements(service.core.database, () => list({ first }));
    const forOne = await count(1);
    expect(await count(ROWS)).toBe(forOne);
    // The page, its count, items, events, and what the checks compare.
    expect(forOne).toBe(5);
    const withoutChecks = '{ invoices(first: 5) { nodes { uid invoiceNumber company { uid } } } }';
    const countPlain = () => countStatements(service.core.database, () => readGraphqlData(service, key, withoutChecks));
    expect(await countPlain()).toBe(1);
  });

  test.each([
    ['newest first', undefined],
    ['by total, smallest first, unknown ones before', { field: 'TOTAL_PRICE', direction: 'ASC' }],
    ['by total, largest first, unknown ones last', { field: 'TOTAL_PRICE', direction: 'DESC' }],
    ['by hfId', { field: 'HF_ID', direction: 'ASC' }],
  ])('neither skip nor repeat %s, forwards or backwards', async (_name, orderBy) => {
    const all = (await list({ first: 100, orderBy })).edges.map(({ node }) => node.uid);
    expect(new Set(all).size).toBe(ROWS);
    const forwards: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page: Connection = await list({ first: 7, after, orderBy });
      forwards.push(...page.edges.map(({ node }) => node.uid));
      expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
      after = page.pageInfo.endCursor;
      more = page.pageInfo.hasNextPage;
    }
    expect(forwards).toEqual(all);
    const backwards: string[] = [];
    for (let before: string | null = null, more = true; more;) {
      const page: Connection = await list({ last: 7, before, orderBy });
      backwards.unshift(...page.edges.map(({ node }) => node.uid));
      before = page.pageInfo.startCursor;
      more = page.pageInfo.hasPreviousPage;
    }
    expect(backwards).toEqual(all);
  });

  test('filter, and count the filtered rows', async () => {
    const { uid } = (
      await readGraphqlData<{ companies: { nodes: { uid: string }[] } }>(
        service,
        key,
        '{ companies(first: 1) { nodes { uid } } }',
      )
    ).companies.nodes[0]!;
    expect((await list({ filter: { companyUids: [uid.toUpperCase()] } })).totalCount).toBe(1);
    expect((await list({ filter: { createdFromDate: '2026-01-02', createdToDate: '2026-01-03' } })).totalCount).toBe(4);
    expect(
      (await list({ filter: { createdFrom: '2026-01-02T11:00:00+01:00', createdBefore: '2026-01-03T00:00:00Z' } }))
        .totalCount,
    ).toBe(2);
    expect(
      (await list({ filter: { totalPriceMin: '4', currencies: ['EUR'], approvementStatuses: ['WAITING'] } }))
        .totalCount,
    ).toBe(3);
    expect((await list({ filter: { approvementStatuses: ['APPROVED'] } })).edges).toEqual([]);
  });

  test.each([
    ['first above 100', { first: 101 }],
    ['a negative last', { last: -1 }],
    ['first and last', { first: 1, last: 1 }],
    ['a malformed cursor', { after: 'nonsense' }],
    ['a cursor of another order', { after: Buffer.from('["hf_id",0,"A",1]').toString('base64url') }],
    ['a malformed uid', { filter: { companyUids: ['1'] } }],
    ['an unknown currency code', { filter: { currencies: ['QQQ'] } }],
    ['a range that ends before it begins', { filter: { createdFromDate: '2026-02-01', createdToDate: '2026-01-01' } }],
    ['an impossible date', { filter: { invoiceDateFrom: '2026-02-30' } }],
    ['a total as a double', { filter: { totalPriceMin: 1.5 } }],
  ])('refuse %s', async (_name, variables) => {
    expect(await readGraphqlCode(service, key, INVOICES, variables)).toBe('BAD_USER_INPUT');
  });

  test('show nothing of another account, and treat its uids like unknown ones', async () => {
    const other = (await service.account()).owner;
    const { edges } = await list({ first: 1 });
    const foreign = edges[0]!.node.uid;
    const answer = async (uid: string) => {
      const { status, data, errors } = await callGraphql(service, other.key, INVOICE, { uid });
      return {
        status,
        data,
        errors: errors?.map(({ message, path, extensions: { code, details } }) => ({ message, path, code, details })),
      };
    };
    const random = await answer(createUid());
    expect(random.errors?.[0]?.code).toBe('NOT_FOUND');
    for (const uid of [foreign, foreign.toUpperCase(), 'x', '', '0', '%', createToken()]) {
      expect(await answer(uid)).toEqual(random);
    }
    const { invoices } = await readGraphqlData<{ invoices: Connection }>(service, other.key, INVOICES, { first: 1 });
    expect(invoices).toMatchObject({ totalCount: 0, edges: [], pageInfo: { startCursor: null, hasNextPage: false } });
  });

  test('show a VAT row whose rate the document does not state', async () => {
    const { owner } = await service.account();
    const vatCategories = [{ vatRate: null, baseAmount: null, vatAmount: '19.00', totalAmount: null }];
    const { uid } = await (await toSeed(service, { owner })).invoice({ vatCategories });
    expect(await readGraphqlData(service, owner.key, INVOICE, { uid })).toMatchObject({ invoice: { vatCategories } });
  });

  test('show the third decimal of a rate that the supplier’s country has', async () => {
    const { owner } = await service.account();
    const vatCategories = ['5.00', '9.98'].map((vatRate) => ({
      ...{ vatRate, baseAmount: '100.00', vatAmount: vatRate, totalAmount: null },
    }));
    const { uid } = await (await toSeed(service, { owner })).invoice({ vatCategories, country: 'CA' });
    const query = 'query ($uid: ID!) { invoice(uid: $uid) { vatCategories { vatRate exactRate } } }';
    expect(await readGraphqlData(service, owner.key, query, { uid })).toEqual({
      invoice: {
        vatCategories: [
          { vatRate: '5.00', exactRate: '5.00' },
          { vatRate: '9.98', exactRate: '9.975' },
        ],
      },
    });
  });

  test('find nodes by their global ids, but only in the own account', async () => {
    const { edges } = await list({ first: 1 });
    const { invoice } = await readGraphqlData<{ invoice: WithIds }>(service, key, INVOICE, { uid: edges[0]!.node.uid });
    const find = 'query ($id: ID!) { node(id: $id) { __typename id uid } }';
    const found = await readGraphqlData<{ node: unknown }>(service, key, find, { id: invoice.id });
    expect(found.node).toEqual({ __typename: 'Invoice', id: invoice.id, uid: invoice.uid });
    for (const [type, id] of Object.entries(collectNodeIds(invoice))) {
      expect(await readGraphqlData(service, key, find, { id })).toMatchObject({ node: { __typename: type, id } });
    }
    const other = (await service.account()).owner;
    for (const id of [...Object.values(collectNodeIds(invoice)), 'x', '']) {
      expect(await readGraphqlData(service, other.key, find, { id })).toEqual({ node: null });
    }
  });
});
