import type { TotalLabel } from '../../locales/locale.js';
import { centsOf, decimalOf, distance, sumOf } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { findRowLine } from './find-row-line.js';

/** Labels of the sums below the rows. */
const SUMS: readonly TotalLabel[] = ['lines', 'net', 'gross', 'total', 'payable'];

/**
 * Subtracts the discounts on lines of their own from the rows above them, if the document shows their sum below. At least one is between two rows: what follows all rows is a discount on the whole document.
 */
export function subtractDiscountLines(
  document: ReadDocument,
  rows: readonly ItemRow[],
  labelled: readonly LabelledAmount[],
): readonly ItemRow[] {
  const indexes = rows.map((row) => findRowLine(document, row)?.index ?? Infinity);
  const [first = Infinity, last = Infinity] = [indexes[0], indexes.at(-1)];
  const ends = labelled.filter(({ key }) => SUMS.includes(key)).map(({ line }) => line.index);
  const all = labelled.filter(({ key, line }) => key === 'discount' && line.index > first);
  const own = all.slice(0, all.length - 1).filter(({ line, cents }) => {
    const above = Math.max(...indexes.filter((index) => index < line.index));
    // Each page may show the sums, and a discount may be a row.
    return (
      !ends.some((end) => end > above && end < line.index) && !rows.some(({ amount }) => centsOf(amount) === cents)
    );
  });
  const sum = sumOf(own.map(({ cents }) => distance(cents, 0n)));
  const isShown = all.some(({ line, cents }) => line.index > last && distance(cents, 0n) === sum);
  if (!own.some(({ line }) => line.index < last) || !isShown) return rows;
  return rows.map((row, index) => {
    const [from = 0, to = Infinity] = indexes.slice(index, index + 2);
    const discounts = own.filter(({ line }) => line.index > from && line.index < to);
    const taken = sumOf(discounts.map(({ cents }) => distance(cents, 0n)));
    return taken === 0n ? row : { ...row, amount: decimalOf((centsOf(row.amount) ?? 0n) - taken) };
  });
}
