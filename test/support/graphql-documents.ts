import { SHOWN_FIELD_NAMES } from '../../src/invoices/fields/invoice-fields.js';

/** Selects every field of an invoice. */
export const WHOLE_INVOICE = `
fragment WholeInvoice on Invoice {
  __typename id uid hfId version file fileName fileType fileSize fileSha256 filePages { first last }
  processingStatus processingError { code message } approvementStatus
  ${SHOWN_FIELD_NAMES.join(' ')} totalPriceDisplay createdAt
  buyer { name taxNumber address } servicePeriod { start end }
  vatCategories { vatRate baseAmount vatAmount totalAmount }
  company { id uid hfId name address taxNumber taxOffice phone createdAt permissions { canUpdate canDelete } }
  category { id uid name }
  card { id uid hfId name firstFourDigits lastFourDigits createdAt }
  workspaceUser { id uid roleType user { id uid email firstName lastName fullName } }
  items { id uid name description quantity unit totalPrice vatRate }
  history { id uid event createdAt note workspaceUser { uid user { fullName } } changes { field old new } }
  checks { code message invoiceUid }
  permissions {
    canUpdate canUpdateReason canDelete canDeleteReason canApprove canApproveReason
    canReject canRejectReason canRemoveApproval canRemoveApprovalReason
  }
}`;

export const INVOICE = `query Invoice($uid: ID!) { invoice(uid: $uid) { ...WholeInvoice } } ${WHOLE_INVOICE}`;

export const INVOICES = `
query Invoices($first: Int, $after: String, $last: Int, $before: String, $filter: InvoiceFilter, $orderBy: InvoiceOrder) {
  invoices(first: $first, after: $after, last: $last, before: $before, filter: $filter, orderBy: $orderBy) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { cursor node { ...WholeInvoice } }
  }
} ${WHOLE_INVOICE}`;
