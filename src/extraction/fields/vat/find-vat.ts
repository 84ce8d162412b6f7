import type { Box, Finding } from '../../model/finding.js';
import { boxAround } from '../../page/lines.js';
import { findingsOf } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { Totals } from '../totals/totals.js';
import type { VatBreakdown } from './vat.js';
import { categoriesOf } from './vat.js';

/** Finds the VAT breakdown (EN 16931 BG-23) whose rows add up to the totals. */
export function findVat(
  document: ReadDocument,
  breakdown: VatBreakdown | null,
  { vatAt }: Pick<Totals, 'vatAt'>,
): Finding<'vat_categories'>[] {
  if (!breakdown) return [];
  const lines = breakdown.rows.map((row) => row.line).filter((line) => line !== null);
  const page = (lines[0] ?? vatAt?.line)?.page ?? 1;
  const boxes = lines.filter((line) => line.page === page).flatMap((line) => boxesOf(line));
  const candidate = {
    value: categoriesOf(breakdown),
    page,
    // A single rate is mostly told from the totals, without a row of its own.
    box: boxAround(boxes.length === 0 && vatAt ? [vatAt.box] : boxes),
    rule: 'vat:rows add up',
    confidence: breakdown.confidence,
  };
  return findingsOf(document, 'vat_categories', [candidate]);
}

/** What of a line tells of sums; other columns may stand beside it. */
function boxesOf(line: ReadLine): Box[] {
  return [...line.totals, ...line.numerals].map(({ box }) => box);
}
