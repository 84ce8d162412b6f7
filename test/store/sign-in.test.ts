import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import type { OidcPerson } from '../../src/accounts/oidc-person.js';
import { KeyService } from '../../src/accounts/key.service.js';
import { SignInService, type SignInServiceDependencies } from '../../src/accounts/sign-in.service.js';
import { systemClock, toTimestamp } from '../../src/shared/clock.js';
import { DIALECTS } from '../support/databases.js';
import { useService } from '../support/service.js';

const PERSON: OidcPerson = {
  ...{ issuer: 'https://id.example.com', subject: 'person-1', email: 'member@example.com' },
  ...{ firstName: 'Ann', lastName: 'Lee', groups: [] },
};
const HOUR = 3_600;

describe.each(DIALECTS)('people of an issuer, on %s', (dialect) => {
  const service = useService(dialect);

  /** Builds the service for a new account, with a clock that can be moved. */
  async function prepare(options: Partial<SignInServiceDependencies> = {}) {
    const account = await service.account();
    let late = 0;
    const clock = {
      milliseconds: () => systemClock.milliseconds() + late,
      timestamp: () => toTimestamp(systemClock.milliseconds() + late),
    };
    const { transact, stores } = service.core;
    const pepper = randomBytes(32);
    const keys = new KeyService({ accounts: stores.accounts, transact, clock, pepper });
    const parts = { transact, keys, clock, pepper, roles: undefined, addsUsers: false, lifetimeSeconds: HOUR };
    const signIns = new SignInService({ ...parts, accountUid: account.uid, ...options });
    const wait = (seconds: number) => {
      late += seconds * 1_000;
      keys.forgetActors();
    };
    return { account, keys, signIns, wait };
  }

  it('belong to the account that was chosen, and to no other', async () => {
    const { account, keys, signIns } = await prepare();
    await service.account();
    const actor = await keys.authenticate(await signIns.signIn(PERSON));
    expect(actor).toMatchObject({ accountUid: account.uid, workspaceUserUid: account.member.uid, role: 'member' });
  });

  it('are signed out after the lifetime of their session, and the session is then removed', async () => {
    const { account, keys, signIns, wait } = await prepare();
    const key = await signIns.signIn(PERSON);
    wait(HOUR - 60);
    await keys.authenticate(key);
    wait(61);
    await expect(keys.authenticate(key)).rejects.toMatchObject({ code: 'unauthorized' });
    await signIns.signIn(PERSON);
    const rows = await service.core.database.reader.query(
      'SELECT api_key.uid AS uid FROM api_key WHERE api_key.account_id = ? AND api_key.is_session = 1',
      [account.owner.actor.accountId],
    );
    expect(rows).toHaveLength(1);
  });

  it('stay the same user when their address changes, and are told apart by their issuer', async () => {
    const { account, keys, signIns } = await prepare();
    await signIns.signIn(PERSON);
    const moved = await keys.authenticate(await signIns.signIn({ ...PERSON, email: 'owner@example.com' }));
    expect(moved.workspaceUserUid).toBe(account.member.uid);
    const stranger = { ...PERSON, issuer: 'https://other.example.com', email: 'approver@example.com' };
    const other = await keys.authenticate(await signIns.signIn(stranger));
    expect(other.workspaceUserUid).toBe(account.approver.uid);
  });

  it('may not be the user that another person of the issuer is', async () => {
    const { signIns } = await prepare();
    await signIns.signIn(PERSON);
    const impostor = signIns.signIn({ ...PERSON, subject: 'person-2' });
    await expect(impostor).rejects.toMatchObject({ code: 'forbidden', details: { reason: 'other_person' } });
  });

  it('are added once, however often they come at the same time', async () => {
    const roles = [{ group: '*', role: 'viewer' }] as const;
    const { account, signIns } = await prepare({ roles, addsUsers: true });
    const person = { ...PERSON, email: 'new@example.com' };
    await Promise.all([1, 2, 3].map(() => signIns.signIn(person)));
    const users = await service.core.services.accounts.listUsers(account.owner.actor);
    expect(users.filter(({ email }) => email === 'new@example.com')).toHaveLength(1);
  });

  it('keep an API key when they sign out with one', async () => {
    const { account } = await prepare();
    const { signIns, keys } = service.core.services;
    await signIns.signOut(account.owner.key);
    keys.forgetActors();
    expect((await keys.authenticate(account.owner.key)).role).toBe('owner');
  });
});
