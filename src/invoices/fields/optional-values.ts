import { toSnakeCase } from '../../shared/letter-case.js';
import type { FieldName } from './invoice-fields.js';

/**
 * What an invoice may lack, each with the bit by which the index of lists stores that it is there. The bits are stored: never change one, and
 * give a new field the next one, up to 30.
 */
export const OPTIONAL_VALUES = {
  totalPrice: 0,
  totalVat: 1,
  currency: 2,
  invoiceDate: 3,
  dueDate: 4,
  invoiceNumber: 5,
  language: 6,
  country: 7,
  paymentType: 8,
  documentType: 9,
  netTotal: 10,
  iban: 11,
  paymentReference: 12,
  orderNumber: 13,
  buyerName: 14,
  buyerTaxNumber: 15,
  buyerAddress: 16,
  servicePeriodStart: 17,
  servicePeriodEnd: 18,
  company: 19,
  category: 20,
  card: 21,
} as const satisfies Record<FieldName | OwnedName, number>;

/** The objects that an invoice may belong to. */
export type OwnedName = 'company' | 'category' | 'card';
export type OptionalName = keyof typeof OPTIONAL_VALUES;
export const OPTIONAL_NAMES = Object.keys(OPTIONAL_VALUES) as readonly OptionalName[];

const OWNED_NAMES: ReadonlySet<string> = new Set<OwnedName>(['company', 'category', 'card']);

/** The property of an invoice that is null if it lacks the value. */
export function toProperty(name: OptionalName): FieldName | `${OwnedName}Id` {
  return (OWNED_NAMES.has(name) ? `${name}Id` : name) as FieldName | `${OwnedName}Id`;
}

/** The column that is null if an invoice lacks the value. */
export function toOptionalColumn(name: OptionalName): string {
  return `invoice.${toSnakeCase(toProperty(name))}`;
}
