import type { LabelledAmount } from '../../page/labelled-amounts.js';
import { distance } from '../../page/cents.js';

/** Net, VAT and gross total in cents where the document shows only what is left to pay after a tax was withheld. */
export interface WithheldTax {
  readonly net: bigint;
  readonly vat: bigint;
  readonly gross: bigint;
  /** Stands nowhere: what is paid is less. */
  readonly grossAt: null;
  readonly vatAt: LabelledAmount;
}

const MOST = 12;

/**
 * "Base 1 500.00, IVA 315.00, IRPF -225.00, to pay 1 590.00": what a customer withholds of the issuer's income tax is no part of the
 * total with VAT (EN 16931 BT-112). Null unless all of it adds up.
 */
export function withheldTax(labelled: readonly LabelledAmount[]): WithheldTax | null {
  const of = (...keys: readonly string[]): LabelledAmount[] =>
    labelled.filter((amount) => keys.includes(amount.key) && amount.cents !== 0n).slice(0, MOST);
  for (const withheld of of('withholding')) {
    for (const net of of('net', 'lines')) {
      for (const vatAt of of('vat')) {
        const gross = net.cents + vatAt.cents;
        const paid = gross - distance(withheld.cents, 0n);
        const isPaid = of('payable', 'total', 'gross').some((amount) => amount.cents === paid);
        if (isPaid) return { net: net.cents, vat: vatAt.cents, gross, grossAt: null, vatAt };
      }
    }
  }
  return null;
}
