import { TOTALS } from '../../locales/dictionaries.js';
import { distance } from '../../page/cents.js';
import { sumRows, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amounts.js';

/**
 * Reads the amount paid as the total, if the lines add up to it and no total is as large: where everything is paid at once, as on tickets,
 * "Total paid" may be the only total.
 */
export function namePaidTotal(labelled: readonly LabelledAmount[], items: readonly ItemRow[]): LabelledAmount[] {
  const sum = sumRows(items);
  const isShown = labelled.some(({ key, cents }) => TOTALS.includes(key) && distance(cents, 0n) >= distance(sum, 0n));
  const isTotal = ({ key, cents }: LabelledAmount): boolean => key === 'prepaid' && cents === sum && sum !== 0n;
  return labelled.map((amount) => (!isShown && isTotal(amount) ? { ...amount, key: 'gross' } : amount));
}
