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

/** What the values of checks are. */
export const CHECK_VALUES = [
  'buyer_name',
  'company_name',
  'country',
  'currency',
  'hf_id',
  'iban_end',
  'invoice_count',
  'invoice_date',
  'invoice_number',
  'tax_number',
  'total_price',
  'total_vat',
  'vat_rate',
] as const;
export type CheckValueName = (typeof CHECK_VALUES)[number];

/** A value that a check is about, as it is stored: amounts and rates with two decimals, days as YYYY-MM-DD, countries in ISO 3166-1 alpha-2. */
export interface CheckValue {
  readonly name: CheckValueName;
  /** What was found. */
  readonly value: string;
  /** What it was compared with; null if it was compared with nothing. */
  readonly other: string | null;
}

/** Something that looks wrong on an invoice, in a sentence for people. */
export interface Check {
  readonly code: CheckCode;
  readonly message: string;
  /** What the sentence says, for programs that write their own. */
  readonly values: readonly CheckValue[];
  /** The other invoice, if the check is about one. */
  readonly invoiceUid: string | null;
}

/** A value of a check. */
export function toCheckValue(name: CheckValueName, value: string, other: string | null = null): CheckValue {
  return { name, value, other };
}

/** A number with the bits of these checks. */
export function toCheckMask(codes: readonly CheckCode[]): number {
  return codes.reduce((mask, code) => mask | (1 << CHECK_BITS[code]), 0);
}
