import { beforeAll, describe, expect, test } from '@jest/globals';
import { encodeGlobalId } from '../../src/graphql/global-id.js';
import { createUid } from '../../src/shared/ids.js';
import { createRows } from '../support/account-rows.js';
import { DIALECTS } from '../support/databases.js';
import { callGraphql, readGraphqlData } from '../support/graphql-client.js';
import { AccountSeed } from '../support/seeded-invoices.js';
import { useService, type TestAccount } from '../support/service.js';
import { countStatements } from '../support/statements.js';

interface Seeded {
  readonly id: number;
  readonly uid: string;
}

const OWNED = `query ($first: Int, $after: String, $last: Int, $before: String, $companies: Int) {
  companies(first: $companies) { nodes { uid invoices(first: $first, after: $after, last: $last, before: $before) {
    totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { uid company { uid } } } } } } }`;

describe.each(DIALECTS)('the lists of an object in the graph, on %s', (dialect) => {
  const service = useService(dialect);
  let account: TestAccount;
  let seed: AccountSeed;
  const companies: Seeded[] = [];
  /** The invoices of each company, newest first. */
  const invoices: Seeded[][] = [];

  beforeAll(async () => {
    account = await service.account();
    const { accountId, workspaceUserId, workspaceUserUid } = account.owner.actor;
    const user = { id: workspaceUserId, uid: workspaceUserUid };
    seed = AccountSeed.of(service.core.database.writer.manager, accountId, user);
    for (const [index, count] of [5, 0, 3, 4].entries()) {
      companies.unshift(await seed.company());
      const own: Seeded[] = [];
      for (let number = 0; number < count; number += 1) {
        // The last two have the same time of creation.
        const createdAt = `2026-01-0${index + 1} 00:00:00.00000${Math.min(number, count - 2)}`;
        own.unshift(await seed.invoice({ companyId: companies[0]!.id, createdAt }));
      }
      invoices.unshift(own);
    }
    const deleted = { companyId: companies[0]!.id, deletedAt: '2026-01-01 00:00:00.000000' };
    await seed.invoice(deleted);
  });

  const read = <Data = any>(query: string, variables: object = {}, key = account.owner.key) =>
    readGraphqlData<Data>(service, key, query, variables as Record<string, unknown>);
  const toUids = (rows: readonly Seeded[]) => rows.map(({ uid }) => uid);
  const readOwned = async (variables: object) => {
    const found = await read(OWNED, variables);
    return found.companies.nodes.map(({ invoices: list }: any) => list.edges.map(({ node }: any) => node.uid));
  };

  test('holds the invoices of each company, newest first, page by page', async () => {
    expect(await readOwned({ first: 3 })).toEqual(invoices.map((own) => toUids(own.slice(0, 3))));
    expect(await readOwned({ last: 2 })).toEqual(invoices.map((own) => toUids(own.slice(-2))));
    const { companies: found } = await read(OWNED, { first: 3 });
    expect(found.nodes.map(({ invoices: list }: any) => [list.totalCount, list.pageInfo.hasNextPage])).toEqual([
      ...[
        [4, true],
        [3, false],
        [0, false],
        [5, true],
      ],
    ]);
    const after = found.nodes[3].invoices.pageInfo.endCursor;
    const rest = await read(OWNED, { first: 3, after });
    expect(rest.companies.nodes[3].invoices.edges.map(({ node }: any) => node.uid)).toEqual(
      toUids(invoices[3]!.slice(3)),
    );
    const back = await read(OWNED, { last: 2, before: after });
    expect(back.companies.nodes[3].invoices).toMatchObject({ pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    expect(back.companies.nodes[3].invoices.edges.map(({ node }: any) => node.uid)).toEqual(
      toUids(invoices[3]!.slice(0, 2)),
    );
    const refused = await callGraphql(service, account.owner.key, OWNED, { first: 1, after: 'x' });
    expect(refused.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('takes as many statements for many companies as for one', async () => {
    const count = (number: number) =>
      countStatements(service.core.database, () => read(OWNED, { companies: number, first: 2 }));
    await count(1);
    const one = await count(1);
    expect(await count(4)).toBe(one);
  });

  test('holds the invoices of a category, a card and a user, and those of an invoice’s own', async () => {
    const category = await seed.category('Rent');
    const card = await seed.card('4242');
    const { uid } = await seed.invoice({ categoryId: category.id, cardId: card.id, companyId: companies[0]!.id });
    const list = 'invoices(first: 1) { totalCount nodes { uid } }';
    const query = `query ($uid: ID!) { invoice(uid: $uid) { category { ${list} } card { ${list} } workspaceUser { ${list} } company { ${list} } } }`;
    const { invoice } = await read(query, { uid });
    expect(invoice).toEqual({
      ...{ category: { invoices: { totalCount: 1, nodes: [{ uid }] } } },
      ...{ card: { invoices: { totalCount: 1, nodes: [{ uid }] } } },
      workspaceUser: { invoices: { totalCount: 13, nodes: [{ uid: invoices[0]![0]!.uid }] } },
      company: { invoices: { totalCount: 5, nodes: [{ uid: invoices[0]![0]!.uid }] } },
    });
  });

  test('holds the items and the history of an invoice in pages', async () => {
    const { id, uid } = await seed.invoice();
    for (const name of ['a', 'b', 'c']) await seed.item(id, { name });
    for (const value of ['1', '2', '3'])
      await service.core.services.invoices.update(account.owner.actor, { uid }, { invoiceNumber: value });
    const query = `query ($uid: ID!, $items: String, $events: String) { invoice(uid: $uid) {
      itemConnection(first: 2, after: $items) { totalCount nodes { name } pageInfo { hasNextPage endCursor } }
      historyConnection(first: 2, after: $events) { totalCount nodes { changes { new } } pageInfo { hasNextPage endCursor } } } }`;
    const { invoice } = await read(query, { uid });
    expect(invoice).toMatchObject({
      itemConnection: { totalCount: 3, nodes: [{ name: 'a' }, { name: 'b' }], pageInfo: { hasNextPage: true } },
      historyConnection: { totalCount: 3, nodes: [{ changes: [{ new: '3' }] }, { changes: [{ new: '2' }] }] },
    });
    const next = await read(query, {
      ...{ uid, items: invoice.itemConnection.pageInfo.endCursor },
      events: invoice.historyConnection.pageInfo.endCursor,
    });
    expect(next.invoice).toMatchObject({
      itemConnection: { nodes: [{ name: 'c' }], pageInfo: { hasNextPage: false } },
      historyConnection: { nodes: [{ changes: [{ new: '1' }] }], pageInfo: { hasNextPage: false } },
    });
    const last = 'query ($uid: ID!) { invoice(uid: $uid) { itemConnection(last: 1) { nodes { name } } } }';
    expect((await read(last, { uid })).invoice.itemConnection.nodes).toEqual([{ name: 'c' }]);
  });

  test('holds the users and the keys of the account in pages', async () => {
    const query = `{ workspaceUserConnection(first: 2) { totalCount nodes { uid } pageInfo { hasNextPage } }
      apiKeyConnection(first: 2) { totalCount nodes { uid workspaceUser { uid } } pageInfo { hasNextPage } } }`;
    const found = await read(query);
    expect(found).toMatchObject({
      workspaceUserConnection: { totalCount: 5, pageInfo: { hasNextPage: true } },
      apiKeyConnection: { totalCount: 5, pageInfo: { hasNextPage: true } },
    });
    const listed = await read('{ workspaceUsers { uid } apiKeys { uid } }');
    expect(found.workspaceUserConnection.nodes).toEqual(listed.workspaceUsers.slice(-2).toReversed());
    expect(toUids(found.apiKeyConnection.nodes)).toEqual(toUids(listed.apiKeys.slice(-2).toReversed()));
  });

  test('finds many nodes of all types at once, in the order given', async () => {
    const category = await seed.category('Travel');
    const card = await seed.card('1111');
    const ids = [
      ...toUids(invoices[3]!).map((uid) => encodeGlobalId('Invoice', uid)),
      ...[encodeGlobalId('Company', companies[0]!.uid), 'x', encodeGlobalId('Card', card.uid)],
      ...[encodeGlobalId('Invoice', createUid()), encodeGlobalId('Category', category.uid)],
      ...[encodeGlobalId('WorkspaceUser', account.viewer.uid), encodeGlobalId('Account', account.uid)],
    ];
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id uid } }';
    const { nodes } = await read(query, { ids });
    const missing = new Set([6, 8]);
    expect(nodes.map((node: any) => node?.id ?? null)).toEqual(ids.map((id, at) => (missing.has(at) ? null : id)));
    const stranger = (await service.account()).owner.key;
    expect((await read(query, { ids }, stranger)).nodes).toEqual(ids.map(() => null));
    const tooMany = await callGraphql(service, account.owner.key, query, { ids: Array(101).fill('x') });
    expect(tooMany.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const { extensions } = await callGraphql(service, account.owner.key, query, { ids });
    expect(extensions?.['cost']).toMatchObject({ requestedQueryCost: ids.length + 1 });
  });

  test('finds events of the account, webhooks and their deliveries, for owners and admins only', async () => {
    const kinds = ['webhook', 'event', 'delivery'] as const;
    const rows = await createRows(service, account, { kinds });
    const ids = [
      ...[encodeGlobalId('Webhook', rows.webhook), encodeGlobalId('AccountEvent', rows.event)],
      encodeGlobalId('WebhookDelivery', rows.delivery),
    ];
    const detail = `__typename id uid ... on AccountEvent { event targetName } ... on Webhook { url createdAt }
      ... on WebhookDelivery { type body }`;
    const query = `query ($id: ID!) { node(id: $id) { ${detail} } nodes(ids: [$id]) { ${detail} } }`;
    const values = [
      { __typename: 'Webhook', url: 'https://receiver.invalid/in' },
      { __typename: 'AccountEvent', event: 'WEBHOOK_CREATED', targetName: 'https://receiver.invalid/in' },
      { __typename: 'WebhookDelivery', type: 'webhook.test' },
    ];
    const stranger = (await service.account()).owner.key;
    for (const [index, id] of ids.entries()) {
      const found = await read(query, { id });
      expect(found.node).toMatchObject({ ...values[index], id, uid: rows[kinds[index]!] });
      expect(found.nodes).toEqual([found.node]);
      expect(await read(query, { id }, stranger)).toEqual({ node: null, nodes: [null] });
      const refused = await callGraphql(service, account.approver.key, query, { id });
      expect(refused.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    }
    const removed = await read('mutation ($uid: ID!) { deleteWebhook(input: { uid: $uid }) { uid deletedId } }', {
      uid: ids[0],
    });
    expect(removed.deleteWebhook).toEqual({ uid: rows.webhook, deletedId: ids[0] });
  });

  test('leads from a check to the other invoice', async () => {
    const values = { companyId: companies[1]!.id, invoiceNumber: 'R-1', fileSha256: 'a'.repeat(64) };
    const first = await seed.invoice(values);
    const second = await seed.invoice(values);
    const query =
      'query ($uid: ID!) { invoice(uid: $uid) { checks { code invoiceUid invoice { uid company { uid } } } } }';
    const { invoice } = await read(query, { uid: second.uid });
    const other = { uid: first.uid, company: { uid: companies[1]!.uid } };
    expect(invoice.checks).toContainEqual({ code: 'DUPLICATE', invoiceUid: first.uid, invoice: other });
    const nested = `query ($uid: ID!) { invoice(uid: $uid) { ${'checks { invoice { '.repeat(5)} uid ${'} } '.repeat(5)} } }`;
    const { errors } = await callGraphql(service, account.owner.key, nested, { uid: second.uid });
    expect(errors?.[0]?.message).toMatch(/cost/);
  });
});
