import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DIALECTS } from '../support/databases.js';
import { readGraphqlData } from '../support/graphql-client.js';
import { RestClient, type RestAnswer } from '../support/rest-client.js';
import { AccountSeed } from '../support/seeded-invoices.js';
import { startSecondServer, useService, type TestAccount, type TestService } from '../support/service.js';

const CHANGE_ACCOUNT = 'mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { account { uid } } }';
const CHANGE_USER =
  'mutation ($input: UpdateWorkspaceUserInput!) { updateWorkspaceUser(input: $input) { workspaceUser { uid } } }';
const REMOVE_USER = 'mutation ($uid: ID!) { removeWorkspaceUser(input: { uid: $uid }) { uid } }';
const REVOKE = 'mutation ($uid: ID!) { revokeApiKey(input: { uid: $uid }) { uid } }';
const ROTATE = 'mutation ($uid: ID!) { rotateApiKey(input: { uid: $uid, overlapSeconds: 0 }) { secret } }';

describe.each(DIALECTS)('a change through one process on %s', (dialect) => {
  const service = useService(dialect);
  let second: TestService;
  let account: TestAccount;
  let invoice: string;

  beforeAll(async () => {
    second = await startSecondServer(service);
  });

  afterAll(() => second.stop());

  beforeEach(async () => {
    account = await service.account();
    const { accountId, workspaceUserId, workspaceUserUid } = account.approver.actor;
    const user = { id: workspaceUserId, uid: workspaceUserUid };
    const seed = AccountSeed.of(service.core.database.writer.manager, accountId, user);
    const values = { totalPrice: '100.00', currency: 'EUR', createdAt: '2026-01-01 23:30:00.000000' };
    invoice = (await seed.invoice(values)).uid;
  });

  /** The approver's next answer from the other process, which answers the approver all the time while the change is made. */
  async function readAfter(path: string, mutation: string, variables: Record<string, unknown>): Promise<RestAnswer> {
    const approver = new RestClient(second, account.approver.key);
    await approver.get(path);
    const state = { isChanging: true };
    const readAlways = async () => {
      while (state.isChanging) await approver.get(path);
    };
    const reading = readAlways();
    await readGraphqlData(service, account.owner.key, mutation, variables).finally(() => (state.isChanging = false));
    const answer = await approver.get(path);
    await reading;
    return answer;
  }

  test('of four eyes shows in the next answer of another', async () => {
    const input = { input: { fourEyes: true } };
    const { body } = await readAfter(`/invoices/${invoice}`, CHANGE_ACCOUNT, input);
    expect(body.permissions.can_approve).toBe(false);
  });

  test('of the locale shows in the next answer of another', async () => {
    const input = { input: { locale: 'de-DE' } };
    const { body } = await readAfter(`/invoices/${invoice}`, CHANGE_ACCOUNT, input);
    expect(body.total_price_display).toBe('100,00\u00a0€');
  });

  test('of the time zone shows in the next answer of another', async () => {
    const input = { input: { timeZone: 'Europe/Berlin' } };
    const { body } = await readAfter('/invoices?created_at=2026-01-02', CHANGE_ACCOUNT, input);
    expect(body.count).toBe(1);
  });

  test('of a role shows in the next answer of another', async () => {
    const input = { input: { uid: account.approver.uid, roleType: 'MEMBER' } };
    const { body } = await readAfter(`/invoices/${invoice}`, CHANGE_USER, input);
    expect(body.permissions).toMatchObject({ can_update: true, can_approve: false });
  });

  test('that removes a user ends the user’s keys in the next answer of another', async () => {
    const { status } = await readAfter('/invoices', REMOVE_USER, { uid: account.approver.uid });
    expect(status).toBe(401);
  });

  test.each([
    ['revokes', REVOKE],
    ['replaces', ROTATE],
  ])('that %s a key ends it in the next answer of another', async (_verb, mutation) => {
    const { status } = await readAfter('/invoices', mutation, { uid: account.approver.actor.keyUid });
    expect(status).toBe(401);
  });
});
