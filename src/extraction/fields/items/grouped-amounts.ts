import { centsOf, decimalOf } from '../../page/cents.js';
import { addUp, isProduct, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';

/** A single row may equal some sum by chance. */
const MIN_ROWS = 2;

/**
 * Reads the mark in "14,500" as that of thousands, although the document separates cents by it, if all amounts are written whole and only
 * that makes them quantity times price, or a total. Programs write the numbers of a table and its sums in different forms.
 */
export function readGroupedAmounts(rows: readonly ItemRow[], labelled: readonly LabelledAmount[]): readonly ItemRow[] {
  const areWhole = rows.length >= MIN_ROWS && rows.every(({ amount }) => /^-?\d+(?:\.\d{3})?$/u.test(amount));
  const areGrouped = areWhole && rows.some(({ amount }) => amount.includes('.'));
  if (!areGrouped || rows.every((row) => isProduct(row)) || addUp(rows, labelled)) return rows;
  const whole = rows.map((row) => ({ ...row, amount: decimalOf(centsOf(row.amount.replace('.', '')) ?? 0n) }));
  return whole.every((row) => isProduct(row)) || addUp(whole, labelled) ? whole : rows;
}
