import { In, IsNull, type EntityManager } from 'typeorm';
import type { Timestamp } from '../shared/clock.js';
import { Account } from './account.entity.js';
import { ApiKey } from './api-key.entity.js';
import { WorkspaceUser } from './workspace-user.entity.js';

/** An API key with its user and account, for authentication. */
export interface KeyOwner {
  readonly key: ApiKey;
  readonly user: WorkspaceUser;
  readonly account: Account;
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
    return this.manager.findOneBy(WorkspaceUser, { accountId, uid });
  }

  findUserByEmail(accountId: number, email: string): Promise<WorkspaceUser | null> {
    return this.manager.findOneBy(WorkspaceUser, { accountId, email });
  }

  listUsers(accountId: number): Promise<WorkspaceUser[]> {
    return this.manager.find(WorkspaceUser, { where: { accountId }, order: { id: 'ASC' } });
  }

  listUsersByIds(accountId: number, ids: readonly number[]): Promise<WorkspaceUser[]> {
    return this.manager.findBy(WorkspaceUser, { accountId, id: In([...ids]) });
  }

  async insertKey(key: Omit<ApiKey, 'id'>): Promise<number> {
    const result = await this.manager.insert(ApiKey, key);
    return Number(result.identifiers[0]?.['id']);
  }

  /** Finds a key by its public part, including the hash of its secret; null if there is none. */
  async findKeyOwner(keyId: string): Promise<KeyOwner | null> {
    const key = await this.manager
      .createQueryBuilder(ApiKey, 'api_key')
      .addSelect('api_key.secretHash')
      .where('api_key.keyId = :keyId', { keyId })
      .getOne();
    if (!key) return null;
    const user = await this.manager.findOneBy(WorkspaceUser, { id: key.workspaceUserId });
    const account = await this.manager.findOneBy(Account, { id: key.accountId });
    return user && account ? { key, user, account } : null;
  }

  findKeyByUid(accountId: number, uid: string): Promise<ApiKey | null> {
    return this.manager.findOneBy(ApiKey, { accountId, uid });
  }

  listKeys(accountId: number): Promise<ApiKey[]> {
    return this.manager.find(ApiKey, { where: { accountId }, order: { id: 'ASC' } });
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
}
