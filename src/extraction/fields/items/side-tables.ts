import type { ColumnLabel } from '../../locales/locale.js';
import type { Box } from '../../model/finding.js';
import { bottomOf, joinBoxes, rightOf } from '../../page/boxes.js';
import { readDocument, type ReadDocument } from '../../page/document.js';
import { addUp, AMOUNT_COLUMNS, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { findLabelledAmounts } from '../../page/labelled-amounts.js';
import type { TableHeader } from '../../page/table.js';

/** Columns with which a table begins. */
const STARTS: readonly ColumnLabel[] = ['position', 'name', 'article'];

/**
 * Reads two tables side by side, such as parts and labour, whose rows share their lines. Returns none unless the rows of each add up to a sum
 * on its side.
 *
 * @param read reads the rows of one side as if that were a document
 */
export function readSideTables(
  document: ReadDocument,
  read: (side: ReadDocument, labelled: readonly LabelledAmount[]) => readonly ItemRow[],
): readonly ItemRow[] {
  for (const header of document.tables) {
    const edge = findEdge(header);
    if (edge === null) continue;
    const sides = [readSide(document, header, 0, edge), readSide(document, header, edge, Infinity)].map((side) => {
      const labelled = findLabelledAmounts(side);
      const rows = read(side, labelled);
      return addUp(rows, labelled) ? rows : [];
    });
    if (sides.every((rows) => rows.length > 0)) return sides.flat();
  }
  return [];
}

/** Finds where the second table begins: right of a column of amounts, with a column of names or positions, and amounts of its own. */
function findEdge({ columns }: TableHeader): number | null {
  const isAmount = (key: ColumnLabel): boolean => AMOUNT_COLUMNS.includes(key);
  const amount = columns.findIndex(({ key }) => isAmount(key));
  const next = columns[amount + 1];
  const hasOwn = columns.slice(amount + 2).some(({ key }) => isAmount(key));
  const last = columns[amount];
  return last && next && hasOwn && STARTS.includes(next.key) ? (last.right + next.left) / 2 : null;
}

/** Reads the words between two edges as a document, from a header to the end of its page. */
function readSide({ lines, source }: ReadDocument, header: TableHeader, from: number, to: number): ReadDocument {
  const isIn = ({ x, width }: Box): boolean => x + width / 2 >= from && x + width / 2 < to;
  const words = lines
    .slice(header.first)
    .filter(({ page }) => page === header.page)
    .flatMap((line) => line.words)
    .filter(({ box }) => isIn(box));
  const box = joinBoxes(words.map((word) => word.box));
  return readDocument([{ number: header.page, width: rightOf(box), height: bottomOf(box), source, words }]);
}
