import type { ApprovementStatus, ProcessingStatus } from '../../access/policy.js';
import type { Timestamp } from '../../shared/clock.js';
import type { CheckCode } from '../checks/check.js';
import type { FieldFilters } from '../fields/field-filters.js';
import type { OptionalName } from '../fields/optional-values.js';

/** The invoices of a list, a count or an export: AND between the members, OR within a list of values. An absent member filters nothing. */
export interface InvoiceFilter extends FieldFilters {
  readonly uids?: readonly string[];
  readonly companyUids?: readonly string[];
  readonly workspaceUserUids?: readonly string[];
  readonly cardUids?: readonly string[];
  readonly categoryUids?: readonly string[];
  readonly approvementStatuses?: readonly ApprovementStatus[];
  readonly processingStatuses?: readonly ProcessingStatus[];
  /** Half-open range of the creation time. */
  readonly createdFrom?: Timestamp;
  readonly createdBefore?: Timestamp;
  /** Words that must all be found; at most 200 characters. */
  readonly query?: string;
  /** For each of these values whether an invoice lacks it. */
  readonly isNull?: Readonly<Partial<Record<OptionalName, boolean>>>;
  /** Any of these checks reports something. */
  readonly checks?: readonly CheckCode[];
  /** All of these; everything if there are none. */
  readonly and?: readonly InvoiceFilter[];
  /** Any of these; nothing if there are none. */
  readonly or?: readonly InvoiceFilter[];
  readonly not?: InvoiceFilter;
}

/** Whether a filter has conditions that only the combination of sets answers without reading rows. */
export function isCombined({ isNull, checks, and, or, not }: InvoiceFilter): boolean {
  return [isNull, checks, and, or, not].some((member) => member !== undefined);
}

export const INVOICE_ORDER_FIELDS = ['created_at', 'invoice_date', 'total_price', 'hf_id'] as const;
export type InvoiceOrderField = (typeof INVOICE_ORDER_FIELDS)[number];

/** One sort key; ties are broken by the row's id in the direction of the last key. */
export interface InvoiceOrder {
  readonly field: InvoiceOrderField;
  readonly descending: boolean;
}

export const DEFAULT_INVOICE_ORDER: readonly InvoiceOrder[] = [{ field: 'created_at', descending: true }];
