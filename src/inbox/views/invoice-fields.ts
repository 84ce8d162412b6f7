import type { UpdateInvoiceInput, WholeInvoiceFragment } from '../generated/graphql.ts';
import type { Speech, TextName } from '../language/language.ts';
import { DOCUMENT_TYPES } from './list-filter.ts';

/** The names that both the page and `UpdateInvoiceInput` use, and those of the supplier, which are only shown. */
export type FieldName =
  Exclude<keyof UpdateInvoiceInput, 'uid' | 'expectedVersion'> | 'companyAddress' | 'companyTaxNumber' | 'companyPhone';

export type EditorKind =
  'text' | 'day' | 'amount' | 'documentType' | 'paymentType' | 'company' | 'category' | 'card' | 'none';

/** A field as the page shows it. */
export interface FieldDefinition {
  readonly name: FieldName;
  /** Its name in `extraction`. */
  readonly extracted: string;
  readonly editor: EditorKind;
  /** The value that is edited. */
  readonly read: (invoice: WholeInvoiceFragment) => string | null | undefined;
  /** The value as people read it; the edited one if omitted. */
  readonly show?: (invoice: WholeInvoiceFragment, speech: Speech) => string;
}

export interface FieldGroup {
  readonly title: TextName;
  readonly fields: readonly FieldDefinition[];
}

type Read = FieldDefinition['read'];

function text(name: FieldName, extracted: string, read: Read): FieldDefinition {
  return { name, extracted, editor: 'text', read };
}

function day(name: FieldName, extracted: string, read: Read): FieldDefinition {
  return { name, extracted, editor: 'day', read, show: (invoice, { format }) => format.day(read(invoice)) };
}

function amount(name: FieldName, extracted: string, read: Read): FieldDefinition {
  const show = (invoice: WholeInvoiceFragment, { format }: Speech) => format.money(read(invoice), invoice.currency);
  return { name, extracted, editor: 'amount', read, show };
}

function shown(name: FieldName, extracted: string, read: Read): FieldDefinition {
  return { name, extracted, editor: 'none', read };
}

export const FIELD_GROUPS: readonly FieldGroup[] = [
  {
    title: 'details',
    fields: [
      {
        ...text('documentType', 'document_type', ({ documentType }) => documentType),
        editor: 'documentType',
        show: ({ documentType }, { texts }) => (documentType ? texts[`type_${documentType}`] : ''),
      },
      text('invoiceNumber', 'invoice_number', ({ invoiceNumber }) => invoiceNumber),
      day('invoiceDate', 'invoice_date', ({ invoiceDate }) => invoiceDate),
      day('dueDate', 'due_date', ({ dueDate }) => dueDate),
      amount('netTotal', 'net_total', ({ netTotal }) => netTotal),
      amount('totalVat', 'total_vat', ({ totalVat }) => totalVat),
      amount('totalPrice', 'total_price', ({ totalPrice }) => totalPrice),
      text('currency', 'currency', ({ currency }) => currency),
      {
        ...text('categoryUid', 'category', ({ category }) => category?.uid),
        editor: 'category',
        show: ({ category }) => category?.name ?? '',
      },
    ],
  },
  {
    title: 'parties',
    fields: [
      {
        ...text('companyUid', 'company.name', ({ company }) => company?.uid),
        editor: 'company',
        show: ({ company }) => company?.name ?? '',
      },
      shown('companyTaxNumber', 'company.tax_number', ({ company }) => company?.taxNumber),
      shown('companyAddress', 'company.address', ({ company }) => company?.address),
      shown('companyPhone', 'company.phone', ({ company }) => company?.phone),
      text('buyerName', 'buyer_name', ({ buyer }) => buyer?.name),
      text('buyerTaxNumber', 'buyer_tax_number', ({ buyer }) => buyer?.taxNumber),
      text('buyerAddress', 'buyer_address', ({ buyer }) => buyer?.address),
    ],
  },
  {
    title: 'payment',
    fields: [
      {
        ...text('paymentType', 'payment_type', ({ paymentType }) => paymentType),
        editor: 'paymentType',
        show: ({ paymentType }, { texts }) => (paymentType ? texts[`pay_${paymentType}`] : ''),
      },
      {
        ...text('cardUid', 'card', ({ card }) => card?.uid),
        editor: 'card',
        show: ({ card }) => (card ? nameCard(card) : ''),
      },
      {
        ...text('iban', 'iban', ({ iban }) => iban),
        show: ({ iban }, { format }) => format.iban(iban),
      },
      text('paymentReference', 'payment_reference', ({ paymentReference }) => paymentReference),
      text('orderNumber', 'order_number', ({ orderNumber }) => orderNumber),
      day('servicePeriodStart', 'service_period_start', ({ servicePeriod }) => servicePeriod?.start),
      day('servicePeriodEnd', 'service_period_end', ({ servicePeriod }) => servicePeriod?.end),
      {
        ...text('country', 'country', ({ country }) => country),
        show: ({ country }, { format }) => (country ? `${format.country(country)} (${country})` : ''),
      },
      {
        ...text('language', 'language', ({ language }) => language),
        show: ({ language }, { format }) => (language ? `${format.language(language)} (${language})` : ''),
      },
    ],
  },
];

/** The value of a field, as people read it; an empty text if it has none. */
export function showValue({ show, read }: FieldDefinition, invoice: WholeInvoiceFragment, speech: Speech): string {
  return show ? show(invoice, speech) : (read(invoice) ?? '');
}

/** A value that was found for a field, as people read it. */
export function showFound(
  { editor }: FieldDefinition,
  value: string,
  currency: string | null | undefined,
  { format, texts }: Speech,
): string {
  const code = value.toUpperCase();
  switch (editor) {
    case 'amount':
      return format.money(value, currency);
    case 'day':
      return format.day(value);
    case 'documentType':
      return texts[DOCUMENT_TYPES.some((type) => type === code) ? (`type_${code}` as TextName) : 'type_OTHER'];
    case 'paymentType':
      return texts[PAYMENT_TYPES.some((type) => type === code) ? (`pay_${code}` as TextName) : 'pay_OTHER'];
    default:
      return value;
  }
}

export function nameCard({ name, lastFourDigits }: { readonly name: string; readonly lastFourDigits: string }): string {
  return `${name} ·${lastFourDigits}`;
}

export const PAYMENT_TYPES = [
  'BANK_TRANSFER',
  'CASH',
  'CHECK',
  'CREDIT_CARD',
  'DEBIT_CARD',
  'DIRECT_DEBIT',
  'ONLINE',
  'OTHER',
] as const;
