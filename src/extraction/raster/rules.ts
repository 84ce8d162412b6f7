import type { GreyImage } from './grey-image.js';

// Called for each pixel. Looking up the global each time is slow in the contexts that tests run in.
const { max, min } = Math;

/** Darker pixels are ink. */
const INK = 190;
/** In pixels. Pages are scaled so that letters are about a third as high. */
const MIN_VERTICAL_LENGTH = 90;
const MIN_HORIZONTAL_LENGTH = 150;
const MAX_THICKNESS = 10;
/** Noise may interrupt a rule for this many pixels. */
const MAX_GAP = 3;

/** How to traverse a picture: the index step and number of pixels along a rule, and the step and number of lines across it. */
interface Walk {
  readonly along: number;
  readonly length: number;
  readonly across: number;
  readonly lines: number;
}

/** Removes the thin straight lines of tables and frames, which OCR would read as letters. The text lines must be level. */
export function removeRules(image: GreyImage): GreyImage {
  const { width, height } = image;
  const pixels = Uint8Array.from(image.pixels);
  eraseRules(image.pixels, pixels, { along: width, length: height, across: 1, lines: width }, MIN_VERTICAL_LENGTH);
  eraseRules(image.pixels, pixels, { along: 1, length: width, across: width, lines: height }, MIN_HORIZONTAL_LENGTH);
  return { width, height, pixels };
}

function eraseRules(from: Uint8Array, to: Uint8Array, walk: Walk, minLength: number): void {
  // Every rule is found, since one of these positions lies on it.
  const step = minLength - MAX_GAP - 1;
  for (let line = 1; line < walk.lines - 1; line += 1) {
    for (let at = 0; at < walk.length; at += step) {
      const dark = findDark(from, walk, line, at, 1);
      if (dark < 0) continue;
      const start = findEnd(from, walk, line, dark, -1);
      const end = findEnd(from, walk, line, dark, 1) + 1;
      if (end - start >= minLength) eraseRun(from, to, walk, line, start, end);
      if (end > at + step) at = end - step;
    }
  }
}

/** The last position of a run of ink in one direction. */
function findEnd(from: Uint8Array, walk: Walk, line: number, start: number, direction: 1 | -1): number {
  let end = start;
  for (;;) {
    const next = findDark(from, walk, line, end + direction, direction);
    if (next < 0) return end;
    end = next;
  }
}

/** The first dark position from the given one on, with at most a gap before it; -1 if there is none. */
function findDark(from: Uint8Array, walk: Walk, line: number, start: number, direction: 1 | -1): number {
  for (let step = 0; step <= MAX_GAP; step += 1) {
    const at = start + direction * step;
    if (at >= 0 && at < walk.length && isDark(from, walk, line, at)) return at;
  }
  return -1;
}

/** Checks the neighbouring lines too, since a rule that is not quite straight continues there. */
function isDark(from: Uint8Array, walk: Walk, line: number, at: number): boolean {
  const place = line * walk.across + at * walk.along;
  return (
    (from[place] ?? 255) < INK || (from[place - walk.across] ?? 255) < INK || (from[place + walk.across] ?? 255) < INK
  );
}

/** Erases a rule except where a letter or another rule crosses it. */
function eraseRun(from: Uint8Array, to: Uint8Array, walk: Walk, line: number, start: number, end: number): void {
  for (let at = start; at < end; at += 1) {
    const base = at * walk.along;
    let first = line;
    let last = line;
    while (first > 0 && line - first <= MAX_THICKNESS && (from[base + (first - 1) * walk.across] ?? 255) < INK)
      first -= 1;
    while (
      last < walk.lines - 1 &&
      last - line <= MAX_THICKNESS &&
      (from[base + (last + 1) * walk.across] ?? 255) < INK
    )
      last += 1;
    if (last - first >= MAX_THICKNESS) continue;
    // The edges of the rule are grey and are erased too.
    for (let near = max(0, first - 1); near <= min(walk.lines - 1, last + 1); near += 1) {
      to[base + near * walk.across] = 255;
    }
  }
}
