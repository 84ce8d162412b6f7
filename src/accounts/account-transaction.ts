import type { Actor } from '../shared/actor.js';
import type { Timestamp } from '../shared/clock.js';
import { AppError } from '../shared/errors.js';
import { createUid } from '../shared/ids.js';
import type { AccountChange, AccountEventName } from './account-event.js';
import type { AccountEventStore } from './account-event.store.js';
import type { AccountStore } from './account.store.js';

/** The stores that a change of an account, its users or its keys works on. */
export interface AccountTransaction {
  readonly accounts: AccountStore;
  readonly accountEvents: AccountEventStore;
}

/** Who changes an account: the operator has neither a user nor a key. */
export type Author = Pick<Actor, 'accountId' | 'workspaceUserId' | 'keyUid'>;

/** What was changed. */
export interface EventTarget {
  readonly uid: string;
  readonly name: string;
}

/** Returns the operator as the author of events in an account. */
export function createOperator(accountId: number): Author {
  return { accountId, workspaceUserId: 0, keyUid: '' };
}

/** Adds an event to the account's history, in the transaction of what it records. */
export async function recordEvent(
  tx: AccountTransaction,
  { accountId, workspaceUserId, keyUid }: Author,
  createdAt: Timestamp,
  { event, target, changes }: { event: AccountEventName; target: EventTarget; changes: readonly AccountChange[] },
): Promise<void> {
  await tx.accountEvents.insert({
    ...{ accountId, uid: createUid(), event, createdAt },
    workspaceUserId: workspaceUserId || null,
    keyUid: keyUid || null,
    targetUid: target.uid,
    targetName: target.name,
    changes: [...changes],
  });
}

/**
 * Returns an actor with the rights that it has at this moment, which may have changed since its request was authenticated.
 *
 * @throws unauthorized if the key was revoked or the user was removed
 */
export async function refreshActor(accounts: Pick<AccountStore, 'findRights'>, actor: Actor): Promise<Actor> {
  if (actor.keyUid === '') return actor;
  const rights = await accounts.findRights(actor.accountId, actor.keyUid);
  if (!rights) throw createKeyError();
  return { ...actor, ...rights };
}

/** Locks the account, so that its changes take turns, and returns the actor with its current rights. @throws unauthorized */
export async function holdAccount(tx: AccountTransaction, actor: Actor): Promise<Actor> {
  await tx.accounts.lockAccount(actor.accountId);
  return refreshActor(tx.accounts, actor);
}

/** Creates the error for a key that is missing, malformed, unknown, expired or revoked: always the same message. */
export function createKeyError(): AppError {
  return new AppError('unauthorized', 'Invalid or missing API key');
}
