import { centsOf, decimalOf, isTaxOn } from '../../page/cents.js';
import type { ItemRow } from '../../page/item-row.js';
import { parseDecimal } from '../../../shared/money.js';

/**
 * Adds its tax to each amount without VAT: one table may show work with net amounts, and one parts with gross amounts. Returns no rows unless
 * each shows its rate and its tax.
 */
export function toGrossRows(rows: readonly ItemRow[]): readonly ItemRow[] {
  const taxed = rows.map((row) => ({ row, net: netOf(row) }));
  if (taxed.some(({ net }) => net === null)) return [];
  return taxed.map(({ row, net }) => ({
    ...row,
    amount: decimalOf((net ?? 0n) + (centsOf(row.vat ?? '') ?? 0n)),
    amountKind: 'gross' as const,
  }));
}

/** The amount of a row without VAT, according to its rate and tax, in cents; null if these do not tell. */
function netOf({ amount, rate, vat }: ItemRow): bigint | null {
  const [whole, tax, percentage] = [centsOf(amount), centsOf(vat ?? ''), parseDecimal(rate ?? '', 2)];
  if (whole === null || tax === null || percentage === null) return null;
  if (percentage === 0n) return tax === 0n ? whole : null;
  return [whole, whole - tax].find((net) => isTaxOn(net, tax, percentage)) ?? null;
}
