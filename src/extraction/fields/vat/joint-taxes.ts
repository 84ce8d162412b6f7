import { isTaxAtRoundedRate, sumOf } from '../../page/cents.js';
import { listTaxes } from '../totals/total-options.js';
import type { Totals } from '../totals/totals.js';
import { CONFIDENCE, type VatBreakdown } from './vat-breakdown.js';

/**
 * Reads several taxes on the whole net total, such as those of a country and of its parts. Two at the same rate are halves of one tax,
 * such as India's CGST and SGST.
 */
export function readJointTaxes({ labelled, net, vat }: Totals): VatBreakdown | null {
  const taxes = listTaxes(labelled);
  if (taxes.length < 2 || net === null || vat === null || sumOf(taxes.map(({ cents }) => cents)) !== vat) return null;
  const areOnAll = taxes.every((tax) => isTaxAtRoundedRate(net, tax.cents, tax.rate ?? 0n));
  const rates = [...new Set(taxes.map((tax) => tax.rate))];
  const rows = rates.map((rate) => {
    const halves = taxes.filter((tax) => tax.rate === rate);
    const [whole, sum] = [sumOf(halves.map((half) => half.rate ?? 0n)), sumOf(halves.map(({ cents }) => cents))];
    return { rate: whole, base: net, vat: sum, line: halves[0]?.line ?? null };
  });
  return areOnAll ? { rows, confidence: CONFIDENCE.joint } : null;
}
