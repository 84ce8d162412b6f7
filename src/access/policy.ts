import type { Actor } from '../shared/actor.js';
import { AppError } from '../shared/errors.js';
import { ACTION_SCOPE, ROLE_REACH, type Action } from './roles.js';

export const PROCESSING_STATUSES = ['processing', 'finished', 'failed'] as const;
export type ProcessingStatus = (typeof PROCESSING_STATUSES)[number];

export const APPROVEMENT_STATUSES = ['waiting', 'approved', 'rejected'] as const;
export type ApprovementStatus = (typeof APPROVEMENT_STATUSES)[number];

/** The state of an invoice that decides what an actor may do with it. */
export interface InvoiceState {
  readonly processingStatus: ProcessingStatus;
  readonly approvementStatus: ApprovementStatus;
  /** Who uploaded it. */
  readonly workspaceUserId: number;
}

/** The actions on one invoice, in the order of their permission flags. */
export const INVOICE_ACTIONS = ['update', 'delete', 'approve', 'reject', 'remove_approval'] as const;
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number];

type ActorRights = Pick<Actor, 'role' | 'scopes' | 'workspaceUserId' | 'fourEyes'>;

/** Why each action on an invoice is refused, in a sentence for people; null if it is allowed. */
export type Permissions = Readonly<Record<InvoiceAction, string | null>>;

/**
 * Decides whether an actor may perform an action. Pass the invoice for the actions on invoices.
 *
 * @returns null if allowed, else the reason in a sentence for people
 */
export function findRefusal(actor: ActorRights, action: Action, invoice?: InvoiceState): string | null {
  const byRole = ROLE_REACH[actor.role][action];
  if (!byRole) return `Your role (${actor.role}) does not allow this: ${formatAction(action)}.`;
  if (!actor.scopes.includes(ACTION_SCOPE[action])) return `This key lacks the scope ${ACTION_SCOPE[action]}.`;
  if (!invoice) return null;
  const own = invoice.workspaceUserId === actor.workspaceUserId;
  if (byRole === 'own' && !own)
    return `Your role (${actor.role}) allows this only on your own uploads: ${formatAction(action)}.`;
  return findStateRefusal(action, invoice) ?? (own && actor.fourEyes ? findFourEyesRefusal(action) : null);
}

function formatAction(action: Action): string {
  return action === 'administer' ? 'manage users, keys, webhooks and the account' : action.replaceAll('_', ' ');
}

/** Decides all actions on one invoice. The permission flags in responses show the result. */
export function getPermissions(actor: ActorRights, invoice: InvoiceState): Permissions {
  return {
    update: findRefusal(actor, 'update', invoice),
    delete: findRefusal(actor, 'delete', invoice),
    approve: findRefusal(actor, 'approve', invoice),
    reject: findRefusal(actor, 'reject', invoice),
    remove_approval: findRefusal(actor, 'remove_approval', invoice),
  };
}

/**
 * Throws unless the action is allowed.
 *
 * @throws forbidden with the permission and the reason
 */
export function requireAllowed(actor: ActorRights, action: Action, invoice?: InvoiceState): void {
  const reason = findRefusal(actor, action, invoice);
  if (reason === null) return;
  const permission = invoice ? `can_${action}` : action;
  throw new AppError('forbidden', reason, { details: { permission, reason } });
}

function findStateRefusal(action: Action, invoice: InvoiceState): string | null {
  const { approvementStatus, processingStatus } = invoice;
  switch (action) {
    case 'update':
      return approvementStatus === 'waiting' ? null : `The invoice is ${approvementStatus}; remove the decision first.`;
    case 'delete':
      return approvementStatus === 'approved' ? 'The invoice is approved; remove the approval first.' : null;
    case 'approve':
    case 'reject':
      if (processingStatus === 'processing') return 'The invoice is still being processed.';
      return approvementStatus === 'waiting' ? null : `The invoice is already ${approvementStatus}.`;
    case 'remove_approval':
      if (processingStatus === 'processing') return 'The invoice is still being processed.';
      return approvementStatus === 'waiting' ? 'The invoice is neither approved nor rejected.' : null;
    case 'read':
    case 'export':
    case 'upload':
    case 'administer':
      return null;
  }
}

function findFourEyesRefusal(action: Action): string | null {
  const decides = action === 'approve' || action === 'reject' || action === 'remove_approval';
  return decides
    ? 'In this account, a second person must decide: you cannot decide on an invoice that you uploaded.'
    : null;
}
