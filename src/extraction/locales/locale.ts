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

/** What documents of one language write; data only, and compared without case, accents, blanks and punctuation. */
export interface Lexicon {
  /** ISO 639-1. */
  readonly language: string;
  readonly fields: Readonly<Partial<Record<FieldLabel, readonly string[]>>>;
  readonly totals: Readonly<Partial<Record<TotalLabel, readonly string[]>>>;
  readonly columns: Readonly<Partial<Record<ColumnLabel, readonly string[]>>>;
  readonly parties: Readonly<Partial<Record<PartyLabel, readonly string[]>>>;
  /** Frequent words that tell the language; whole words, folded. */
  readonly words: readonly string[];
}
