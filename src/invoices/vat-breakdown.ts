import type { VatCategoryFinding } from '../extraction/model/finding.js';
import { summariseVat } from '../extraction/model/summary.js';
import { formatDecimal, MONEY_SCALE, computeNet, parseDecimal, RATE_SCALE } from '../shared/money.js';
import type { VatCategory } from './fields/vocabulary.js';
import type { InvoiceItem } from './invoice-item.entity.js';

/** A rate of -100 %: at or below it, no net amount has this total. */
const NO_NET = -10_000n;

type TaxedItem = Pick<InvoiceItem, 'vatRate' | 'totalPrice'>;

/** The VAT rows of an invoice whose items a person has changed. */
export interface ChosenVatRows {
  readonly rows: VatCategory[];
  readonly areFromItems: boolean;
}

/**
 * Computes the VAT rows from the items if each amount has a rate. Otherwise they would leave amounts out, so the rows that the document
 * states are kept. If it states none, the rows cover the items that have a rate.
 */
export function chooseVatRows(items: readonly TaxedItem[], stated: readonly VatCategory[]): ChosenVatRows {
  const rows = computeVatBreakdown(items);
  const isComplete = rows.length > 0 && items.every((item) => item.totalPrice === null || item.vatRate !== null);
  if (!isComplete && stated.length > 0) return { rows: [...stated], areFromItems: false };
  return { rows, areFromItems: rows.length > 0 };
}

/** Describes VAT rows in one line of text; null if there are none. */
export function summariseVatRows(rows: readonly VatCategory[]): string | null {
  return rows.length === 0 ? null : summariseVat(rows.map(toVatFinding));
}

/**
 * Computes the VAT breakdown of items, one row per rate, lowest rate first. Ignores items without a rate or a total, and those whose
 * rate is -100 % or less.
 */
function computeVatBreakdown(items: readonly TaxedItem[]): VatCategory[] {
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

function toVatFinding({ vatRate, baseAmount, vatAmount, totalAmount }: VatCategory): VatCategoryFinding {
  return { vat_rate: vatRate, base_amount: baseAmount, vat_amount: vatAmount, total_amount: totalAmount };
}
