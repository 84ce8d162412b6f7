import { parseAmount, sumAmounts } from './amounts.js';

/** The place of a line in the hierarchy of an invoice that groups its lines (Factur-X EXTENDED: BT-X-304 and BT-X-8). */
export interface PlacedLine {
  readonly id: string | null;
  readonly parentId: string | null;
  /** `DETAIL`, `GROUP` or `INFORMATION`; null if the document does not state it. */
  readonly status: string | null;
  readonly net: string | null;
}

/**
 * Selects the lines that count every amount once. Without parents these are the lines that are neither groups nor information. With
 * parents it is the level that adds up to the stated sum of the lines (EN 16931 BT-106).
 */
export function selectCountedLines<L extends PlacedLine>(lines: readonly L[], lineTotal: string | null): readonly L[] {
  const counted = lines.filter((line) => line.status !== 'INFORMATION');
  const parents = new Set(counted.map((line) => line.parentId).filter((id) => id !== null));
  const details = counted.filter((line) => line.status !== 'GROUP');
  if (parents.size === 0) return details;
  const leaves = details.filter((line) => line.id === null || !parents.has(line.id));
  const roots = counted.filter((line) => line.parentId === null);
  const stated = parseAmount(lineTotal);
  const isStatedSum = (some: readonly L[]) => sumAmounts(some.map((line) => parseAmount(line.net))) === stated;
  return [details, leaves, roots].find(isStatedSum) ?? leaves;
}
