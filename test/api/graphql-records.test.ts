import { beforeAll, describe, expect, test } from '@jest/globals';
import { createUid } from '../../src/shared/ids.js';
import { DIALECTS } from '../support/databases.js';
import { callGraphql, readGraphqlCode, readGraphqlData } from '../support/graphql-client.js';
import { AccountSeed } from '../support/seeded-invoices.js';
import { useService, type TestAccount } from '../support/service.js';

const ISSUE = `mutation ($input: IssueApiKeyInput!) {
  issueApiKey(input: $input) { secret apiKey { uid scopes workspaceUser { uid } } }
}`;

interface Issued {
  readonly secret: string;
  readonly apiKey: { readonly uid: string; readonly scopes: readonly string[] };
}

describe.each(DIALECTS)('the records of an account, over GraphQL on %s', (dialect) => {
  const service = useService(dialect);
  let account: TestAccount;
  let key: string;

  beforeAll(async () => {
    account = await service.account();
    key = account.owner.key;
  });

  test.each([
    [
      'Company',
      '{ name: "Acme", taxNumber: "DE1" }',
      '{ uid: $uid, taxNumber: null }',
      { name: 'Acme', taxNumber: null },
    ],
    [
      'Card',
      '{ name: "Fuel", lastFourDigits: "4242" }',
      '{ uid: $uid, name: "Travel" }',
      { name: 'Travel', lastFourDigits: '4242' },
    ],
    ['Category', '{ name: "Office" }', '{ uid: $uid, name: "Rent" }', { name: 'Rent' }],
  ])('only administrators create, change and delete a %s', async (type, values, change, after) => {
    const field = type.toLowerCase();
    const create = `mutation { made: create${type}(input: ${values}) { ${field} { id uid permissions { canUpdate canDelete } } } }`;
    const { made } = await readGraphqlData<{ made: Record<string, { id: string; uid: string; permissions: unknown }> }>(
      service,
      key,
      create,
    );
    const { id, uid, permissions } = made[field]!;
    expect(permissions).toEqual({ canUpdate: true, canDelete: true });
    const update = `mutation ($uid: ID!) { changed: update${type}(input: ${change}) { ${field} { ${Object.keys(after).join(' ')} } } }`;
    const remove = `mutation ($uid: ID!) { delete${type}(input: { uid: $uid }) { uid deletedId } }`;
    for (const refused of [create, update, remove]) {
      expect(await readGraphqlCode(service, account.approver.key, refused, { uid })).toBe('FORBIDDEN');
    }
    expect(await readGraphqlData(service, key, update, { uid })).toEqual({ changed: { [field]: after } });
    const other = (await service.account()).owner;
    for (const foreign of [update, remove])
      expect(await readGraphqlCode(service, other.key, foreign, { uid })).toBe('NOT_FOUND');
    expect(await readGraphqlData(service, key, remove, { uid })).toEqual({ [`delete${type}`]: { uid, deletedId: id } });
    expect(await readGraphqlCode(service, key, remove, { uid })).toBe('NOT_FOUND');
  });

  test('lists show the companies, cards and categories of the account', async () => {
    const { owner } = await service.account();
    const make = `mutation ($name: String!, $digits: String!) {
      createCompany(input: { name: $name }) { company { uid } }
      createCard(input: { name: $name, lastFourDigits: $digits }) { isNew }
      createCategory(input: { name: $name }) { category { uid } }
    }`;
    for (const name of ['A', 'B', 'C']) {
      await readGraphqlData(service, owner.key, make, { name, digits: `000${name.charCodeAt(0) - 60}` });
    }
    const query = `query ($after: String) {
      companies(first: 2, after: $after) { totalCount nodes { name } pageInfo { hasNextPage endCursor } }
      found: companies(query: "b") { totalCount nodes { name } }
      cards(first: 2, after: $after) { totalCount nodes { name } pageInfo { hasNextPage } }
      lastCards: cards(last: 2) { nodes { name } pageInfo { hasPreviousPage } }
      categories { name }
    }`;
    expect(await readGraphqlData(service, owner.key, query)).toMatchObject({
      companies: { totalCount: 3, nodes: [{ name: 'C' }, { name: 'B' }], pageInfo: { hasNextPage: true } },
      found: { totalCount: 1, nodes: [{ name: 'B' }] },
      cards: { totalCount: 3, nodes: [{ name: 'C' }, { name: 'B' }], pageInfo: { hasNextPage: true } },
      lastCards: { nodes: [{ name: 'B' }, { name: 'A' }], pageInfo: { hasPreviousPage: true } },
      categories: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
    });
  });

  test('a key is issued with fewer rights than its role, rotated and revoked', async () => {
    const input = { workspaceUserUid: account.member.uid, name: 'reader', scopes: ['READ'] };
    const { issueApiKey } = await readGraphqlData<{ issueApiKey: Issued }>(service, key, ISSUE, { input });
    const viewer = '{ viewer { keyScopes workspaceUser { uid roleType } } }';
    expect(await readGraphqlData(service, issueApiKey.secret, viewer)).toEqual({
      viewer: { keyScopes: ['READ'], workspaceUser: { uid: account.member.uid, roleType: 'MEMBER' } },
    });
    const rotate =
      'mutation ($uid: ID!) { rotateApiKey(input: { uid: $uid, overlapSeconds: 60 }) { secret apiKey { uid scopes } } }';
    const { rotateApiKey } = await readGraphqlData<{ rotateApiKey: Issued }>(service, key, rotate, issueApiKey.apiKey);
    expect(rotateApiKey.apiKey.scopes).toEqual(['READ']);
    const revoke = 'mutation ($uid: ID!) { revokeApiKey(input: { uid: $uid }) { uid } }';
    // The key works until then, so the service has just looked it up.
    expect(await readGraphqlCode(service, rotateApiKey.secret, viewer)).toBeUndefined();
    await readGraphqlData(service, key, revoke, rotateApiKey.apiKey);
    expect(await readGraphqlCode(service, rotateApiKey.secret, viewer)).toBe('UNAUTHENTICATED');
    expect(await readGraphqlCode(service, issueApiKey.secret, viewer)).toBeUndefined();
  });

  test('only administrators manage keys and users, and a key has no more rights than its role', async () => {
    const input = { workspaceUserUid: account.member.uid, name: 'n' };
    expect(await readGraphqlCode(service, account.approver.key, ISSUE, { input })).toBe('FORBIDDEN');
    expect(await readGraphqlCode(service, account.approver.key, '{ apiKeys { uid } }')).toBe('FORBIDDEN');
    expect(await readGraphqlCode(service, key, ISSUE, { input: { ...input, scopes: ['ADMIN'] } })).toBe(
      'BAD_USER_INPUT',
    );
    expect(await readGraphqlCode(service, key, ISSUE, { input: { ...input, workspaceUserUid: createUid() } })).toBe(
      'NOT_FOUND',
    );
    const add =
      'mutation ($input: AddWorkspaceUserInput!) { addWorkspaceUser(input: $input) { workspaceUser { roleType user { email fullName } } } }';
    const person = { email: 'New@Example.com', roleType: 'VIEWER', firstName: 'New', lastName: 'Person' };
    expect(await readGraphqlCode(service, account.member.key, add, { input: person })).toBe('FORBIDDEN');
    expect(await readGraphqlData(service, key, add, { input: person })).toEqual({
      addWorkspaceUser: {
        workspaceUser: { roleType: 'VIEWER', user: { email: 'new@example.com', fullName: 'New Person' } },
      },
    });
    expect(await readGraphqlCode(service, key, add, { input: person })).toBe('CONFLICT');
  });

  test('an update of the account changes the given settings and nothing else', async () => {
    const change =
      'mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { account { name locale timeZone fourEyes } } }';
    const { owner, admin, member } = await service.account();
    const input = { locale: 'de-DE', fourEyes: true };
    expect(await readGraphqlCode(service, member.key, change, { input })).toBe('FORBIDDEN');
    expect(await readGraphqlData(service, admin.key, change, { input })).toMatchObject({
      updateAccount: { account: { locale: 'de-DE', timeZone: 'UTC', fourEyes: true } },
    });
    for (const field of ['name', 'locale', 'timeZone', 'fourEyes']) {
      const nulled = await callGraphql(service, owner.key, change, { input: { [field]: null } });
      expect(nulled.errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { [field]: expect.any(Array) },
      });
    }
    const { errors } = await callGraphql(service, owner.key, change, { input: { timeZone: 'Mars/Olympus' } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', details: { timeZone: expect.any(Array) } });
  });

  test('a value that is not valid refuses only its own correction of several, and too many refuse the call', async () => {
    const { owner } = await service.account();
    const seed = AccountSeed.of(service.core.database.writer.manager, owner.actor.accountId, {
      id: owner.actor.workspaceUserId,
      uid: owner.actor.workspaceUserUid,
    });
    const [first, second, third] = [await seed.invoice(), await seed.invoice(), await seed.invoice()];
    const correct = `mutation ($input: UpdateInvoicesInput!) {
      updateInvoices(input: $input) {
        results { uid invoice { totalPrice } error { code userErrors { field code } } }
        userErrors { field code }
      }
    }`;
    const refuse = (uid: string, ...fields: string[]) => {
      const userErrors = fields.map((field) => ({ field, code: 'BAD_USER_INPUT' }));
      return { uid, invoice: null, error: { code: 'BAD_USER_INPUT', userErrors } };
    };
    const invoices = [
      { uid: first.uid, totalPrice: 'abc', orderNumber: 'PO\0' },
      { uid: second.uid, totalPrice: '7.00' },
      { uid: third.uid, totalPrice: '8.00', expectedVersion: 0 },
      { uid: third.uid, totalPrice: '9.00' },
    ];
    expect(await readGraphqlData(service, owner.key, correct, { input: { invoices } })).toEqual({
      updateInvoices: {
        results: [
          refuse(first.uid, 'totalPrice', 'orderNumber'),
          { uid: second.uid, invoice: { totalPrice: '7.00' }, error: null },
          refuse(third.uid, 'expectedVersion'),
          { uid: third.uid, invoice: { totalPrice: '9.00' }, error: null },
        ],
        userErrors: [],
      },
    });
    const tooMany = Array.from({ length: 101 }, () => ({ uid: first.uid, totalPrice: '7.00' }));
    expect(await readGraphqlData(service, owner.key, correct, { input: { invoices: tooMany } })).toEqual({
      updateInvoices: { results: null, userErrors: [{ field: 'invoices', code: 'BAD_USER_INPUT' }] },
    });
  });

  test('many invoices are approved in one call, each independently, and summed by currency', async () => {
    const { owner, approver, member } = await service.account();
    const { accountId, workspaceUserId, workspaceUserUid } = owner.actor;
    const seed = AccountSeed.of(service.core.database.writer.manager, accountId, {
      id: workspaceUserId,
      uid: workspaceUserUid,
    });
    const eur = await seed.invoice({ totalPrice: '0.10', currency: 'EUR' });
    const more = await seed.invoice({ totalPrice: '0.20', currency: 'EUR', approvementStatus: 'rejected' });
    const usd = await seed.invoice({ totalPrice: '5.00', currency: 'USD' });
    await seed.invoice({ totalPrice: '2.00', totalVat: '0.30', currency: 'USD', documentType: 'credit_note' });
    await seed.invoice({ totalPrice: '-1.00', totalVat: '-0.10', currency: 'USD', documentType: 'credit_note' });
    const stats = '{ invoiceStats(groupBy: CURRENCY) { key currency count totalPrice totalVat } }';
    expect(await readGraphqlData(service, owner.key, stats)).toEqual({
      invoiceStats: [
        { key: 'EUR', currency: 'EUR', count: 2, totalPrice: '0.30', totalVat: null },
        { key: 'USD', currency: 'USD', count: 3, totalPrice: '2.00', totalVat: '-0.40' },
      ],
    });
    const correct = `mutation ($input: UpdateInvoicesInput!) {
      updateInvoices(input: $input) { results { uid invoice { orderNumber } error { code userErrors { field code } } } }
    }`;
    const corrections = [
      { uid: usd.uid, orderNumber: 'PO-1' },
      { uid: eur.uid, orderNumber: 'PO-2', expectedVersion: 99 },
      { uid: eur.uid, companyUid: usd.uid },
    ];
    expect(await readGraphqlData(service, owner.key, correct, { input: { invoices: corrections } })).toEqual({
      updateInvoices: {
        results: [
          { uid: usd.uid, invoice: { orderNumber: 'PO-1' }, error: null },
          { uid: eur.uid, invoice: null, error: { code: 'CONFLICT', userErrors: [{ field: null, code: 'CONFLICT' }] } },
          {
            ...{ uid: eur.uid, invoice: null },
            error: { code: 'BAD_USER_INPUT', userErrors: [{ field: 'companyUid', code: 'BAD_USER_INPUT' }] },
          },
        ],
      },
    });
    const approve = `mutation ($input: InvoicesDecisionInput!) {
      approveInvoices(input: $input) { results { uid invoice { approvementStatus } error { code } } }
    }`;
    const nowhere = createUid();
    const uids = [eur.uid, more.uid, nowhere, eur.uid];
    expect(await readGraphqlData(service, approver.key, approve, { input: { uids } })).toEqual({
      approveInvoices: {
        results: [
          { uid: eur.uid, invoice: { approvementStatus: 'APPROVED' }, error: null },
          { uid: more.uid, invoice: null, error: { code: 'FORBIDDEN' } },
          { uid: nowhere, invoice: null, error: { code: 'NOT_FOUND' } },
        ],
      },
    });
    const takeBack = `mutation ($input: InvoicesDecisionInput!) {
      removeInvoiceApprovals(input: $input) { results { invoice { approvementStatus } error { code } } }
    }`;
    expect(await readGraphqlData(service, approver.key, takeBack, { input: { uids: [eur.uid, usd.uid] } })).toEqual({
      removeInvoiceApprovals: {
        results: [
          { invoice: { approvementStatus: 'WAITING' }, error: null },
          { invoice: null, error: { code: 'FORBIDDEN' } },
        ],
      },
    });
    const remove =
      'mutation ($input: InvoicesInput!) { deleteInvoices(input: $input) { results { uid error { code } } } }';
    expect(await readGraphqlData(service, member.key, remove, { input: { uids: [usd.uid] } })).toMatchObject({
      deleteInvoices: { results: [{ error: { code: 'FORBIDDEN' } }] },
    });
    expect(await readGraphqlData(service, owner.key, remove, { input: { uids: [usd.uid] } })).toMatchObject({
      deleteInvoices: { results: [{ error: null }] },
    });
    const tooMany = Array.from({ length: 101 }, () => createUid());
    expect(await readGraphqlCode(service, owner.key, remove, { input: { uids: tooMany } })).toBe('BAD_USER_INPUT');
  });
});
