import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import { findRowLine } from './find-row-line.js';

/** In points. */
const SAME_EDGE = 3;

/** Where the name of each row begins, in points from the left; null if it is not on the line of the amount. */
export function findNameEdges(document: ReadDocument, rows: readonly ItemRow[]): readonly (number | null)[] {
  return rows.map((row) => {
    const [first = ''] = row.name?.split(' ') ?? [];
    return findRowLine(document, row)?.words.find(({ text }) => text === first)?.box.x ?? null;
  });
}

/** Whether a line begins where most names do, and not beside the sums. */
export function isBelowNames({ box }: ReadLine, edges: readonly (number | null)[]): boolean {
  return 2 * edges.filter((x) => x !== null && Math.abs(x - box.x) < SAME_EDGE).length > edges.length;
}
