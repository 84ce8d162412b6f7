import type { GreyImage } from './grey-image.js';
import { shrink } from './grey-image.js';

// Called for each pixel. Looking up the global each time is slow in the contexts that tests run in.
const { abs, ceil, floor, max, round, tan } = Math;

const WIDTH = 900;
const MAX_DEGREES = 14;
/** In pixels. Less says too little. */
const MIN_INK = 200;
const COARSE = 0.5;
const FINE = 0.1;
const INK = 160;
/** In pixels, of the squares in which paper is told from what it lies on. */
const SQUARE = 40;
/** Whitened paper is at least this bright. */
const WHITE = 250;
/** The share of white pixels in a square of printed paper. Wood and cloth have less. */
const MIN_WHITE = 0.7;
/** If less of the ink than this is on paper, the paper is not white. */
const MIN_PRINTED = 0.05;
/** In pixels. Longer horizontal runs of ink are rules, not strokes of letters. */
const MAX_STROKE = 24;

/**
 * The clockwise angle of the text lines of a whitened picture in degrees, from -14 to 14; 0 for a picture without lines. It is the
 * angle at which the projection of the ink gives the sharpest rows.
 */
export function measureSkew(image: GreyImage): number {
  const small = shrink(image, max(1, round(image.width / WIDTH)));
  const all = readInk(small);
  const printed = takePrinted(small, readInk(removeLongRuns(small)));
  const ink = printed.length < max(MIN_INK, MIN_PRINTED * all.length) ? all : printed;
  if (ink.length < MIN_INK) return 0;
  const straight = measureSharpness(small, ink, 0);
  const coarse = findSharpest(small, ink, 0, MAX_DEGREES, COARSE);
  const fine = findSharpest(small, ink, coarse.degrees, COARSE, FINE);
  // Noise has no angle, so a rotation must be clearly better than none.
  return fine.value > straight * 1.02 ? fine.degrees : 0;
}

/** The ink on paper, without that of the grain of what lies around the paper. */
function takePrinted({ width, height, pixels }: GreyImage, ink: Int32Array): Int32Array {
  const across = ceil(width / SQUARE);
  const squareOf = (at: number): number => floor(floor(at / width) / SQUARE) * across + floor((at % width) / SQUARE);
  const counts = new Int32Array(across * ceil(height / SQUARE));
  const whites = new Int32Array(counts.length);
  for (let at = 0; at < pixels.length; at += 1) {
    const square = squareOf(at);
    counts[square] = (counts[square] ?? 0) + 1;
    if ((pixels[at] ?? 0) >= WHITE) whites[square] = (whites[square] ?? 0) + 1;
  }
  return ink.filter((at) => (whites[squareOf(at)] ?? 0) >= MIN_WHITE * (counts[squareOf(at)] ?? 0));
}

/**
 * How clearly the letters of a small whitened picture form horizontal lines, at the best angle; 1 means evenly spread ink. Long
 * runs of ink do not count, since tables have rules in both directions.
 */
export function measureStraightness(image: GreyImage): number {
  const ink = readInk(removeLongRuns(image));
  if (ink.length === 0) return 0;
  const even = (ink.length * ink.length) / image.height;
  return findSharpest(image, ink, 0, MAX_DEGREES, 1).value / even;
}

function removeLongRuns({ width, height, pixels }: GreyImage): GreyImage {
  const strokes = Uint8Array.from(pixels);
  for (let y = 0; y < height; y += 1) {
    let run = 0;
    for (let x = 0; x <= width; x += 1) {
      if (x < width && (pixels[y * width + x] ?? 255) < INK) {
        run += 1;
        continue;
      }
      if (run > MAX_STROKE) strokes.fill(255, y * width + x - run, y * width + x);
      run = 0;
    }
  }
  return { width, height, pixels: strokes };
}

interface Angle {
  readonly degrees: number;
  readonly value: number;
}

function findSharpest(image: GreyImage, ink: Int32Array, middle: number, reach: number, step: number): Angle {
  let best: Angle = { degrees: 0, value: -1 };
  for (let degrees = middle - reach; degrees <= middle + reach + step / 2; degrees += step) {
    const value = measureSharpness(image, ink, degrees);
    if (value > best.value) best = { degrees, value };
  }
  return best;
}

/** Indexes of dark pixels below a bright one: the upper edges of letters, without the areas of pictures. */
function readInk({ width, height, pixels }: GreyImage): Int32Array {
  const places: number[] = [];
  for (let at = width; at < width * height; at += 1) {
    if ((pixels[at] ?? 0) < INK && (pixels[at - width] ?? 0) >= INK) places.push(at);
  }
  return Int32Array.from(places);
}

/** The sum of the squared ink counts of all rows, after the picture is sheared by an angle. */
function measureSharpness({ width, height }: GreyImage, ink: Int32Array, degrees: number): number {
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
