import { beforeEach, describe, expect, test } from '@jest/globals';
import { toIsoTimestamp, toTimestamp } from '../../src/shared/clock.js';
import { DIALECTS } from '../support/databases.js';
import { callGraphql, readGraphqlCode, readGraphqlData } from '../support/graphql-client.js';
import { RestClient } from '../support/rest-client.js';
import { AccountSeed } from '../support/seeded-invoices.js';
import { startSecondServer, useService, type TestAccount, type TestUser } from '../support/service.js';

const ISSUE = `mutation ($input: IssueApiKeyInput!) { issueApiKey(input: $input) { secret apiKey { uid scopes } } }`;
const ROTATE = `mutation ($uid: ID!) { rotateApiKey(input: { uid: $uid }) { secret apiKey { uid scopes } } }`;
const REVOKE = 'mutation ($uid: ID!) { revokeApiKey(input: { uid: $uid }) { uid } }';
const ADD = `mutation ($input: AddWorkspaceUserInput!) { addWorkspaceUser(input: $input) { workspaceUser { uid } } }`;
const CHANGE_ACCOUNT = 'mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { account { uid } } }';

interface Issued {
  readonly secret: string;
  readonly apiKey: { readonly uid: string; readonly scopes: string[] };
}

describe.each(DIALECTS)('nobody grants more than they hold on %s', (dialect) => {
  const service = useService(dialect);
  let account: TestAccount;
  let administrator: string;

  beforeEach(async () => {
    account = await service.account();
    administrator = (await issue(account.owner.key, { workspaceUserUid: account.owner.uid, scopes: ['ADMIN'] })).secret;
  });

  async function issue(key: string, input: object): Promise<Issued> {
    const variables = { input: { name: 'k', ...input } };
    return (await readGraphqlData<{ issueApiKey: Issued }>(service, key, ISSUE, variables)).issueApiKey;
  }

  const refuseIssue = (key: string, input: object) =>
    readGraphqlCode(service, key, ISSUE, { input: { name: 'k', ...input } });

  test('an admin adds no owner, but others', async () => {
    const add = (roleType: string) =>
      readGraphqlCode(service, account.admin.key, ADD, { input: { email: `${roleType}@new.example`, roleType } });
    expect(await add('OWNER')).toBe('FORBIDDEN');
    expect(await add('ADMIN')).toBeUndefined();
    expect(await add('APPROVER')).toBeUndefined();
  });

  test('keys are issued for oneself, or by the owner', async () => {
    for (const user of [account.owner, account.approver, account.viewer]) {
      expect(await refuseIssue(account.admin.key, { workspaceUserUid: user.uid })).toBe('FORBIDDEN');
    }
    const own = await issue(account.admin.key, { workspaceUserUid: account.admin.uid });
    expect(own.apiKey.scopes).toContain('APPROVE');
    const others = await issue(account.owner.key, { workspaceUserUid: account.viewer.uid.toUpperCase() });
    expect(others.apiKey.scopes).toEqual(['READ', 'EXPORT']);
  });

  test('a key grants only the scopes that it has itself', async () => {
    const { uid } = account.owner;
    expect(await refuseIssue(administrator, { workspaceUserUid: uid, scopes: ['ADMIN', 'WRITE'] })).toBe('FORBIDDEN');
    expect((await issue(administrator, { workspaceUserUid: uid })).apiKey.scopes).toEqual(['ADMIN']);
    const full = await issue(account.owner.key, { workspaceUserUid: uid });
    expect(await readGraphqlCode(service, administrator, ROTATE, full.apiKey)).toBe('FORBIDDEN');
    const { rotateApiKey } = await readGraphqlData<{ rotateApiKey: Issued }>(
      ...([service, account.owner.key, ROTATE, full.apiKey] as const),
    );
    expect(rotateApiKey.apiKey.scopes).toEqual(full.apiKey.scopes);
  });

  test('a key is replaced by its user or by the owner, and an admin revokes no key of an owner', async () => {
    const readKey = async (user: TestUser) => ({ uid: user.actor.keyUid });
    expect(await readGraphqlCode(service, account.admin.key, ROTATE, await readKey(account.approver))).toBe(
      'FORBIDDEN',
    );
    expect(await readGraphqlCode(service, account.admin.key, REVOKE, await readKey(account.owner))).toBe('FORBIDDEN');
    expect(await readGraphqlCode(service, account.admin.key, REVOKE, await readKey(account.approver))).toBeUndefined();
    expect(await readGraphqlCode(service, account.admin.key, ROTATE, await readKey(account.admin))).toBeUndefined();
  });

  test('a key cannot expire in the past', async () => {
    const input = {
      workspaceUserUid: account.owner.uid,
      name: 'k',
      expiresAt: toIsoTimestamp(toTimestamp(Date.now() - 1)),
    };
    const { errors } = await callGraphql(service, account.owner.key, ISSUE, { input });
    expect(errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', details: { expiresAt: ['Must be in the future.'] } },
    });
  });

  test('settings take effect at once', async () => {
    const { owner } = account;
    const uid = await insertFinished(owner);
    for (const fourEyes of [true, false, true]) {
      await readGraphqlData(service, owner.key, CHANGE_ACCOUNT, { input: { fourEyes } });
      const query = 'query ($uid: ID!) { invoice(uid: $uid) { permissions { canApproveReason } } }';
      const { invoice } = await readGraphqlData<any>(service, owner.key, query, { uid });
      expect([fourEyes, /second person/.test(invoice.permissions.canApproveReason)]).toEqual([fourEyes, fourEyes]);
    }
    await readGraphqlData(service, owner.key, CHANGE_ACCOUNT, {
      input: { locale: 'de-DE', timeZone: 'Europe/Berlin' },
    });
    expect((await service.core.services.keys.authenticate(owner.key)).timeZone).toBe('Europe/Berlin');
    const { body } = await new RestClient(service, owner.key).get(`/invoices/${uid}`);
    expect(body).toMatchObject({ permissions: { can_approve: false }, total_price_display: '100,00\u00a0€' });
  });

  test('four eyes, once on, forbids a decision through any process', async () => {
    const { owner } = account;
    const second = await startSecondServer(service);
    try {
      const invoice = await insertFinished(owner);
      const remote = new RestClient(second, owner.key);
      expect((await remote.get(`/invoices/${invoice}`)).body.permissions.can_approve).toBe(true);
      await readGraphqlData(service, owner.key, CHANGE_ACCOUNT, { input: { fourEyes: true } });
      expect((await remote.call('POST', `/invoices/${invoice}/approve`)).status).toBe(403);
    } finally {
      await second.stop();
    }
  });

  async function insertFinished({ actor }: TestUser): Promise<string> {
    const { accountId, workspaceUserId, workspaceUserUid } = actor;
    const user = { id: workspaceUserId, uid: workspaceUserUid };
    const seed = AccountSeed.of(service.core.database.writer.manager, accountId, user);
    return (await seed.invoice({ totalPrice: '100.00', currency: 'EUR' })).uid;
  }
});
