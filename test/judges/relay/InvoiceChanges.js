import { graphql } from 'relay-runtime';

/** What has changed shows wherever the invoice is shown; what was deleted leaves the store. */
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
