import type { GreyImage } from './grey-image.js';

// For each pixel: a global would be looked up each time, which is slow in the contexts that tests run in.
const { max, min } = Math;

const INK = 190;
/** Letters of the size that pages are scaled to are a third as high. */
const SHORTEST_UPRIGHT = 90;
const SHORTEST_LEVEL = 150;
const THICKEST = 10;
/** Noise breaks a line for as many pixels. */
const LONGEST_GAP = 3;

/** How to go through a picture: along a line that may be a rule, and across it. */
interface Walk {
  readonly along: number;
  readonly length: number;
  readonly across: number;
  readonly lines: number;
}

/** Takes the thin straight lines of tables and frames out of a picture with level lines, since they are read as letters. */
export function withoutRules(image: GreyImage): GreyImage {
  const { width, height } = image;
  const pixels = Uint8Array.from(image.pixels);
  erase(image.pixels, pixels, { along: width, length: height, across: 1, lines: width }, SHORTEST_UPRIGHT);
  erase(image.pixels, pixels, { along: 1, length: width, across: width, lines: height }, SHORTEST_LEVEL);
  return { width, height, pixels };
}

function erase(from: Uint8Array, to: Uint8Array, walk: Walk, shortest: number): void {
  for (let line = 1; line < walk.lines - 1; line += 1) {
    let start = -1;
    let last = -1;
    for (let at = 0; at <= walk.length; at += 1) {
      const dark = at < walk.length && isDark(from, walk, line, at);
      if (dark) {
        if (start < 0) start = at;
        last = at;
        continue;
      }
      if (start < 0 || (at < walk.length && at - last <= LONGEST_GAP)) continue;
      if (last + 1 - start >= shortest) eraseRun(from, to, walk, line, start, last + 1);
      start = -1;
    }
  }
}

/** A line that is not quite straight goes on beside. */
function isDark(from: Uint8Array, walk: Walk, line: number, at: number): boolean {
  const place = line * walk.across + at * walk.along;
  return (
    (from[place] ?? 255) < INK || (from[place - walk.across] ?? 255) < INK || (from[place + walk.across] ?? 255) < INK
  );
}

/** Where a letter or another rule crosses it, the line stays. */
function eraseRun(from: Uint8Array, to: Uint8Array, walk: Walk, line: number, start: number, end: number): void {
  for (let at = start; at < end; at += 1) {
    const base = at * walk.along;
    let first = line;
    let last = line;
    while (first > 0 && line - first <= THICKEST && (from[base + (first - 1) * walk.across] ?? 255) < INK) first -= 1;
    while (last < walk.lines - 1 && last - line <= THICKEST && (from[base + (last + 1) * walk.across] ?? 255) < INK)
      last += 1;
    if (last - first >= THICKEST) continue;
    // The line's edges are grey and go with it.
    for (let near = max(0, first - 1); near <= min(walk.lines - 1, last + 1); near += 1) {
      to[base + near * walk.across] = 255;
    }
  }
}
