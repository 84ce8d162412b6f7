import type { TypedDocumentNode } from '@apollo/client';
import {
  ApproveInvoicesDocument,
  DeleteInvoicesDocument,
  RejectInvoicesDocument,
  RemoveInvoiceApprovalsDocument,
  type ListedInvoiceFragment,
  type OutcomeFragment,
} from '../../generated/graphql.ts';

export const BULK_ACTIONS = ['approve', 'reject', 'removeApproval', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

interface BulkResult {
  readonly payload?: { readonly results?: readonly OutcomeFragment[] | null } | null;
}

type BulkMutation = TypedDocumentNode<BulkResult, { input: { uids: string[]; note?: string | null } }>;

interface ActionDefinition {
  readonly mutation: BulkMutation;
  readonly isAllowed: (permissions: ListedInvoiceFragment['permissions']) => boolean;
  /** What an invoice becomes again by it, after another decision. */
  readonly restores?: ListedInvoiceFragment['approvementStatus'];
}

export const ACTION_DEFINITIONS: Readonly<Record<BulkAction, ActionDefinition>> = {
  approve: { mutation: ApproveInvoicesDocument, isAllowed: ({ canApprove }) => canApprove, restores: 'APPROVED' },
  reject: { mutation: RejectInvoicesDocument, isAllowed: ({ canReject }) => canReject, restores: 'REJECTED' },
  removeApproval: {
    mutation: RemoveInvoiceApprovalsDocument,
    isAllowed: ({ canRemoveApproval }) => canRemoveApproval,
    restores: 'WAITING',
  },
  delete: { mutation: DeleteInvoicesDocument, isAllowed: ({ canDelete }) => canDelete },
};

/** The decisions that make invoices again what they were, each with its invoices. Deleted ones stay deleted. */
export function findUndo(
  action: BulkAction,
  rows: readonly ListedInvoiceFragment[],
): readonly (readonly [BulkAction, readonly ListedInvoiceFragment[]])[] {
  if (action === 'delete') return [];
  return BULK_ACTIONS.flatMap((undo) => {
    const { restores } = ACTION_DEFINITIONS[undo];
    const restored = rows.filter(({ approvementStatus }) => approvementStatus === restores);
    return restored.length === 0 ? [] : [[undo, restored] as const];
  });
}
