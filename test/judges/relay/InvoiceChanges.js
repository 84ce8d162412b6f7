import { graphql } from 'relay-runtime';

/** Changed invoices update wherever they are shown; deleted ones leave the store. */
export const changesSubscription = graphql`
  subscription InvoiceChangesSubscription($after: String) {
    invoiceChanged(after: $after) {
      kind
      cursor
      invoice {
        ...InvoiceRow_invoice
      }
    }
  }
`;

export const deletionsSubscription = graphql`
  subscription InvoiceChangesDeletionsSubscription {
    invoiceChanged(filter: { kinds: [DELETED] }) {
      invoiceId @deleteRecord
    }
  }
`;
