// Generated from schema/openapi.yaml by npm run codegen. Do not edit.

export type UploadByUrl = {
  /** Where the file is: a URL that begins with https:// and leads to a public address. Redirects are not followed. */
  "url": string;
};

export type UploadedInvoice = {
  "hf_id": HumanId;
  "uid": Uid;
  /** A signed URL of the uploaded file. It works without a key until it expires, and supports HEAD, ranges and `If-None-Match`. Its path is not part of this document; use the URL unchanged. */
  "file": string;
  "processing_status": ProcessingStatus;
  "created_at": Instant;
  "workspace_user": WorkspaceUser;
};

export type HumanId = string;

export type Uid = string;

export type ProcessingStatus = "processing" | "finished" | "failed";

export type Instant = string;

export type WorkspaceUser = {
  "uid": Uid;
  "user": {
    "uid": Uid;
    "email": string;
    "first_name": string;
    "last_name": string;
    "full_name": string;
  };
  "role_type": "owner" | "admin" | "approver" | "member" | "viewer";
};

export type ErrorDetails = Record<string, unknown>;

export type Error = {
  "error": {
    "code": "bad_request" | "validation_error" | "unsupported_file_type" | "unauthorized" | "forbidden" | "not_found" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "conflict" | "idempotency_in_progress" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "expectation_failed" | "idempotency_key_reuse" | "rate_limit_exceeded" | "headers_too_large" | "internal_error" | "service_unavailable";
    "message": string;
    "details"?: ErrorDetails;
    "request_id": string;
  };
};

export type ApprovementStatus = "waiting" | "approved" | "rejected";

export type PaymentType = "cash" | "credit_card" | "debit_card" | "bank_transfer" | "direct_debit" | "check" | "online" | "other";

export type DocumentType = "invoice" | "credit_note" | "debit_note" | "prepayment" | "receipt" | "reminder" | "other";

export type DayOrInstant = string;

export type MoneyText = string;

export type Invoice = {
  "hf_id": HumanId;
  "uid": Uid;
  /** Total with VAT (EN 16931 BT-112), two decimals. */
  "total_price": Money | null;
  /** The total formatted for the account's locale; empty if the total or the currency is unknown. */
  "total_price_display": string;
  /** ISO 4217 code (EN 16931 BT-5). */
  "currency": string | null;
  /** The invoice date (EN 16931 BT-2). */
  "invoice_date": string | null;
  "company": CompanySummary | null;
  "category": Category | null;
  "processing_status": ProcessingStatus;
  "approvement_status": ApprovementStatus;
  "permissions": InvoicePermissions;
  "created_at": Instant;
  "workspace_user": WorkspaceUser;
};

export type Money = string;

export type CompanySummary = {
  "uid": Uid;
  "name": string;
  "address": string | null;
  "tax_number": string | null;
  "tax_office": string | null;
  "phone": string | null;
};

export type Category = {
  "uid": Uid;
  "name": string;
};

export type InvoicePermissions = {
  "can_update": boolean;
  "can_delete": boolean;
  "can_approve": boolean;
  "can_reject": boolean;
  "can_remove_approval": boolean;
};

export type InvoiceDetail = {
  "hf_id": HumanId;
  "uid": Uid;
  /** Total with VAT (EN 16931 BT-112), two decimals. */
  "total_price": Money | null;
  /** The total formatted for the account's locale; empty if the total or the currency is unknown. */
  "total_price_display": string;
  /** ISO 4217 code (EN 16931 BT-5). */
  "currency": string | null;
  /** The invoice date (EN 16931 BT-2). */
  "invoice_date": string | null;
  "company": CompanySummary | null;
  "category": Category | null;
  "processing_status": ProcessingStatus;
  "approvement_status": ApprovementStatus;
  "permissions": InvoicePermissions;
  "created_at": Instant;
  "workspace_user": WorkspaceUser;
  /** A signed URL of the uploaded file. It works without a key until it expires, and supports HEAD, ranges and `If-None-Match`. Its path is not part of this document; use the URL unchanged. */
  "file": string;
  "items": (Item)[];
  /** Total VAT (EN 16931 BT-110), two decimals. */
  "total_vat": Money | null;
  /** The payment due date (EN 16931 BT-9). */
  "due_date": string | null;
  /** The invoice number that the issuer assigned (EN 16931 BT-1). */
  "invoice_number": string | null;
  /** The language of the document, ISO 639-1. */
  "language": string | null;
  /** The country of the issuer, ISO 3166-1 alpha-2. */
  "country": string | null;
  /** The kind of document (EN 16931 BT-3). Sums subtract credit notes. */
  "document_type": DocumentType | null;
  /** Total without VAT (EN 16931 BT-109), two decimals. */
  "net_total": Money | null;
  /** The bank account to pay into (EN 16931 BT-84), an IBAN without spaces. */
  "iban": string | null;
  /** The reference to state with the payment (EN 16931 BT-83). */
  "payment_reference": string | null;
  /** The buyer’s purchase order number (EN 16931 BT-13). */
  "order_number": string | null;
  /** The buyer (EN 16931 BG-7); null if nothing is known about the buyer. */
  "buyer": Buyer | null;
  /** The invoicing period (EN 16931 BG-14); null if neither day is known. */
  "service_period": ServicePeriod | null;
  "card": CardSummary | null;
  /** How the invoice is paid. */
  "payment_type": PaymentType | null;
  /** Newest first. */
  "history": (HistoryEvent)[];
  "vat_categories": (VatCategory)[];
  /** The name that the file was uploaded under. */
  "file_name": string | null;
  /** The pages of the file that hold this invoice, counted from 1; null for the whole file. */
  "file_pages": PageRange | null;
  /** Why processing failed; null unless it failed. */
  "processing_error": {
    "code": string;
    "message": string | null;
  } | null;
  /** What looks wrong. */
  "checks": (Check)[];
};

export type Item = {
  "uid": Uid;
  "name": string | null;
  "description": string | null;
  "quantity": string | null;
  /** Kilogram, piece, metre or litre. */
  "unit": "k" | "p" | "m" | "l" | null;
  "total_price": Money | null;
  "vat_rate": string | null;
};

export type Buyer = {
  /** The name of the buyer (EN 16931 BT-44). */
  "name": string | null;
  /** The tax number of the buyer (EN 16931 BT-48). */
  "tax_number": string | null;
  /** The address of the buyer in one line (EN 16931 BG-8). */
  "address": string | null;
};

export type ServicePeriod = {
  /** The first day of the invoicing period (EN 16931 BT-73). */
  "start": string | null;
  /** The last day of the invoicing period (EN 16931 BT-74). */
  "end": string | null;
};

export type CardSummary = {
  "uid": Uid;
  "hf_id": HumanId;
  "name": string;
  "first_four_digits": string | null;
  "last_four_digits": string;
};

export type HistoryEvent = {
  "uid": Uid;
  "event": "uploaded" | "processed" | "processing_failed" | "updated" | "item_created" | "item_updated" | "item_deleted" | "approved" | "rejected" | "approval_removed" | "reprocessed" | "deleted";
  "created_at": Instant;
  /** Who did it; null for the service itself. */
  "workspace_user": WorkspaceUser | null;
  "note": string | null;
  "changes": ({
    "field": string;
    "old": string | null;
    "new": string | null;
  })[];
};

export type VatCategory = {
  "vat_rate": string | null;
  "base_amount": Money | null;
  "vat_amount": Money | null;
  "total_amount": Money | null;
};

export type PageRange = {
  "first": number;
  "last": number;
};

export type Check = {
  "code": "items_total" | "vat_total" | "vat_rate_unusual" | "tax_number" | "supplier_name_differs" | "bank_account_changed" | "not_addressed_to_us" | "hybrid_mismatch" | "further_invoices" | "duplicate" | "possible_duplicate";
  "message": string;
  /** What the sentence says, for programs that write their own. */
  "values": (CheckValue)[];
  /** The other invoice. */
  "invoice_uid": Uid | null;
};

export type CheckValue = {
  "name": "buyer_name" | "company_name" | "country" | "currency" | "hf_id" | "iban_end" | "invoice_count" | "invoice_date" | "invoice_number" | "tax_number" | "total_price" | "total_vat" | "vat_rate";
  /** What was found. */
  "value": string;
  /** What it was compared with; null if with nothing. */
  "other": string | null;
};

export type InvoicePatch = {
  /** The company that issued the invoice. */
  "company_uid"?: string | null;
  /** The card that the invoice was paid with. */
  "card_uid"?: string | null;
  /** The category that the invoice is filed under. */
  "category_uid"?: string | null;
  /** Total with VAT (EN 16931 BT-112), two decimals. */
  "total_price"?: string | number | null;
  /** Total VAT (EN 16931 BT-110), two decimals. */
  "total_vat"?: string | number | null;
  /** ISO 4217 code (EN 16931 BT-5). */
  "currency"?: string | null;
  /** The invoice date (EN 16931 BT-2). */
  "invoice_date"?: string | null;
  /** The payment due date (EN 16931 BT-9). */
  "due_date"?: string | null;
  /** The invoice number that the issuer assigned (EN 16931 BT-1). */
  "invoice_number"?: string | null;
  /** The language of the document, ISO 639-1. */
  "language"?: string | null;
  /** The country of the issuer, ISO 3166-1 alpha-2. */
  "country"?: string | null;
  /** How the invoice is paid. */
  "payment_type"?: "cash" | "credit_card" | "debit_card" | "bank_transfer" | "direct_debit" | "check" | "online" | "other" | null;
  /** The kind of document (EN 16931 BT-3). Sums subtract credit notes. */
  "document_type"?: "invoice" | "credit_note" | "debit_note" | "prepayment" | "receipt" | "reminder" | "other" | null;
  /** Total without VAT (EN 16931 BT-109), two decimals. */
  "net_total"?: string | number | null;
  /** The bank account to pay into (EN 16931 BT-84), an IBAN without spaces. */
  "iban"?: string | null;
  /** The reference to state with the payment (EN 16931 BT-83). */
  "payment_reference"?: string | null;
  /** The buyer’s purchase order number (EN 16931 BT-13). */
  "order_number"?: string | null;
  /** The name of the buyer (EN 16931 BT-44). */
  "buyer_name"?: string | null;
  /** The tax number of the buyer (EN 16931 BT-48). */
  "buyer_tax_number"?: string | null;
  /** The address of the buyer in one line (EN 16931 BG-8). */
  "buyer_address"?: string | null;
  /** The first day of the invoicing period (EN 16931 BT-73). */
  "service_period_start"?: string | null;
  /** The last day of the invoicing period (EN 16931 BT-74). */
  "service_period_end"?: string | null;
};

export type DecisionNote = {
  /** The reason; recorded in the history. */
  "note"?: string | null;
};

export type Decision = {
  "uid": Uid;
  "approvement_status": ApprovementStatus;
  "permissions": InvoicePermissions;
};

export type CsvExport = {
  "company__uid"?: (string)[] | string;
  "workspace_user__uid"?: (string)[] | string;
  "card__uid"?: (string)[] | string;
  "category__uid"?: (string)[] | string;
  "approvement_status"?: (ApprovementStatus)[] | ApprovementStatus;
  "processing_status"?: (ProcessingStatus)[] | ProcessingStatus;
  "currency"?: (string)[] | string;
  "payment_type"?: (PaymentType)[] | PaymentType;
  "document_type"?: (DocumentType)[] | DocumentType;
  "created_at"?: DayOrInstant;
  "from_date"?: DayOrInstant;
  "created_at_from_date"?: DayOrInstant;
  "created_at__gte"?: DayOrInstant;
  "to_date"?: DayOrInstant;
  "created_at_to_date"?: DayOrInstant;
  "created_at__lte"?: DayOrInstant;
  "total_price_min"?: MoneyText | number;
  "total_price_max"?: MoneyText | number;
  "invoice_date_from"?: string;
  "invoice_date_to"?: string;
  "due_date_from"?: string;
  "due_date_to"?: string;
  "query"?: string;
  /** One sort key; `-created_at` by default. */
  "ordering"?: string;
  /** Only these invoices. */
  "uids"?: (string)[] | string;
  /** What each line of the file represents; `invoice` by default. */
  "rows"?: "invoice" | "item";
  /** The columns in order; all by default. Columns that begin with `item_` require `rows` to be `item`. */
  "columns"?: (ExportColumn)[] | ExportColumn;
  /** The delimiter between the cells; a comma by default. */
  "delimiter"?: "," | ";" | "\t" | "|";
  /** Whether the file starts with a byte order mark, by which Excel recognises UTF-8. False by default. */
  "bom"?: boolean;
};

export type ExportColumn = "hf_id" | "uid" | "invoice_number" | "invoice_date" | "due_date" | "company_name" | "company_tax_number" | "category" | "total_price" | "total_vat" | "currency" | "payment_type" | "card" | "country" | "language" | "processing_status" | "approvement_status" | "workspace_user" | "created_at" | "document_type" | "net_total" | "iban" | "payment_reference" | "order_number" | "buyer_name" | "buyer_tax_number" | "buyer_address" | "service_period_start" | "service_period_end" | "signed_total_price" | "item_uid" | "item_name" | "item_description" | "item_quantity" | "item_unit" | "item_total_price" | "item_vat_rate";

export type XlsxExport = {
  "company__uid"?: (string)[] | string;
  "workspace_user__uid"?: (string)[] | string;
  "card__uid"?: (string)[] | string;
  "category__uid"?: (string)[] | string;
  "approvement_status"?: (ApprovementStatus)[] | ApprovementStatus;
  "processing_status"?: (ProcessingStatus)[] | ProcessingStatus;
  "currency"?: (string)[] | string;
  "payment_type"?: (PaymentType)[] | PaymentType;
  "document_type"?: (DocumentType)[] | DocumentType;
  "created_at"?: DayOrInstant;
  "from_date"?: DayOrInstant;
  "created_at_from_date"?: DayOrInstant;
  "created_at__gte"?: DayOrInstant;
  "to_date"?: DayOrInstant;
  "created_at_to_date"?: DayOrInstant;
  "created_at__lte"?: DayOrInstant;
  "total_price_min"?: MoneyText | number;
  "total_price_max"?: MoneyText | number;
  "invoice_date_from"?: string;
  "invoice_date_to"?: string;
  "due_date_from"?: string;
  "due_date_to"?: string;
  "query"?: string;
  /** One sort key; `-created_at` by default. */
  "ordering"?: string;
  /** Only these invoices. */
  "uids"?: (string)[] | string;
  /** What each line of the file represents; `invoice` by default. */
  "rows"?: "invoice" | "item";
  /** The columns in order; all by default. Columns that begin with `item_` require `rows` to be `item`. */
  "columns"?: (ExportColumn)[] | ExportColumn;
};

export type ItemFields = {
  /** Item name (EN 16931 BT-153). */
  "name"?: string | null;
  /** Item description (EN 16931 BT-154). */
  "description"?: string | null;
  /** A decimal of at most ten digits, three of them after the point. */
  "quantity"?: string | number | null;
  /** Kilogram, piece, metre or litre. */
  "unit"?: "k" | "p" | "m" | "l" | null;
  /** Total of the item including VAT, a decimal(10,2). */
  "total_price"?: string | number | null;
  /** VAT rate as a percentage, a decimal(5,2). */
  "vat_rate"?: string | number | null;
};

export type Company = {
  "uid": Uid;
  "name": string;
  "address": string | null;
  "tax_number": string | null;
  "tax_office": string | null;
  "phone": string | null;
  "hf_id": HumanId;
  "permissions": OwnedPermissions;
  "created_at": Instant;
};

export type OwnedPermissions = {
  "can_update": boolean;
  "can_delete": boolean;
};

export type NewCompany = {
  /** The company name. */
  "name": string;
  /** The postal address, on one line. */
  "address"?: string | null;
  /** The tax number, as written by the company. */
  "tax_number"?: string | null;
  /** The name of the tax office. */
  "tax_office"?: string | null;
  /** The contact telephone number (EN 16931 BT-42). */
  "phone"?: string | null;
};

export type CompanyPatch = {
  /** The company name; cannot be null. */
  "name"?: string;
  /** The postal address, on one line. */
  "address"?: string | null;
  /** The tax number, as written by the company. */
  "tax_number"?: string | null;
  /** The name of the tax office. */
  "tax_office"?: string | null;
  /** The contact telephone number (EN 16931 BT-42). */
  "phone"?: string | null;
};

export type Card = {
  "uid": Uid;
  "hf_id": HumanId;
  "name": string;
  "first_four_digits": string | null;
  "last_four_digits": string;
  "permissions": OwnedPermissions;
  "created_at": Instant;
};

export type NewCard = {
  /** The name of the card. */
  "name": string;
  /** The first four digits. */
  "first_four_digits"?: string | null;
  /** The last four digits. */
  "last_four_digits": string;
};

export type CardPatch = {
  /** The name of the card; cannot be null. */
  "name"?: string;
  /** The first four digits; null if they are unknown. */
  "first_four_digits"?: string | null;
  /** The last four digits; cannot be null. */
  "last_four_digits"?: string;
};

export type Event = {
  "type": "invoice.uploaded" | "invoice.processed" | "invoice.processing_failed" | "invoice.updated" | "invoice.item_created" | "invoice.item_updated" | "invoice.item_deleted" | "invoice.approved" | "invoice.rejected" | "invoice.approval_removed" | "invoice.reprocessed" | "invoice.deleted";
  /** When it happened. */
  "timestamp": Instant;
  "data": {
    /** The uid of the event, which is the header `webhook-id` of its messages. */
    "uid": Uid;
    "event": "uploaded" | "processed" | "processing_failed" | "updated" | "item_created" | "item_updated" | "item_deleted" | "approved" | "rejected" | "approval_removed" | "reprocessed" | "deleted";
    "created_at": Instant;
    "invoice": {
      "uid": Uid;
      "hf_id": HumanId;
    };
    /** Who did it; null for the service itself. */
    "workspace_user": {
      "uid": Uid;
    } | null;
    "note": string | null;
    "changes": ({
      "field": string;
      "old": string | null;
      "new": string | null;
    })[];
  };
};

/** What each operation takes and returns. */
export interface Operations {
  /** Upload a file from a URL. */
  uploadInvoiceByUrl: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: UploadByUrl;
    result: UploadedInvoice;
  };
  /** List invoices, newest first. */
  listInvoices: {
    path: Record<string, never>;
    query: {
      /** Matches any of the given values. To give several, repeat the parameter, separate the values with commas, or append `[]` or an index such as `[0]` to the name. At most 250 values. */
      "company__uid"?: (string)[];
      /** Matches any of the given values. To give several, repeat the parameter, separate the values with commas, or append `[]` or an index such as `[0]` to the name. At most 250 values. */
      "workspace_user__uid"?: (string)[];
      /** Matches any of the given values. To give several, repeat the parameter, separate the values with commas, or append `[]` or an index such as `[0]` to the name. At most 250 values. */
      "card__uid"?: (string)[];
      /** Matches any of the given values. To give several, repeat the parameter, separate the values with commas, or append `[]` or an index such as `[0]` to the name. At most 250 values. */
      "category__uid"?: (string)[];
      /** Matches any of the given values. To give several, repeat the parameter, separate the values with commas, or append `[]` or an index such as `[0]` to the name. At most 250 values. */
      "approvement_status"?: (ApprovementStatus)[];
      /** Matches any of the given values. To give several, repeat the parameter, separate the values with commas, or append `[]` or an index such as `[0]` to the name. At most 250 values. */
      "processing_status"?: (ProcessingStatus)[];
      /** Matches any of the given values. To give several, repeat the parameter, separate the values with commas, or append `[]` or an index such as `[0]` to the name. At most 250 values. */
      "currency"?: (string)[];
      /** Matches any of the given values. To give several, repeat the parameter, separate the values with commas, or append `[]` or an index such as `[0]` to the name. At most 250 values. */
      "payment_type"?: (PaymentType)[];
      /** Matches any of the given values. To give several, repeat the parameter, separate the values with commas, or append `[]` or an index such as `[0]` to the name. At most 250 values. */
      "document_type"?: (DocumentType)[];
      /** The day of creation, in the time zone of the account, or an instant. */
      "created_at"?: DayOrInstant;
      /** Only invoices created on or after this day, or at or after this instant. `created_at_from_date` and `created_at__gte` are aliases. */
      "from_date"?: DayOrInstant;
      /** The same as `from_date`. */
      "created_at_from_date"?: DayOrInstant;
      /** The same as `from_date`. */
      "created_at__gte"?: DayOrInstant;
      /** Only invoices created on or before this day, or at or before this instant. `created_at_to_date` and `created_at__lte` are aliases. */
      "to_date"?: DayOrInstant;
      /** The same as `to_date`. */
      "created_at_to_date"?: DayOrInstant;
      /** The same as `to_date`. */
      "created_at__lte"?: DayOrInstant;
      /** Only invoices whose total price is at least this amount. */
      "total_price_min"?: MoneyText;
      /** Only invoices whose total price is at most this amount. */
      "total_price_max"?: MoneyText;
      /** Only invoices whose invoice date is on or after this day. */
      "invoice_date_from"?: string;
      /** Only invoices whose invoice date is on or before this day. */
      "invoice_date_to"?: string;
      /** Only invoices whose due date is on or after this day. */
      "due_date_from"?: string;
      /** Only invoices whose due date is on or before this day. */
      "due_date_to"?: string;
      /** Words that must all occur, each at the start of a word, in items, category, invoice number, company or human-friendly id. Case and accents are ignored. A word that is an amount, in any common format, also matches invoices with this total. */
      "query"?: string;
      /** Sort keys, separated by commas: `created_at`, `invoice_date`, `total_price`, `hf_id`. A `-` before a key sorts descending. */
      "ordering"?: string;
      /** A number from 1, or `last`. A page that does not exist returns 404. */
      "page"?: number | "last";
      /** A value above 100 counts as 100, and anything but a positive integer as 25. */
      "page_size"?: number;
    };
    body: undefined;
    result: {
      /** The number of invoices on all pages. */
      "count": number;
      "page_count": number;
      "page_size": number;
      "results": (Invoice)[];
    };
  };
  /** Upload an invoice file. */
  uploadInvoice: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    result: UploadedInvoice;
  };
  /** Read an invoice. */
  getInvoice: {
    path: {
      /** The uid of the invoice. */
      "uid": string;
    };
    query: Record<string, never>;
    body: undefined;
    result: InvoiceDetail;
  };
  /** Correct an invoice. */
  updateInvoice: {
    path: {
      /** The uid of the invoice. */
      "uid": string;
    };
    query: Record<string, never>;
    body: InvoicePatch;
    result: InvoiceDetail;
  };
  /** Correct an invoice (the same as PUT). */
  patchInvoice: {
    path: {
      /** The uid of the invoice. */
      "uid": string;
    };
    query: Record<string, never>;
    body: InvoicePatch;
    result: InvoiceDetail;
  };
  /** Delete an invoice. */
  deleteInvoice: {
    path: {
      /** The uid of the invoice. */
      "uid": string;
    };
    query: Record<string, never>;
    body: undefined;
    result: undefined;
  };
  /** Read the file again. */
  reprocessInvoice: {
    path: {
      /** The uid of the invoice. */
      "uid": string;
    };
    query: Record<string, never>;
    body: undefined;
    result: InvoiceDetail;
  };
  /** Approve a waiting invoice. */
  approveInvoice: {
    path: {
      /** The uid of the invoice. */
      "uid": string;
    };
    query: Record<string, never>;
    body: DecisionNote;
    result: Decision;
  };
  /** Reject a waiting invoice. */
  rejectInvoice: {
    path: {
      /** The uid of the invoice. */
      "uid": string;
    };
    query: Record<string, never>;
    body: DecisionNote;
    result: Decision;
  };
  /** Put an approved or rejected invoice back to waiting. */
  removeApproval: {
    path: {
      /** The uid of the invoice. */
      "uid": string;
    };
    query: Record<string, never>;
    body: DecisionNote;
    result: Decision;
  };
  /** Export invoices as CSV. */
  exportInvoicesCsv: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: CsvExport;
    result: Blob;
  };
  /** Export invoices as an Excel workbook. */
  exportInvoicesXlsx: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: XlsxExport;
    result: Blob;
  };
  /** List the items of an invoice, in order. */
  listItems: {
    path: {
      /** The uid of the invoice. */
      "uid": string;
    };
    query: {
      /** A number from 1, or `last`. A page that does not exist returns 404. */
      "page"?: number | "last";
      /** A value above 100 counts as 100, and anything but a positive integer as 25. */
      "page_size"?: number;
    };
    body: undefined;
    result: {
      /** The number of items on all pages. */
      "count": number;
      "page_count": number;
      "page_size": number;
      "results": (Item)[];
    };
  };
  /** Add an item at the end. */
  createItem: {
    path: {
      /** The uid of the invoice. */
      "uid": string;
    };
    query: Record<string, never>;
    body: ItemFields;
    result: Item;
  };
  /** Read an item. */
  getItem: {
    path: {
      /** The uid of the invoice. */
      "uid": string;
      /** The uid of the item. */
      "item_uid": string;
    };
    query: Record<string, never>;
    body: undefined;
    result: Item;
  };
  /** Change an item. */
  updateItem: {
    path: {
      /** The uid of the invoice. */
      "uid": string;
      /** The uid of the item. */
      "item_uid": string;
    };
    query: Record<string, never>;
    body: ItemFields;
    result: Item;
  };
  /** Change an item (the same as PUT). */
  patchItem: {
    path: {
      /** The uid of the invoice. */
      "uid": string;
      /** The uid of the item. */
      "item_uid": string;
    };
    query: Record<string, never>;
    body: ItemFields;
    result: Item;
  };
  /** Remove an item. */
  deleteItem: {
    path: {
      /** The uid of the invoice. */
      "uid": string;
      /** The uid of the item. */
      "item_uid": string;
    };
    query: Record<string, never>;
    body: undefined;
    result: undefined;
  };
  /** List companies, newest first. */
  listCompanies: {
    path: Record<string, never>;
    query: {
      /** Words that must all occur in the name, or the beginning of the tax number. Case, accents and punctuation are ignored. */
      "query"?: string;
      /** A number from 1, or `last`. A page that does not exist returns 404. */
      "page"?: number | "last";
      /** A value above 100 counts as 100, and anything but a positive integer as 25. */
      "page_size"?: number;
    };
    body: undefined;
    result: {
      /** The number of companies on all pages. */
      "count": number;
      "next": string | null;
      "previous": string | null;
      "results": (Company)[];
    };
  };
  /** Create a company by hand. */
  createCompany: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: NewCompany;
    result: Company;
  };
  /** Read a company. */
  getCompany: {
    path: {
      /** The uid of the company. */
      "uid": string;
    };
    query: Record<string, never>;
    body: undefined;
    result: Company;
  };
  /** Change a company. */
  updateCompany: {
    path: {
      /** The uid of the company. */
      "uid": string;
    };
    query: Record<string, never>;
    body: CompanyPatch;
    result: Company;
  };
  /** Change a company (the same as PUT). */
  patchCompany: {
    path: {
      /** The uid of the company. */
      "uid": string;
    };
    query: Record<string, never>;
    body: CompanyPatch;
    result: Company;
  };
  /** Remove a company from the lists. */
  deleteCompany: {
    path: {
      /** The uid of the company. */
      "uid": string;
    };
    query: Record<string, never>;
    body: undefined;
    result: undefined;
  };
  /** List cards, newest first. */
  listCards: {
    path: Record<string, never>;
    query: {
      /** A number from 1, or `last`. A page that does not exist returns 404. */
      "page"?: number | "last";
      /** A value above 100 counts as 100, and anything but a positive integer as 25. */
      "page_size"?: number;
    };
    body: undefined;
    result: {
      /** The number of cards on all pages. */
      "count": number;
      "next": string | null;
      "previous": string | null;
      "results": (Card)[];
    };
  };
  /** Create a card, or get the one with these digits. */
  createCard: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: NewCard;
    result: Card;
  };
  /** Read a card. */
  getCard: {
    path: {
      /** The uid of the card. */
      "uid": string;
    };
    query: Record<string, never>;
    body: undefined;
    result: Card;
  };
  /** Change a card. */
  updateCard: {
    path: {
      /** The uid of the card. */
      "uid": string;
    };
    query: Record<string, never>;
    body: CardPatch;
    result: Card;
  };
  /** Change a card (the same as PUT). */
  patchCard: {
    path: {
      /** The uid of the card. */
      "uid": string;
    };
    query: Record<string, never>;
    body: CardPatch;
    result: Card;
  };
  /** Remove a card from the lists. */
  deleteCard: {
    path: {
      /** The uid of the card. */
      "uid": string;
    };
    query: Record<string, never>;
    body: undefined;
    result: undefined;
  };
  /** List what happened, oldest first. */
  listEvents: {
    path: Record<string, never>;
    query: {
      /** The `cursor` of the last page that was read; only later events are listed. `latest` lists none, and returns the cursor after which new events come. If omitted, the list begins with the oldest event. */
      "after"?: string;
      /** A value above 100 counts as 100, and anything but a positive integer as 25. */
      "page_size"?: number;
    };
    body: undefined;
    result: {
      /** Where the next request continues, also once there are new events. Keep it when the page is dealt with. */
      "cursor": string;
      /** The next page; null if there are no more events now. */
      "next": string | null;
      "results": (Event)[];
    };
  };
  /** List the collections. */
  getRoot: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    result: {
      "invoices": string;
      "companies": string;
      "cards": string;
      "categories": string;
      "workspace_users": string;
      "events": string;
      "openapi": string;
    };
  };
  /** List categories by name. */
  listCategories: {
    path: Record<string, never>;
    query: {
      /** A number from 1, or `last`. A page that does not exist returns 404. */
      "page"?: number | "last";
      /** A value above 100 counts as 100, and anything but a positive integer as 25. */
      "page_size"?: number;
    };
    body: undefined;
    result: {
      /** The number of categories on all pages. */
      "count": number;
      "next": string | null;
      "previous": string | null;
      "results": (Category)[];
    };
  };
  /** List the users of the account. */
  listWorkspaceUsers: {
    path: Record<string, never>;
    query: {
      /** A number from 1, or `last`. A page that does not exist returns 404. */
      "page"?: number | "last";
      /** A value above 100 counts as 100, and anything but a positive integer as 25. */
      "page_size"?: number;
    };
    body: undefined;
    result: {
      /** The number of users on all pages. */
      "count": number;
      "next": string | null;
      "previous": string | null;
      "results": (WorkspaceUser)[];
    };
  };
}

/** The method and the path of each operation. */
export const OPERATIONS = {
  uploadInvoiceByUrl: ['POST', '/v1/invoices/from-url'],
  listInvoices: ['GET', '/v1/invoices/'],
  uploadInvoice: ['POST', '/v1/invoices/'],
  getInvoice: ['GET', '/v1/invoices/{uid}'],
  updateInvoice: ['PUT', '/v1/invoices/{uid}'],
  patchInvoice: ['PATCH', '/v1/invoices/{uid}'],
  deleteInvoice: ['DELETE', '/v1/invoices/{uid}'],
  reprocessInvoice: ['POST', '/v1/invoices/{uid}/reprocess'],
  approveInvoice: ['POST', '/v1/invoices/{uid}/approve'],
  rejectInvoice: ['POST', '/v1/invoices/{uid}/reject'],
  removeApproval: ['POST', '/v1/invoices/{uid}/remove-approval'],
  exportInvoicesCsv: ['POST', '/v1/invoices/export-csv'],
  exportInvoicesXlsx: ['POST', '/v1/invoices/export-xlsx'],
  listItems: ['GET', '/v1/invoices/{uid}/items/'],
  createItem: ['POST', '/v1/invoices/{uid}/items/'],
  getItem: ['GET', '/v1/invoices/{uid}/items/{item_uid}'],
  updateItem: ['PUT', '/v1/invoices/{uid}/items/{item_uid}'],
  patchItem: ['PATCH', '/v1/invoices/{uid}/items/{item_uid}'],
  deleteItem: ['DELETE', '/v1/invoices/{uid}/items/{item_uid}'],
  listCompanies: ['GET', '/v1/companies/'],
  createCompany: ['POST', '/v1/companies/'],
  getCompany: ['GET', '/v1/companies/{uid}'],
  updateCompany: ['PUT', '/v1/companies/{uid}'],
  patchCompany: ['PATCH', '/v1/companies/{uid}'],
  deleteCompany: ['DELETE', '/v1/companies/{uid}'],
  listCards: ['GET', '/v1/cards/'],
  createCard: ['POST', '/v1/cards/'],
  getCard: ['GET', '/v1/cards/{uid}'],
  updateCard: ['PUT', '/v1/cards/{uid}'],
  patchCard: ['PATCH', '/v1/cards/{uid}'],
  deleteCard: ['DELETE', '/v1/cards/{uid}'],
  listEvents: ['GET', '/v1/events/'],
  getRoot: ['GET', '/v1/'],
  listCategories: ['GET', '/v1/categories/'],
  listWorkspaceUsers: ['GET', '/v1/workspace-users/'],
} as const;
