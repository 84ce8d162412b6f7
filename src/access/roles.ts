import type { Role, Scope } from '../shared/actor.js';

/** The actions that need a permission. The actions on invoices are named like the permission flags. */
export type Action =
  'read' | 'export' | 'upload' | 'update' | 'delete' | 'approve' | 'reject' | 'remove_approval' | 'administer';

/** The invoices that a role may act on. */
type Reach = 'any' | 'own';

/** The permission matrix: what each role may do, and on which invoices. Anything not listed is refused. */
export const ROLE_REACH: Record<Role, Record<Action, Reach | undefined>> = {
  owner: toReachByAction({ upload: 'any', update: 'any', delete: 'any', decide: 'any', administer: 'any' }),
  admin: toReachByAction({ upload: 'any', update: 'any', delete: 'any', decide: 'any', administer: 'any' }),
  approver: toReachByAction({ upload: 'any', update: 'any', delete: 'own', decide: 'any' }),
  member: toReachByAction({ upload: 'any', update: 'own', delete: 'own' }),
  viewer: toReachByAction({}),
};

/** The scope that each action requires of a key. */
export const ACTION_SCOPE: Record<Action, Scope> = {
  read: 'read',
  export: 'export',
  upload: 'write',
  update: 'write',
  delete: 'write',
  approve: 'approve',
  reject: 'approve',
  remove_approval: 'approve',
  administer: 'admin',
};

/** The scopes that a role can use. A new key has all of them unless fewer are requested. */
export function listScopesOfRole(role: Role): Scope[] {
  const actions = Object.keys(ACTION_SCOPE) as Action[];
  const scopes = actions.filter((action) => ROLE_REACH[role][action]).map((action) => ACTION_SCOPE[action]);
  return [...new Set(scopes)];
}

function toReachByAction(
  row: Partial<Record<'upload' | 'update' | 'delete' | 'decide' | 'administer', Reach>>,
): Record<Action, Reach | undefined> {
  const { upload, update, decide, administer } = row;
  return {
    read: 'any',
    export: 'any',
    upload,
    update,
    delete: row.delete,
    approve: decide,
    reject: decide,
    remove_approval: decide,
    administer,
  };
}
