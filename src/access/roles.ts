import type { Role, Scope } from '../shared/actor.js';

/** What a caller may want to do. The invoice actions carry the names of the permission flags. */
export type Action =
  'read' | 'export' | 'upload' | 'update' | 'delete' | 'approve' | 'reject' | 'remove_approval' | 'administer';

/** On whose invoices a role may act. */
type Reach = 'any' | 'own' | 'none';

/** Whom each role lets do what; the matrix of the service's contract. */
export const ROLE_REACH: Record<Role, Record<Action, Reach>> = {
  owner: reach({ upload: 'any', update: 'any', delete: 'any', decide: 'any', administer: 'any' }),
  admin: reach({ upload: 'any', update: 'any', delete: 'any', decide: 'any', administer: 'any' }),
  approver: reach({ upload: 'any', update: 'any', delete: 'own', decide: 'any', administer: 'none' }),
  member: reach({ upload: 'any', update: 'own', delete: 'own', decide: 'none', administer: 'none' }),
  viewer: reach({ upload: 'none', update: 'none', delete: 'none', decide: 'none', administer: 'none' }),
};

/** The scope that a key needs for an action. */
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

/** The scopes that mean something for a role; a new key has them all unless it is given fewer. */
export function scopesOfRole(role: Role): Scope[] {
  const actions = Object.keys(ACTION_SCOPE) as Action[];
  const scopes = actions.filter((action) => ROLE_REACH[role][action] !== 'none').map((action) => ACTION_SCOPE[action]);
  return [...new Set(scopes)];
}

function reach(row: Record<'upload' | 'update' | 'delete' | 'decide' | 'administer', Reach>): Record<Action, Reach> {
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
