/** An operation that the explorer opens in its own tab. */
export interface ExplorerOperation {
  readonly name: string;
  readonly query: string;
  /** Initial values; null if the operation has none. */
  readonly variables: Readonly<Record<string, unknown>> | null;
}

const NO_UID = '00000000-0000-0000-0000-000000000000';

const LIST = `# Welcome. Send this query with the green button, or with Ctrl and Enter. "Docs" shows the schema.
# Lists are paginated: pass pageInfo.endCursor as "after" to get the next page. totalCount is computed only when selected.
query Invoices($first: Int = 10, $after: String, $filter: InvoiceFilter) {
  viewer {
    workspaceUser {
      user {
        fullName
      }
      roleType
    }
  }
  invoices(first: $first, after: $after, filter: $filter) {
    totalCount
    nodes {
      uid
      hfId
      processingStatus
      approvementStatus
      invoiceNumber
      invoiceDate
      totalPriceDisplay
      company {
        name
        taxNumber
      }
      permissions {
        canUpdate
        canApprove
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
`;

const READ = `# One invoice in full. Take its uid from the list.
query Invoice($uid: ID!) {
  invoice(uid: $uid) {
    hfId
    version
    file
    processingStatus
    processingError {
      code
      message
    }
    approvementStatus
    invoiceNumber
    invoiceDate
    totalPrice
    totalVat
    currency
    paymentType
    company {
      name
      address
      taxNumber
    }
    items {
      uid
      name
      quantity
      unit
      totalPrice
      vatRate
    }
    vatCategories {
      vatRate
      baseAmount
      vatAmount
    }
    checks {
      code
      message
    }
    permissions {
      canUpdate
      canUpdateReason
      canApprove
      canApproveReason
    }
    history {
      event
      createdAt
      workspaceUser {
        user {
          fullName
        }
      }
      changes {
        field
        old
        new
      }
    }
  }
}
`;

const UPDATE = `# A field that you leave out keeps its value; null clears it. Processing never overwrites a value that a person has set.
mutation UpdateInvoice($input: UpdateInvoiceInput!) {
  updateInvoice(input: $input) {
    invoice {
      uid
      version
      invoiceNumber
      totalPrice
    }
  }
}
`;

const APPROVE = `# rejectInvoice and removeInvoiceApproval take the same input. An approved invoice cannot be changed.
mutation ApproveInvoice($input: InvoiceDecisionInput!) {
  approveInvoice(input: $input) {
    invoice {
      uid
      approvementStatus
      permissions {
        canUpdate
        canRemoveApproval
      }
    }
  }
}
`;

const UPLOAD = `# 1. Click "Variables" below, then "Add files". The line that appears is named "file", as the variable is.
# 2. "Select files" in that line takes a PDF, an image or an e-invoice in XML.
# 3. Send the request. The file is read in the background; read the invoice in the tab "List" a moment later.
mutation UploadInvoice($file: Upload!) {
  uploadInvoice(file: $file) {
    invoice {
      uid
      hfId
      processingStatus
    }
  }
}
`;

const FOLLOW = `# Reports every change of an invoice from now on. Upload a file in another tab and watch it being read.
subscription InvoiceChanged($filter: InvoiceChangeFilter) {
  invoiceChanged(filter: $filter) {
    kind
    at
    actor {
      user {
        fullName
      }
    }
    invoice {
      uid
      hfId
      processingStatus
      totalPriceDisplay
    }
  }
}
`;

/** The tabs of the explorer. The last one is active when the page opens. */
export const EXPLORER_OPERATIONS: readonly ExplorerOperation[] = [
  { name: 'Upload', query: UPLOAD, variables: null },
  { name: 'Read', query: READ, variables: { uid: NO_UID } },
  { name: 'Correct', query: UPDATE, variables: { input: { uid: NO_UID, invoiceNumber: 'A-1' } } },
  { name: 'Approve', query: APPROVE, variables: { input: { uid: NO_UID, note: 'Checked.' } } },
  { name: 'Follow', query: FOLLOW, variables: { filter: null } },
  { name: 'List', query: LIST, variables: { first: 10, filter: { query: '' } } },
];
