import type { TotalLabel } from '../../locales/locale.js';
import { sumRows, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';

const TOTALS: readonly TotalLabel[] = ['gross', 'payable', 'total'];

/**
 * Finds the total of a document whose table of taxes leaves out the lines without VAT, such as a tourist tax: a label names it, the lines
 * add up to it, and without these lines they add up to the taxed total. Null if there is none.
 *
 * @param taxed the sum of net total and VAT, in cents
 */
export function findTotalWithUntaxed(
  taxed: bigint,
  labelled: readonly LabelledAmount[],
  items: readonly ItemRow[],
): LabelledAmount | null {
  const untaxed = items.filter(({ rate }) => rate === null || Number(rate) === 0);
  const sum = sumRows(items);
  if (untaxed.length === 0 || untaxed.length === items.length || sum === taxed) return null;
  if (sum - taxed !== sumRows(untaxed)) return null;
  return labelled.find(({ key, cents }) => TOTALS.includes(key) && cents === sum) ?? null;
}
