import type { Box } from '../model/finding.js';
import type { ReadDocument, ReadLine } from './document.js';
import type { Cell } from './lines.js';
import { bottomOf, rightOf } from './boxes.js';

/** A cell and its line. */
export interface PlacedCell {
  readonly line: ReadLine;
  readonly cell: Cell;
}

const MAX_LINES_BELOW = 30;
const MAX_CELLS_BELOW = 9;
/** In heights of the larger cell. The lines of one block are closer together than this. */
const MAX_BLOCK_GAP = 1.6;
/** In heights of the first cell. Lines of other columns may stand between, up to this gap. */
const MAX_LINE_GAP = 4;
/** In points. */
const SAME_EDGE = 5;
/** Lines are in one size if the larger is at most this many times as high. */
const SAME_SIZE = 1.05;
/** In points. */
const MIN_MARGIN = 10;
/** In heights of the smaller cell. */
const MAX_CENTRING = 1.5;

/** Whether two boxes have the left edge, the right edge or the centre in common. */
export function areAligned(a: Box, b: Box): boolean {
  const centres = a.x + a.width / 2 - (b.x + b.width / 2);
  return [a.x - b.x, rightOf(a) - rightOf(b), centres].some((distance) => Math.abs(distance) < SAME_EDGE);
}

/**
 * Whether two cells belong to one column: they are aligned, or each is alone on its line, away from the left edge of the text, and centred by
 * eye, as by spaces.
 */
export function areInColumn({ layout }: ReadDocument, a: PlacedCell, b: PlacedCell): boolean {
  if (areAligned(a.cell.box, b.cell.box)) return true;
  if ([a, b].some(({ line, cell }) => line.cells.length > 1 || cell.box.x - layout.left < MIN_MARGIN)) return false;
  const left = a.cell.box.x - b.cell.box.x;
  const right = rightOf(b.cell.box) - rightOf(a.cell.box);
  const isInside = left > 0 === right > 0;
  return isInside && Math.abs(left - right) / 2 < MAX_CENTRING * Math.min(a.cell.box.height, b.cell.box.height);
}

/** Whether two lines are one cell each, in one size, and overlap: lines of two columns that begin at different heights. */
export function areStaggered(a: ReadLine, b: ReadLine): boolean {
  const heights = [a.box.height, b.box.height];
  const overlap = Math.min(bottomOf(a.box), bottomOf(b.box)) - Math.max(a.box.y, b.box.y);
  const areAlone = [a, b].every(({ cells }) => cells.length === 1);
  return (
    a !== b && a.page === b.page && areAlone && overlap > 0 && Math.max(...heights) < SAME_SIZE * Math.min(...heights)
  );
}

/** Finds the cells of the block that a cell heads, from top to bottom. */
export function findCellsBelow(document: ReadDocument, { line, cell }: PlacedCell): PlacedCell[] {
  const found: PlacedCell[] = [];
  let last = cell.box;
  for (const next of document.lines.slice(line.index + 1, line.index + MAX_LINES_BELOW)) {
    if (next.page !== line.page || found.length >= MAX_CELLS_BELOW) break;
    const below = next.cells.find((other) => areInColumn(document, { line: next, cell: other }, { line, cell }));
    if (!below && next.box.y - bottomOf(last) > MAX_LINE_GAP * cell.box.height) break;
    if (!below) continue;
    if (below.box.y - bottomOf(last) > MAX_BLOCK_GAP * Math.max(cell.box.height, below.box.height)) break;
    found.push({ line: next, cell: below });
    last = below.box;
  }
  return found;
}

/** Finds the cell of the same block right above a cell; null if there is none. */
export function findCellAbove(document: ReadDocument, { line, cell }: PlacedCell): Cell | null {
  const lines = document.lines.slice(Math.max(0, line.index - 3), line.index).filter(({ page }) => page === line.page);
  const isAbove = (other: PlacedCell): boolean =>
    areInColumn(document, other, { line, cell }) &&
    cell.box.y - bottomOf(other.cell.box) < MAX_BLOCK_GAP * cell.box.height;
  const above = lines.flatMap((other) => other.cells.map((own) => ({ line: other, cell: own }))).findLast(isAbove);
  return above?.cell ?? null;
}
