import type { Finding } from '../finding.js';
import { findingsOf } from '../reading/candidate.js';
import type { ReadDocument } from '../reading/document.js';
import type { VatBreakdown } from '../reading/vat.js';
import { categoriesOf } from '../reading/vat.js';

/** Finds the VAT breakdown (EN 16931 BG-23) whose rows add up to the totals. */
export function findVat(document: ReadDocument, breakdown: VatBreakdown | null): Finding<'vat_categories'>[] {
  if (!breakdown) return [];
  const at = breakdown.rows.find((row) => row.line)?.line ?? null;
  const box = at?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  const candidate = {
    value: categoriesOf(breakdown),
    page: at?.page ?? 1,
    box,
    rule: 'vat:rows add up',
    confidence: breakdown.confidence,
  };
  return findingsOf(document, 'vat_categories', [candidate]);
}
