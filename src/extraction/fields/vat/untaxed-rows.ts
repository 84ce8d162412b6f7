import { distance } from '../../page/cents.js';
import { sumRows, type ItemRow } from '../../page/item-row.js';
import type { Totals } from '../totals/totals.js';
import type { VatBreakdown } from './vat-breakdown.js';

/** In cents: totals may be rounded for payment. */
const MAX_ROUNDING = 5n;

/**
 * Adds the lines without VAT to a breakdown of the net total with one rate, if the total contains them beside the net total and the VAT.
 * A breakdown with several rates is a table of the document, and complete.
 */
export function addUntaxedLines(
  breakdown: VatBreakdown | null,
  { net, vat, gross }: Totals,
  items: readonly ItemRow[],
): VatBreakdown | null {
  if (!breakdown || net === null || vat === null || gross === null) return breakdown;
  const [only, ...others] = breakdown.rows;
  if (only?.base !== net || only.rate === 0n || others.length > 0) return breakdown;
  const rest = gross - net - vat;
  const untaxed = sumRows(items.filter(({ rate }) => rate !== null && Number(rate) === 0));
  const base = [untaxed, sumRows(items) - net].find((sum) => sum > 0n && distance(sum, rest) <= MAX_ROUNDING);
  if (base === undefined || rest <= MAX_ROUNDING) return breakdown;
  return { ...breakdown, rows: [...breakdown.rows, { rate: 0n, base, vat: 0n, line: null }] };
}
