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
