import { toSnakeCase, type SnakeCase } from '../../shared/letter-case.js';
import type { InvoiceField } from './invoice-field.js';
import { DOCUMENT_TYPES } from '../../extraction/model/document-type.js';
import { DocumentTypes, PAYMENT_TYPES, PaymentTypes } from './vocabulary.js';

/**
 * The fields of an invoice that hold one value. Columns, inputs, both faces, filters, exports and provenance derive from it;
 * `docs/adding-a-field.md` lists what does not. REST and the database use the names in snake case. The order is that of REST.
 */
export const INVOICE_FIELDS = {
  totalPrice: {
    kind: 'money',
    description: 'Total with VAT (EN 16931 BT-112), two decimals.',
    example: '1234.50',
    isListed: true,
    isExtracted: true,
    filter: 'range',
    exportedAfter: 'category',
  },
  totalVat: {
    kind: 'money',
    description: 'Total VAT (EN 16931 BT-110), two decimals.',
    example: '246.90',
    isListed: false,
    isExtracted: true,
    exportedAfter: 'total_price',
  },
  currency: {
    kind: 'currency',
    description: 'ISO 4217 code (EN 16931 BT-5).',
    example: 'EUR',
    isListed: true,
    isExtracted: true,
    filter: { anyOf: 'currencies' },
    exportedAfter: 'total_vat',
  },
  invoiceDate: {
    kind: 'date',
    description: 'The invoice date (EN 16931 BT-2).',
    example: '2026-03-31',
    isListed: true,
    isExtracted: true,
    filter: 'range',
    exportedAfter: 'invoice_number',
  },
  dueDate: {
    kind: 'date',
    description: 'The payment due date (EN 16931 BT-9).',
    example: '2026-04-30',
    isListed: false,
    isExtracted: true,
    filter: 'range',
    exportedAfter: 'invoice_date',
  },
  invoiceNumber: {
    kind: 'text',
    maxLength: 100,
    description: 'The invoice number that the issuer assigned (EN 16931 BT-1).',
    example: '2026-0417',
    isListed: false,
    isExtracted: true,
    exportedAfter: 'uid',
  },
  language: {
    kind: 'language',
    description: 'The language of the document, ISO 639-1.',
    example: 'en',
    isListed: false,
    isExtracted: true,
    exportedAfter: 'country',
  },
  country: {
    kind: 'country',
    description: 'The country of the issuer, ISO 3166-1 alpha-2.',
    example: 'SE',
    isListed: false,
    isExtracted: true,
    exportedAfter: 'card',
  },
  paymentType: {
    kind: 'choice',
    values: PAYMENT_TYPES,
    graphqlEnum: PaymentTypes,
    description: 'How the invoice is paid.',
    example: 'credit_card',
    isListed: false,
    isExtracted: true,
    filter: { anyOf: 'paymentTypes' },
    exportedAfter: 'currency',
  },
  documentType: {
    kind: 'choice',
    values: DOCUMENT_TYPES,
    graphqlEnum: DocumentTypes,
    description: 'The kind of document (EN 16931 BT-3). Sums subtract credit notes.',
    example: 'invoice',
    isListed: false,
    isExtracted: true,
    filter: { anyOf: 'documentTypes' },
    exportedAfter: 'created_at',
  },
  netTotal: {
    kind: 'money',
    description: 'Total without VAT (EN 16931 BT-109), two decimals.',
    example: '987.60',
    isListed: false,
    isExtracted: true,
    exportedAfter: 'document_type',
  },
  iban: {
    kind: 'text',
    maxLength: 34,
    isAscii: true,
    description: 'The bank account to pay into (EN 16931 BT-84), an IBAN without spaces.',
    example: 'SE4550000000058398257466',
    isListed: false,
    isExtracted: true,
    exportedAfter: 'net_total',
  },
  paymentReference: {
    kind: 'text',
    maxLength: 140,
    description: 'The reference to state with the payment (EN 16931 BT-83).',
    example: 'RF18539007547034',
    isListed: false,
    isExtracted: true,
    exportedAfter: 'iban',
  },
  orderNumber: {
    kind: 'text',
    maxLength: 100,
    description: 'The buyer’s purchase order number (EN 16931 BT-13).',
    example: 'PO-4711',
    isListed: false,
    isExtracted: true,
    exportedAfter: 'payment_reference',
  },
  buyerName: {
    kind: 'text',
    maxLength: 255,
    description: 'The name of the buyer (EN 16931 BT-44).',
    example: 'Fjord Kontor AB',
    isListed: false,
    isExtracted: true,
    within: 'buyer',
    exportedAfter: 'order_number',
  },
  buyerTaxNumber: {
    kind: 'text',
    maxLength: 50,
    description: 'The tax number of the buyer (EN 16931 BT-48).',
    example: 'SE556677889901',
    isListed: false,
    isExtracted: true,
    within: 'buyer',
    exportedAfter: 'buyer_name',
  },
  buyerAddress: {
    kind: 'text',
    maxLength: 500,
    description: 'The address of the buyer in one line (EN 16931 BG-8).',
    example: 'Strandgatan 4',
    isListed: false,
    isExtracted: true,
    within: 'buyer',
    exportedAfter: 'buyer_tax_number',
  },
  servicePeriodStart: {
    kind: 'date',
    description: 'The first day of the invoicing period (EN 16931 BT-73).',
    example: '2026-03-01',
    isListed: false,
    isExtracted: true,
    within: 'servicePeriod',
    exportedAfter: 'buyer_address',
  },
  servicePeriodEnd: {
    kind: 'date',
    description: 'The last day of the invoicing period (EN 16931 BT-74).',
    example: '2026-03-31',
    isListed: false,
    isExtracted: true,
    within: 'servicePeriod',
    exportedAfter: 'service_period_start',
  },
} as const satisfies Record<string, InvoiceField>;

type Fields = typeof INVOICE_FIELDS;

export type FieldName = keyof Fields;
/** The names of the fields whose entry has the given trait. */
export type NamesWith<Trait> = {
  [Name in FieldName]: Fields[Name] extends Trait ? Name : never;
}[FieldName];
export type ListedFieldName = NamesWith<{ readonly isListed: true }>;
export type DetailFieldName = Exclude<FieldName, ListedFieldName>;
/** The fields that GraphQL and the REST response for one invoice show under their own names. */
export type ShownFieldName = Exclude<FieldName, NamesWith<{ readonly within: string }>>;
export type ShownDetailFieldName = Exclude<ShownFieldName, ListedFieldName>;
export type ExtractedFieldName = NamesWith<{ readonly isExtracted: true }>;
export type ExportedFieldName = NamesWith<{ readonly exportedAfter: string }>;

/** The type of a known value; money is a decimal string with two places, a date is YYYY-MM-DD. */
export type FieldValue<Name extends FieldName> = Fields[Name] extends { readonly values: readonly (infer Value)[] }
  ? Value
  : string;
/** The values of all fields; unknown ones are null. */
export type InvoiceFieldValues = { [Name in FieldName]: FieldValue<Name> | null };

/** The values of some fields by their REST names. */
export type RestValues<Name extends FieldName> = {
  readonly [Each in Name as SnakeCase<Each>]: FieldValue<Each> | null;
};

export const FIELD_NAMES = Object.keys(INVOICE_FIELDS) as readonly FieldName[];
export const LISTED_FIELD_NAMES = FIELD_NAMES.filter((name): name is ListedFieldName => INVOICE_FIELDS[name].isListed);
/** The fields that lists over REST do not show. */
export const DETAIL_FIELD_NAMES = FIELD_NAMES.filter((name): name is DetailFieldName => !INVOICE_FIELDS[name].isListed);
export const SHOWN_FIELD_NAMES = FIELD_NAMES.filter(
  (name): name is ShownFieldName => getField(name).within === undefined,
);
export const SHOWN_DETAIL_FIELD_NAMES = SHOWN_FIELD_NAMES.filter(
  (name): name is ShownDetailFieldName => !INVOICE_FIELDS[name].isListed,
);
export const EXTRACTED_FIELD_NAMES = FIELD_NAMES.filter(
  (name): name is ExtractedFieldName => INVOICE_FIELDS[name].isExtracted,
);
export const EXPORTED_FIELD_NAMES = FIELD_NAMES.filter(
  (name): name is ExportedFieldName => getField(name).exportedAfter !== undefined,
);

/** The values of an invoice of which no field is known. */
export const NO_FIELD_VALUES = Object.fromEntries(FIELD_NAMES.map((name) => [name, null])) as {
  readonly [Name in FieldName]: null;
};

/** Returns the registry's entry for a field. */
export function getField(name: FieldName): InvoiceField {
  return INVOICE_FIELDS[name];
}

/** The names of some fields by their REST names. */
export function mapByRestName<Name extends FieldName>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [toSnakeCase(name), name])) as {
    readonly [Each in Name as SnakeCase<Each>]: Each;
  };
}
