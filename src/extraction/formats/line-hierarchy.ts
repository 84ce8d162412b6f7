import { amountOf, sumOf } from './amounts.js';

/** A line's place among the lines of an invoice that groups them (Factur-X EXTENDED: BT-X-304 and BT-X-8). */
export interface PlacedLine {
  readonly id: string | null;
  readonly parentId: string | null;
  /** `DETAIL`, `GROUP` or `INFORMATION`; null where the document does not say. */
  readonly status: string | null;
  readonly net: string | null;
}

/**
 * The lines that make up the invoice, each amount counted once. Without parents these are all but the informative ones; with
 * parents they are the details, or whichever level adds up to the stated sum of lines (EN 16931 BT-106).
 */
export function countedLines<L extends PlacedLine>(lines: readonly L[], lineTotal: string | null): readonly L[] {
  const counted = lines.filter((line) => line.status !== 'INFORMATION');
  const parents = new Set(counted.map((line) => line.parentId).filter((id) => id !== null));
  const details = counted.filter((line) => line.status !== 'GROUP');
  if (parents.size === 0) return details;
  const leaves = details.filter((line) => line.id === null || !parents.has(line.id));
  const roots = counted.filter((line) => line.parentId === null);
  const stated = amountOf(lineTotal);
  const addsUp = (some: readonly L[]) => sumOf(some.map((line) => amountOf(line.net))) === stated;
  return [details, leaves, roots].find(addsUp) ?? leaves;
}
