/**
 * The fields of an invoice, named as in the REST API. `company` is the issuer, the seller of EN 16931 (BG-4). No document states
 * the `category`: it is one of the account's own, derived from the supplier and the items.
 */
export const FIELDS = [
  'company.name',
  'company.address',
  'company.tax_number',
  'company.tax_office',
  'company.phone',
  'buyer_name',
  'buyer_tax_number',
  'buyer_address',
  'document_type',
  'invoice_number',
  'invoice_date',
  'due_date',
  'service_period_start',
  'service_period_end',
  'order_number',
  'total_price',
  'net_total',
  'total_vat',
  'currency',
  'country',
  'language',
  'payment_type',
  'iban',
  'payment_reference',
  'category',
  'items',
  'vat_categories',
] as const;
export type Field = (typeof FIELDS)[number];

/**
 * Where a value comes from: the XML of an e-invoice, the text layer of a PDF, OCR of an image, or `history`: what people chose
 * before for the same supplier.
 */
export type Source = 'xml' | 'text' | 'ocr' | 'history';

/** A rectangle on a page in PDF points (1/72 inch), measured from the top left corner of the displayed page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One invoice line (EN 16931 BG-25). Decimals are strings; null means that the document does not state the value. */
export interface ItemFinding {
  readonly name: string | null;
  readonly description: string | null;
  /** At most three decimals. */
  readonly quantity: string | null;
  readonly unit: 'k' | 'p' | 'm' | 'l' | null;
  /** Line total including VAT, with two decimals. */
  readonly total_price: string | null;
  /** Percentage with two decimals. */
  readonly vat_rate: string | null;
}

/** One row of the VAT breakdown (EN 16931 BG-23), one per rate. Decimals are strings with two decimals. */
export interface VatCategoryFinding {
  /** Percentage; null if the document states the tax but no rate. */
  readonly vat_rate: string | null;
  readonly base_amount: string | null;
  readonly vat_amount: string | null;
  readonly total_amount: string | null;
}

/**
 * The canonical form of each field's value: money as a string with two decimals and the sign of the document, dates as
 * YYYY-MM-DD, currencies as ISO 4217, countries as ISO 3166-1 alpha-2, languages as ISO 639-1, and payment types as the codes of the
 * service (`cash`, `credit_card` …).
 */
export type FieldValue<F extends Field> = F extends 'items'
  ? readonly ItemFinding[]
  : F extends 'vat_categories'
    ? readonly VatCategoryFinding[]
    : string;

/** One candidate value of one field, with everything needed to explain it. */
export interface Finding<F extends Field = Field> {
  readonly field: F;
  readonly value: FieldValue<F>;
  readonly source: Source;
  /** From 1; null if the source has no pages. */
  readonly page: number | null;
  readonly box: Box | null;
  /** The rule that produced it: an XPath-like path, often with its EN 16931 term, for XML; a kind of label and the label for text. */
  readonly rule: string;
  /** From 0 to 1. Values stated by an e-invoice have 1. */
  readonly confidence: number;
}
