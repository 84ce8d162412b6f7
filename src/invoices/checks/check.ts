export const CHECK_CODES = [
  'items_total',
  'vat_total',
  'vat_rate_unusual',
  'tax_number',
  'supplier_name_differs',
  'bank_account_changed',
  'not_addressed_to_us',
  'hybrid_mismatch',
  'further_invoices',
  'duplicate',
  'possible_duplicate',
] as const;
export type CheckCode = (typeof CHECK_CODES)[number];

/** Something that looks wrong on an invoice, in a sentence for people. */
export interface Check {
  readonly code: CheckCode;
  readonly message: string;
  /** The other invoice, if the check is about one. */
  readonly invoiceUid: string | null;
}
