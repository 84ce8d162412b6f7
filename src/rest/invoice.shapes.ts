import { ROLES } from '../shared/actor.js';
import { CHECK_CODES } from '../invoices/checks/check.js';
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
import { choice, described, listOf, namedRecord, nullable, record, shape, withExample } from './openapi/shape.js';
import {
  APPROVEMENT_STATUS,
  decimal,
  flag,
  humanId,
  instant,
  money,
  optionalText,
  PROCESSING_STATUS,
  text,
  uid,
} from './openapi/values.js';

type Listed = ReturnType<typeof presentInvoice>;
type Detail = ReturnType<typeof presentInvoiceDetail>;

const INVOICE_UID = '019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e55';

const PERMISSIONS = namedRecord<Listed['permissions']>('InvoicePermissions', {
  can_update: flag(true),
  can_delete: flag(true),
  can_approve: flag(true),
  can_reject: flag(true),
  can_remove_approval: flag(false),
});

const WORKSPACE_USER = namedRecord<Listed['workspace_user']>('WorkspaceUser', {
  uid: uid('019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e62'),
  user: record({
    uid: uid('019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e63'),
    email: text('mette.holm@example.com'),
    first_name: text('Mette'),
    last_name: text('Holm'),
    full_name: text('Mette Holm'),
  }),
  role_type: choice(ROLES, 'member'),
});

const CATEGORY = namedRecord<NonNullable<Listed['category']>>('Category', {
  uid: uid('019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e61'),
  name: text('Materials'),
});

const { total_price, ...listed } = buildFieldShapes(LISTED_FIELD_NAMES);
const { payment_type, ...detailed } = buildFieldShapes(SHOWN_DETAIL_FIELD_NAMES);

const BUYER = namedRecord<NonNullable<Detail['buyer']>>('Buyer', {
  name: buildMember('buyerName'),
  tax_number: buildMember('buyerTaxNumber'),
  address: buildMember('buyerAddress'),
});

const SERVICE_PERIOD = namedRecord<NonNullable<Detail['service_period']>>('ServicePeriod', {
  start: buildMember('servicePeriodStart'),
  end: buildMember('servicePeriodEnd'),
});

const FILE_PAGES = namedRecord<NonNullable<Detail['file_pages']>>('PageRange', {
  first: shape({ type: 'integer', minimum: 1 }, 3),
  last: shape({ type: 'integer', minimum: 1 }, 4),
});

/** An invoice as a list shows it. */
export const INVOICE = namedRecord<Listed>('Invoice', {
  hf_id: humanId('K7QX2M'),
  uid: uid(INVOICE_UID),
  total_price,
  total_price_display: described(
    shape({ type: 'string', examples: ['€1,234.50'] }, '€1,234.50'),
    "The total formatted for the account's locale; empty if the total or the currency is unknown.",
  ),
  ...listed,
  company: nullable(COMPANY_SUMMARY),
  category: nullable(CATEGORY),
  processing_status: PROCESSING_STATUS,
  approvement_status: APPROVEMENT_STATUS,
  permissions: PERMISSIONS,
  created_at: instant('2026-04-01T09:15:00.123456+00:00'),
  workspace_user: WORKSPACE_USER,
});

const FILE = shape<string>(
  {
    type: 'string',
    format: 'uri',
    description:
      'A signed URL of the uploaded file. It works without a key until it expires, and supports HEAD, ranges and `If-None-Match`. ' +
      'Its path is not part of this document; use the URL unchanged.',
  },
  `https://invoices.example.com/files/019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e64/${INVOICE_UID}?expires=1775040000&signature=3yQ`,
);

const FIELD_CHANGE = record<Detail['history'][number]['changes'][number]>({
  field: text('payment_type'),
  old: optionalText(null),
  new: optionalText('credit_card'),
});

const HISTORY_EVENT = namedRecord<Detail['history'][number]>('HistoryEvent', {
  uid: uid('019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e67'),
  event: choice(HISTORY_EVENTS, 'updated'),
  created_at: instant('2026-04-01T10:00:00.000500+00:00'),
  workspace_user: described(nullable(WORKSPACE_USER), 'Who did it; null for the service itself.'),
  note: optionalText(null),
  changes: listOf(FIELD_CHANGE),
});

const PROCESSED: Detail['history'][number] = {
  uid: '019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e68',
  event: 'processed',
  created_at: '2026-04-01T09:15:02.250000+00:00',
  workspace_user: null,
  note: null,
  changes: [],
};

const VAT_CATEGORY = namedRecord<Detail['vat_categories'][number]>('VatCategory', {
  vat_rate: nullable(decimal(3, 2, '25.00')),
  base_amount: nullable(money('987.60')),
  vat_amount: nullable(money('246.90')),
  total_amount: nullable(money('1234.50')),
});

const PROCESSING_ERROR = record<NonNullable<Detail['processing_error']>>({
  code: text('file_missing'),
  message: optionalText('The uploaded file is no longer in the store. Upload it again.'),
});

const CHECK = namedRecord<Detail['checks'][number]>('Check', {
  code: choice(CHECK_CODES, 'duplicate'),
  message: text('Another invoice of this company has the same number.'),
  invoice_uid: described(nullable(uid('019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e69')), 'The other invoice.'),
});

/** An invoice with everything that belongs to it. */
export const INVOICE_DETAIL = namedRecord<Detail>('InvoiceDetail', {
  ...INVOICE.fields,
  file: FILE,
  items: listOf(ITEM),
  ...detailed,
  buyer: described(nullable(BUYER), 'The buyer (EN 16931 BG-7); null if nothing is known of it.'),
  service_period: described(
    nullable(SERVICE_PERIOD),
    'The invoicing period (EN 16931 BG-14); null if neither day is known.',
  ),
  card: nullable(CARD_SUMMARY),
  payment_type,
  history: described(listOf(HISTORY_EVENT, [HISTORY_EVENT.example, PROCESSED]), 'Newest first.'),
  vat_categories: listOf(VAT_CATEGORY),
  file_name: described(optionalText('invoice.pdf'), 'The name that the file was uploaded under.'),
  file_pages: described(
    nullable(FILE_PAGES),
    'The pages of the file that hold this invoice, counted from 1; null for the whole file.',
  ),
  processing_error: described(nullable(PROCESSING_ERROR, null), 'Why processing failed; null unless it failed.'),
  checks: described(listOf(CHECK), 'What does not add up.'),
});

export const UPLOADED_INVOICE = namedRecord<ReturnType<typeof presentUpload>>('UploadedInvoice', {
  hf_id: INVOICE.fields.hf_id,
  uid: INVOICE.fields.uid,
  file: FILE,
  processing_status: withExample(PROCESSING_STATUS, 'processing'),
  created_at: INVOICE.fields.created_at,
  workspace_user: WORKSPACE_USER,
});

/** The outcome of an approval action. */
export const DECISION = namedRecord<ReturnType<typeof presentDecision>>('Decision', {
  uid: INVOICE.fields.uid,
  approvement_status: withExample(APPROVEMENT_STATUS, 'approved'),
  permissions: withExample(PERMISSIONS, {
    can_update: false,
    can_delete: false,
    can_approve: false,
    can_reject: false,
    can_remove_approval: true,
  }),
});

/** A member of an object that shows registered fields. */
function buildMember(name: FieldName) {
  return described(nullable(FIELD_SHAPES[name]), getField(name).description);
}
