import { formatDecimal, MONEY_SCALE, computeNet, parseDecimal, RATE_SCALE } from '../shared/money.js';
import type { VatCategory } from './fields/vocabulary.js';
import type { InvoiceItem } from './invoice-item.entity.js';

/** A rate of -100 %: at or below it, no net amount has this total. */
const NO_NET = -10_000n;

/**
 * Computes the VAT breakdown of items, one row per rate, lowest rate first. Ignores items without a rate or a total, and those whose
 * rate is -100 % or less.
 */
export function computeVatBreakdown(items: readonly Pick<InvoiceItem, 'vatRate' | 'totalPrice'>[]): VatCategory[] {
  const totals = new Map<bigint, bigint>();
  for (const { vatRate, totalPrice } of items) {
    const rate = vatRate === null ? null : parseDecimal(vatRate, RATE_SCALE);
    const total = totalPrice === null ? null : parseDecimal(totalPrice, MONEY_SCALE);
    if (rate !== null && rate > NO_NET && total !== null) totals.set(rate, (totals.get(rate) ?? 0n) + total);
  }
  return [...totals]
    .sort(([left], [right]) => Number(left - right))
    .map(([rate, total]) => computeVatCategory(rate, total));
}

function computeVatCategory(rate: bigint, total: bigint): VatCategory {
  const base = computeNet(total, rate);
  return {
    vatRate: formatDecimal(rate, RATE_SCALE),
    baseAmount: formatDecimal(base, MONEY_SCALE),
    vatAmount: formatDecimal(total - base, MONEY_SCALE),
    totalAmount: formatDecimal(total, MONEY_SCALE),
  };
}
