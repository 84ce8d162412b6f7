/** Labels of single values. The `other…` keys exist so that a date or number of something else is not taken. */
export type FieldLabel =
  | 'invoice_number'
  | 'invoice_date'
  | 'invoice_title'
  | 'date'
  | 'number'
  | 'other_number'
  | 'other_date'
  | 'vat_id'
  | 'tax_number'
  | 'tax_office'
  | 'phone'
  | 'other_contact'
  | 'name'
  | 'address'
  | 'country'
  | 'currency'
  | 'payment';

/** Labels of sums below the lines. */
export type TotalLabel =
  | 'lines'
  | 'net'
  | 'vat'
  | 'gross'
  | 'payable'
  | 'total'
  | 'prepaid'
  | 'discount'
  | 'charge'
  | 'withholding'
  | 'with_vat'
  | 'without_vat';

/** Labels of the columns of tables of lines and of VAT. */
export type ColumnLabel =
  | 'position'
  | 'article'
  | 'name'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'discount'
  | 'vat_rate'
  | 'vat_amount'
  | 'net'
  | 'gross'
  | 'amount'
  | 'base'
  | 'other';

/** Labels over the parties of an invoice. */
export type PartyLabel = 'seller' | 'buyer' | 'other_party';

/**
 * Labels of the amounts on a till receipt:
 * - `payable`: the final sum and nothing else, such as "Amount due";
 * - `total`: a sum that may stand before discounts or rounding too, such as a bare "Total";
 * - `subtotal`: a sum before tax, discounts or charges;
 * - `cash`: what the customer handed over, in cash or without saying how;
 * - `card`: what was paid by card, phone, voucher or cheque;
 * - `ignored`: numbers that are not part of the sum, such as counts, savings and points.
 */
export type TillLabel =
  | 'payable'
  | 'total'
  | 'subtotal'
  | 'tax'
  | 'discount'
  | 'rounding'
  | 'change'
  | 'cash'
  | 'card'
  | 'charge'
  | 'tip'
  | 'ignored';

type Labels<K extends string> = Readonly<Record<K, readonly string[]>>;

/** The labels of invoices. */
export interface InvoiceLabels {
  readonly fields: Labels<FieldLabel>;
  readonly totals: Labels<TotalLabel>;
  readonly columns: Labels<ColumnLabel>;
  readonly parties: Labels<PartyLabel>;
}

/** The words of till receipts. */
export interface ReceiptWords {
  readonly till: Labels<TillLabel>;
  /** What receipts say and invoices do not, such as "Cashier" and "Thank you". */
  readonly receiptWords: readonly string[];
  /** Words that say what kind of shop it is, and so mark a line as a shop's name. */
  readonly shopWords: readonly string[];
  /** Words of streets and buildings, and their abbreviations, that mark a line as an address. */
  readonly addressWords: readonly string[];
  /** Titles of persons; a line that starts with one names a customer or a waiter, not the shop. */
  readonly personTitles: readonly string[];
}

/**
 * Everything that is known about how one language writes invoices and receipts; data only.
 *
 * All members are required, so that the compiler reports what a new language lacks; a list that stays empty on purpose is
 * written as `[]`. Labels and phrases are written as people write them and compared without case, accents, blanks and
 * punctuation; lists made by `words` are compared word by word.
 */
export interface Locale extends InvoiceLabels, ReceiptWords {
  /** ISO 639-1. */
  readonly language: string;
  /** Frequent words that identify the language; whole words, folded. */
  readonly frequentWords: readonly string[];
}
