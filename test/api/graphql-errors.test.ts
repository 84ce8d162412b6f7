import { beforeAll, describe, expect, test } from '@jest/globals';
import { encodeGlobalId } from '../../src/graphql/global-id.js';
import { createUid } from '../../src/shared/ids.js';
import { insertInvoice } from '../support/account-rows.js';
import { callGraphql, readGraphqlData } from '../support/graphql-client.js';
import { useService, type TestAccount } from '../support/service.js';

describe('an error of one field', () => {
  const service = useService('sqlite');
  let account: TestAccount;

  beforeAll(async () => {
    account = await service.account();
  });

  const call = (query: string, variables: object = {}, key = account.owner.key) =>
    callGraphql<any>(service, key, query, variables as Record<string, unknown>);

  test('leaves the results of the others: a missing object is null', async () => {
    const uid = await insertInvoice(service, account.owner);
    const query = `query ($uid: ID!, $other: ID!) { found: invoice(uid: $uid) { uid } lost: invoice(uid: $other) { uid }
      company(uid: $other) { uid } card(uid: $other) { uid } viewer { keyScopes } }`;
    const { status, data, errors } = await call(query, { uid, other: createUid() });
    expect([status, data]).toEqual([
      200,
      { found: { uid }, lost: null, company: null, card: null, viewer: { keyScopes: expect.any(Array) } },
    ]);
    expect(errors?.map(({ path, extensions }) => `${path?.join('.')} ${extensions.code}`).toSorted()).toEqual([
      ...['card NOT_FOUND', 'company NOT_FOUND', 'lost NOT_FOUND'],
    ]);
  });

  test('does not hide a mutation that succeeded in the same operation', async () => {
    const uid = await insertInvoice(service, account.owner);
    const query = `mutation ($uid: ID!) { first: approveInvoice(input: { uid: $uid }) { invoice { approvementStatus } }
      second: approveInvoice(input: { uid: $uid }) { invoice { uid } } }`;
    const { data, errors } = await call(query, { uid });
    expect(data).toEqual({ first: { invoice: { approvementStatus: 'APPROVED' } }, second: null });
    expect(errors).toMatchObject([{ path: ['second'], extensions: { code: 'FORBIDDEN' } }]);
  });

  const ERRORS = 'userErrors { field message code }';

  test('is in userErrors if the caller selects them, and can correct it', async () => {
    const update = `mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { account { uid } ${ERRORS} } }`;
    const wrong = await call(update, { input: { timeZone: 'Mars/Olympus', locale: 'no_locale' } });
    expect(wrong.errors).toBeUndefined();
    expect(wrong.data.updateAccount).toEqual({
      account: null,
      userErrors: [
        { field: 'locale', message: 'Must be a BCP 47 language tag.', code: 'BAD_USER_INPUT' },
        { field: 'timeZone', message: 'Must be an IANA time zone.', code: 'BAD_USER_INPUT' },
      ],
    });
    const refused = await call(update, { input: {} }, account.member.key);
    expect(refused.data.updateAccount.userErrors).toEqual([
      { field: null, message: expect.stringContaining('member'), code: 'FORBIDDEN' },
    ]);
    const done = await call(update, { input: { timeZone: 'UTC' } });
    expect(done.data.updateAccount).toEqual({ account: { uid: account.uid }, userErrors: [] });
    const fragment = `mutation ($uid: ID!) { deleteCard(input: { uid: $uid }) { ...Outcome } }
      fragment Outcome on DeleteCardPayload { uid ... { ${ERRORS} } }`;
    expect((await call(fragment, { uid: createUid() })).data.deleteCard).toEqual({
      ...{ uid: null, userErrors: [{ field: null, message: 'Not found.', code: 'NOT_FOUND' }] },
    });
  });

  test('in userErrors lets the request be sent again with its Idempotency-Key', async () => {
    const uid = await insertInvoice(service, account.owner, { processingStatus: 'processing' });
    const query = `mutation ($uid: ID!) { approveInvoice(input: { uid: $uid }) { invoice { uid } ${ERRORS} } }`;
    const send = async () => {
      const response = await fetch(`${service.baseUrl}/graphql`, {
        method: 'POST',
        headers: { 'Api-Key': account.owner.key, 'Content-Type': 'application/json', 'Idempotency-Key': 'again' },
        body: JSON.stringify({ query, variables: { uid } }),
      });
      const { data } = (await response.json()) as { data: { approveInvoice: { userErrors: object[] } } };
      return data.approveInvoice;
    };
    expect((await send()).userErrors).toMatchObject([{ code: 'FORBIDDEN' }]);
    await service.core.database.writer.query('UPDATE invoice SET processing_status = ?', ['finished']);
    expect(await send()).toEqual({ invoice: { uid }, userErrors: [] });
  });

  test('is never lost because a directive leaves userErrors out', async () => {
    const query = `mutation ($uid: ID!, $no: Boolean!) { deleteCard(input: { uid: $uid }) { uid userErrors @skip(if: $no) { code } } }`;
    const { errors } = await call(query, { uid: createUid(), no: true });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  test('does not come from an id in place of a uid', async () => {
    const uid = await insertInvoice(service, account.owner);
    const id = encodeGlobalId('Invoice', uid);
    const one = 'query ($id: ID!) { invoice(uid: $id) { uid } }';
    expect(await readGraphqlData(service, account.owner.key, one, { id })).toEqual({ invoice: { uid } });
    const user = encodeGlobalId('WorkspaceUser', account.owner.uid);
    const list = 'query ($ids: [ID!]) { invoices(filter: { workspaceUserUids: $ids }, first: 100) { nodes { uid } } }';
    const { invoices } = await readGraphqlData<any>(service, account.owner.key, list, { ids: [user] });
    expect(invoices.nodes).toContainEqual({ uid });
    const approve = `mutation ($input: InvoicesDecisionInput!) { approveInvoices(input: $input) { results { uid error { code } } } }`;
    expect(await readGraphqlData(service, account.owner.key, approve, { input: { uids: [id] } })).toEqual({
      approveInvoices: { results: [{ uid, error: null }] },
    });
    const wrong = await call('query ($id: ID!) { company(uid: $id) { uid } }', { id });
    expect(wrong.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});
