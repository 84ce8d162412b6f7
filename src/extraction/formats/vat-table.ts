import type { VatCategoryFinding } from '../finding.js';
import { amountOf, moneyText, rateText, sumOf } from './amounts.js';

/** One row of a VAT breakdown as its document writes it. */
export interface VatRow {
  /** The percentage; null where the document states none, as for exempt supplies. */
  readonly rate: string | null;
  readonly base: string | null;
  readonly vat: string | null;
}

function mergedRow(rate: string, rows: readonly VatRow[]): VatCategoryFinding {
  const base = sumOf(rows.map((row) => amountOf(row.base)));
  const vat = sumOf(rows.map((row) => amountOf(row.vat)));
  return {
    vat_rate: rate,
    base_amount: moneyText(base),
    vat_amount: moneyText(vat),
    total_amount: base === null || vat === null ? null : moneyText(base + vat),
  };
}

/**
 * The VAT breakdown with one row for each rate, in the order in which the rates appear; rows of one rate are added up.
 * A row without a rate is one without tax (EN 16931 BT-119 is left out for category O), unless it states a tax amount.
 */
export function vatTable(rows: readonly VatRow[]): VatCategoryFinding[] {
  const byRate = new Map<string, VatRow[]>();
  for (const row of rows) {
    const rate = rateText(row.rate) ?? (amountOf(row.vat) || row.base === null ? null : '0.00');
    if (rate === null) continue;
    byRate.set(rate, [...(byRate.get(rate) ?? []), row]);
  }
  return [...byRate].map(([rate, same]) => mergedRow(rate, same));
}
