import { distance, isTaxOn } from '../../page/cents.js';
import type { LabelledAmount } from '../../page/labelled-amounts.js';

/** Net, VAT and gross total in cents of a document whose gross total is missing or unreadable. */
export interface MissingTotal {
  readonly net: bigint;
  readonly vat: bigint;
  readonly gross: bigint;
  readonly grossAt: null;
  readonly netAt: LabelledAmount;
  readonly vatAt: LabelledAmount;
}

/**
 * Reads "Subtotal 858.41, VAT (20 %) 171.68" without a total: the rate proves both. Returns null without proof, or if another amount may
 * be the total.
 *
 * @param totals the amounts whose label names the gross total
 * @param possible the amounts that are large enough for the net total
 */
export function findMissingTotal(
  totals: readonly LabelledAmount[],
  possible: readonly LabelledAmount[],
  labelled: readonly LabelledAmount[],
): MissingTotal | null {
  for (const netAt of possible.filter(({ key }) => key === 'net' || key === 'lines')) {
    if (totals.some(({ cents }) => distance(cents, 0n) >= distance(netAt.cents, 0n))) continue;
    const vatAt = labelled.find(({ key, cents, rate }) => {
      return key === 'vat' && rate !== null && rate > 0n && isTaxOn(netAt.cents, cents, rate);
    });
    if (vatAt && vatAt.cents !== 0n)
      return { net: netAt.cents, vat: vatAt.cents, gross: netAt.cents + vatAt.cents, grossAt: null, netAt, vatAt };
  }
  return null;
}
