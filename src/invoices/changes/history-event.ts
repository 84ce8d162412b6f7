/** What can happen to an invoice. */
export const HISTORY_EVENTS = [
  'uploaded',
  'processed',
  'processing_failed',
  'updated',
  'item_created',
  'item_updated',
  'item_deleted',
  'approved',
  'rejected',
  'approval_removed',
  'reprocessed',
  'deleted',
] as const;
export type HistoryEventName = (typeof HISTORY_EVENTS)[number];

/** One field's change, named as on the REST face. */
export interface FieldChange {
  readonly field: string;
  readonly old: string | null;
  readonly new: string | null;
}
