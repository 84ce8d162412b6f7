import { requireAllowed } from '../access/policy.js';
import { listScopesOfRole } from '../access/roles.js';
import type { Actor, Role } from '../shared/actor.js';
import { ROLES, SCOPES } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import { AppError, invalid, notFound, type FieldMessages } from '../shared/errors.js';
import { createUid, requireUid } from '../shared/ids.js';
import { cleanText } from '../shared/text.js';
import type { Transact } from '../shared/transact.js';
import type { Account } from './account.entity.js';
import type { AccountStore } from './account.store.js';
import type { IssuedKey, KeyService } from './key.service.js';
import type { WorkspaceUser } from './workspace-user.entity.js';

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,189}$/;

export interface NewUser {
  readonly email: string;
  readonly role: Role;
  readonly firstName?: string;
  readonly lastName?: string;
}

export interface NewAccount {
  readonly name: string;
  readonly owner: Omit<NewUser, 'role'>;
  readonly locale?: string;
  readonly timeZone?: string;
}

/** Changes to an account; an omitted field keeps its value. */
export interface AccountPatch {
  readonly name?: string;
  readonly locale?: string;
  readonly timeZone?: string;
  readonly fourEyes?: boolean;
}

/** A new user and its first key. */
export interface UserWithKey {
  readonly user: WorkspaceUser;
  readonly issued: IssuedKey;
}

export interface AccountServiceDependencies {
  readonly accounts: AccountStore;
  readonly transact: Transact<{ accounts: AccountStore }>;
  readonly keys: KeyService;
  readonly clock: Clock;
}

/** Creates and changes accounts and their users. */
export class AccountService {
  constructor(private readonly dependencies: AccountServiceDependencies) {}

  /** Creates an account with its owner and the owner's first key. For the operator, so there is no actor. @throws validation_error */
  async create(account: NewAccount): Promise<UserWithKey & { account: Account }> {
    return this.dependencies.transact(async (tx) => {
      const created = await this.insertAccount(tx.accounts, account);
      const owner = await this.insertUserWithKey(tx.accounts, created.id, { ...account.owner, role: 'owner' });
      return { account: created, ...owner };
    });
  }

  /**
   * Creates the installation's first account with its owner, these users and a key for each, in one transaction. If several
   * processes call this concurrently, only one creates the account.
   *
   * @returns the owner first, or null if an account already exists
   * @throws validation_error
   */
  async createFirst(account: NewAccount, others: readonly NewUser[]): Promise<readonly UserWithKey[] | null> {
    return this.dependencies.transact(async (tx) => {
      await tx.accounts.lockInstallation();
      if (await tx.accounts.hasAccounts()) return null;
      const { id } = await this.insertAccount(tx.accounts, account);
      const created: UserWithKey[] = [];
      for (const user of [{ ...account.owner, role: 'owner' as const }, ...others]) {
        created.push(await this.insertUserWithKey(tx.accounts, id, user));
      }
      return created;
    });
  }

  /**
   * Returns an actor for the operator, with the rights of an owner. Only for calls that record no history event.
   *
   * @throws not_found
   */
  async getOperator(accountUid: string): Promise<Actor> {
    const account = await this.dependencies.accounts.findAccountByUid(accountUid);
    if (!account) throw notFound();
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
    return this.dependencies.transact(async (tx) => {
      const account = await tx.accounts.findAccountByUid(accountUid);
      if (!account) throw notFound();
      return this.insertUser(tx.accounts, account.id, user);
    });
  }

  /** Adds a user to the actor's account. @throws forbidden, validation_error, conflict */
  async addUser(actor: Actor, user: NewUser): Promise<WorkspaceUser> {
    requireAllowed(actor, 'administer');
    return this.addUserTo(actor.accountUid, user);
  }

  /** Lists the users of the actor's account, oldest first. @throws forbidden */
  async listUsers(actor: Actor): Promise<WorkspaceUser[]> {
    requireAllowed(actor, 'read');
    return this.dependencies.accounts.listUsers(actor.accountId);
  }

  /** Finds a user of the actor's account. Actors may always read their own. @throws not_found, forbidden */
  async getUser(actor: Actor, uid: string): Promise<WorkspaceUser> {
    if (uid.toLowerCase() !== actor.workspaceUserUid) requireAllowed(actor, 'read');
    const user = await this.dependencies.accounts.findUserByUid(actor.accountId, requireUid(uid));
    if (!user) throw notFound();
    return user;
  }

  /** Loads users of the actor's account by row ids, in no particular order. */
  listUsersByIds(actor: Actor, ids: readonly number[]): Promise<WorkspaceUser[]> {
    return this.dependencies.accounts.listUsersByIds(actor.accountId, ids);
  }

  /** Loads the actor's account. @throws not_found */
  async get(actor: Actor): Promise<Account> {
    const account = await this.dependencies.accounts.findAccountById(actor.accountId);
    if (!account) throw notFound();
    return account;
  }

  /** Changes the account's settings. They take effect within a second. @throws forbidden, validation_error */
  async update(actor: Actor, patch: AccountPatch): Promise<Account> {
    requireAllowed(actor, 'administer');
    const settings = readAccountSettings(patch);
    const { fourEyes } = patch;
    await this.dependencies.transact((tx) =>
      tx.accounts.updateAccount(actor.accountId, { ...settings, ...(fourEyes === undefined ? {} : { fourEyes }) }),
    );
    return this.get(actor);
  }

  private async insertAccount(accounts: AccountStore, account: NewAccount): Promise<Account> {
    const settings = readAccountSettings({ locale: 'en-US', timeZone: 'UTC', ...account });
    const createdAt = this.dependencies.clock.timestamp();
    const row = { ...settings, uid: createUid(), fourEyes: false, createdAt } as Omit<Account, 'id'>;
    return { id: await accounts.insertAccount(row), ...row };
  }

  private async insertUserWithKey(accounts: AccountStore, accountId: number, newUser: NewUser): Promise<UserWithKey> {
    const user = await this.insertUser(accounts, accountId, newUser);
    return { user, issued: await this.dependencies.keys.insertKey(accounts, user, { name: 'first key' }) };
  }

  private async insertUser(accounts: AccountStore, accountId: number, user: NewUser): Promise<WorkspaceUser> {
    const email = user.email.trim().toLowerCase();
    const problems: FieldMessages = {};
    if (!EMAIL.test(email)) problems['email'] = ['Enter a valid email address.'];
    if (!ROLES.includes(user.role)) problems['role_type'] = [`Must be one of: ${ROLES.join(', ')}.`];
    if (Object.keys(problems).length > 0) throw invalid(problems);
    if (await accounts.findUserByEmail(accountId, email)) {
      throw new AppError('conflict', `The account already has a user with the address ${email}.`);
    }
    const row: Omit<WorkspaceUser, 'id'> = {
      accountId,
      uid: createUid(),
      userUid: createUid(),
      email,
      firstName: cleanText(user.firstName, 100) ?? '',
      lastName: cleanText(user.lastName, 100) ?? '',
      roleType: user.role,
      createdAt: this.dependencies.clock.timestamp(),
    };
    return { id: await accounts.insertUser(row), ...row };
  }
}

function readAccountSettings(patch: AccountPatch): Partial<Pick<Account, 'name' | 'locale' | 'timeZone'>> {
  const problems: FieldMessages = {};
  const name = patch.name === undefined ? undefined : cleanText(patch.name, 255);
  if (name === null) problems['name'] = ['May not be blank.'];
  if (patch.locale !== undefined && !isLocale(patch.locale)) problems['locale'] = ['Must be a BCP 47 language tag.'];
  if (patch.timeZone !== undefined && !isTimeZone(patch.timeZone))
    problems['time_zone'] = ['Must be an IANA time zone.'];
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return {
    ...(name ? { name } : {}),
    ...(patch.locale === undefined ? {} : { locale: patch.locale }),
    ...(patch.timeZone === undefined ? {} : { timeZone: patch.timeZone }),
  };
}

function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length === 1 && tag.length <= 35;
  } catch {
    return false;
  }
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
