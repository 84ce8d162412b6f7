import type { Field, Finding } from '../model/finding.js';

/** A field whose best candidate has less stays empty. */
const MIN_CONFIDENCE = 0.5;
/** The same for fields with learned weights: above it, most values on unseen layouts are right. */
export const MIN_LEARNED = 0.4;
const LEARNED: ReadonlySet<Field> = new Set([
  ...([
    'invoice_number',
    'company.name',
    'company.tax_number',
    'company.phone',
    'country',
    'buyer_name',
    'document_type',
  ] as const),
]);

/** The least confidence of a field's best candidate. */
export function getMinConfidence(field: Field): number {
  return LEARNED.has(field) ? MIN_LEARNED : MIN_CONFIDENCE;
}

/** Leaves out the fields whose best candidate is uncertain: a wrong value costs the user more than a missing one. */
export function dropUncertain(findings: readonly Finding[]): Finding[] {
  const certain = findings.filter(({ field, confidence }) => confidence >= getMinConfidence(field));
  const fields = new Set(certain.map(({ field }) => field));
  return findings.filter(({ field }) => fields.has(field));
}
