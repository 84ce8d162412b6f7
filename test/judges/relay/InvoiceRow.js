import { graphql } from 'relay-runtime';

/** A row of the list, and of everything else that shows an invoice. */
export const invoiceRowFragment = graphql`
  fragment InvoiceRow_invoice on Invoice {
    hfId
    invoiceNumber
    totalPriceDisplay
    processingStatus
    approvementStatus
    company {
      ...InvoiceRowCompany_company
    }
    permissions {
      canApprove
      canApproveReason
    }
  }
`;

export const companyNameFragment = graphql`
  fragment InvoiceRowCompany_company on Company {
    name
  }
`;

/** An invoice that can be refetched by its id, in parts that are loaded on demand. */
export const invoiceDetailFragment = graphql`
  fragment InvoiceRowDetail_invoice on Invoice
  @refetchable(queryName: "InvoiceRowDetailRefetchQuery")
  @argumentDefinitions(withHistory: { type: "Boolean", defaultValue: false }) {
    ...InvoiceRow_invoice
    items {
      id
      name
      totalPrice
    }
    history @include(if: $withHistory) {
      event
      createdAt
    }
  }
`;

export const invoiceDetailQuery = graphql`
  query InvoiceRowDetailQuery($id: ID!) {
    node(id: $id) {
      __typename
      ...InvoiceRowDetail_invoice @arguments(withHistory: true) @alias(as: "invoice")
      ...InvoiceRowCard_card @alias(as: "card")
    }
  }
`;

export const cardDetailFragment = graphql`
  fragment InvoiceRowCard_card on Card @refetchable(queryName: "InvoiceRowCardRefetchQuery") {
    name
  }
`;
