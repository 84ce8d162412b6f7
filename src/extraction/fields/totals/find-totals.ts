import type { Finding } from '../../model/finding.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { toFindings } from '../../page/candidate.js';
import { decimalOf } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import type { Totals } from './totals.js';

/** The rule of a total begins with this if net + VAT = gross holds. */
export const PROVEN_BY_SUMS = 'net+vat=gross';

/** Finds the total with VAT (EN 16931 BT-112), the total VAT amount (BT-110) and the total without VAT (BT-109), proven by the sums where possible. */
export function findTotals(document: ReadDocument, totals: Totals): Finding[] {
  const proof = totals.proven ? PROVEN_BY_SUMS : 'label';
  const gross =
    totals.gross === null
      ? []
      : toFindings(document, 'total_price', [toCandidate(totals.gross, totals.grossAt, proof, totals.confidence)]);
  const vat =
    totals.vat === null
      ? []
      : toFindings(document, 'total_vat', [toCandidate(totals.vat, totals.vatAt, proof, totals.confidence)]);
  const net =
    totals.net === null
      ? []
      : toFindings(document, 'net_total', [toCandidate(totals.net, totals.netAt, proof, totals.confidence)]);
  return [...gross, ...vat, ...net];
}

function toCandidate(cents: bigint, at: LabelledAmount | null, proof: string, confidence: number) {
  return {
    value: decimalOf(cents),
    page: at?.line.page ?? 1,
    box: at?.box ?? { x: 0, y: 0, width: 0, height: 0 },
    rule: `${proof}:${at?.label ?? 'sum'}`,
    confidence,
  };
}
