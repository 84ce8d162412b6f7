import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { listScopesOfRole } from '../access/roles.js';
import type { Actor, Person, Role, Scope } from '../shared/actor.js';
import type { Timestamp } from '../shared/clock.js';
import type { RowRange } from '../shared/page.js';
import { findRowRange } from '../shared/row-range.store.js';
import { Account } from './account.entity.js';
import { ApiKey } from './api-key.entity.js';
import { WorkspaceUser } from './workspace-user.entity.js';

/** What authentication reads of a key, and the actor that the key makes. */
export interface KeyOwner {
  readonly key: Pick<ApiKey, 'id' | 'secretHash' | 'lastUsedAt' | 'expiresAt' | 'revokedAt'>;
  readonly actor: Actor;
}

/** The columns of a key, its user and its account that authentication reads. */
interface KeyOwnerRow extends Omit<Actor, 'person' | 'scopes' | 'fourEyes'>, Omit<Person, 'uid'> {
  readonly id: number | string;
  readonly secretHash: string;
  readonly lastUsedAt: Timestamp | null;
  readonly expiresAt: Timestamp | null;
  readonly revokedAt: Timestamp | null;
  readonly scopes: string;
  readonly isSession: number | null;
  readonly userUid: string;
  readonly fourEyes: number;
}

/** Rows of accounts, their users and their keys. */
export class AccountStore {
  constructor(private readonly manager: EntityManager) {}

  async insertAccount(account: Omit<Account, 'id'>): Promise<number> {
    const result = await this.manager.insert(Account, account);
    return Number(result.identifiers[0]?.['id']);
  }

  async hasAccounts(): Promise<boolean> {
    return this.manager.exists(Account);
  }

  findAccountByUid(uid: string): Promise<Account | null> {
    return this.manager.findOneBy(Account, { uid });
  }

  findAccountById(id: number): Promise<Account | null> {
    return this.manager.findOneBy(Account, { id });
  }

  listAccounts(): Promise<Account[]> {
    return this.manager.find(Account, { order: { id: 'ASC' } });
  }

  async updateAccount(id: number, patch: Partial<Omit<Account, 'id' | 'uid'>>): Promise<void> {
    await this.manager.update(Account, { id }, patch);
  }

  /**
   * Serialises transactions over the whole installation. MySQL locks a row of the migrations table, because no account may exist yet;
   * on SQLite, transactions run one at a time anyway.
   */
  async lockInstallation(): Promise<void> {
    if (this.manager.connection.options.type === 'better-sqlite3') return;
    await this.manager.query('SELECT id FROM migrations ORDER BY id LIMIT 1 FOR UPDATE');
  }

  /** Locks the account's row until the transaction ends, to serialise changes within the account. */
  async lockAccount(id: number): Promise<void> {
    if (this.manager.connection.options.type === 'better-sqlite3') return;
    await this.manager.findOne(Account, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async insertUser(user: Omit<WorkspaceUser, 'id'>): Promise<number> {
    const result = await this.manager.insert(WorkspaceUser, user);
    return Number(result.identifiers[0]?.['id']);
  }

  findUserByUid(accountId: number, uid: string): Promise<WorkspaceUser | null> {
    return this.manager.findOneBy(WorkspaceUser, { accountId, uid, removedAt: IsNull() });
  }

  /** Finds a user even if it was removed, because its address stays its own. */
  findUserByEmail(accountId: number, email: string): Promise<WorkspaceUser | null> {
    return this.manager.findOneBy(WorkspaceUser, { accountId, email });
  }

  /** Finds the user that a person of an OpenID issuer is, even if it was removed. */
  findUserByIdentity(accountId: number, oidcIssuer: string, oidcSubject: string): Promise<WorkspaceUser | null> {
    return this.manager.findOneBy(WorkspaceUser, { accountId, oidcIssuer, oidcSubject });
  }

  listUsers(accountId: number): Promise<WorkspaceUser[]> {
    return this.manager.find(WorkspaceUser, { where: { accountId, removedAt: IsNull() }, order: { id: 'ASC' } });
  }

  /** Lists the users between two row ids, newest first; `backwards` returns the last `limit` of them, in the same order. */
  listUserKeyset(accountId: number, range: RowRange): Promise<WorkspaceUser[]> {
    return findRowRange(this.manager, WorkspaceUser, { accountId, removedAt: IsNull() }, range);
  }

  countUsers(accountId: number): Promise<number> {
    return this.manager.countBy(WorkspaceUser, { accountId, removedAt: IsNull() });
  }

  /** Whether the account has an owner other than this user. */
  hasOtherOwner(accountId: number, userId: number): Promise<boolean> {
    return this.manager.existsBy(WorkspaceUser, {
      ...{ accountId, roleType: 'owner', removedAt: IsNull(), id: Not(userId) },
    });
  }

  async updateUser(
    accountId: number,
    id: number,
    patch: Partial<Omit<WorkspaceUser, 'id' | 'accountId' | 'uid' | 'userUid' | 'email' | 'createdAt'>>,
  ): Promise<void> {
    await this.manager.update(WorkspaceUser, { accountId, id }, patch);
  }

  /** The existing ones among these uids, unordered. */
  listUsersByUids(accountId: number, uids: readonly string[]): Promise<WorkspaceUser[]> {
    return this.manager.findBy(WorkspaceUser, { accountId, uid: In([...uids]), removedAt: IsNull() });
  }

  /** Includes users who were removed. */
  listUsersByIds(accountId: number, ids: readonly number[]): Promise<WorkspaceUser[]> {
    return this.manager.findBy(WorkspaceUser, { accountId, id: In([...ids]) });
  }

  async insertKey(key: Omit<ApiKey, 'id'>): Promise<number> {
    const result = await this.manager.insert(ApiKey, key);
    return Number(result.identifiers[0]?.['id']);
  }

  /** Finds a key by its public part, including the hash of its secret; null if there is none or its user was removed. */
  async findKeyOwner(keyId: string): Promise<KeyOwner | null> {
    const [row] = await this.manager.query<KeyOwnerRow[]>(
      `SELECT api_key.id AS id, api_key.uid AS keyUid, api_key.secret_hash AS secretHash, api_key.scopes AS scopes,
         api_key.is_session AS isSession,
         api_key.last_used_at AS lastUsedAt, api_key.expires_at AS expiresAt, api_key.revoked_at AS revokedAt,
         workspace_user.id AS workspaceUserId, workspace_user.uid AS workspaceUserUid,
         workspace_user.user_uid AS userUid, workspace_user.email AS email, workspace_user.first_name AS firstName,
         workspace_user.last_name AS lastName, workspace_user.role_type AS role,
         account.id AS accountId, account.uid AS accountUid, account.name AS accountName, account.locale AS locale,
         account.time_zone AS timeZone, account.four_eyes AS fourEyes
       FROM api_key JOIN workspace_user ON workspace_user.id = api_key.workspace_user_id
         JOIN account ON account.id = api_key.account_id
       WHERE api_key.key_id = ? AND workspace_user.removed_at IS NULL`,
      [keyId],
    );
    return row ? toKeyOwner(row) : null;
  }

  /** The present role and four-eyes rule of a key's user; null if the key was revoked or the user removed. */
  async findRights(accountId: number, keyUid: string): Promise<Pick<Actor, 'role' | 'fourEyes'> | null> {
    const [row] = await this.manager.query<{ role: Role; fourEyes: number }[]>(
      `SELECT workspace_user.role_type AS role, account.four_eyes AS fourEyes
       FROM api_key JOIN workspace_user ON workspace_user.id = api_key.workspace_user_id
         JOIN account ON account.id = api_key.account_id
       WHERE api_key.account_id = ? AND api_key.uid = ? AND api_key.revoked_at IS NULL
         AND workspace_user.removed_at IS NULL`,
      [accountId, keyUid],
    );
    return row ? { role: row.role, fourEyes: Number(row.fourEyes) === 1 } : null;
  }

  /** Whether a key can still be used, as signed URLs need to know. */
  async isKeyActive(accountUid: string, keyUid: string, now: Timestamp): Promise<boolean> {
    const rows = await this.manager.query<unknown[]>(
      `SELECT api_key.id AS id
       FROM account JOIN api_key ON api_key.account_id = account.id
         JOIN workspace_user ON workspace_user.id = api_key.workspace_user_id
       WHERE account.uid = ? AND api_key.uid = ? AND api_key.revoked_at IS NULL
         AND (api_key.expires_at IS NULL OR api_key.expires_at > ?) AND workspace_user.removed_at IS NULL`,
      [accountUid, keyUid, now],
    );
    return rows.length > 0;
  }

  findKeyByUid(accountId: number, uid: string): Promise<ApiKey | null> {
    return this.manager.findOneBy(ApiKey, { accountId, uid, isSession: IsNull() });
  }

  listKeys(accountId: number): Promise<ApiKey[]> {
    return this.manager.find(ApiKey, { where: { accountId, isSession: IsNull() }, order: { id: 'ASC' } });
  }

  /** Lists the keys between two row ids, newest first; `backwards` returns the last `limit` of them, in the same order. */
  listKeyKeyset(accountId: number, range: RowRange): Promise<ApiKey[]> {
    return findRowRange(this.manager, ApiKey, { accountId, isSession: IsNull() }, range);
  }

  countKeys(accountId: number): Promise<number> {
    return this.manager.countBy(ApiKey, { accountId, isSession: IsNull() });
  }

  async touchKey(id: number, at: Timestamp): Promise<void> {
    await this.manager.update(ApiKey, { id }, { lastUsedAt: at });
  }

  /** Replaces the hash of a key's secret by its hash under another pepper. */
  async rehashKey(id: number, secretHash: string): Promise<void> {
    await this.manager.update(ApiKey, { id }, { secretHash });
  }

  async expireKey(id: number, at: Timestamp): Promise<void> {
    await this.manager.update(ApiKey, { id }, { expiresAt: at });
  }

  /** @returns false if there is no such key or it is already revoked */
  async revokeKey(accountId: number, uid: string, at: Timestamp): Promise<boolean> {
    const result = await this.manager.update(ApiKey, { accountId, uid, revokedAt: IsNull() }, { revokedAt: at });
    return result.affected === 1;
  }

  /** Revokes the keys of a user. @returns the keys that it revoked */
  async revokeKeysOf(accountId: number, workspaceUserId: number, at: Timestamp): Promise<ApiKey[]> {
    const where = { accountId, workspaceUserId, revokedAt: IsNull(), isSession: IsNull() };
    const revoked = await this.manager.findBy(ApiKey, where);
    await this.manager.update(ApiKey, where, { revokedAt: at });
    return revoked;
  }

  /** Ends a session by removing its key. @returns false if there is none */
  async endSession(accountId: number, uid: string): Promise<boolean> {
    const result = await this.manager.delete(ApiKey, { accountId, uid, isSession: true });
    return result.affected === 1;
  }

  /** Ends the sessions of a user, except for the newest ones that have not expired. */
  async endSessionsOf(
    accountId: number,
    workspaceUserId: number,
    { now, kept }: { readonly now: Timestamp; readonly kept: number },
  ): Promise<void> {
    const where = { accountId, workspaceUserId, isSession: true };
    const sessions = await this.manager.find(ApiKey, { where, order: { id: 'DESC' } });
    const lasting = sessions.filter(({ expiresAt }) => expiresAt !== null && expiresAt > now).slice(0, kept);
    const ended = sessions.filter((session) => !lasting.includes(session)).map(({ id }) => id);
    if (ended.length > 0) await this.manager.delete(ApiKey, { accountId, id: In(ended) });
  }
}

/** Builds the actor for a key: its workspace user, limited to the key's scopes. A session has all that the role has at this moment. */
function toKeyOwner(row: KeyOwnerRow): KeyOwner {
  const { id, secretHash, lastUsedAt, expiresAt, revokedAt, scopes, isSession, ...rest } = row;
  const { userUid, email, firstName, lastName, ...columns } = rest;
  return {
    key: { id: Number(id), secretHash, lastUsedAt, expiresAt, revokedAt },
    actor: {
      ...columns,
      accountId: Number(row.accountId),
      workspaceUserId: Number(row.workspaceUserId),
      fourEyes: Number(row.fourEyes) === 1,
      scopes: Number(isSession) === 1 ? listScopesOfRole(row.role) : (scopes.split(',').filter(Boolean) as Scope[]),
      person: { uid: userUid, email, firstName, lastName },
    },
  };
}
