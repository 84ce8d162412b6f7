import type { TotalLabel } from '../../locales/locale.js';
import { centsOf, decimalOf, distance, sumOf } from '../../page/cents.js';
import { isProduct, sumRows, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';

/** Labels of the sum of the discounts: "Discount", "Total of the discounts". */
const SUMS: readonly TotalLabel[] = ['discount', 'total'];

/**
 * Subtracts the discounts of rows whose amounts do not include them, as on Mexican invoices: each amount is quantity times price, and the
 * document shows the sum of the discounts, or of the amounts after them.
 */
export function subtractDiscounts(rows: readonly ItemRow[], labelled: readonly LabelledAmount[]): readonly ItemRow[] {
  const discounts = rows.map(({ discount }) => distance(centsOf(discount ?? '') ?? 0n, 0n));
  const sum = sumOf(discounts);
  if (sum === 0n || !rows.every((row) => isProduct(row))) return rows;
  const rest = sumRows(rows) - sum;
  const isShown = labelled.some(
    ({ key, cents }) => key !== 'vat' && (cents === rest || (SUMS.includes(key) && distance(cents, 0n) === sum)),
  );
  if (!isShown) return rows;
  return rows.map((row, index) => ({
    ...row,
    amount: decimalOf((centsOf(row.amount) ?? 0n) - (discounts[index] ?? 0n)),
  }));
}
