/**
 * The kinds of documents. A corrected or self-billed invoice is an `invoice`; a pro forma invoice, which nobody has to pay, is
 * `other`.
 */
export const DOCUMENT_TYPES = [
  'invoice',
  'credit_note',
  'debit_note',
  'prepayment',
  'receipt',
  'reminder',
  'other',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
