import type { Corners, Point } from './warp.js';

const { abs } = Math;

/** The share at both ends of an edge that is left out, since corners are often bent or round. */
const CORNER_SHARE = 0.1;
/** In pixels. Points that are farther from the line do not belong to a straight edge. */
const MAX_DISTANCE = 1.5;
/** The share of points that must be on the line. */
const MIN_STRAIGHT = 0.8;
const MIN_POINTS = 20;

/** A region of a picture: 1 for each pixel that belongs to it. */
export interface Region {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A straight line; `start` is its position across at position 0 along, and `slope` its change per pixel along. */
interface Line {
  readonly start: number;
  readonly slope: number;
}

/** Finds the corners of a region with four straight edges that are roughly level and upright; null for any other shape. */
export function findCorners(region: Region): Corners | null {
  const rough = findExtremes(region);
  const left = fitLine(listOutermost(region, 'rows', 'first', rough.topLeft.y, rough.bottomLeft.y));
  const right = fitLine(listOutermost(region, 'rows', 'last', rough.topRight.y, rough.bottomRight.y));
  const top = fitLine(listOutermost(region, 'columns', 'first', rough.topLeft.x, rough.topRight.x));
  const bottom = fitLine(listOutermost(region, 'columns', 'last', rough.bottomLeft.x, rough.bottomRight.x));
  if (!left || !right || !top || !bottom) return null;
  return {
    topLeft: intersect(left, top),
    topRight: intersect(right, top),
    bottomRight: intersect(right, bottom),
    bottomLeft: intersect(left, bottom),
  };
}

/** The pixels of the region that are nearest to the corners of the picture. */
function findExtremes({ width, height, pixels }: Region): Corners {
  const found = { topLeft: Infinity, topRight: -Infinity, bottomRight: -Infinity, bottomLeft: Infinity };
  const start = { x: 0, y: 0 };
  const corners = { topLeft: start, topRight: start, bottomRight: start, bottomLeft: start };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (pixels[y * width + x] !== 1) continue;
      if (x + y < found.topLeft) [found.topLeft, corners.topLeft] = [x + y, { x, y }];
      if (x - y > found.topRight) [found.topRight, corners.topRight] = [x - y, { x, y }];
      if (x + y > found.bottomRight) [found.bottomRight, corners.bottomRight] = [x + y, { x, y }];
      if (x - y < found.bottomLeft) [found.bottomLeft, corners.bottomLeft] = [x - y, { x, y }];
    }
  }
  return corners;
}

/** The first or last pixel of the region in each row or column between two positions: `x` is along the edge, `y` across. */
function listOutermost(
  { width, height, pixels }: Region,
  lines: 'rows' | 'columns',
  which: 'first' | 'last',
  from: number,
  to: number,
): Point[] {
  const margin = CORNER_SHARE * (to - from);
  const length = lines === 'rows' ? width : height;
  const points: Point[] = [];
  for (let line = Math.ceil(from + margin); line <= to - margin; line += 1) {
    for (let step = 0; step < length; step += 1) {
      const across = which === 'first' ? step : length - 1 - step;
      if (pixels[lines === 'rows' ? line * width + across : across * width + line] !== 1) continue;
      points.push({ x: line, y: across });
      break;
    }
  }
  return points;
}

/** Fits a line to the points, and again to those that are near it; null if too few are. */
function fitLine(points: readonly Point[]): Line | null {
  if (points.length < MIN_POINTS) return null;
  const rough = regress(points);
  const near = points.filter(({ x, y }) => abs(y - rough.start - rough.slope * x) <= 2 * MAX_DISTANCE);
  if (near.length < MIN_POINTS) return null;
  const line = regress(near);
  const straight = points.filter(({ x, y }) => abs(y - line.start - line.slope * x) <= MAX_DISTANCE);
  return straight.length >= MIN_STRAIGHT * points.length ? line : null;
}

function regress(points: readonly Point[]): Line {
  const middle = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const level = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const both = points.reduce((sum, { x, y }) => sum + (x - middle) * (y - level), 0);
  const along = points.reduce((sum, { x }) => sum + (x - middle) ** 2, 0);
  const slope = along === 0 ? 0 : both / along;
  return { start: level - slope * middle, slope };
}

function intersect(upright: Line, level: Line): Point {
  const x = (upright.start + upright.slope * level.start) / (1 - upright.slope * level.slope);
  return { x, y: level.start + level.slope * x };
}
