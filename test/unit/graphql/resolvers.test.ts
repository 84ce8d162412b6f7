import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { AccountMutations } from '../../../src/graphql/account-mutations.resolver.js';
import type { GraphqlContext } from '../../../src/graphql/context.js';
import { encodeGlobalId } from '../../../src/graphql/global-id.js';
import { InvoiceChangeResolver } from '../../../src/graphql/invoice-subscriptions.resolver.js';
import { createLoaders } from '../../../src/graphql/loaders.js';
import { NodeResolver } from '../../../src/graphql/node.resolver.js';
import { AppError, unavailable } from '../../../src/shared/errors.js';

const CONTEXT = { actor: { accountUid: 'a' } } as GraphqlContext;

/** Services that give the name of the kind and the uid of every row, or fail. */
function createServices(failure: Error | null = null) {
  const find = (kind: string) => async (_actor: unknown, uid: string) => {
    if (failure) throw failure;
    return { kind, uid };
  };
  return {
    ...{ invoices: { get: find('invoice') }, companies: { get: find('company') }, cards: { get: find('card') } },
    categories: { get: find('category') },
    accounts: { getUser: find('user'), get: async () => ({ kind: 'account' }) },
  } as never;
}

describe('an object that may not exist', () => {
  const node = (services: never, type: string, uid = 'u') =>
    new NodeResolver(services).node(encodeGlobalId(type, uid), CONTEXT);
  const changed = (services: never) =>
    new InvoiceChangeResolver(services).invoice({ invoiceUid: 'u' } as never, CONTEXT);

  it.each([
    ['Invoice', 'invoice'],
    ['Company', 'company'],
    ['Card', 'card'],
    ['Category', 'category'],
    ['WorkspaceUser', 'user'],
  ])('is found by its global id: %s', async (type, kind) => {
    expect(await node(createServices(), type)).toEqual({ kind, uid: 'u', nodeType: type });
  });

  it('is an account only if it is the caller’s own', async () => {
    expect(await node(createServices(), 'Account', 'a')).toEqual({ kind: 'account', nodeType: 'Account' });
    expect(await node(createServices(), 'Account', 'b')).toBeNull();
  });

  it('is null if there is none, and an error if that is not known', async () => {
    const missing = createServices(new AppError('not_found', 'Not found.'));
    expect([await node(missing, 'Invoice'), await changed(missing)]).toEqual([null, null]);
    for (const failure of [unavailable(), new AppError('forbidden', 'No.'), new TypeError('x')]) {
      await expect(node(createServices(failure), 'Invoice')).rejects.toBe(failure);
      await expect(changed(createServices(failure))).rejects.toBe(failure);
    }
  });
});

describe('a change of the account', () => {
  /** Makes a change; returns what the services get. */
  async function record(change: (mutations: AccountMutations) => Promise<unknown>): Promise<unknown[]> {
    const calls: unknown[] = [];
    const note = async (_actor: unknown, ...values: unknown[]) => (calls.push(...values), { key: {}, secret: 's' });
    const keys = { issue: note, rotate: note, revoke: note };
    await change(new AccountMutations({ keys, accounts: { addUser: note } } as never));
    return calls;
  }

  it.each([
    [{}, {}],
    [{ scopes: null, expiresAt: null }, {}],
    [
      { scopes: ['read'], expiresAt: '2026-01-01' },
      { scopes: ['read'], expiresAt: '2026-01-01' },
    ],
  ])('issues a key with the values %j', async (given, values) => {
    const input = { workspaceUserUid: 'ABC', name: 'n', ...given } as never;
    expect(await record((mutations) => mutations.issueApiKey(input, CONTEXT))).toEqual([
      { userUid: 'abc', name: 'n', ...values },
    ]);
    expect(Object.keys((await record((mutations) => mutations.issueApiKey(input, CONTEXT)))[0] as object)).toHaveLength(
      2 + Object.keys(values).length,
    );
  });

  it.each([
    [{}, {}],
    [{ firstName: null, lastName: '' }, {}],
    [
      { firstName: 'A', lastName: 'B' },
      { firstName: 'A', lastName: 'B' },
    ],
  ])('adds a user with the names %j', async (given, names) => {
    const input = { email: 'a@example.com', roleType: 'viewer', ...given } as never;
    const [user] = await record((mutations) => mutations.addWorkspaceUser(input, CONTEXT));
    expect(Object.entries(user as object)).toEqual(
      Object.entries({ email: 'a@example.com', role: 'viewer', ...names }),
    );
  });

  it('takes the uid of a key in any case', async () => {
    expect(await record((mutations) => mutations.rotateApiKey({ uid: 'ABC', overlapSeconds: 5 }, CONTEXT))).toEqual([
      ...['abc', 5],
    ]);
    expect(await record((mutations) => mutations.revokeApiKey({ uid: 'ABC' }, CONTEXT))).toEqual(['abc']);
  });
});

describe('the rows that belong to invoices', () => {
  it('are loaded in one call, and go to their invoices', async () => {
    const asked: unknown[] = [];
    const invoices = {
      listItems: async (rows: readonly { id: number }[]) => {
        asked.push(rows.map(({ id }) => id));
        return [
          { invoiceId: 2, name: 'b' },
          { invoiceId: 1, name: 'a' },
          { invoiceId: 2, name: 'c' },
        ];
      },
    };
    const accounts = { listUsersByIds: async () => [{ id: 7 }] };
    const { items, users } = createLoaders(CONTEXT.actor, { invoices, accounts, checks: {} } as never);
    const rows = [{ id: 1 }, { id: 2 }, { id: 3 }] as never[];
    const found = await Promise.all(rows.map((row) => items.load(row)));
    expect(found.map((list) => list.map(({ name }) => name))).toEqual([['a'], ['b', 'c'], []]);
    expect(asked).toEqual([[1, 2, 3]]);
    expect(await users.loadMany([8, 7])).toEqual([null, { id: 7 }]);
  });
});
