import { sumOf } from '../../page/cents.js';
import type { LabelledAmount } from '../../page/labelled-amounts.js';
import { readVatRows } from '../../page/vat-rows.js';

/** Net, VAT and gross total in cents. The gross total of a partly taxed document is larger than the sum of the others. */
export interface PartlyTaxed {
  readonly net: bigint;
  readonly vat: bigint;
  readonly gross: bigint;
  readonly grossAt: LabelledAmount;
  readonly netAt: LabelledAmount;
  readonly vatAt: LabelledAmount;
}

/**
 * Reads "Net total 200.00, VAT 20 % of 200.00 40.00, fee 60.00, gross total 300.00". The VAT is proven by rates with their bases on the
 * same lines, whose sum is a net total of the document.
 *
 * @param totals the amounts whose label names the gross total
 */
export function findPartlyTaxed(
  totals: readonly LabelledAmount[],
  labelled: readonly LabelledAmount[],
): PartlyTaxed | null {
  const taxes = removeRepeated(labelled.filter(({ key, cents }) => key === 'vat' && cents !== 0n));
  const [vatAt] = taxes;
  const rows = taxes.map(({ line, cents, rate }) =>
    readVatRows(line).find((row) => row.vat === cents && row.rate === rate),
  );
  if (!vatAt || rows.some((row) => row === undefined)) return null;
  const net = sumOf(rows.map((row) => row?.base ?? 0n));
  const vat = sumOf(taxes.map(({ cents }) => cents));
  const netAt = labelled.find(({ key, cents }) => (key === 'net' || key === 'lines') && cents === net);
  const grossAt = totals.findLast(({ key, cents }) => key === 'gross' && cents > net + vat && cents < net * 2n);
  return netAt && grossAt ? { net, vat, gross: grossAt.cents, grossAt, netAt, vatAt } : null;
}

/** Reads "Net total 100.00, VAT 0.00, total 100.00", where another amount seems to be VAT. */
export function findUntaxed(
  totals: readonly LabelledAmount[],
  labelled: readonly LabelledAmount[],
): PartlyTaxed | null {
  const vatAt = labelled.find(({ key, cents }) => key === 'vat' && cents === 0n);
  const netAt = labelled.find(({ key, cents }) => key === 'net' && cents !== 0n);
  const grossAt = totals.findLast(({ cents }) => cents === netAt?.cents);
  return vatAt && netAt && grossAt ? { net: netAt.cents, vat: 0n, gross: grossAt.cents, grossAt, netAt, vatAt } : null;
}

function removeRepeated(taxes: readonly LabelledAmount[]): LabelledAmount[] {
  return taxes.filter(
    (tax, index) => taxes.findIndex(({ cents, rate }) => cents === tax.cents && rate === tax.rate) === index,
  );
}
