import { requireRank } from '../access/grants.js';
import { requireAllowed } from '../access/policy.js';
import { listScopesOfRole } from '../access/roles.js';
import type { Actor } from '../shared/actor.js';
import { ROLES, SCOPES } from '../shared/actor.js';
import type { Clock, Timestamp } from '../shared/clock.js';
import { AppError, notFound } from '../shared/errors.js';
import { createUid, requireUid } from '../shared/ids.js';
import type { RowRange } from '../shared/page.js';
import type { Transact } from '../shared/transact.js';
import type { AccountEvent } from './account-event.entity.js';
import { listChanges } from './account-event.js';
import type { AccountEventStore } from './account-event.store.js';
import {
  createOperator,
  holdAccount,
  recordEvent,
  type AccountTransaction,
  type Author,
} from './account-transaction.js';
import { presentAccount, readAccountSettings, type AccountPatch } from './account-settings.js';
import type { Account } from './account.entity.js';
import type { AccountStore } from './account.store.js';
import type { IssuedKey, KeyService } from './key.service.js';
import { changeUser, insertUser, removeUser, type NewUser, type UserPatch } from './user-changes.js';
import type { WorkspaceUser } from './workspace-user.entity.js';

export interface NewAccount {
  readonly name: string;
  readonly owner: Omit<NewUser, 'role'>;
  readonly locale?: string;
  readonly timeZone?: string;
}

/** The name of a new user's key. */
const FIRST_KEY = 'first key';

/** A new user and its first key. */
export interface UserWithKey {
  readonly user: WorkspaceUser;
  readonly issued: IssuedKey;
}

export interface AccountServiceDependencies {
  readonly accounts: AccountStore;
  readonly accountEvents: AccountEventStore;
  readonly transact: Transact<AccountTransaction>;
  readonly keys: KeyService;
  readonly clock: Clock;
}

/** Creates and changes accounts and their users. */
export class AccountService {
  constructor(private readonly dependencies: AccountServiceDependencies) {}

  /** Creates an account with its owner and the owner's first key. For the operator, so there is no actor. @throws validation_error */
  async create(account: NewAccount): Promise<UserWithKey & { account: Account }> {
    return this.dependencies.transact(async (tx) => {
      const created = await this.insertAccount(tx, account);
      const owner = await this.insertUserWithKey(tx, created.id, { ...account.owner, role: 'owner' });
      return { account: created, ...owner };
    });
  }

  /**
   * Creates the installation's first account with its owner, these users and a key for each, in one transaction. If several
   * processes call this concurrently, only one creates the account.
   *
   * @param nameKey the name of a user's key
   * @returns the owner first, or null if an account already exists
   * @throws validation_error
   */
  async createFirst(
    account: NewAccount,
    others: readonly NewUser[],
    nameKey: (user: NewUser) => string = () => FIRST_KEY,
  ): Promise<readonly UserWithKey[] | null> {
    return this.dependencies.transact(async (tx) => {
      await tx.accounts.lockInstallation();
      if (await tx.accounts.hasAccounts()) return null;
      const { id } = await this.insertAccount(tx, account);
      const created: UserWithKey[] = [];
      for (const user of [{ ...account.owner, role: 'owner' as const }, ...others]) {
        created.push(await this.insertUserWithKey(tx, id, user, nameKey(user)));
      }
      return created;
    });
  }

  /**
   * Returns an actor for the operator, with the rights of an owner. Only for calls that record no event of an invoice.
   *
   * @throws not_found
   */
  async getOperator(accountUid: string): Promise<Actor> {
    const account = await this.dependencies.accounts.findAccountByUid(accountUid);
    if (!account) throw new AppError('not_found', `There is no account with the uid ${accountUid}.`);
    const { id, uid, name, locale, timeZone, fourEyes } = account;
    const person = { uid: '', email: '', firstName: '', lastName: '' };
    const nobody = { workspaceUserId: 0, workspaceUserUid: '', person, keyUid: '' };
    return {
      ...nobody,
      accountId: id,
      accountUid: uid,
      accountName: name,
      locale,
      timeZone,
      fourEyes,
      role: 'owner',
      scopes: SCOPES,
    };
  }

  /** Returns a user of any account as an actor, for the operator. @throws not_found */
  async getActor(accountUid: string, email: string): Promise<Actor> {
    const operator = await this.getOperator(accountUid);
    const user = await this.dependencies.accounts.findUserByEmail(operator.accountId, email.trim().toLowerCase());
    if (!user) throw new AppError('not_found', `The account has no user with the address ${email}.`);
    const { firstName, lastName, roleType: role, userUid } = user;
    return {
      ...operator,
      workspaceUserId: user.id,
      workspaceUserUid: user.uid,
      person: { uid: userUid, email: user.email, firstName, lastName },
      role,
      scopes: listScopesOfRole(role),
    };
  }

  /** Adds a user to any account, for the operator. @throws not_found, validation_error, conflict if the address is taken */
  async addUserTo(accountUid: string, user: NewUser): Promise<WorkspaceUser> {
    return this.addUser(await this.getOperator(accountUid), user);
  }

  /**
   * Adds a user with a role up to the actor's to the actor's account. A user who was removed returns as the same user.
   *
   * @throws forbidden, validation_error, conflict if the address is taken
   */
  async addUser(actor: Actor, user: NewUser): Promise<WorkspaceUser> {
    requireAllowed(actor, 'administer');
    return this.dependencies.transact(async (tx) => {
      const granter = await holdAccount(tx, actor);
      if (ROLES.includes(user.role)) requireRank(granter, user.role);
      return insertUser(tx, actor, user, this.now());
    });
  }

  /**
   * Changes the role or the names of a user. Both the old and the new role are at most the actor's.
   *
   * @throws forbidden, not_found, conflict for the last owner
   */
  async updateUser(actor: Actor, uid: string, patch: UserPatch): Promise<WorkspaceUser> {
    requireAllowed(actor, 'administer');
    const changed = await this.dependencies.transact((tx) => changeUser(tx, actor, uid, patch, this.now()));
    await this.dependencies.keys.forgetActors();
    return changed;
  }

  /**
   * Removes a user and revokes its keys. What the user did stays, with the user's name.
   *
   * @throws forbidden, not_found, conflict for the last owner
   */
  async removeUser(actor: Actor, uid: string): Promise<void> {
    requireAllowed(actor, 'administer');
    await this.dependencies.transact((tx) => removeUser(tx, actor, uid, this.now()));
    await this.dependencies.keys.forgetActors();
  }

  /** Lists the users of the actor's account, oldest first. @throws forbidden */
  async listUsers(actor: Actor): Promise<WorkspaceUser[]> {
    requireAllowed(actor, 'read');
    return this.dependencies.accounts.listUsers(actor.accountId);
  }

  /** Lists the users between two row ids, newest first. @throws forbidden */
  async listUserKeyset(actor: Actor, range: RowRange): Promise<WorkspaceUser[]> {
    requireAllowed(actor, 'read');
    return this.dependencies.accounts.listUserKeyset(actor.accountId, range);
  }

  /** @throws forbidden */
  async countUsers(actor: Actor): Promise<number> {
    requireAllowed(actor, 'read');
    return this.dependencies.accounts.countUsers(actor.accountId);
  }

  /** Lists the events of the account, its users and its keys between two row ids, newest first. @throws forbidden */
  async listHistory(actor: Actor, range: RowRange): Promise<AccountEvent[]> {
    requireAllowed(actor, 'administer');
    return this.dependencies.accountEvents.listKeyset(actor.accountId, range);
  }

  /** The existing events among these uids, unordered. @throws forbidden */
  async listHistoryByUids(actor: Actor, uids: readonly string[]): Promise<AccountEvent[]> {
    requireAllowed(actor, 'administer');
    return this.dependencies.accountEvents.listByUids(actor.accountId, uids);
  }

  /** @throws forbidden */
  async countHistory(actor: Actor): Promise<number> {
    requireAllowed(actor, 'administer');
    return this.dependencies.accountEvents.count(actor.accountId);
  }

  /** Finds a user of the actor's account. Actors may always read their own. @throws not_found, forbidden */
  async getUser(actor: Actor, uid: string): Promise<WorkspaceUser> {
    if (uid.toLowerCase() !== actor.workspaceUserUid) requireAllowed(actor, 'read');
    const user = await this.dependencies.accounts.findUserByUid(actor.accountId, requireUid(uid));
    if (!user) throw notFound();
    return user;
  }

  /** The existing users among these uids, unordered. @throws forbidden */
  async listUsersByUids(actor: Actor, uids: readonly string[]): Promise<WorkspaceUser[]> {
    requireAllowed(actor, 'read');
    return this.dependencies.accounts.listUsersByUids(actor.accountId, uids);
  }

  /** Loads users of the actor's account by row ids, even if they were removed, in no particular order. */
  listUsersByIds(actor: Actor, ids: readonly number[]): Promise<WorkspaceUser[]> {
    return this.dependencies.accounts.listUsersByIds(actor.accountId, ids);
  }

  /** Loads the actor's account. @throws not_found */
  async get(actor: Actor): Promise<Account> {
    const account = await this.dependencies.accounts.findAccountById(actor.accountId);
    if (!account) throw notFound();
    return account;
  }

  /** Changes the account's settings. @throws forbidden, validation_error */
  async update(actor: Actor, patch: AccountPatch): Promise<Account> {
    requireAllowed(actor, 'administer');
    const { fourEyes } = patch;
    const settings = { ...readAccountSettings(patch), ...(fourEyes === undefined ? {} : { fourEyes }) };
    await this.dependencies.transact(async (tx) => {
      requireAllowed(await holdAccount(tx, actor), 'administer');
      const account = await tx.accounts.findAccountById(actor.accountId);
      if (!account) throw notFound();
      const changes = listChanges(presentAccount(account), presentAccount({ ...account, ...settings }));
      if (changes.length === 0) return;
      await tx.accounts.updateAccount(account.id, settings);
      await this.record(tx, actor, { event: 'account_updated', target: account, changes });
    });
    await this.dependencies.keys.forgetActors();
    return this.get(actor);
  }

  private async insertAccount(tx: AccountTransaction, account: NewAccount): Promise<Account> {
    const settings = readAccountSettings({ locale: 'en-US', timeZone: 'UTC', ...account });
    const createdAt = this.dependencies.clock.timestamp();
    const row = { ...settings, uid: createUid(), fourEyes: false, createdAt } as Omit<Account, 'id'>;
    const id = await tx.accounts.insertAccount(row);
    const changes = listChanges({}, presentAccount(row));
    await this.record(tx, createOperator(id), { event: 'account_created', target: row, changes });
    return { id, ...row };
  }

  private async insertUserWithKey(
    tx: AccountTransaction,
    accountId: number,
    newUser: NewUser,
    name = FIRST_KEY,
  ): Promise<UserWithKey> {
    const operator = createOperator(accountId);
    const user = await insertUser(tx, operator, newUser, this.now());
    return { user, issued: await this.dependencies.keys.insertKey(tx, operator, user, { name }) };
  }

  private record(tx: AccountTransaction, author: Author, event: Parameters<typeof recordEvent>[3]): Promise<void> {
    return recordEvent(tx, author, this.now(), event);
  }

  private now(): Timestamp {
    return this.dependencies.clock.timestamp();
  }
}
