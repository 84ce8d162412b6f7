import { ROLES, type Actor, type Role, type Scope } from '../shared/actor.js';
import { AppError } from '../shared/errors.js';
import { requireAllowed } from './policy.js';
import { listScopesOfRole } from './roles.js';

type Granter = Pick<Actor, 'role' | 'scopes' | 'workspaceUserId' | 'fourEyes'>;

/** The user that a key is for, or whose role or keys are changed. */
export interface Grantee {
  readonly id: number;
  readonly roleType: Role;
}

/**
 * Requires that the actor may give this role to a user, and change the users and keys that have it. Nobody may do so for a role above their
 * own.
 *
 * @throws forbidden
 */
export function requireRank(actor: Granter, role: Role): void {
  requireAllowed(actor, 'administer');
  if (ROLES.indexOf(role) >= ROLES.indexOf(actor.role)) return;
  throw createRefusal(`Your role (${actor.role}) does not allow this for the role ${role}.`);
}

/**
 * Requires that the actor may receive a new key of a user: one of their own or, as an owner, anyone's. Otherwise one person could act in
 * the name of a second.
 *
 * @throws forbidden
 */
export function requireKeyHolder(actor: Granter, user: Grantee): void {
  requireAllowed(actor, 'administer');
  if (user.id === actor.workspaceUserId || actor.role === 'owner') return;
  throw createRefusal('Only an owner may create keys for other users.');
}

/** Requires that the actor may decide on the whole account, as only an owner may. @throws forbidden */
export function requireOwner(actor: Granter): void {
  requireAllowed(actor, 'administer');
  if (actor.role !== 'owner') throw createRefusal('Only an owner may do this.');
}

/**
 * Decides the scopes of a new key, which are at most those of the actor's key.
 *
 * @param wanted the scopes asked for; without them, all that the user's role and the actor's key have
 * @throws forbidden
 */
export function chooseScopes(actor: Granter, role: Role, wanted: readonly Scope[] | undefined): Scope[] {
  if (!wanted) return listScopesOfRole(role).filter((scope) => actor.scopes.includes(scope));
  const missing = wanted.filter((scope) => !actor.scopes.includes(scope));
  if (missing.length === 0) return [...new Set(wanted)];
  throw createRefusal(`This key cannot grant scopes that it lacks: ${missing.join(', ')}.`);
}

function createRefusal(reason: string): AppError {
  return new AppError('forbidden', reason, { details: { permission: 'administer', reason } });
}
