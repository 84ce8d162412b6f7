import { beforeAll, describe, expect, it } from '@jest/globals';
import { AccountService } from '../../src/accounts/account.service.js';
import { KeyService, type IssuedKey } from '../../src/accounts/key.service.js';
import { SCOPES, type Actor, type Role } from '../../src/shared/actor.js';
import { toTimestamp } from '../../src/shared/clock.js';
import { createUid } from '../../src/shared/ids.js';
import { createStores, createTransact, type Stores } from '../../src/stores.js';
import { forEachDatabase } from '../support/databases.js';

const NOW = Date.UTC(2031, 0, 15);
const OWNER = { email: 'owner@example.com' };
const matchCode = (name: string) => expect.objectContaining({ code: name });
const matchProblems = (...fields: string[]) =>
  expect.objectContaining({
    code: 'validation_error',
    details: Object.fromEntries(fields.map((field) => [field, [expect.any(String)]])),
  });

forEachDatabase((context) => {
  const clock = { now: NOW, milliseconds: () => clock.now, timestamp: () => toTimestamp(clock.now) };
  let stores: Stores;
  let keys: KeyService;
  let accounts: AccountService;

  beforeAll(() => {
    stores = createStores(context.database.reader.manager);
    const transact = createTransact(context.database, 20_000);
    keys = new KeyService({ accounts: stores.accounts, transact, clock, pepper: Buffer.from('pepper') });
    accounts = new AccountService({ ...stores, transact, keys, clock });
  });

  /** Creates an account; returns its owner and first key. */
  async function createAccount(values: object = {}): Promise<{ owner: Actor; first: IssuedKey }> {
    const { issued } = await accounts.create({ name: 'Nordhamn', owner: OWNER, ...values });
    return { owner: await keys.authenticate(issued.secret), first: issued };
  }

  /** Authenticates with an empty cache, as another process would. */
  const authenticate = (secret: string) =>
    new KeyService({
      ...{ accounts: stores.accounts, transact: createTransact(context.database, 20_000), clock },
      pepper: Buffer.from('pepper'),
    }).authenticate(secret);

  describe('an account', () => {
    it('starts with an owner whose first key has all scopes', async () => {
      const { owner, first } = await createAccount({ name: '  Nord\nhamn ' });
      expect(owner).toMatchObject({ accountName: 'Nord hamn', locale: 'en-US', timeZone: 'UTC', fourEyes: false });
      expect(owner).toMatchObject({ role: 'owner', scopes: expect.arrayContaining([...SCOPES]) });
      expect(await accounts.get(owner)).toMatchObject({ name: 'Nord hamn', createdAt: toTimestamp(NOW) });
      const [user, ...others] = await accounts.listUsers(owner);
      expect(user).toMatchObject({ uid: owner.workspaceUserUid, firstName: '', lastName: '', ...OWNER });
      expect(others).toEqual([]);
      expect(await keys.list(owner)).toMatchObject([{ id: first.key.id, uid: first.key.uid, name: 'first key' }]);
    });

    it('can be created as the first of the installation only once', async () => {
      await createAccount();
      expect(await accounts.createFirst({ name: 'x', owner: OWNER }, [])).toBeNull();
    });

    it.each<[object, string]>([
      [{ name: ' ' }, 'name'],
      [{ locale: 'no_locale' }, 'locale'],
      [{ locale: `en-x-${'a'.repeat(8)}-${'b'.repeat(8)}-${'c'.repeat(8)}-dddd` }, 'locale'],
      [{ locale: 'tlh' }, 'locale'],
      [{ timeZone: 'Mars/Olympus' }, 'time_zone'],
    ])('refuses %j', async (patch, field) => {
      const { owner } = await createAccount();
      await expect(accounts.update(owner, patch)).rejects.toEqual(matchProblems(field));
      await expect(accounts.create({ name: 'x', owner: OWNER, ...patch })).rejects.toEqual(matchProblems(field));
    });

    it('is changed only in the given fields; an update with invalid fields reports all of them', async () => {
      const { owner } = await createAccount();
      const longest = `en-x-${'a'.repeat(8)}-${'b'.repeat(8)}-${'c'.repeat(8)}-ddd`;
      expect(await accounts.update(owner, { name: 'x'.repeat(256), locale: longest })).toMatchObject({
        ...{ name: 'x'.repeat(255), locale: longest, timeZone: 'UTC', fourEyes: false },
      });
      expect(await accounts.update(owner, { fourEyes: true })).toMatchObject({ locale: longest, fourEyes: true });
      expect(await accounts.update(owner, { timeZone: 'Europe/Oslo' })).toMatchObject({
        ...{ timeZone: 'Europe/Oslo', fourEyes: true },
      });
      await expect(accounts.update(owner, { name: '', timeZone: 'x' })).rejects.toEqual(
        matchProblems('name', 'time_zone'),
      );
    });
  });

  describe('the users of an account', () => {
    it('have an email address, a role and names', async () => {
      const { owner } = await createAccount();
      const user = {
        email: ' Ada@Example.com ',
        role: 'viewer' as const,
        firstName: ` ${'A'.repeat(101)}`,
        lastName: ' ',
      };
      expect(await accounts.addUser(owner, user)).toMatchObject({
        ...{ email: 'ada@example.com', roleType: 'viewer', firstName: 'A'.repeat(100), lastName: '' },
      });
      const users = await accounts.listUsers(owner);
      expect(users.map(({ email }) => email)).toEqual(['owner@example.com', 'ada@example.com']);
      const ids = users.map(({ id }) => id);
      expect(await accounts.listUsersByIds(owner, ids)).toHaveLength(2);
      expect(await accounts.listUsersByIds((await createAccount()).owner, ids)).toEqual([]);
    });

    it.each(['ada', '@example.com', 'a b@example.com', `${'a'.repeat(65)}@example.com`, `a@${'b'.repeat(190)}`])(
      'cannot have the email address %s',
      async (email) => {
        const { owner } = await createAccount();
        await expect(accounts.addUser(owner, { email, role: 'viewer' })).rejects.toEqual(matchProblems('email'));
      },
    );

    it('have unique email addresses of limited length', async () => {
      const { owner } = await createAccount();
      const email = `${'a'.repeat(64)}@${'b'.repeat(189)}`;
      await accounts.addUser(owner, { email, role: 'viewer' });
      await expect(accounts.addUser(owner, { email, role: 'admin' })).rejects.toEqual(matchCode('conflict'));
      await expect(accounts.addUser(owner, { email: 'x', role: 'king' as Role })).rejects.toEqual(
        matchProblems('email', 'role_type'),
      );
      const other = await createAccount();
      expect(await accounts.addUser(other.owner, { email, role: 'viewer' })).toMatchObject({ email });
    });

    it('are found by their uid in upper or lower case, and may always read their own record', async () => {
      const { owner } = await createAccount();
      const { uid } = await accounts.addUser(owner, { email: 'ada@example.com', role: 'viewer' });
      const { secret } = await keys.issue(owner, { userUid: uid, name: 'export', scopes: ['export'] });
      const viewer = await authenticate(secret);
      expect(await accounts.getUser(owner, uid.toUpperCase())).toMatchObject({ uid });
      expect(await accounts.getUser(viewer, uid.toUpperCase())).toMatchObject({ uid });
      await expect(accounts.getUser(viewer, owner.workspaceUserUid)).rejects.toEqual(matchCode('forbidden'));
      for (const missing of [createUid(), 'x', (await createAccount()).owner.workspaceUserUid]) {
        await expect(accounts.getUser(owner, missing)).rejects.toEqual(matchCode('not_found'));
      }
    });
  });

  describe('the operator', () => {
    it('acts in any account with the rights of an owner, and in the name of no user', async () => {
      const { owner } = await createAccount({ locale: 'de', timeZone: 'Europe/Oslo' });
      const operator = await accounts.getOperator(owner.accountUid);
      expect(operator).toMatchObject({
        ...{ accountId: owner.accountId, accountUid: owner.accountUid, accountName: 'Nordhamn', fourEyes: false },
        ...{ locale: 'de', timeZone: 'Europe/Oslo', role: 'owner', scopes: SCOPES },
      });
      expect(operator).toMatchObject({
        ...{ workspaceUserId: 0, workspaceUserUid: '', keyUid: '' },
        person: { uid: '', email: '', firstName: '', lastName: '' },
      });
      const user = { email: 'ada@example.com', role: 'admin' as const };
      expect(await accounts.addUserTo(owner.accountUid, user)).toMatchObject({ accountId: owner.accountId });
      await expect(accounts.getOperator(createUid())).rejects.toEqual(matchCode('not_found'));
      await expect(accounts.addUserTo(createUid(), user)).rejects.toEqual(matchCode('not_found'));
    });
  });

  describe('a key', () => {
    it('has the given scopes, or all scopes of its role', async () => {
      const { owner } = await createAccount();
      const { uid: userUid } = await accounts.addUser(owner, { email: 'ada@example.com', role: 'viewer' });
      const issue = (options: object) => keys.issue(owner, { userUid, name: 'k', ...options });
      expect((await issue({})).key).toMatchObject({ name: 'k', scopes: ['read', 'export'], expiresAt: null });
      expect((await issue({ scopes: [] })).key.scopes).toEqual([]);
      expect((await issue({ scopes: ['read'], expiresAt: toTimestamp(NOW + 1) })).key).toMatchObject({
        ...{ scopes: ['read'], expiresAt: toTimestamp(NOW + 1), revokedAt: null, lastUsedAt: null },
      });
      await expect(issue({ expiresAt: toTimestamp(NOW) })).rejects.toEqual(matchProblems('expires_at'));
      await expect(issue({ scopes: ['read', 'write', 'admin'] })).rejects.toMatchObject({
        details: { scopes: [expect.stringMatching(/write, admin\.$/)] },
      });
      await expect(issue({ userUid: createUid() })).rejects.toEqual(matchCode('not_found'));
    });

    it('is replaced by an equivalent one and keeps working during the overlap', async () => {
      const { owner } = await createAccount();
      const expiresAt = toTimestamp(NOW + 3_600_000);
      const options = { userUid: owner.workspaceUserUid, name: 'k', scopes: ['read' as const], expiresAt };
      const old = await keys.issue(owner, options);
      const next = await keys.rotate(owner, old.key.uid, 60);
      expect(next.key).toMatchObject({
        name: 'k',
        scopes: ['read'],
        expiresAt,
        workspaceUserId: old.key.workspaceUserId,
      });
      const readExpiry = async (uid: string) => (await keys.list(owner)).find((key) => key.uid === uid)?.expiresAt;
      expect(await readExpiry(old.key.uid)).toBe(toTimestamp(NOW + 60_000));
      await keys.rotate(owner, old.key.uid, 3_600);
      expect(await readExpiry(old.key.uid)).toBe(toTimestamp(NOW + 60_000));
      await keys.rotate(owner, old.key.uid, 0);
      expect(await readExpiry(old.key.uid)).toBe(toTimestamp(NOW));
      await expect(authenticate(old.secret)).rejects.toEqual(matchCode('unauthorized'));
      expect(await authenticate(next.secret)).toMatchObject({ scopes: ['read'] });
    });

    it('that never expires gets an expiry when it is replaced', async () => {
      const { owner, first } = await createAccount();
      const next = await keys.rotate(owner, first.key.uid, 60);
      expect((await keys.list(owner)).map(({ expiresAt }) => expiresAt)).toEqual([toTimestamp(NOW + 60_000), null]);
      expect(next.key.expiresAt).toBeNull();
    });

    it('cannot be replaced or revoked after it was revoked, or through another account', async () => {
      const { owner, first } = await createAccount();
      const stranger = (await createAccount()).owner;
      for (const refused of [keys.rotate(stranger, first.key.uid, 0), keys.revoke(stranger, first.key.uid)]) {
        await expect(refused).rejects.toEqual(matchCode('not_found'));
      }
      const { secret } = await keys.issue(owner, { userUid: owner.workspaceUserUid, name: 'second' });
      const second = await keys.authenticate(secret);
      await keys.revoke(owner, first.key.uid);
      for (const refused of [keys.rotate(second, first.key.uid, 0), keys.revoke(second, first.key.uid)]) {
        await expect(refused).rejects.toEqual(matchCode('not_found'));
      }
      expect((await keys.list(second)).map(({ revokedAt }) => revokedAt)).toEqual([toTimestamp(NOW), null]);
    });

    it('that was revoked changes nothing any more, even in a call that was already under way', async () => {
      const { owner, first } = await createAccount();
      await keys.revoke(owner, first.key.uid);
      const user = { email: 'ada@example.com', role: 'viewer' as const };
      await expect(accounts.addUser(owner, user)).rejects.toEqual(matchCode('unauthorized'));
      await expect(accounts.update(owner, { fourEyes: true })).rejects.toEqual(matchCode('unauthorized'));
    });
  });
});
