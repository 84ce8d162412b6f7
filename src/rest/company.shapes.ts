import type { presentCompany } from './company.presenter.js';
import type { presentInvoice } from './invoice.presenter.js';
import { OWNED_PERMISSIONS } from './named-list.js';
import { namedRecord } from './openapi/shape.js';
import { humanId, instant, optionalText, text, uid } from './openapi/values.js';

type CompanySummary = NonNullable<ReturnType<typeof presentInvoice>['company']>;

/** A company as an invoice shows it. */
export const COMPANY_SUMMARY = namedRecord<CompanySummary>('CompanySummary', {
  uid: uid('019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e60'),
  name: text('Nordhamn Trading'),
  address: optionalText('Kajvägen 7, 411 04 Göteborg'),
  tax_number: optionalText('SE556123456701'),
  tax_office: optionalText(null),
  phone: optionalText('+46 31 555 01 02'),
});

export const COMPANY = namedRecord<ReturnType<typeof presentCompany>>('Company', {
  ...COMPANY_SUMMARY.fields,
  hf_id: humanId('C3NW8P'),
  permissions: OWNED_PERMISSIONS,
  created_at: instant('2026-04-01T09:15:02.250000+00:00'),
});
