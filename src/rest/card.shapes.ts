import type { presentCard } from './card.presenter.js';
import type { presentInvoiceDetail } from './invoice.presenter.js';
import { OWNED_PERMISSIONS } from './named-list.js';
import { namedRecord, nullable, shape } from './openapi/shape.js';
import { humanId, instant, text, uid } from './openapi/values.js';

type CardSummary = NonNullable<ReturnType<typeof presentInvoiceDetail>['card']>;

const FOUR_DIGITS = { type: 'string', pattern: String.raw`^\d{4}$` };

/** A card as an invoice shows it. */
export const CARD_SUMMARY = namedRecord<CardSummary>('CardSummary', {
  uid: uid('019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e66'),
  hf_id: humanId('M4TR9Z'),
  name: text('Travel'),
  first_four_digits: nullable(shape(FOUR_DIGITS, '4242')),
  last_four_digits: shape(FOUR_DIGITS, '0001'),
});

export const CARD = namedRecord<ReturnType<typeof presentCard>>('Card', {
  ...CARD_SUMMARY.fields,
  permissions: OWNED_PERMISSIONS,
  created_at: instant('2026-04-01T09:20:00.000001+00:00'),
});
