import { describe, expect, test } from '@jest/globals';
import { callGraphql, type ClientAnswer } from '../support/graphql-client.js';
import { AccountSeed } from '../support/seeded-invoices.js';
import { useService, type TestService, type TestUser } from '../support/service.js';

interface Cost {
  readonly requestedQueryCost: number;
  readonly actualQueryCost: number;
}

const ITEMS = 'query ($uid: ID!) { invoice(uid: $uid) { items { uid name description } } }';
const LONG = 'x'.repeat(2_000);

const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

function readCost({ extensions }: ClientAnswer): Cost {
  return (extensions as { cost: Cost }).cost;
}

/** Creates an invoice with this many items. */
async function seedInvoice(
  service: TestService,
  items: number,
  description = 'Short',
): Promise<{ owner: TestUser; uid: string }> {
  const { owner } = await service.account();
  const { accountId, workspaceUserId, workspaceUserUid } = owner.actor;
  const user = { id: workspaceUserId, uid: workspaceUserUid };
  const seed = AccountSeed.of(service.core.database.writer.manager, accountId, user);
  const { id, uid } = await seed.invoice({});
  for (let index = 0; index < items; index += 1) await seed.item(id, { name: `Item ${index}`, description });
  return { owner, uid };
}

describe('what comes back', () => {
  const service = useService('sqlite', { RATE_LIMIT: 'on' });

  /** Calls until the query is compiled, and returns the first and the last response. */
  async function callOften(owner: TestUser, query: string, variables: Record<string, unknown>) {
    const answers: ClientAnswer[] = [];
    for (let calls = 0; calls < 5; calls += 1) answers.push(await callGraphql(service, owner.key, query, variables));
    return { first: answers.at(0)!, last: answers.at(-1)! };
  }

  test('costs a point for every 25 items, whether the query is compiled or not', async () => {
    const { owner, uid } = await seedInvoice(service, 251);
    const { first, last } = await callOften(owner, ITEMS, { uid });
    expect(readCost(first)).toMatchObject({ requestedQueryCost: 2, actualQueryCost: 12 });
    expect(readCost(last)).toMatchObject({ requestedQueryCost: 2, actualQueryCost: 12 });
    expect(last.data).toEqual(first.data);
    const wide = `query ($uid: ID!) { invoice(uid: $uid) { items { ${repeat(40, (n) => `a${n}: name`)} } } }`;
    expect(readCost(await callGraphql(service, owner.key, wide, { uid })).actualQueryCost).toBe(42);
  });

  test('costs nothing more if lists are short', async () => {
    const { owner, uid } = await seedInvoice(service, 25);
    const query =
      'query ($uid: ID!) { invoice(uid: $uid) { items { uid } history { uid } permissions { canUpdate } } }';
    expect(readCost(await callGraphql(service, owner.key, query, { uid }))).toMatchObject({ actualQueryCost: 3 });
  });

  test('may not cost more than any query, however the lists are aliased', async () => {
    const { owner, uid } = await seedInvoice(service, 600);
    const query = `query ($uid: ID!) { invoice(uid: $uid) { ${repeat(50, (n) => `a${n}: items { ...I }`)} } } fragment I on InvoiceItem { uid name description }`;
    const { data, errors } = await callGraphql(service, owner.key, query, { uid });
    expect([data, errors?.[0]?.message]).toEqual([{ invoice: null }, expect.stringMatching(/too long/)]);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', details: { maximum: 1_000 } } });
  });

  test('is paid before it is read: a key without points gets no long list', async () => {
    const { owner, uid } = await seedInvoice(service, 600);
    const query = `query ($uid: ID!) { invoice(uid: $uid) { ${repeat(20, (n) => `a${n}: items { name }`)} } }`;
    const codes: unknown[] = [];
    while (codes.length < 20 && codes.at(-1) !== 'RATE_LIMITED') {
      const { errors } = await callGraphql(service, owner.key, query, { uid });
      codes.push(errors?.[0]?.extensions.code);
    }
    expect(codes[0]).toBeUndefined();
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });

  test('is charged by its length too', async () => {
    const { owner, uid } = await seedInvoice(service, 100, LONG);
    const { first, last } = await callOften(owner, ITEMS, { uid });
    expect(readCost(first).actualQueryCost).toBe(13);
    expect(readCost(last).actualQueryCost).toBe(13);
  });

  test('costs more for rows of many fields', async () => {
    const { owner } = await seedInvoice(service, 1);
    const query = `{ invoices(first: 100) { nodes { ${repeat(40, (n) => `a${n}: permissions { ...P }`)} } } } fragment P on Permissions { canUpdate canUpdateReason canDelete canDeleteReason canApprove canApproveReason canReject canRejectReason canRemoveApproval canRemoveApprovalReason }`;
    const { extensions } = await callGraphql(service, owner.key, query);
    expect(extensions).toMatchObject({ cost: { requestedQueryCost: 201, actualQueryCost: 3 } });
  });
});

describe('a response', () => {
  const service = useService('sqlite');

  test('has a limited length, with a clear error', async () => {
    const { owner, uid } = await seedInvoice(service, 300, LONG);
    const query = `query ($uid: ID!) { invoice(uid: $uid) { ${repeat(20, (n) => `a${n}: items { description }`)} } }`;
    for (let calls = 0; calls < 5; calls += 1) {
      const { status, errors } = await callGraphql(service, owner.key, query, { uid });
      expect(status).toBe(413);
      expect(errors).toEqual([
        {
          message: 'The response is larger than 10 MiB. Select fewer fields or rows.',
          extensions: { code: 'PAYLOAD_TOO_LARGE', requestId: expect.any(String) },
        },
      ]);
    }
  });
});
