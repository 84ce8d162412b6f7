import { ROLES } from '../shared/actor.js';
import { CHECK_CODES, CHECK_VALUES } from '../invoices/checks/check.js';
import { HISTORY_EVENTS } from '../invoices/changes/history-event.js';
import {
  getField,
  LISTED_FIELD_NAMES,
  SHOWN_DETAIL_FIELD_NAMES,
  type FieldName,
} from '../invoices/fields/invoice-fields.js';
import { CARD_SUMMARY } from './card.shapes.js';
import { COMPANY_SUMMARY } from './company.shapes.js';
import { buildFieldShapes, FIELD_SHAPES } from './field.shapes.js';
import type { presentDecision, presentInvoice, presentInvoiceDetail, presentUpload } from './invoice.presenter.js';
import { ITEM } from './item.shapes.js';
import {
  createEnumShape,
  describeShape,
  createArrayShape,
  createNamedRecordShape,
  makeNullable,
  createRecordShape,
  createShape,
  replaceExample,
} from './openapi/shape.js';
import {
  APPROVEMENT_STATUS,
  createDecimalShape,
  createFlagShape,
  createHumanIdShape,
  createInstantShape,
  createMoneyShape,
  createOptionalTextShape,
  PROCESSING_STATUS,
  createTextShape,
  createUidShape,
} from './openapi/values.js';

type Listed = ReturnType<typeof presentInvoice>;
type Detail = ReturnType<typeof presentInvoiceDetail>;

/** The examples that occur in several shapes. */
export const INVOICE_UID = '019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e55';
export const WORKSPACE_USER_UID = '019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e62';

const PERMISSIONS = createNamedRecordShape<Listed['permissions']>('InvoicePermissions', {
  can_update: createFlagShape(true),
  can_delete: createFlagShape(true),
  can_approve: createFlagShape(true),
  can_reject: createFlagShape(true),
  can_remove_approval: createFlagShape(false),
});

export const WORKSPACE_USER = createNamedRecordShape<Listed['workspace_user']>('WorkspaceUser', {
  uid: createUidShape(WORKSPACE_USER_UID),
  user: createRecordShape({
    uid: createUidShape('019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e63'),
    email: createTextShape('mette.holm@example.com'),
    first_name: createTextShape('Mette'),
    last_name: createTextShape('Holm'),
    full_name: createTextShape('Mette Holm'),
  }),
  role_type: createEnumShape(ROLES, 'member'),
});

export const CATEGORY = createNamedRecordShape<NonNullable<Listed['category']>>('Category', {
  uid: createUidShape('019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e61'),
  name: createTextShape('Materials'),
});

const { total_price, ...listed } = buildFieldShapes(LISTED_FIELD_NAMES);
const { payment_type, ...detailed } = buildFieldShapes(SHOWN_DETAIL_FIELD_NAMES);

const BUYER = createNamedRecordShape<NonNullable<Detail['buyer']>>('Buyer', {
  name: buildMember('buyerName'),
  tax_number: buildMember('buyerTaxNumber'),
  address: buildMember('buyerAddress'),
});

const SERVICE_PERIOD = createNamedRecordShape<NonNullable<Detail['service_period']>>('ServicePeriod', {
  start: buildMember('servicePeriodStart'),
  end: buildMember('servicePeriodEnd'),
});

const FILE_PAGES = createNamedRecordShape<NonNullable<Detail['file_pages']>>('PageRange', {
  first: createShape({ type: 'integer', minimum: 1 }, 3),
  last: createShape({ type: 'integer', minimum: 1 }, 4),
});

/** An invoice as a list shows it. */
export const INVOICE = createNamedRecordShape<Listed>('Invoice', {
  hf_id: createHumanIdShape('K7QX2M'),
  uid: createUidShape(INVOICE_UID),
  total_price,
  total_price_display: describeShape(
    createShape({ type: 'string', examples: ['€1,234.50'] }, '€1,234.50'),
    "The total formatted for the account's locale; empty if the total or the currency is unknown.",
  ),
  ...listed,
  company: makeNullable(COMPANY_SUMMARY),
  category: makeNullable(CATEGORY),
  processing_status: PROCESSING_STATUS,
  approvement_status: APPROVEMENT_STATUS,
  permissions: PERMISSIONS,
  created_at: createInstantShape('2026-04-01T09:15:00.123456+00:00'),
  workspace_user: WORKSPACE_USER,
});

const FILE = createShape<string>(
  {
    type: 'string',
    format: 'uri',
    description:
      'A signed URL of the uploaded file. It works without a key until it expires, and supports HEAD, ranges and `If-None-Match`. ' +
      'Its path is not part of this document; use the URL unchanged.',
  },
  `https://invoices.example.com/files/019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e64/${INVOICE_UID}?key=019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e71&expires=1775040000&signature=3yQ`,
);

/** The change of one field. */
export const FIELD_CHANGE = createRecordShape<Detail['history'][number]['changes'][number]>({
  field: createTextShape('payment_type'),
  old: createOptionalTextShape(null),
  new: createOptionalTextShape('credit_card'),
});

const HISTORY_EVENT = createNamedRecordShape<Detail['history'][number]>('HistoryEvent', {
  uid: createUidShape('019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e67'),
  event: createEnumShape(HISTORY_EVENTS, 'updated'),
  created_at: createInstantShape('2026-04-01T10:00:00.000500+00:00'),
  workspace_user: describeShape(makeNullable(WORKSPACE_USER), 'Who did it; null for the service itself.'),
  note: createOptionalTextShape(null),
  changes: createArrayShape(FIELD_CHANGE),
});

const PROCESSED: Detail['history'][number] = {
  uid: '019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e68',
  event: 'processed',
  created_at: '2026-04-01T09:15:02.250000+00:00',
  workspace_user: null,
  note: null,
  changes: [],
};

const VAT_CATEGORY = createNamedRecordShape<Detail['vat_categories'][number]>('VatCategory', {
  vat_rate: makeNullable(createDecimalShape(3, 2, '25.00')),
  base_amount: makeNullable(createMoneyShape('987.60')),
  vat_amount: makeNullable(createMoneyShape('246.90')),
  total_amount: makeNullable(createMoneyShape('1234.50')),
});

const PROCESSING_ERROR = createRecordShape<NonNullable<Detail['processing_error']>>({
  code: createTextShape('file_missing'),
  message: createOptionalTextShape('The uploaded file is no longer in the store. Upload it again.'),
});

const CHECK_VALUE = createNamedRecordShape<Detail['checks'][number]['values'][number]>('CheckValue', {
  name: createEnumShape(CHECK_VALUES, 'hf_id'),
  value: describeShape(createTextShape('K7QX2M'), 'What was found.'),
  other: describeShape(createOptionalTextShape(null), 'What it was compared with; null if with nothing.'),
});

const CHECK = createNamedRecordShape<Detail['checks'][number]>('Check', {
  code: createEnumShape(CHECK_CODES, 'duplicate'),
  message: createTextShape('Another invoice of this company has the same number.'),
  values: describeShape(createArrayShape(CHECK_VALUE), 'What the sentence says, for programs that write their own.'),
  invoice_uid: describeShape(
    makeNullable(createUidShape('019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e69')),
    'The other invoice.',
  ),
});

/** An invoice with everything that belongs to it. */
export const INVOICE_DETAIL = createNamedRecordShape<Detail>('InvoiceDetail', {
  ...INVOICE.fields,
  file: FILE,
  items: createArrayShape(ITEM),
  ...detailed,
  buyer: describeShape(makeNullable(BUYER), 'The buyer (EN 16931 BG-7); null if nothing is known about the buyer.'),
  service_period: describeShape(
    makeNullable(SERVICE_PERIOD),
    'The invoicing period (EN 16931 BG-14); null if neither day is known.',
  ),
  card: makeNullable(CARD_SUMMARY),
  payment_type,
  history: describeShape(createArrayShape(HISTORY_EVENT, [HISTORY_EVENT.example, PROCESSED]), 'Newest first.'),
  vat_categories: createArrayShape(VAT_CATEGORY),
  file_name: describeShape(createOptionalTextShape('invoice.pdf'), 'The name that the file was uploaded under.'),
  file_pages: describeShape(
    makeNullable(FILE_PAGES),
    'The pages of the file that hold this invoice, counted from 1; null for the whole file.',
  ),
  processing_error: describeShape(
    makeNullable(PROCESSING_ERROR, null),
    'Why processing failed; null unless it failed.',
  ),
  checks: describeShape(createArrayShape(CHECK), 'What looks wrong.'),
});

export const UPLOADED_INVOICE = createNamedRecordShape<ReturnType<typeof presentUpload>>('UploadedInvoice', {
  hf_id: INVOICE.fields.hf_id,
  uid: INVOICE.fields.uid,
  file: FILE,
  processing_status: replaceExample(PROCESSING_STATUS, 'processing'),
  created_at: INVOICE.fields.created_at,
  workspace_user: WORKSPACE_USER,
});

/** The outcome of an approval action. */
export const DECISION = createNamedRecordShape<ReturnType<typeof presentDecision>>('Decision', {
  uid: INVOICE.fields.uid,
  approvement_status: replaceExample(APPROVEMENT_STATUS, 'approved'),
  permissions: replaceExample(PERMISSIONS, {
    can_update: false,
    can_delete: false,
    can_approve: false,
    can_reject: false,
    can_remove_approval: true,
  }),
});

/** A member of an object that shows registered fields. */
function buildMember(name: FieldName) {
  return describeShape(makeNullable(FIELD_SHAPES[name]), getField(name).description);
}
