import type { Finding } from '../../model/finding.js';
import type { LabelledAmount } from '../../page/labelled-amounts.js';
import { findingsOf } from '../../page/candidate.js';
import { decimalOf } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import type { Totals } from './totals.js';

/** How the rule of a total begins whose sums hold. */
export const PROVEN_BY_SUMS = 'net+vat=gross';

/** Finds the total with VAT (EN 16931 BT-112) and the total VAT (BT-110), as the document's sums prove them. */
export function findTotals(document: ReadDocument, totals: Totals): Finding[] {
  const how = totals.proven ? PROVEN_BY_SUMS : 'label';
  const gross =
    totals.gross === null
      ? []
      : findingsOf(document, 'total_price', [candidate(totals.gross, totals.grossAt, how, totals.confidence)]);
  const vat =
    totals.vat === null
      ? []
      : findingsOf(document, 'total_vat', [candidate(totals.vat, totals.vatAt, how, totals.confidence)]);
  return [...gross, ...vat];
}

function candidate(cents: bigint, at: LabelledAmount | null, how: string, confidence: number) {
  return {
    value: decimalOf(cents),
    page: at?.line.page ?? 1,
    box: at?.box ?? { x: 0, y: 0, width: 0, height: 0 },
    rule: `${how}:${at?.label ?? 'sum'}`,
    confidence,
  };
}
