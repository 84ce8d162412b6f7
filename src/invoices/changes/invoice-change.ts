import type { HistoryEventName } from './history-event.js';

/** What a change did to an invoice, as subscribers see it. */
export const INVOICE_CHANGE_KINDS = ['created', 'processed', 'failed', 'updated', 'decided', 'deleted'] as const;
export type InvoiceChangeKind = (typeof INVOICE_CHANGE_KINDS)[number];

const KINDS: Readonly<Record<HistoryEventName, InvoiceChangeKind>> = {
  uploaded: 'created',
  processed: 'processed',
  processing_failed: 'failed',
  updated: 'updated',
  item_created: 'updated',
  item_updated: 'updated',
  item_deleted: 'updated',
  reprocessed: 'updated',
  approved: 'decided',
  rejected: 'decided',
  approval_removed: 'decided',
  deleted: 'deleted',
};

/** The kind of change that a history event represents. */
export function toChangeKind(event: HistoryEventName): InvoiceChangeKind {
  return KINDS[event];
}

/** A committed change of an invoice: an event of its history, without the changed values. */
export interface InvoiceChange {
  /** The event's row id. Ids are assigned before transactions commit, so a higher one may appear earlier. */
  readonly id: number;
  readonly accountId: number;
  readonly invoiceUid: string;
  readonly kind: InvoiceChangeKind;
  /** Who did it; null for the service itself. */
  readonly workspaceUserId: number | null;
  readonly at: string;
}

/** The changes that a subscriber wants; an absent member filters nothing. */
export interface InvoiceChangeFilter {
  readonly invoiceUids?: ReadonlySet<string> | undefined;
  readonly kinds?: ReadonlySet<InvoiceChangeKind> | undefined;
}

/** Whether a change matches a filter. */
export function isWanted({ invoiceUids, kinds }: InvoiceChangeFilter, change: InvoiceChange): boolean {
  return (invoiceUids?.has(change.invoiceUid) ?? true) && (kinds?.has(change.kind) ?? true);
}
