import type { InvoiceSelection } from './invoice-columns.js';
import type { InvoiceOrder } from './search/invoice-filter.js';
import type { Cursor } from './search/invoice-keyset.js';

/** What invoices belong to. */
export type OwnerKind = 'company' | 'category' | 'card' | 'workspaceUser';

/** The order of the lists of owners. */
export const NEWEST_FIRST: InvoiceOrder = { field: 'created_at', descending: true };

/** A range of a list, newest first, between two cursors; `backwards` takes its last `limit` rows. */
export interface OwnedRange {
  readonly after?: Cursor;
  readonly before?: Cursor;
  readonly limit: number;
  readonly backwards: boolean;
  /** What to read of each invoice. */
  readonly selection: InvoiceSelection;
}
