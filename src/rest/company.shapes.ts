import type { presentCompany } from './company.presenter.js';
import type { presentInvoice } from './invoice.presenter.js';
import { OWNED_PERMISSIONS } from './named-list.js';
import { createNamedRecordShape } from './openapi/shape.js';
import {
  createHumanIdShape,
  createInstantShape,
  createOptionalTextShape,
  createTextShape,
  createUidShape,
} from './openapi/values.js';

type CompanySummary = NonNullable<ReturnType<typeof presentInvoice>['company']>;

/** A company as an invoice shows it. */
export const COMPANY_SUMMARY = createNamedRecordShape<CompanySummary>('CompanySummary', {
  uid: createUidShape('019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e60'),
  name: createTextShape('Nordhamn Trading'),
  address: createOptionalTextShape('Kajvägen 7, 411 04 Göteborg'),
  tax_number: createOptionalTextShape('SE556123456701'),
  tax_office: createOptionalTextShape(null),
  phone: createOptionalTextShape('+46 31 555 01 02'),
});

export const COMPANY = createNamedRecordShape<ReturnType<typeof presentCompany>>('Company', {
  ...COMPANY_SUMMARY.fields,
  hf_id: createHumanIdShape('C3NW8P'),
  permissions: OWNED_PERMISSIONS,
  created_at: createInstantShape('2026-04-01T09:15:02.250000+00:00'),
});
