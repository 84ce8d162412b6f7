import type { Box } from '../model/finding.js';

/** The right edge of a box. */
export function rightOf(box: Box): number {
  return box.x + box.width;
}

/** The bottom edge of a box. */
export function bottomOf(box: Box): number {
  return box.y + box.height;
}

/** The vertical centre of a box. */
export function middleOf(box: Box): number {
  return box.y + box.height / 2;
}

/** The smallest box that contains all boxes; an empty box for none. */
export function joinBoxes(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** In heights. A unit in a cell of its own is this close to its number. */
const MAX_UNIT_GAP = 1.5;

/** Whether a box begins right after another one on the same line, as a unit does after its number. */
export function isRightAfter(next: Box, box: Box): boolean {
  const gap = next.x - rightOf(box);
  return Math.abs(middleOf(box) - middleOf(next)) < next.height / 2 && gap >= 0 && gap < MAX_UNIT_GAP * next.height;
}
