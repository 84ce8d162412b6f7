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

/** The bit by which an invoice stores that a check reports something. The bits are stored: never change one, and give a new check the next. */
const CHECK_BITS = {
  items_total: 0,
  vat_total: 1,
  vat_rate_unusual: 2,
  tax_number: 3,
  supplier_name_differs: 4,
  bank_account_changed: 5,
  not_addressed_to_us: 6,
  hybrid_mismatch: 7,
  further_invoices: 8,
  duplicate: 9,
  possible_duplicate: 10,
} as const satisfies Record<CheckCode, number>;

/** Something that looks wrong on an invoice, in a sentence for people. */
export interface Check {
  readonly code: CheckCode;
  readonly message: string;
  /** The other invoice, if the check is about one. */
  readonly invoiceUid: string | null;
}

/** A number with the bits of these checks. */
export function toCheckMask(codes: readonly CheckCode[]): number {
  return codes.reduce((mask, code) => mask | (1 << CHECK_BITS[code]), 0);
}
