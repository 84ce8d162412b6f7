import type { ListedInvoiceFragment } from '../generated/graphql.ts';
import { ACTION_DEFINITIONS, type BulkAction } from './bulk/bulk-actions.ts';
import type { Selection } from './bulk/selection.ts';
import { findFocusedRow, LIST_KEYS, useKeys } from './list-keys.ts';

interface ListKeys {
  readonly selection: Selection<ListedInvoiceFragment>;
  readonly canChoose: boolean;
  readonly onAction: (action: BulkAction) => void;
  readonly onHelp: () => void;
}

/** The keys of the list and of its selection. */
export function useListKeys({ selection, canChoose, onAction, onHelp }: ListKeys): void {
  const ask = (action: BulkAction) => {
    if (selection.rows.some(({ permissions }) => ACTION_DEFINITIONS[action].isAllowed(permissions))) onAction(action);
  };
  const pick = (isRange: boolean) => {
    const uid = findFocusedRow();
    if (uid !== null && canChoose) selection.toggle(uid, isRange);
  };
  useKeys({
    ...LIST_KEYS,
    x: () => pick(false),
    X: () => pick(true),
    a: () => ask('approve'),
    r: () => ask('reject'),
    Escape: selection.rows.length > 0 ? selection.clear : undefined,
    '?': onHelp,
  });
}
