import type { TotalLabel } from '../../locales/locale.js';
import type { ReadLine } from '../../page/document.js';

/** Labels of charges and discounts, which may be rows or follow them. */
export const ADJUSTMENTS: readonly TotalLabel[] = ['charge', 'discount'];

/** Whether a line begins with one of these labels. */
export function beginsWith(line: ReadLine, keys: readonly TotalLabel[]): boolean {
  return line.totals.some(({ key, from }) => from === 0 && keys.includes(key));
}

/** Whether a line begins with the label of a sum, and not of a charge or discount. */
export function beginsWithSum(line: ReadLine): boolean {
  return line.totals.some(({ key, from }) => from === 0 && !ADJUSTMENTS.includes(key));
}
