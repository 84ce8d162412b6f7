import { requireRank } from '../access/grants.js';
import { ROLES, type Actor, type Role } from '../shared/actor.js';
import type { Timestamp } from '../shared/clock.js';
import { AppError, invalid, notFound, type FieldMessages } from '../shared/errors.js';
import { createUid, requireUid } from '../shared/ids.js';
import { cleanText } from '../shared/text.js';
import { listChanges } from './account-event.js';
import { holdAccount, recordEvent, type AccountTransaction, type Author } from './account-transaction.js';
import type { AccountStore } from './account.store.js';
import type { WorkspaceUser } from './workspace-user.entity.js';

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,189}$/;

export interface NewUser {
  readonly email: string;
  readonly role: Role;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** Changes to a user; an omitted field keeps its value. */
export interface UserPatch {
  readonly role?: Role;
  readonly firstName?: string;
  readonly lastName?: string;
}

/**
 * Adds a user within a transaction, without a permission check. A user who was removed returns as the same user, so that four eyes still
 * know whose uploads are whose.
 *
 * @throws validation_error, conflict if the address is taken
 */
export async function insertUser(
  tx: AccountTransaction,
  author: Author,
  user: NewUser,
  now: Timestamp,
): Promise<WorkspaceUser> {
  const { accountId } = author;
  const email = readEmail(user);
  const known = await tx.accounts.findUserByEmail(accountId, email);
  if (known && known.removedAt === null) {
    throw new AppError('conflict', `The account already has a user with the address ${email}.`);
  }
  const values = {
    roleType: user.role,
    firstName: cleanText(user.firstName ?? '', 100) ?? known?.firstName ?? '',
    lastName: cleanText(user.lastName ?? '', 100) ?? known?.lastName ?? '',
    removedAt: null,
    // Whoever returns may be another person at the issuer than before.
    oidcIssuer: null,
    oidcSubject: null,
  };
  const added = known
    ? await restoreUser(tx, known, values)
    : await insertNewUser(tx, { accountId, email, ...values, createdAt: now });
  const changes = listChanges({}, presentUser(added));
  await recordEvent(tx, author, now, { event: 'user_added', target: toTarget(added), changes });
  return added;
}

/**
 * Changes the role or the names of a user. Both the old and the new role are at most the actor's.
 *
 * @throws forbidden, not_found, conflict for the last owner
 */
export async function changeUser(
  tx: AccountTransaction,
  actor: Actor,
  uid: string,
  { role, firstName, lastName }: UserPatch,
  now: Timestamp,
): Promise<WorkspaceUser> {
  const user = await holdUser(tx, actor, uid, role);
  const after = {
    roleType: role ?? user.roleType,
    firstName: firstName === undefined ? user.firstName : (cleanText(firstName, 100) ?? ''),
    lastName: lastName === undefined ? user.lastName : (cleanText(lastName, 100) ?? ''),
  };
  if (after.roleType !== 'owner') await requireOtherOwner(tx, user);
  const changes = listChanges(presentUser(user), presentUser({ ...user, ...after }));
  if (changes.length === 0) return user;
  await tx.accounts.updateUser(actor.accountId, user.id, after);
  await recordEvent(tx, actor, now, { event: 'user_updated', target: toTarget(user), changes });
  return { ...user, ...after };
}

/**
 * Removes a user and revokes its keys.
 *
 * @throws forbidden, not_found, conflict for the last owner
 */
export async function removeUser(tx: AccountTransaction, actor: Actor, uid: string, now: Timestamp): Promise<void> {
  const user = await holdUser(tx, actor, uid);
  await requireOtherOwner(tx, user);
  await tx.accounts.updateUser(actor.accountId, user.id, { removedAt: now });
  await recordEvent(tx, actor, now, { event: 'user_removed', target: toTarget(user), changes: [] });
  await tx.accounts.endSessionsOf(actor.accountId, user.id, { now, kept: 0 });
  for (const key of await tx.accounts.revokeKeysOf(actor.accountId, user.id, now)) {
    await recordEvent(tx, actor, now, { event: 'key_revoked', target: key, changes: [] });
  }
}

function readEmail(user: NewUser): string {
  const email = user.email.trim().toLowerCase();
  const problems: FieldMessages = {};
  if (!EMAIL.test(email)) problems['email'] = ['Enter a valid email address.'];
  if (!ROLES.includes(user.role)) problems['role_type'] = [`Must be one of: ${ROLES.join(', ')}.`];
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return email;
}

async function insertNewUser(
  { accounts }: AccountTransaction,
  values: Omit<WorkspaceUser, 'id' | 'uid' | 'userUid'>,
): Promise<WorkspaceUser> {
  const row = { ...values, uid: createUid(), userUid: createUid() };
  return { id: await accounts.insertUser(row), ...row };
}

async function restoreUser(
  { accounts }: AccountTransaction,
  known: WorkspaceUser,
  values: Parameters<AccountStore['updateUser']>[2],
): Promise<WorkspaceUser> {
  await accounts.updateUser(known.accountId, known.id, values);
  return { ...known, ...values };
}

/**
 * Locks the account and finds a user whose role, and whose new role, are at most the actor's.
 *
 * @throws forbidden, not_found
 */
async function holdUser(tx: AccountTransaction, actor: Actor, uid: string, newRole?: Role): Promise<WorkspaceUser> {
  const granter = await holdAccount(tx, actor);
  const user = await tx.accounts.findUserByUid(actor.accountId, requireUid(uid));
  if (!user) throw notFound();
  requireRank(granter, user.roleType);
  if (newRole) requireRank(granter, newRole);
  return user;
}

/** @throws conflict if the user is the only owner, without whom nobody could administer the account fully */
async function requireOtherOwner({ accounts }: AccountTransaction, user: WorkspaceUser): Promise<void> {
  if (user.roleType !== 'owner' || (await accounts.hasOtherOwner(user.accountId, user.id))) return;
  throw new AppError('conflict', 'This is the last owner of the account. Make somebody else an owner first.');
}

function toTarget({ uid, email }: WorkspaceUser): { uid: string; name: string } {
  return { uid, name: email };
}

function presentUser({ email, roleType, firstName, lastName }: WorkspaceUser) {
  return { email, role_type: roleType, first_name: firstName || null, last_name: lastName || null };
}
