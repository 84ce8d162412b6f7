import type { Box, Finding } from '../../model/finding.js';
import { joinBoxes } from '../../page/boxes.js';
import { toFindings } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { Totals } from '../totals/totals.js';
import type { VatBreakdown } from './vat-breakdown.js';
import { toVatCategories } from './vat.js';

/** Finds the VAT breakdown (EN 16931 BG-23). Its rows add up to the totals. */
export function findVat(
  document: ReadDocument,
  breakdown: VatBreakdown | null,
  { vatAt }: Pick<Totals, 'vatAt'>,
): Finding<'vat_categories'>[] {
  if (!breakdown) return [];
  const lines = breakdown.rows.map((row) => row.line).filter((line) => line !== null);
  const page = (lines[0] ?? vatAt?.line)?.page ?? 1;
  const boxes = lines.filter((line) => line.page === page).flatMap((line) => listAmountBoxes(line));
  const candidate = {
    value: toVatCategories(breakdown),
    page,
    // A single rate mostly follows from the totals and has no separate row.
    box: joinBoxes(boxes.length === 0 && vatAt ? [vatAt.box] : boxes),
    rule: 'vat:rows add up',
    confidence: breakdown.confidence,
  };
  return toFindings(document, 'vat_categories', [candidate]);
}

/** The labels and numbers of a line, without other columns beside them. */
function listAmountBoxes(line: ReadLine): Box[] {
  return [...line.totals, ...line.numerals].map(({ box }) => box);
}
