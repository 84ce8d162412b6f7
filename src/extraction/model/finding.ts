/**
 * The fields that are told of a document, by their names on the REST face; the issuer of the invoice (EN 16931 BG-4) is the
 * `company`. The `category` is the account's own: no document states it, it is told from what is known of the supplier and the items.
 */
export const FIELDS = [
  'company.name',
  'company.address',
  'company.tax_number',
  'company.tax_office',
  'company.phone',
  'invoice_number',
  'invoice_date',
  'due_date',
  'total_price',
  'total_vat',
  'currency',
  'country',
  'language',
  'payment_type',
  'category',
  'items',
  'vat_categories',
] as const;
export type Field = (typeof FIELDS)[number];

/**
 * Where a value was read: the e-invoice's XML, a PDF's text layer, or recognised characters of an image; or else the supplier's
 * history, which is what people have chosen for the same supplier before.
 */
export type Source = 'xml' | 'text' | 'ocr' | 'history';

/** A place on a page in PDF points (1/72 inch), measured from the top left corner of the page as it is shown. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One invoice line (EN 16931 BG-25). Decimals are strings; null means that the document does not say. */
export interface ItemFinding {
  readonly name: string | null;
  readonly description: string | null;
  /** At most three decimals. */
  readonly quantity: string | null;
  readonly unit: 'k' | 'p' | 'm' | 'l' | null;
  /** Line total including VAT, two decimals. */
  readonly total_price: string | null;
  /** Percentage, two decimals. */
  readonly vat_rate: string | null;
}

/** One VAT breakdown row (EN 16931 BG-23), one per rate. Decimals are strings of two decimals. */
export interface VatCategoryFinding {
  /** Percentage; null where the document states the tax but no rate. */
  readonly vat_rate: string | null;
  readonly base_amount: string | null;
  readonly vat_amount: string | null;
  readonly total_amount: string | null;
}

/**
 * The canonical form of each field's value: money as a string with two decimals and the document's own sign, dates as
 * YYYY-MM-DD, currency ISO 4217, country ISO 3166-1 alpha-2, language ISO 639-1, payment type one of the service's values.
 */
export type FieldValue<F extends Field> = F extends 'items'
  ? readonly ItemFinding[]
  : F extends 'vat_categories'
    ? readonly VatCategoryFinding[]
    : string;

/** One candidate value for one field, with everything needed to answer "why this value?". */
export interface Finding<F extends Field = Field> {
  readonly field: F;
  readonly value: FieldValue<F>;
  readonly source: Source;
  /** From 1; null where the source has no pages. */
  readonly page: number | null;
  readonly box: Box | null;
  /** The rule that made it: an EN 16931 term or XPath-like place for XML, a kind of label and the label for text. */
  readonly rule: string;
  /** From 0 to 1; what an e-invoice states has 1. */
  readonly confidence: number;
}
