import { listScopesOfRole } from '../access/roles.js';
import type { Actor, Role } from '../shared/actor.js';
import { toTimestamp, type Clock } from '../shared/clock.js';
import { AppError, notFound } from '../shared/errors.js';
import { requireUid } from '../shared/ids.js';
import type { GroupRole } from '../shared/oidc-settings.js';
import type { Transact } from '../shared/transact.js';
import { listChanges } from './account-event.js';
import { createOperator, recordEvent, type AccountTransaction } from './account-transaction.js';
import type { Account } from './account.entity.js';
import { buildKey } from './api-key.js';
import type { KeyService } from './key.service.js';
import { chooseRole, type OidcPerson } from './oidc-person.js';
import { insertUser } from './user-changes.js';
import type { WorkspaceUser } from './workspace-user.entity.js';

/** The sessions that a user may have at once. The oldest ends when a further one begins. */
const MAX_SESSIONS = 10;

/** Why a person whom the issuer has signed in may not enter. */
export type SignInRefusal =
  'no_account' | 'no_role' | 'email_not_verified' | 'unknown_person' | 'removed_user' | 'other_person';

export interface SignInServiceDependencies {
  readonly transact: Transact<AccountTransaction>;
  readonly keys: Pick<KeyService, 'authenticate' | 'forgetActors'>;
  readonly clock: Clock;
  /** The key of the hash of secrets, as for API keys. */
  readonly pepper: Buffer;
  /** The account that people belong to; if undefined, the only one. */
  readonly accountUid: string | undefined;
  /** If undefined, roles are given by hand. */
  readonly roles: readonly GroupRole[] | undefined;
  readonly addsUsers: boolean;
  readonly lifetimeSeconds: number;
}

/**
 * Decides which user a person of the OpenID issuer is, and gives that user a session. Its key is stored like an API key, so that limits,
 * roles, signed URLs and histories know one kind of caller only; but nobody sees it, and it has whatever the user's role allows.
 */
export class SignInService {
  constructor(private readonly dependencies: SignInServiceDependencies) {}

  /**
   * Gives a person a session. A user is known by the identifier at the issuer, and the first time by a verified email address.
   *
   * @returns the key of the session, which expires
   * @throws forbidden with a `SignInRefusal` as `details.reason`
   */
  async signIn(person: OidcPerson): Promise<string> {
    const { transact, keys, clock, pepper, lifetimeSeconds } = this.dependencies;
    const secret = await transact(async (tx) => {
      const account = await this.requireAccount(tx);
      await tx.accounts.lockAccount(account.id);
      const user = await this.admit(tx, account, person);
      const createdAt = clock.timestamp();
      const expiresAt = toTimestamp(clock.milliseconds() + lifetimeSeconds * 1_000);
      const values = {
        name: 'session',
        scopes: listScopesOfRole(user.roleType),
        createdAt,
        expiresAt,
        isSession: true,
      };
      const session = buildKey(pepper, user, values);
      await tx.accounts.endSessionsOf(account.id, user.id, { now: createdAt, kept: MAX_SESSIONS - 1 });
      await tx.accounts.insertKey(session.row);
      const author = { accountId: account.id, workspaceUserId: user.id, keyUid: session.row.uid };
      await recordEvent(tx, author, createdAt, { event: 'signed_in', target: toTarget(user), changes: [] });
      return session.secret;
    });
    await keys.forgetActors();
    return secret;
  }

  /** Ends the session that a key belongs to. An API key, and a key that no longer works, stay as they are. */
  async signOut(key: string): Promise<void> {
    const { transact, keys, clock } = this.dependencies;
    const actor = await keys.authenticate(key).catch(() => null);
    if (!actor) return;
    await transact(async (tx) => {
      if (!(await tx.accounts.endSession(actor.accountId, actor.keyUid))) return;
      const target = { uid: actor.workspaceUserUid, name: actor.person.email };
      await recordEvent(tx, actor, clock.timestamp(), { event: 'signed_out', target, changes: [] });
    });
    await keys.forgetActors();
  }

  /** Ends all sessions of a user that began at the issuer, for the operator. @throws not_found */
  async signOutEverywhere({ accountId }: Pick<Actor, 'accountId'>, userUid: string): Promise<void> {
    const { transact, keys, clock } = this.dependencies;
    await transact(async (tx) => {
      const now = clock.timestamp();
      const user = await tx.accounts.findUserByUid(accountId, requireUid(userUid));
      if (!user) throw notFound();
      await tx.accounts.endSessionsOf(accountId, user.id, { now, kept: 0 });
      const event = { event: 'signed_out', target: toTarget(user), changes: [] } as const;
      await recordEvent(tx, createOperator(accountId), now, event);
    });
    await keys.forgetActors();
  }

  private async requireAccount({ accounts }: AccountTransaction): Promise<Account> {
    const { accountUid } = this.dependencies;
    const found = await accounts.listAccounts();
    const account = accountUid === undefined ? found[0] : found.find(({ uid }) => uid === accountUid.toLowerCase());
    const isClear = accountUid !== undefined || found.length === 1;
    if (account && isClear) return account;
    throw refuse('no_account', 'OIDC_ACCOUNT does not name an account of this installation.');
  }

  /** Finds, links or adds the user that a person is, and lets the role follow the person's groups. */
  private async admit(tx: AccountTransaction, account: Account, person: OidcPerson): Promise<WorkspaceUser> {
    const { roles, clock } = this.dependencies;
    const role = roles && chooseRole(roles, person.groups);
    if (role === null) throw refuse('no_role', 'None of the groups of this person has a role here.');
    const known = await tx.accounts.findUserByIdentity(account.id, person.issuer, person.subject);
    const user = known ?? (await this.introduce(tx, account, person, role));
    if (user.removedAt !== null) throw refuse('removed_user', 'This user was removed from the account.');
    if (role === undefined || role === user.roleType) return user;
    // Without its last owner, nobody could administer the account.
    if (user.roleType === 'owner' && !(await tx.accounts.hasOtherOwner(account.id, user.id))) return user;
    await tx.accounts.updateUser(account.id, user.id, { roleType: role });
    const changes = listChanges({ role_type: user.roleType }, { role_type: role });
    const event = { event: 'user_updated', target: toTarget(user), changes } as const;
    await recordEvent(tx, createOperator(account.id), clock.timestamp(), event);
    return { ...user, roleType: role };
  }

  /** Links a person who has not signed in before to the user with the same address, or adds a user. */
  private async introduce(
    tx: AccountTransaction,
    account: Account,
    { issuer, subject, email, firstName, lastName }: OidcPerson,
    role: Role | undefined,
  ): Promise<WorkspaceUser> {
    if (email === null) throw refuse('email_not_verified', 'The issuer states no verified email address.');
    const now = this.dependencies.clock.timestamp();
    const author = createOperator(account.id);
    const known = await tx.accounts.findUserByEmail(account.id, email);
    if (known && known.removedAt !== null) return known;
    if (known && known.oidcIssuer === issuer)
      throw refuse('other_person', 'Another person of the issuer is the user with this address.');
    const isAdded = this.dependencies.addsUsers && !known && role;
    const user = isAdded ? await insertUser(tx, author, { email, role, firstName, lastName }, now) : known;
    if (!user) throw refuse('unknown_person', 'The account has no user with this address.');
    await tx.accounts.updateUser(account.id, user.id, { oidcIssuer: issuer, oidcSubject: subject });
    const changes = listChanges({ identity: user.oidcSubject }, { identity: subject });
    await recordEvent(tx, author, now, { event: 'user_updated', target: toTarget(user), changes });
    return { ...user, oidcIssuer: issuer, oidcSubject: subject };
  }
}

function refuse(reason: SignInRefusal, message: string): AppError {
  return new AppError('forbidden', message, { details: { reason } });
}

function toTarget({ uid, email }: WorkspaceUser): { uid: string; name: string } {
  return { uid, name: email };
}
