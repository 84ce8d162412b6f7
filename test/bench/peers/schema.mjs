/** The part of the graph that the benchmark's page asks for, as every peer serves it. */
export const TYPE_DEFINITIONS = `
  type Query { invoices(first: Int!): InvoiceConnection! }
  type InvoiceConnection { nodes: [Invoice!]! pageInfo: PageInfo! }
  type PageInfo { endCursor: String hasNextPage: Boolean! }
  type Invoice {
    uid: ID! hfId: String! totalPrice: String currency: String invoiceDate: String
    processingStatus: ProcessingStatus! approvementStatus: ApprovementStatus! createdAt: String!
    company: Company category: Category permissions: InvoicePermissions! workspaceUser: WorkspaceUser!
  }
  enum ProcessingStatus { PROCESSING FINISHED FAILED }
  enum ApprovementStatus { WAITING APPROVED REJECTED }
  type Company { uid: ID! name: String! }
  type Category { uid: ID! name: String! }
  type InvoicePermissions {
    canUpdate: Boolean! canDelete: Boolean! canApprove: Boolean! canReject: Boolean! canRemoveApproval: Boolean!
  }
  type WorkspaceUser { uid: ID! roleType: RoleType! user: User! }
  enum RoleType { OWNER ADMIN MEMBER VIEWER }
  type User { fullName: String! }`;
