import { beforeEach, describe, expect, test } from '@jest/globals';
import { DIALECTS } from '../support/databases.js';
import { readGraphqlCode, readGraphqlData } from '../support/graphql-client.js';
import { useService, type TestAccount, type TestUser } from '../support/service.js';

const CHANGE = `mutation ($input: UpdateWorkspaceUserInput!) {
  updateWorkspaceUser(input: $input) { workspaceUser { roleType user { firstName lastName } } } }`;
const REMOVE = 'mutation ($uid: ID!) { removeWorkspaceUser(input: { uid: $uid }) { uid deletedId } }';
const ADD = `mutation ($input: AddWorkspaceUserInput!) { addWorkspaceUser(input: $input) { workspaceUser { uid } } }`;
const USERS = '{ workspaceUsers { uid roleType } }';
const VIEWER = '{ viewer { workspaceUser { roleType } } }';
const HISTORY = `query ($first: Int, $after: String) { accountHistory(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor }
  nodes { uid event createdAt keyUid targetUid targetName workspaceUser { uid } changes { field old new } } } }`;

interface HistoryNode {
  readonly event: string;
  readonly targetUid: string;
  readonly targetName: string;
  readonly keyUid: string | null;
  readonly workspaceUser: { readonly uid: string } | null;
  readonly changes: readonly { readonly field: string; readonly old: string | null; readonly new: string | null }[];
}

describe.each(DIALECTS)('the users of an account on %s', (dialect) => {
  const service = useService(dialect);
  let account: TestAccount;

  beforeEach(async () => {
    account = await service.account();
  });

  const change = (by: TestUser, { uid }: TestUser, values: object) =>
    readGraphqlCode(service, by.key, CHANGE, { input: { uid, ...values } });
  const remove = (by: TestUser, { uid }: TestUser) => readGraphqlCode(service, by.key, REMOVE, { uid });

  async function readHistory(): Promise<HistoryNode[]> {
    const { accountHistory } = await readGraphqlData<{ accountHistory: { nodes: HistoryNode[] } }>(
      ...([service, account.owner.key, HISTORY] as const),
    );
    return accountHistory.nodes;
  }

  test('get another role, which takes effect at once, and other names', async () => {
    const { owner, member } = account;
    expect(await readGraphqlCode(service, member.key, VIEWER)).toBeUndefined();
    const input = { uid: member.uid.toUpperCase(), roleType: 'VIEWER', firstName: 'Ada', lastName: '' };
    expect(await readGraphqlData(service, owner.key, CHANGE, { input })).toEqual({
      updateWorkspaceUser: { workspaceUser: { roleType: 'VIEWER', user: { firstName: 'Ada', lastName: '' } } },
    });
    expect(await readGraphqlData(service, member.key, VIEWER)).toEqual({
      viewer: { workspaceUser: { roleType: 'VIEWER' } },
    });
    expect(await change(owner, member, { firstName: null })).toBeUndefined();
    const [event] = await readHistory();
    expect(event).toMatchObject({
      ...{ event: 'USER_UPDATED', targetUid: member.uid, targetName: 'member@example.com' },
      ...{ workspaceUser: { uid: owner.uid }, keyUid: owner.actor.keyUid },
      changes: [
        { field: 'roleType', old: 'member', new: 'viewer' },
        { field: 'firstName', old: 'member', new: 'Ada' },
        { field: 'lastName', old: 'Tester', new: null },
      ],
    });
  });

  test('are changed and removed by owners and admins only, up to their own role', async () => {
    const { owner, admin, approver, member } = account;
    expect(await change(approver, member, { roleType: 'ADMIN' })).toBe('FORBIDDEN');
    expect(await remove(approver, member)).toBe('FORBIDDEN');
    expect(await change(admin, admin, { roleType: 'OWNER' })).toBe('FORBIDDEN');
    expect(await change(admin, owner, { roleType: 'MEMBER' })).toBe('FORBIDDEN');
    expect(await remove(admin, owner)).toBe('FORBIDDEN');
    expect(await change(admin, member, { roleType: 'ADMIN' })).toBeUndefined();
    expect(await remove(admin, member)).toBeUndefined();
    const stranger = await service.account();
    expect(await change(stranger.owner, approver, { roleType: 'MEMBER' })).toBe('NOT_FOUND');
    expect(await remove(stranger.owner, approver)).toBe('NOT_FOUND');
    expect(await readGraphqlCode(service, owner.key, REMOVE, { uid: 'x' })).toBe('NOT_FOUND');
  });

  test('always include an owner', async () => {
    const { owner, admin } = account;
    expect(await change(owner, owner, { roleType: 'ADMIN' })).toBe('CONFLICT');
    expect(await remove(owner, owner)).toBe('CONFLICT');
    expect(await change(owner, admin, { roleType: 'OWNER' })).toBeUndefined();
    const both = await Promise.all([change(owner, admin, { roleType: 'MEMBER' }), remove(admin, owner)]);
    const owners = (
      await service.core.services.accounts.listUsers(await service.core.services.accounts.getOperator(account.uid))
    ).filter(({ roleType }) => roleType === 'owner');
    expect(owners).toHaveLength(1);
    expect(both.filter((code) => code === undefined)).toHaveLength(1);
  });

  test('lose their keys when they are removed, and return as the same user', async () => {
    const { owner, approver } = account;
    expect(await readGraphqlCode(service, approver.key, VIEWER)).toBeUndefined();
    await readGraphqlData(service, owner.key, REMOVE, { uid: approver.uid });
    expect(await readGraphqlCode(service, approver.key, VIEWER)).toBe('UNAUTHENTICATED');
    const { workspaceUsers } = await readGraphqlData<{ workspaceUsers: { uid: string }[] }>(service, owner.key, USERS);
    expect(workspaceUsers.map(({ uid }) => uid)).not.toContain(approver.uid);
    expect(workspaceUsers).toHaveLength(4);
    expect(await remove(owner, approver)).toBe('NOT_FOUND');
    expect((await readHistory()).slice(0, 2)).toMatchObject([
      { event: 'KEY_REVOKED', targetUid: approver.actor.keyUid },
      { event: 'USER_REMOVED', targetUid: approver.uid },
    ]);
    const input = { email: 'approver@example.com', roleType: 'MEMBER' };
    expect(await readGraphqlData(service, owner.key, ADD, { input })).toEqual({
      addWorkspaceUser: { workspaceUser: { uid: approver.uid } },
    });
    expect(await readGraphqlCode(service, approver.key, VIEWER)).toBe('UNAUTHENTICATED');
  });

  test('and keys have a history, newest first, which only owners and admins read', async () => {
    const { owner, admin, member } = account;
    expect(await readGraphqlCode(service, member.key, HISTORY)).toBe('FORBIDDEN');
    await service.core.services.accounts.update(owner.actor, { fourEyes: true });
    await service.core.services.keys.rotate(owner.actor, member.actor.keyUid, 60);
    await service.core.services.keys.revoke(admin.actor, member.actor.keyUid);
    const events = await readHistory();
    expect(events.map(({ event }) => event).slice(0, 4)).toEqual([
      ...['KEY_REVOKED', 'KEY_ISSUED', 'KEY_ROTATED', 'ACCOUNT_UPDATED'],
    ]);
    expect(events[0]?.workspaceUser).toEqual({ uid: admin.uid });
    expect(events[3]).toMatchObject({
      targetUid: account.uid,
      changes: [{ field: 'fourEyes', old: 'false', new: 'true' }],
    });
    expect(events.at(-1)).toMatchObject({ event: 'ACCOUNT_CREATED', workspaceUser: null, keyUid: null });
    const page = await readGraphqlData<any>(service, owner.key, HISTORY, { first: 2 });
    expect(page.accountHistory).toMatchObject({ totalCount: events.length, pageInfo: { hasNextPage: true } });
    const { endCursor } = page.accountHistory.pageInfo;
    const next = await readGraphqlData<any>(service, owner.key, HISTORY, { first: 2, after: endCursor });
    expect(next.accountHistory.nodes).toEqual(events.slice(2, 4));
  });
});
