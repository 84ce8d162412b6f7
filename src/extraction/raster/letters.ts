import type { GreyImage } from './grey-image.js';

// Called for each pixel. Looking up the global each time is slow in the contexts that tests run in.
const { floor, max, min } = Math;

/** Darker pixels are ink. */
const INK = 150;
/** Darker pixels may be faded print, which is hardly darker than the paper. */
const FADED_INK = 215;
const MIN_HEIGHT = 6;
const MAX_HEIGHT = 160;
/** Print with smaller letters is illegible, but may take long to look at. */
const MIN_STROKE_HEIGHT = 4;
/** A single letter has more dark pixels than this. */
const MAX_BLANK_INK = 30;

/**
 * The median height in pixels of the letters in a whitened picture, roughly that of lowercase letters and digits; null if there
 * are too few to measure. Measures vertical runs of ink in columns spread over the picture.
 */
export function measureLetterHeight(image: GreyImage): number | null {
  return findMedian(countRuns(image, MIN_HEIGHT).counts);
}

/**
 * Estimates how much text a picture has: the vertical runs of ink in all columns, each divided by its height, so that a letter counts about
 * four whatever its size.
 */
export function estimateStrokes(image: GreyImage): number {
  const { counts, step } = countRuns(image, MIN_STROKE_HEIGHT);
  return counts.reduce((sum, count, run) => sum + (run === 0 ? 0 : (count * step) / run), 0);
}

/** Counts the vertical runs of ink by their height, from the given one on, in every `step`-th column. */
function countRuns({ width, height, pixels }: GreyImage, minHeight: number): { counts: Float64Array; step: number } {
  const counts = new Float64Array(MAX_HEIGHT + 1);
  const step = max(1, floor(width / 700));
  for (let x = 0; x < width; x += step) {
    let top = -1;
    for (let y = 0; y < height; y += 1) {
      const dark = hasInkNear(pixels, width, x, y);
      if (dark && top < 0) top = y;
      if (dark || top < 0) continue;
      const run = y - top;
      if (run >= minHeight && run <= MAX_HEIGHT) counts[run] = (counts[run] ?? 0) + 1;
      top = -1;
    }
  }
  return { counts, step };
}

/** Whether there is ink within a few pixels to the left and right. This closes the gaps between a letter's strokes. */
function hasInkNear(pixels: Uint8Array, width: number, x: number, y: number): boolean {
  const row = y * width;
  for (let near = max(0, x - 3); near <= min(width - 1, x + 3); near += 1) {
    if ((pixels[row + near] ?? 255) < INK) return true;
  }
  return false;
}

function findMedian(counts: Float64Array): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total < 100) return null;
  let seen = 0;
  return counts.findIndex((count) => (seen += count) >= total / 2);
}

/** Whether a whitened picture is empty, such as the back of a sheet. */
export function isBlank({ pixels }: GreyImage): boolean {
  let ink = 0;
  for (const pixel of pixels) {
    if (pixel < FADED_INK) ink += 1;
    if (ink > MAX_BLANK_INK) return false;
  }
  return true;
}
