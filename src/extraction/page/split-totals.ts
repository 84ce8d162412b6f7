import { centsOf } from './cents.js';
import type { LabelledAmount } from './labelled-amount.js';
import { isMoney } from './numbers.js';

/** The highest VAT rate is 27 %. */
const MAX_SHARE = { tax: 27n, net: 100n } as const;
/** Labels of a line below a table that shows the sum of each of its columns. */
const SUMS: readonly string[] = ['total', 'lines'];
const WHOLES: readonly string[] = ['payable', 'gross', 'total'];

/**
 * Reads the two amounts of "Total 9,200.00 1,748.00" as the net total and the VAT, if a total below is what both add up to: the sums of the
 * columns of net amounts and taxes.
 */
export function splitTotals(labelled: readonly LabelledAmount[]): LabelledAmount[] {
  return labelled.flatMap((sum) => {
    const net = SUMS.includes(sum.key) ? findNet(sum, labelled) : null;
    return net ? [net, { ...sum, key: 'vat' as const }] : [sum];
  });
}

function findNet(tax: LabelledAmount, labelled: readonly LabelledAmount[]): LabelledAmount | null {
  const amounts = tax.line.numerals.filter(isMoney);
  const [net, last] = amounts;
  const cents = net ? centsOf(net.value) : null;
  if (!net || last?.box !== tax.box || amounts.length !== 2 || cents === null || tax.cents <= 0n) return null;
  const isShare = tax.cents * MAX_SHARE.net <= cents * MAX_SHARE.tax + MAX_SHARE.net;
  const isWhole = labelled.some(
    ({ key, cents: whole, line }) => WHOLES.includes(key) && line.index > tax.line.index && whole === cents + tax.cents,
  );
  return isShare && isWhole ? { ...tax, key: 'net', cents, box: net.box, currencySign: net.currencySign } : null;
}
