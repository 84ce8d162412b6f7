import { registerEnumType } from 'type-graphql';
import { ACCOUNT_EVENTS } from '../accounts/account-event.js';
import { APPROVEMENT_STATUSES, PROCESSING_STATUSES } from '../access/policy.js';
import { EXPORT_STATUSES } from '../exports/export-status.js';
import { EXPORT_ROWS, listColumnNames } from '../exports/invoice-columns.js';
import { DELIVERY_STATUSES } from '../webhooks/delivery-status.js';
import { INVOICE_CHANGE_KINDS } from '../invoices/changes/invoice-change.js';
import { INVOICE_ORDER_FIELDS } from '../invoices/search/invoice-filter.js';
import { STATISTIC_GROUPS } from '../invoices/invoice-statistics.js';
import { VALUE_SOURCES } from '../invoices/provenance.js';
import { HISTORY_EVENTS } from '../invoices/changes/history-event.js';
import { DocumentTypes, ItemUnits, PaymentTypes } from '../invoices/fields/vocabulary.js';
import { ROLES, SCOPES } from '../shared/actor.js';
import { toUpperCaseEnum } from '../shared/upper-case-enum.js';

export const Roles = toUpperCaseEnum(ROLES);
registerEnumType(Roles, {
  name: 'RoleType',
  description: 'What a workspace user may do.',
  valuesConfig: {
    OWNER: { description: 'Everything.' },
    ADMIN: { description: 'Everything.' },
    APPROVER: { description: 'Uploads, corrects and decides on any invoice; deletes the invoices they uploaded.' },
    MEMBER: { description: 'Uploads; corrects and deletes the invoices they uploaded.' },
    VIEWER: { description: 'Reads and exports.' },
  },
});

export const Scopes = toUpperCaseEnum(SCOPES);
registerEnumType(Scopes, {
  name: 'KeyScope',
  description: 'A right of an API key, within the role of its user.',
  valuesConfig: {
    READ: { description: 'Reading.' },
    WRITE: { description: 'Uploading, correcting and deleting.' },
    APPROVE: { description: 'Approving, rejecting, and removing a decision.' },
    EXPORT: { description: 'Exporting.' },
    ADMIN: {
      description: 'Managing companies, cards, categories, users, keys and the account; for owners and admins.',
    },
  },
});

export const ProcessingStatuses = toUpperCaseEnum(PROCESSING_STATUSES);
registerEnumType(ProcessingStatuses, {
  name: 'ProcessingStatus',
  description: 'The status of reading an invoice’s file.',
  valuesConfig: {
    PROCESSING: { description: 'The file is waiting or being read.' },
    FINISHED: { description: 'The file was read.' },
    FAILED: { description: 'The file could not be read; processingError has the reason.' },
  },
});

export const ApprovementStatuses = toUpperCaseEnum(APPROVEMENT_STATUSES);
registerEnumType(ApprovementStatuses, {
  name: 'ApprovementStatus',
  description: 'The decision on an invoice.',
  valuesConfig: {
    WAITING: { description: 'No decision yet.' },
    APPROVED: { description: 'Approved; it cannot be changed until the approval is removed.' },
    REJECTED: { description: 'Rejected; it cannot be changed until the rejection is removed.' },
  },
});

registerEnumType(PaymentTypes, {
  name: 'PaymentType',
  description: 'How an invoice is paid.',
  valuesConfig: {
    CASH: { description: 'In cash.' },
    CREDIT_CARD: { description: 'By credit card.' },
    DEBIT_CARD: { description: 'By debit card.' },
    BANK_TRANSFER: { description: 'By a bank transfer that the payer initiates.' },
    DIRECT_DEBIT: { description: 'By direct debit, which the payee initiates.' },
    CHECK: { description: 'By cheque.' },
    ONLINE: { description: 'Through a payment service on the web.' },
    OTHER: { description: 'By another means.' },
  },
});

registerEnumType(DocumentTypes, {
  name: 'DocumentType',
  description: 'The kind of document.',
  valuesConfig: {
    INVOICE: { description: 'An invoice, including a corrected or self-billed one.' },
    CREDIT_NOTE: { description: 'A credit note; sums subtract it.' },
    DEBIT_NOTE: { description: 'A debit note, which increases the amount of an earlier invoice.' },
    PREPAYMENT: { description: 'An invoice for a payment in advance.' },
    RECEIPT: { description: 'A receipt for what was paid on the spot.' },
    REMINDER: { description: 'A reminder of an unpaid invoice.' },
    OTHER: { description: 'Another document, such as a pro forma invoice.' },
  },
});

registerEnumType(ItemUnits, {
  name: 'ItemUnit',
  description: 'The unit of an item’s quantity.',
  valuesConfig: {
    K: { description: 'Kilogram.' },
    P: { description: 'Piece.' },
    M: { description: 'Metre.' },
    L: { description: 'Litre.' },
  },
});

export const HistoryEventNames = toUpperCaseEnum(HISTORY_EVENTS);
registerEnumType(HistoryEventNames, {
  name: 'HistoryEventName',
  description: 'A kind of event in the history of an invoice.',
  valuesConfig: {
    UPLOADED: { description: 'Its file was uploaded.' },
    PROCESSED: { description: 'Its file was read.' },
    PROCESSING_FAILED: { description: 'Its file could not be read.' },
    REPROCESSED: { description: 'Its file was queued to be processed again.' },
    UPDATED: { description: 'A person corrected it.' },
    ITEM_CREATED: { description: 'A person added an item.' },
    ITEM_UPDATED: { description: 'A person changed an item.' },
    ITEM_DELETED: { description: 'A person removed an item.' },
    APPROVED: { description: 'It was approved.' },
    REJECTED: { description: 'It was rejected.' },
    APPROVAL_REMOVED: { description: 'Its approval or rejection was removed.' },
    DELETED: { description: 'It was deleted.' },
  },
});

export const AccountEventNames = toUpperCaseEnum(ACCOUNT_EVENTS);
registerEnumType(AccountEventNames, {
  name: 'AccountEventName',
  description: 'What happened to the account, its users, its keys or its webhooks.',
  valuesConfig: {
    ACCOUNT_CREATED: { description: 'The operator created the account.' },
    ACCOUNT_UPDATED: { description: 'A setting of the account was changed.' },
    ACCOUNT_EXPORTED: { description: 'Everything of the account was exported.' },
    USER_ADDED: { description: 'A user was added.' },
    USER_UPDATED: { description: 'The role or a name of a user was changed.' },
    USER_REMOVED: { description: 'A user was removed.' },
    KEY_ISSUED: { description: 'A key was issued.' },
    KEY_ROTATED: { description: 'A key was replaced by another and expires at the end of the overlap.' },
    KEY_REVOKED: { description: 'A key was revoked.' },
    SIGNED_IN: { description: 'A user signed in through the OpenID issuer.' },
    SIGNED_OUT: { description: 'A user who had signed in through the OpenID issuer signed out.' },
    WEBHOOK_CREATED: { description: 'A webhook was created.' },
    WEBHOOK_UPDATED: { description: 'A webhook was changed, disabled or enabled by a person.' },
    WEBHOOK_SECRET_ROTATED: { description: 'A webhook got a new secret.' },
    WEBHOOK_DELETED: { description: 'A webhook was deleted.' },
  },
});

export const WebhookDeliveryStatuses = toUpperCaseEnum(DELIVERY_STATUSES);
registerEnumType(WebhookDeliveryStatuses, {
  name: 'WebhookDeliveryStatus',
  description: 'What has become of a message to a webhook.',
  valuesConfig: {
    PENDING: { description: 'It is being sent, or waits for its next attempt.' },
    PAUSED: { description: 'It waits until the webhook is enabled.' },
    DELIVERED: { description: 'The receiver has accepted it.' },
    FAILED: { description: 'It was given up after the last attempt.' },
  },
});

export const InvoiceChangeKinds = toUpperCaseEnum(INVOICE_CHANGE_KINDS);
registerEnumType(InvoiceChangeKinds, {
  name: 'InvoiceChangeKind',
  description: 'The kind of a change.',
  valuesConfig: {
    CREATED: { description: 'It was uploaded; its file is not read yet.' },
    PROCESSED: { description: 'Its file was read.' },
    FAILED: { description: 'Its file could not be read.' },
    UPDATED: { description: 'Its values or items were corrected, or it was reprocessed.' },
    DECIDED: { description: 'It was approved or rejected, or a decision was removed.' },
    DELETED: { description: 'It was deleted.' },
  },
});

export const ValueSources = toUpperCaseEnum(VALUE_SOURCES);
registerEnumType(ValueSources, {
  name: 'ValueSource',
  description: 'Where a value comes from.',
  valuesConfig: {
    XML: { description: 'An e-invoice states the value, in an XML file or inside a PDF.' },
    TEXT: { description: 'The text layer of a PDF.' },
    OCR: { description: 'Characters recognised in an image or a scan.' },
    HISTORY: { description: 'People chose or corrected the value on other invoices of the same supplier.' },
    USER: { description: 'A person has set the value; processing does not change it.' },
  },
});

export const InvoiceOrderFields = toUpperCaseEnum(INVOICE_ORDER_FIELDS);
registerEnumType(InvoiceOrderFields, {
  name: 'InvoiceOrderField',
  description: 'A sort key for invoices.',
  valuesConfig: {
    CREATED_AT: { description: 'When the file was uploaded.' },
    INVOICE_DATE: { description: 'The date on the invoice.' },
    TOTAL_PRICE: { description: 'The total with VAT as a number, regardless of currency.' },
    HF_ID: { description: 'The short human-friendly identifier.' },
  },
});

export const OrderDirections = toUpperCaseEnum(['asc', 'desc']);
registerEnumType(OrderDirections, {
  name: 'OrderDirection',
  description: 'The direction of a sort order.',
  valuesConfig: {
    ASC: { description: 'Smallest or oldest first; a missing value counts as smallest.' },
    DESC: { description: 'Largest or newest first.' },
  },
});

export const ExportFormats = toUpperCaseEnum(['csv', 'xlsx']);
registerEnumType(ExportFormats, {
  name: 'ExportFormat',
  description: 'The kind of file of an export.',
  valuesConfig: { CSV: { description: 'CSV (RFC 4180) in UTF-8.' }, XLSX: { description: 'An Excel workbook.' } },
});

export const ExportRowKinds = toUpperCaseEnum(EXPORT_ROWS);
registerEnumType(ExportRowKinds, {
  name: 'ExportRows',
  description: 'What a line of an export stands for.',
  valuesConfig: { INVOICE: { description: 'An invoice.' }, ITEM: { description: 'An item of an invoice.' } },
});

export const ExportColumns = toUpperCaseEnum(listColumnNames('item'));
registerEnumType(ExportColumns, {
  name: 'ExportColumn',
  description: 'A column of an export.',
  valuesConfig: Object.fromEntries(
    listColumnNames('item').map((name) => [name.toUpperCase(), { description: `The column \`${name}\` of the file.` }]),
  ),
});

export const ExportStatuses = toUpperCaseEnum(EXPORT_STATUSES);
registerEnumType(ExportStatuses, {
  name: 'ExportStatus',
  description: 'How far an export is.',
  valuesConfig: {
    QUEUED: { description: 'It waits for a worker.' },
    RUNNING: { description: 'A worker is writing the file.' },
    FINISHED: { description: 'The file can be read.' },
    FAILED: { description: 'The file could not be written; error has the reason.' },
  },
});

export const StatisticGroups = toUpperCaseEnum(STATISTIC_GROUPS);
registerEnumType(StatisticGroups, {
  name: 'InvoiceStatsGroup',
  description: 'How invoices are grouped, in addition to their currency.',
  valuesConfig: {
    CURRENCY: { description: 'By currency only.' },
    APPROVEMENT_STATUS: { description: 'The decision.' },
    COMPANY: { description: 'By issuer.' },
    CATEGORY: { description: 'By category.' },
    MONTH: { description: 'By month of the invoice date.' },
    VAT_RATE: {
      description: 'By VAT rate: sums of the amounts of each rate. Invoices without a VAT breakdown are left out.',
    },
  },
});
