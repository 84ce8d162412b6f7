import { graphql } from 'relay-runtime';

export const approveMutation = graphql`
  mutation InvoiceMutationsApproveMutation($input: InvoiceDecisionInput!) {
    approveInvoice(input: $input) {
      invoice {
        ...InvoiceRow_invoice
        version
      }
    }
  }
`;

export const addItemMutation = graphql`
  mutation InvoiceMutationsAddItemMutation($input: CreateInvoiceItemInput!) {
    createInvoiceItem(input: $input) {
      item {
        id
        name
      }
      invoice {
        ...InvoiceRowDetail_invoice
      }
    }
  }
`;

/** A new row goes to the top of the list. */
export const uploadMutation = graphql`
  mutation InvoiceMutationsUploadMutation($file: Upload!, $connections: [ID!]!) {
    uploadInvoice(file: $file) {
      invoice @prependNode(connections: $connections, edgeTypeName: "InvoiceEdge") {
        ...InvoiceRow_invoice
      }
    }
  }
`;

/** What is deleted leaves the store, and with it every list. */
export const deleteMutation = graphql`
  mutation InvoiceMutationsDeleteMutation($input: InvoiceTargetInput!, $connections: [ID!]!) {
    deleteInvoice(input: $input) {
      uid
      deletedId @deleteRecord @deleteEdge(connections: $connections)
    }
  }
`;
