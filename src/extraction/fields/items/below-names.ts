import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import { findRowLine } from './find-row-line.js';

/** In points. */
const SAME_EDGE = 3;

/** Whether a line begins where the names of most rows begin, and not beside the sums. */
export function isBelowNames(document: ReadDocument, { box }: ReadLine, rows: readonly ItemRow[]): boolean {
  const starts = rows.flatMap((row) => {
    const [first = ''] = row.name?.split(' ') ?? [];
    return findRowLine(document, row)?.words.find(({ text }) => text === first)?.box.x ?? [];
  });
  return 2 * starts.filter((x) => Math.abs(x - box.x) < SAME_EDGE).length > rows.length;
}
