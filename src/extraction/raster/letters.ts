import type { GreyImage } from './grey-image.js';

// For each pixel: a global would be looked up each time, which is slow in the contexts that tests run in.
const { floor, max, min } = Math;

const INK = 150;
/** Faded print is hardly darker than the paper. */
const FAINTEST_INK = 215;
const SMALLEST = 6;
const LARGEST = 160;
/** One letter has more dark pixels than this. */
const LEAST_INK = 30;

/**
 * How many pixels the usual letters of a whitened picture are high, about the height of its small letters and figures;
 * null where there are too few to tell. Letters are told by columns of ink between paper, at places spread over the picture.
 */
export function letterHeightOf({ width, height, pixels }: GreyImage): number | null {
  const counts = new Uint32Array(LARGEST + 1);
  const step = max(1, floor(width / 700));
  for (let x = 0; x < width; x += step) {
    let top = -1;
    for (let y = 0; y < height; y += 1) {
      const dark = rowIsInked(pixels, width, x, y);
      if (dark && top < 0) top = y;
      if (dark || top < 0) continue;
      const run = y - top;
      if (run >= SMALLEST && run <= LARGEST) counts[run] = (counts[run] ?? 0) + 1;
      top = -1;
    }
  }
  return middleOf(counts);
}

/** Ink within a few pixels to both sides: a column through a letter meets its strokes at some height, so gaps close. */
function rowIsInked(pixels: Uint8Array, width: number, x: number, y: number): boolean {
  const row = y * width;
  for (let near = max(0, x - 3); near <= min(width - 1, x + 3); near += 1) {
    if ((pixels[row + near] ?? 255) < INK) return true;
  }
  return false;
}

function middleOf(counts: Uint32Array): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total < 100) return null;
  let seen = 0;
  return counts.findIndex((count) => (seen += count) >= total / 2);
}

/** Whether a whitened picture shows nothing, as the back of a sheet. */
export function isBlank({ pixels }: GreyImage): boolean {
  let ink = 0;
  for (const pixel of pixels) {
    if (pixel < FAINTEST_INK) ink += 1;
    if (ink > LEAST_INK) return false;
  }
  return true;
}
