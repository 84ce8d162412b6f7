import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { chooseScopes, requireKeyHolder, requireRank } from '../access/grants.js';
import { requireAllowed } from '../access/policy.js';
import { listScopesOfRole } from '../access/roles.js';
import type { Actor, Scope } from '../shared/actor.js';
import { toMilliseconds, toTimestamp, type Clock } from '../shared/clock.js';
import { AppError, invalid, notFound } from '../shared/errors.js';
import { requireUid } from '../shared/ids.js';
import type { RowRange } from '../shared/page.js';
import type { Transact } from '../shared/transact.js';
import { listChanges } from './account-event.js';
import {
  createKeyError,
  holdAccount,
  recordEvent,
  type AccountTransaction,
  type Author,
} from './account-transaction.js';
import { buildKey, hashSecret, parseKey, isSameHash } from './api-key.js';
import type { ApiKey } from './api-key.entity.js';
import type { AccountStore, KeyOwner } from './account.store.js';
import type { WorkspaceUser } from './workspace-user.entity.js';

/** How long a process may use an actor that it has looked up. */
const ACTOR_MILLISECONDS = 50;
/** A little longer, because timers are not exact. */
const FORGOTTEN_MILLISECONDS = 60;
const TOUCH_MILLISECONDS = 60_000;

/** The values of a new key. */
export interface NewKey {
  readonly name: string;
  /** All that the role of the user has if left out. */
  readonly scopes?: readonly Scope[];
  readonly expiresAt?: string | null;
}

/** A new key with its secret, which is shown only once. */
export interface IssuedKey {
  readonly key: ApiKey;
  readonly secret: string;
}

export interface KeyServiceDependencies {
  readonly accounts: AccountStore;
  readonly transact: Transact<AccountTransaction>;
  readonly clock: Clock;
  /** The key of the hash of secrets. Without it, a stolen copy of the database gives no access. */
  readonly pepper: Buffer;
  /** Under which keys are accepted too. The next use of such a key stores its hash under `pepper`. */
  readonly acceptedPepper?: Buffer | undefined;
}

/** Issues, checks, rotates and revokes API keys. */
export class KeyService {
  /**
   * Actors by the hash of the whole key, so that no plain key stays in memory. Concurrent calls with one key share one lookup. Whoever
   * changes an actor waits until it has expired everywhere; so an entry's age is exact and counts from before its lookup.
   */
  private readonly recent = new LRUCache<string, Promise<Actor>>({
    max: 10_000,
    ttl: ACTOR_MILLISECONDS,
    ttlResolution: 0,
    // The lookup that follows replaces it. Deleting the only entry would clear the lists of all 10,000.
    noDeleteOnStaleGet: true,
  });

  constructor(private readonly dependencies: KeyServiceDependencies) {}

  /**
   * Authenticates a key.
   *
   * @throws unauthorized if it is missing, malformed, unknown, expired or revoked, always with the same message
   */
  authenticate(header: string | undefined): Promise<Actor> {
    if (!header) return Promise.reject(createKeyError());
    const digest = hash('sha256', header, 'base64');
    const known = this.recent.get(digest);
    if (known) return known;
    const start = performance.now();
    const actor = this.findActor(header);
    this.recent.set(digest, actor, { start });
    actor.catch(() => this.recent.delete(digest));
    return actor;
  }

  /**
   * Forgets the actors of recent calls, and waits until every other process has forgotten its own. After a change of an account, a user
   * or a key, this comes before its answer, so that the next request sees the change whichever process serves it.
   */
  async forgetActors(): Promise<void> {
    this.recent.clear();
    await sleep(FORGOTTEN_MILLISECONDS);
  }

  /**
   * Issues a key for the actor or, by an owner, for any user of the account. It has at most the scopes of the actor's key.
   *
   * @throws forbidden, not_found, validation_error
   */
  async issue(
    actor: Actor,
    options: { userUid: string; name: string; scopes?: Scope[]; expiresAt?: string },
  ): Promise<IssuedKey> {
    requireAllowed(actor, 'administer');
    return this.dependencies.transact(async (tx) => {
      const granter = await holdAccount(tx, actor);
      const user = await tx.accounts.findUserByUid(actor.accountId, requireUid(options.userUid));
      if (!user) throw notFound();
      requireKeyHolder(granter, user);
      requireScopesOfRole(user, options.scopes ?? []);
      const scopes = chooseScopes(granter, user.roleType, options.scopes);
      return this.insertKey(tx, actor, user, { ...options, scopes });
    });
  }

  /** Issues a key within a transaction, without a permission check. @throws validation_error */
  async insertKey(
    tx: AccountTransaction,
    author: Author,
    user: WorkspaceUser,
    { name, scopes = listScopesOfRole(user.roleType), expiresAt = null }: NewKey,
  ): Promise<IssuedKey> {
    requireScopesOfRole(user, scopes);
    const createdAt = this.dependencies.clock.timestamp();
    if (expiresAt !== null && expiresAt <= createdAt) throw invalid({ expires_at: ['Must be in the future.'] });
    const values = { name, scopes: [...scopes], createdAt, expiresAt, isSession: null };
    const { row, secret } = buildKey(this.dependencies.pepper, user, values);
    const id = await tx.accounts.insertKey(row);
    const changes = listChanges({}, { workspace_user: user.uid, scopes, expires_at: expiresAt });
    await recordEvent(tx, author, createdAt, { event: 'key_issued', target: row, changes });
    return { key: { ...row, id }, secret };
  }

  /** Lists the keys of the account, including revoked ones, oldest first. @throws forbidden */
  async list(actor: Actor): Promise<ApiKey[]> {
    requireAllowed(actor, 'administer');
    return this.dependencies.accounts.listKeys(actor.accountId);
  }

  /** Lists the keys between two row ids, newest first. @throws forbidden */
  async listKeyset(actor: Actor, range: RowRange): Promise<ApiKey[]> {
    requireAllowed(actor, 'administer');
    return this.dependencies.accounts.listKeyKeyset(actor.accountId, range);
  }

  /** @throws forbidden */
  async count(actor: Actor): Promise<number> {
    requireAllowed(actor, 'administer');
    return this.dependencies.accounts.countKeys(actor.accountId);
  }

  /** Whether a key can still be used: it is neither revoked nor expired, and its user is not removed. */
  isActive(accountUid: string, keyUid: string): Promise<boolean> {
    return this.dependencies.accounts.isKeyActive(accountUid, keyUid, this.dependencies.clock.timestamp());
  }

  /**
   * Issues a successor of a key of the actor or, by an owner, of any user. The old key keeps working for the overlap, in seconds. Scopes
   * that the role has lost since are left out.
   *
   * @throws forbidden, not_found, conflict if the key has expired
   */
  async rotate(actor: Actor, uid: string, overlapSeconds: number): Promise<IssuedKey> {
    requireAllowed(actor, 'administer');
    const issued = await this.dependencies.transact(async (tx) => {
      const granter = await holdAccount(tx, actor);
      const { key: old, user } = await requireKey(tx, actor, uid);
      requireKeyHolder(granter, user);
      const scopes = chooseScopes(granter, user.roleType, old.scopes);
      const now = this.dependencies.clock.timestamp();
      if (old.expiresAt !== null && old.expiresAt <= now) throw createExpiredError();
      const overlapEnd = toTimestamp(this.dependencies.clock.milliseconds() + overlapSeconds * 1_000);
      const end = old.expiresAt !== null && old.expiresAt <= overlapEnd ? old.expiresAt : overlapEnd;
      if (end !== old.expiresAt) await tx.accounts.expireKey(old.id, end);
      const changes = listChanges({ expires_at: old.expiresAt }, { expires_at: end });
      await recordEvent(tx, actor, now, { event: 'key_rotated', target: old, changes });
      const kept = scopes.filter((scope) => listScopesOfRole(user.roleType).includes(scope));
      return this.insertKey(tx, actor, user, { name: old.name, scopes: kept, expiresAt: old.expiresAt });
    });
    await this.forgetActors();
    return issued;
  }

  /** Revokes a key of a user whose role is at most the actor's. @throws forbidden, not_found */
  async revoke(actor: Actor, uid: string): Promise<void> {
    requireAllowed(actor, 'administer');
    await this.dependencies.transact(async (tx) => {
      const granter = await holdAccount(tx, actor);
      const { key, user } = await requireKey(tx, actor, uid);
      requireRank(granter, user.roleType);
      const at = this.dependencies.clock.timestamp();
      if (!(await tx.accounts.revokeKey(actor.accountId, key.uid, at))) throw notFound();
      await recordEvent(tx, actor, at, { event: 'key_revoked', target: key, changes: [] });
    });
    await this.forgetActors();
  }

  private async findActor(header: string): Promise<Actor> {
    const parts = parseKey(header);
    if (!parts) throw createKeyError();
    const owner = await this.dependencies.accounts.findKeyOwner(parts.keyId);
    const given = hashSecret(this.dependencies.pepper, parts.secret);
    const isCurrent = owner !== null && isSameHash(given, owner.key.secretHash);
    if (!owner || !(isCurrent || this.isAccepted(parts.secret, owner.key))) throw createKeyError();
    const now = this.dependencies.clock.timestamp();
    const { expiresAt, revokedAt } = owner.key;
    if (revokedAt !== null || (expiresAt !== null && expiresAt <= now)) throw createKeyError();
    if (!isCurrent) await this.dependencies.transact((tx) => tx.accounts.rehashKey(owner.key.id, given));
    await this.touch(owner.key, now);
    return owner.actor;
  }

  private isAccepted(secret: string, { secretHash }: KeyOwner['key']): boolean {
    const { acceptedPepper } = this.dependencies;
    return acceptedPepper !== undefined && isSameHash(hashSecret(acceptedPepper, secret), secretHash);
  }

  private async touch(key: KeyOwner['key'], now: string): Promise<void> {
    if (key.lastUsedAt !== null && toMilliseconds(now) - toMilliseconds(key.lastUsedAt) < TOUCH_MILLISECONDS) return;
    await this.dependencies.transact((tx) => tx.accounts.touchKey(key.id, now));
  }
}

/** @throws validation_error */
function requireScopesOfRole({ roleType }: WorkspaceUser, scopes: readonly Scope[]): void {
  const beyond = scopes.filter((scope) => !listScopesOfRole(roleType).includes(scope));
  if (beyond.length > 0) throw invalid({ scopes: [`The role ${roleType} does not have: ${beyond.join(', ')}.`] });
}

/** Finds a key that was not revoked, with its user. @throws not_found */
async function requireKey(
  { accounts }: AccountTransaction,
  { accountId }: Actor,
  uid: string,
): Promise<{ key: ApiKey; user: WorkspaceUser }> {
  const key = await accounts.findKeyByUid(accountId, requireUid(uid));
  const [user] = key?.revokedAt === null ? await accounts.listUsersByIds(accountId, [key.workspaceUserId]) : [];
  if (!key || !user) throw notFound();
  return { key, user };
}

function createExpiredError(): AppError {
  return new AppError('conflict', 'The key has expired. Issue a new one.');
}
