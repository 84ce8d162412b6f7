import type { GreyImage } from './grey-image.js';
import { shrink } from './grey-image.js';

// For each pixel: a global would be looked up each time, which is slow in the contexts that tests run in.
const { abs, ceil, max, round, tan } = Math;

const WIDTH = 900;
const MAX_DEGREES = 12;
const COARSE = 0.5;
const FINE = 0.1;
const INK = 160;
const LONGEST_STROKE = 24;

/**
 * By how many degrees (clockwise) the lines of a whitened picture run downhill, from -12 to 12: the angle at which the ink
 * of all columns, moved along it, falls into the sharpest rows. 0 for a picture without lines.
 */
export function skewOf(image: GreyImage): number {
  const small = shrink(image, max(1, round(image.width / WIDTH)));
  const ink = inkOf(small);
  if (ink.length < 200) return 0;
  const straight = sharpness(small, ink, 0);
  const coarse = sharpest(small, ink, 0, MAX_DEGREES, COARSE);
  const fine = sharpest(small, ink, coarse.degrees, COARSE, FINE);
  // Noise has no angle: a turn must be worth it.
  return fine.value > straight * 1.02 ? fine.degrees : 0;
}

/**
 * How well the letters of a small whitened picture fall into level lines, at the angle where they do so best. Long runs of
 * ink don't count, since tables have them both ways.
 */
export function straightness(image: GreyImage): number {
  const ink = inkOf(withoutRuns(image));
  if (ink.length === 0) return 0;
  // Ink that is spread evenly has 1.
  const even = (ink.length * ink.length) / image.height;
  return sharpest(image, ink, 0, MAX_DEGREES, 1).value / even;
}

function withoutRuns({ width, height, pixels }: GreyImage): GreyImage {
  const strokes = Uint8Array.from(pixels);
  for (let y = 0; y < height; y += 1) {
    let run = 0;
    for (let x = 0; x <= width; x += 1) {
      if (x < width && (pixels[y * width + x] ?? 255) < INK) {
        run += 1;
        continue;
      }
      if (run > LONGEST_STROKE) strokes.fill(255, y * width + x - run, y * width + x);
      run = 0;
    }
  }
  return { width, height, pixels: strokes };
}

interface Angle {
  readonly degrees: number;
  readonly value: number;
}

function sharpest(image: GreyImage, ink: Int32Array, middle: number, reach: number, step: number): Angle {
  let best: Angle = { degrees: 0, value: -1 };
  for (let degrees = middle - reach; degrees <= middle + reach + step / 2; degrees += step) {
    const value = sharpness(image, ink, degrees);
    if (value > best.value) best = { degrees, value };
  }
  return best;
}

/** Places of dark pixels that have a bright one above: the upper edges of letters, without the bodies of pictures. */
function inkOf({ width, height, pixels }: GreyImage): Int32Array {
  const places: number[] = [];
  for (let at = width; at < width * height; at += 1) {
    if ((pixels[at] ?? 0) < INK && (pixels[at - width] ?? 0) >= INK) places.push(at);
  }
  return Int32Array.from(places);
}

function sharpness({ width, height }: GreyImage, ink: Int32Array, degrees: number): number {
  const slope = tan((degrees * Math.PI) / 180);
  const margin = ceil(abs(slope) * width) + 1;
  const rows = new Float64Array(height + 2 * margin);
  for (const place of ink) {
    const x = place % width;
    const y = (place - x) / width;
    const row = round(y - slope * x) + margin;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows.reduce((sum, count) => sum + count * count, 0);
}
