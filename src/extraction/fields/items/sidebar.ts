import type { ReadDocument, ReadLine } from '../../page/document.js';
import { joinBoxes } from '../../page/boxes.js';
import { joinWords } from '../../page/lines.js';
import type { ItemRow } from '../../page/item-row.js';
import { findRowLine } from './find-row-line.js';

/** In points. Cells that begin this close together are aligned. */
const SAME_EDGE = 3;
const MAX_NAME = 250;

/**
 * Leaves out of the names what a panel beside the rows shows on their lines: the names of all rows begin at one edge, on some lines with
 * the first cell, and on others with a later one.
 */
export function dropSidebar(document: ReadDocument, rows: readonly ItemRow[]): readonly ItemRow[] {
  const lines = rows.map((row) => findRowLine(document, row));
  const first = lines.find((line) => lines.every((other) => line && other && findCell(other, line.box.x) >= 0));
  const isBeside = first && lines.some((line) => line && findCell(line, first.box.x) > 0);
  if (!isBeside) return rows;
  return rows.map((row, index) => {
    const line = lines[index];
    return line ? dropBefore(row, line, first.box.x) : row;
  });
}

/** The index of the cell that begins at an edge; -1 if there is none. */
function findCell({ cells }: ReadLine, edge: number): number {
  return cells.findIndex(({ box }) => Math.abs(box.x - edge) < SAME_EDGE);
}

function dropBefore(row: ItemRow, line: ReadLine, edge: number): ItemRow {
  const at = findCell(line, edge);
  const cells = line.cells.slice(at);
  const name = cells[0]?.words ?? [];
  if (at <= 0 || !row.name?.includes(joinWords(name))) return row;
  const before = joinWords(line.cells.slice(0, at).flatMap(({ words }) => words));
  const text = row.name.startsWith(before) ? row.name.slice(before.length).trimStart() : joinWords(name);
  return { ...row, name: text.slice(0, MAX_NAME), box: joinBoxes(cells.map(({ box }) => box)) };
}
