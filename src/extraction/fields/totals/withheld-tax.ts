import type { LabelledAmount } from '../../page/labelled-amounts.js';
import { distance } from '../../page/cents.js';

/** Net, VAT and gross total in cents of a document that shows only the amount due after a tax is withheld. */
export interface WithheldTax {
  readonly net: bigint;
  readonly vat: bigint;
  readonly gross: bigint;
  /** The document does not show it: the amount due is less. */
  readonly grossAt: null;
  readonly vatAt: LabelledAmount;
}

const MAX_AMOUNTS_PER_LABEL = 12;

/**
 * Reads "Base 1 500.00, IVA 315.00, IRPF -225.00, to pay 1 590.00". Income tax that the customer withholds does not lower the total
 * with VAT (EN 16931 BT-112). Returns null unless everything adds up.
 */
export function findWithheldTax(labelled: readonly LabelledAmount[]): WithheldTax | null {
  const amountsWith = (...keys: readonly string[]): LabelledAmount[] =>
    labelled.filter((amount) => keys.includes(amount.key) && amount.cents !== 0n).slice(0, MAX_AMOUNTS_PER_LABEL);
  for (const withheld of amountsWith('withholding')) {
    for (const net of amountsWith('net', 'lines')) {
      for (const vatAt of amountsWith('vat')) {
        const gross = net.cents + vatAt.cents;
        const paid = gross - distance(withheld.cents, 0n);
        const isPaid = amountsWith('payable', 'total', 'gross').some((amount) => amount.cents === paid);
        if (isPaid) return { net: net.cents, vat: vatAt.cents, gross, grossAt: null, vatAt };
      }
    }
  }
  return null;
}
