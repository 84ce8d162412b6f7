import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { requireAllowed } from '../access/policy.js';
import { listScopesOfRole } from '../access/roles.js';
import type { Actor, Scope } from '../shared/actor.js';
import { toMilliseconds, toTimestamp, type Clock } from '../shared/clock.js';
import { AppError, invalid, notFound } from '../shared/errors.js';
import { createUid } from '../shared/ids.js';
import type { Transact } from '../shared/transact.js';
import { hashSecret, formatKey, createKeyParts, parseKey, isSameHash } from './api-key.js';
import type { ApiKey } from './api-key.entity.js';
import type { AccountStore, KeyOwner } from './account.store.js';
import type { WorkspaceUser } from './workspace-user.entity.js';

const CACHE_MILLISECONDS = 1_000;
const TOUCH_MILLISECONDS = 60_000;

/** A new key with its secret, which is shown only once. */
export interface IssuedKey {
  readonly key: ApiKey;
  readonly secret: string;
}

export interface KeyServiceDependencies {
  readonly accounts: AccountStore;
  readonly transact: Transact<{ accounts: AccountStore }>;
  readonly clock: Clock;
  /** The key of the hash of secrets. Without it, a stolen copy of the database gives no access. */
  readonly pepper: Buffer;
  /** Under which keys are accepted too. The next use of such a key stores its hash under `pepper`. */
  readonly acceptedPepper?: Buffer | undefined;
}

/** Issues, checks, rotates and revokes API keys. */
export class KeyService {
  /**
   * Actors by the hash of the whole key, so that no plain key stays in memory. Entries expire after a second, so a revocation takes
   * effect within that time. Concurrent calls with one key share one lookup.
   */
  private readonly recent = new LRUCache<string, Promise<Actor>>({ max: 10_000, ttl: CACHE_MILLISECONDS });

  constructor(private readonly dependencies: KeyServiceDependencies) {}

  /**
   * Authenticates a key.
   *
   * @throws unauthorized if it is missing, malformed, unknown, expired or revoked, always with the same message
   */
  async authenticate(header: string | undefined): Promise<Actor> {
    if (!header) throw unauthorized();
    const digest = hash('sha256', header, 'base64');
    const known = this.recent.get(digest);
    if (known) return known;
    const actor = this.findActor(header);
    this.recent.set(digest, actor);
    actor.catch(() => this.recent.delete(digest));
    return actor;
  }

  /** Issues a key for a user of the actor's account. @throws forbidden, not_found, validation_error */
  async issue(
    actor: Actor,
    options: { userUid: string; name: string; scopes?: Scope[]; expiresAt?: string },
  ): Promise<IssuedKey> {
    requireAllowed(actor, 'administer');
    return this.dependencies.transact(async (tx) => {
      const user = await tx.accounts.findUserByUid(actor.accountId, options.userUid);
      if (!user) throw notFound();
      return this.insertKey(tx.accounts, user, options);
    });
  }

  /** Issues a key within a transaction, without a permission check. @throws validation_error */
  async insertKey(
    accounts: AccountStore,
    user: WorkspaceUser,
    options: { name: string; scopes?: readonly Scope[]; expiresAt?: string | null },
  ): Promise<IssuedKey> {
    const scopes = [...(options.scopes ?? listScopesOfRole(user.roleType))];
    const beyond = scopes.filter((scope) => !listScopesOfRole(user.roleType).includes(scope));
    if (beyond.length > 0)
      throw invalid({ scopes: [`The role ${user.roleType} does not have: ${beyond.join(', ')}.`] });
    const parts = createKeyParts();
    const row: Omit<ApiKey, 'id'> = {
      accountId: user.accountId,
      workspaceUserId: user.id,
      uid: createUid(),
      keyId: parts.keyId,
      name: options.name,
      secretHash: hashSecret(this.dependencies.pepper, parts.secret),
      scopes,
      createdAt: this.dependencies.clock.timestamp(),
      lastUsedAt: null,
      expiresAt: options.expiresAt ?? null,
      revokedAt: null,
    };
    const id = await accounts.insertKey(row);
    return { key: { ...row, id }, secret: formatKey(parts) };
  }

  /** Lists the keys of the account, including revoked ones, oldest first. @throws forbidden */
  async list(actor: Actor): Promise<ApiKey[]> {
    requireAllowed(actor, 'administer');
    return this.dependencies.accounts.listKeys(actor.accountId);
  }

  /** Issues a successor of a key. The old key keeps working for the overlap, in seconds. @throws forbidden, not_found */
  async rotate(actor: Actor, uid: string, overlapSeconds: number): Promise<IssuedKey> {
    requireAllowed(actor, 'administer');
    return this.dependencies.transact(async (tx) => {
      const old = await tx.accounts.findKeyByUid(actor.accountId, uid);
      if (!old || old.revokedAt !== null) throw notFound();
      const [user] = await tx.accounts.listUsersByIds(actor.accountId, [old.workspaceUserId]);
      if (!user) throw notFound();
      const end = toTimestamp(this.dependencies.clock.milliseconds() + overlapSeconds * 1_000);
      if (old.expiresAt === null || old.expiresAt > end) await tx.accounts.expireKey(old.id, end);
      return this.insertKey(tx.accounts, user, { name: old.name, scopes: old.scopes, expiresAt: old.expiresAt });
    });
  }

  /** Revokes a key. All processes reject it within a second. @throws forbidden, not_found */
  async revoke(actor: Actor, uid: string): Promise<void> {
    requireAllowed(actor, 'administer');
    const at = this.dependencies.clock.timestamp();
    const revoked = await this.dependencies.transact((tx) => tx.accounts.revokeKey(actor.accountId, uid, at));
    if (!revoked) throw notFound();
    this.recent.clear();
  }

  private async findActor(header: string): Promise<Actor> {
    const parts = parseKey(header);
    if (!parts) throw unauthorized();
    const owner = await this.dependencies.accounts.findKeyOwner(parts.keyId);
    const given = hashSecret(this.dependencies.pepper, parts.secret);
    const isCurrent = owner !== null && isSameHash(given, owner.key.secretHash);
    if (!owner || !(isCurrent || this.isAccepted(parts.secret, owner.key))) throw unauthorized();
    const now = this.dependencies.clock.timestamp();
    const { expiresAt, revokedAt } = owner.key;
    if (revokedAt !== null || (expiresAt !== null && expiresAt <= now)) throw unauthorized();
    if (!isCurrent) await this.dependencies.transact((tx) => tx.accounts.rehashKey(owner.key.id, given));
    await this.touch(owner.key, now);
    return buildActor(owner);
  }

  private isAccepted(secret: string, { secretHash }: ApiKey): boolean {
    const { acceptedPepper } = this.dependencies;
    return acceptedPepper !== undefined && isSameHash(hashSecret(acceptedPepper, secret), secretHash);
  }

  private async touch(key: ApiKey, now: string): Promise<void> {
    if (key.lastUsedAt !== null && toMilliseconds(now) - toMilliseconds(key.lastUsedAt) < TOUCH_MILLISECONDS) return;
    await this.dependencies.transact((tx) => tx.accounts.touchKey(key.id, now));
  }
}

/** Builds the actor for a key: its workspace user, limited to the key's scopes. */
function buildActor({ key, user, account }: KeyOwner): Actor {
  return {
    accountId: account.id,
    accountUid: account.uid,
    accountName: account.name,
    locale: account.locale,
    timeZone: account.timeZone,
    fourEyes: account.fourEyes,
    workspaceUserId: user.id,
    workspaceUserUid: user.uid,
    person: { uid: user.userUid, email: user.email, firstName: user.firstName, lastName: user.lastName },
    role: user.roleType,
    scopes: key.scopes,
    keyUid: key.uid,
  };
}

function unauthorized(): AppError {
  return new AppError('unauthorized', 'Invalid or missing API key');
}
