import { DOCUMENT_TYPES } from '../../extraction/model/document-type.js';
import { toUpperCaseEnum } from '../../shared/upper-case-enum.js';

/** The service's own values for how an invoice is paid (mapped from UNTDID 4461 and others). */
export const PAYMENT_TYPES = [
  'cash',
  'credit_card',
  'debit_card',
  'bank_transfer',
  'direct_debit',
  'check',
  'online',
  'other',
] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];
export const PaymentTypes = toUpperCaseEnum(PAYMENT_TYPES);

export const DocumentTypes = toUpperCaseEnum(DOCUMENT_TYPES);

/** Kilogram, piece, metre, litre. */
export const ITEM_UNITS = ['k', 'p', 'm', 'l'] as const;
export type ItemUnit = (typeof ITEM_UNITS)[number];
export const ItemUnits = toUpperCaseEnum(ITEM_UNITS);

/** A VAT breakdown row (EN 16931 BG-23): decimals as strings of two places, null if the document does not state them. */
export interface VatCategory {
  readonly vatRate: string | null;
  readonly baseAmount: string | null;
  readonly vatAmount: string | null;
  readonly totalAmount: string | null;
}
