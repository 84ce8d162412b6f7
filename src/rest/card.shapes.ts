import type { presentCard } from './card.presenter.js';
import type { presentInvoiceDetail } from './invoice.presenter.js';
import { OWNED_PERMISSIONS } from './named-list.js';
import { createNamedRecordShape, makeNullable, createShape } from './openapi/shape.js';
import { createHumanIdShape, createInstantShape, createTextShape, createUidShape } from './openapi/values.js';

type CardSummary = NonNullable<ReturnType<typeof presentInvoiceDetail>['card']>;

const FOUR_DIGITS = { type: 'string', pattern: String.raw`^\d{4}$` };

/** A card as an invoice shows it. */
export const CARD_SUMMARY = createNamedRecordShape<CardSummary>('CardSummary', {
  uid: createUidShape('019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e66'),
  hf_id: createHumanIdShape('M4TR9Z'),
  name: createTextShape('Travel'),
  first_four_digits: makeNullable(createShape(FOUR_DIGITS, '4242')),
  last_four_digits: createShape(FOUR_DIGITS, '0001'),
});

export const CARD = createNamedRecordShape<ReturnType<typeof presentCard>>('Card', {
  ...CARD_SUMMARY.fields,
  permissions: OWNED_PERMISSIONS,
  created_at: createInstantShape('2026-04-01T09:20:00.000001+00:00'),
});
