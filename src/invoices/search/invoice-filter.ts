import type { ApprovementStatus, ProcessingStatus } from '../../access/policy.js';
import type { Timestamp } from '../../shared/clock.js';
import type { FieldFilters } from '../fields/field-filters.js';

/** The invoices of a list, a count or an export: AND between the members, OR within one. An absent member filters nothing. */
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
}

export const INVOICE_ORDER_FIELDS = ['created_at', 'invoice_date', 'total_price', 'hf_id'] as const;
export type InvoiceOrderField = (typeof INVOICE_ORDER_FIELDS)[number];

/** One sort key; ties are broken by the row's id in the direction of the last key. */
export interface InvoiceOrder {
  readonly field: InvoiceOrderField;
  readonly descending: boolean;
}

export const DEFAULT_INVOICE_ORDER: readonly InvoiceOrder[] = [{ field: 'created_at', descending: true }];
