import { distance, isTaxOn } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { collectGross, collectNet, collectVat, type TotalOption } from './total-options.js';

/** Three amounts with net + VAT = gross. */
export interface Solution {
  readonly net: TotalOption;
  readonly vat: TotalOption;
  readonly gross: TotalOption;
  readonly score: number;
  /** Whether a rate of the document yields the VAT. */
  readonly rated: boolean;
}

const SCORES = {
  /** Added if a rate of the document yields this VAT on this net total, or if all three labels are clear. */
  rated: 0.6,
  /** Scores closer than this are equal: sums of decimals differ in their last digits. */
  tolerance: 1e-9,
} as const;
/** Limits for how well a label fits. */
export const MIN_FIT = {
  /** A clear label. */
  clear: 0.9,
  /** A label that names the gross total at least roughly. */
  gross: 0.6,
  /** Any label. */
  named: 0.4,
  /** Better than an amount without a label. */
  vat: 0.3,
  /** Gross and net together, where a rate proves the VAT. */
  grossAndNet: 1,
} as const;
/** The highest VAT in percent of the net total: rates reach 27 %, and small amounts are rounded. */
const MAX_VAT_SHARE = 31n;

/**
 * Chooses the three amounts that add up and whose labels fit best; null if none fit well enough.
 *
 * @param isPossible whether an amount in cents may be the gross total
 */
export function solveTotals(
  document: ReadDocument,
  labelled: readonly LabelledAmount[],
  rates: readonly bigint[],
  items: readonly ItemRow[],
  isPossible: (gross: bigint) => boolean,
): Solution | null {
  const grosses = collectGross(document, labelled).filter(({ cents }) => isPossible(cents));
  const nets = collectNet(document, labelled, items);
  const vats = collectVat(document, labelled, items, rates);
  const byNet = new Map(nets.map((option) => [option.cents, option]));
  let best: Solution | null = null;
  for (const gross of grosses) {
    for (const vat of vats) {
      const net = byNet.get(gross.cents - vat.cents);
      if (!net || !isPlausible(net, vat, gross)) continue;
      const rated = rates.some((rate) => rate > 0n && isTaxOn(net.cents, vat.cents, rate));
      const named = [gross, vat, net].every((option) => option.weight >= MIN_FIT.clear);
      const score = gross.weight + vat.weight + net.weight + (rated || named ? SCORES.rated : 0);
      const isEnough =
        (vat.weight > MIN_FIT.vat && gross.weight >= MIN_FIT.gross) ||
        (rated && gross.weight + net.weight >= MIN_FIT.grossAndNet);
      const isBetter =
        !best ||
        score > best.score + SCORES.tolerance ||
        (score > best.score - SCORES.tolerance && isLarger(gross, best.gross));
      if (isEnough && isBetter) best = { net, vat, gross, score, rated };
    }
  }
  return best;
}

/** Whether an amount is larger in size: of the rows per rate and their sum, the sum is the total of the document. */
function isLarger(a: TotalOption, b: TotalOption): boolean {
  return distance(a.cents, 0n) > distance(b.cents, 0n);
}

function isPlausible(net: TotalOption, vat: TotalOption, gross: TotalOption): boolean {
  if (gross.cents === 0n) return false;
  if (vat.cents === 0n) return vat.weight >= MIN_FIT.clear;
  const size = (value: bigint): bigint => (value < 0n ? -value : value);
  if (vat.cents < 0n !== gross.cents < 0n) return false;
  return size(vat.cents) * 100n <= size(net.cents) * MAX_VAT_SHARE;
}
