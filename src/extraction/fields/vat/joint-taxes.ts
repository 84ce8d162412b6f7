import { isTaxAtRoundedRate, sumOf } from '../../page/cents.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { listTaxes } from '../totals/total-options.js';
import type { Totals } from '../totals/totals.js';
import { rateTaxes } from './implied-rates.js';
import { CONFIDENCE, type VatBreakdown } from './vat-breakdown.js';

/**
 * Reads several taxes on the whole net total, such as those of a country and of its parts. Two at the same rate are halves of one tax,
 * such as India's CGST and SGST. Where none shows its rate, it follows from the amounts: "GST 6.50, QST 12.97" on 130.00.
 */
export function readJointTaxes({ labelled, net, vat }: Totals): VatBreakdown | null {
  if (net === null || vat === null) return null;
  const shown = listTaxes(labelled);
  const taxes = shown.length > 0 ? shown : rateTaxes(listUnratedTaxes(labelled), net);
  if (taxes.length < 2 || sumOf(taxes.map(({ cents }) => cents)) !== vat) return null;
  const areOnAll = taxes.every((tax) => isTaxAtRoundedRate(net, tax.cents, tax.rate ?? 0n));
  const rates = [...new Set(taxes.map((tax) => tax.rate))];
  const rows = rates.map((rate) => {
    const halves = taxes.filter((tax) => tax.rate === rate);
    const [whole, sum] = [sumOf(halves.map((half) => half.rate ?? 0n)), sumOf(halves.map(({ cents }) => cents))];
    return { rate: whole, base: net, vat: sum, line: halves[0]?.line ?? null };
  });
  return areOnAll ? { rows, confidence: shown.length > 0 ? CONFIDENCE.joint : CONFIDENCE.impliedRate } : null;
}

/** The last amount of each tax with a label of its own. */
function listUnratedTaxes(labelled: readonly LabelledAmount[]): LabelledAmount[] {
  const taxes = labelled.filter(({ key, cents }) => key === 'vat' && cents !== 0n);
  return [...new Map(taxes.map((tax) => [tax.label, tax])).values()];
}
