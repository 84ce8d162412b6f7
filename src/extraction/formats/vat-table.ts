import type { VatCategoryFinding } from '../model/finding.js';
import { parseAmount, formatMoney, formatRate, sumAmounts } from './amounts.js';

/** One row of a VAT breakdown as written in the document. */
export interface VatRow {
  /** The percentage; null if the document states none, as for exempt supplies. */
  readonly rate: string | null;
  readonly base: string | null;
  readonly vat: string | null;
}

function mergeRows(rate: string | null, rows: readonly VatRow[]): VatCategoryFinding {
  const base = sumAmounts(rows.map((row) => parseAmount(row.base)));
  const vat = sumAmounts(rows.map((row) => parseAmount(row.vat)));
  return {
    vat_rate: rate,
    base_amount: formatMoney(base),
    vat_amount: formatMoney(vat),
    total_amount: base === null || vat === null ? null : formatMoney(base + vat),
  };
}

/**
 * Builds the VAT breakdown with one row per rate, in order of appearance. Rows with the same rate are added up. A row without a
 * rate whose tax is 0 has a rate of 0 % (EN 16931 omits BT-119 for category O).
 */
export function buildVatTable(rows: readonly VatRow[]): VatCategoryFinding[] {
  const byRate = new Map<string | null, VatRow[]>();
  for (const row of rows) {
    const vat = parseAmount(row.vat);
    if (vat === null && parseAmount(row.base) === null) continue;
    const rate = formatRate(row.rate) ?? (vat === 0n ? '0.00' : null);
    byRate.set(rate, [...(byRate.get(rate) ?? []), row]);
  }
  return [...byRate].map(([rate, same]) => mergeRows(rate, same));
}

/** The rate of lines that state none: the only rate of the invoice, or 0 if its VAT is 0; null if it is ambiguous. */
export function findCommonRate(table: readonly VatCategoryFinding[], totalVat: bigint | null): string | null {
  const [only, ...others] = table;
  if (only && others.length === 0 && only.vat_rate !== null) return only.vat_rate;
  return totalVat === 0n && table.every((row) => row.vat_rate === '0.00') ? '0.00' : null;
}
