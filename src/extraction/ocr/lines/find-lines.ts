import { resizeTo } from '../../input/image.js';
import type { Model, Numbers } from './onnx.js';
import type { GreyImage } from '../../raster/grey-image.js';
import type { LineBox } from './line-box.js';
import { findRegions, type InkRegion } from './ink-regions.js';

const { max, min, round } = Math;

/** The sides of the network's input must be multiples of this. */
const STEP = 32;
/** The maximum size of the network's input, which suffices for an A4 page of small print. */
const MAX_PIXELS = 2_600_000;
/** Mean and standard deviation of red, green and blue in the network's training data. */
const CHANNELS = [
  [0.485, 0.229],
  [0.456, 0.224],
  [0.406, 0.225],
] as const;
const MIN_LIKELIHOOD = 0.5;
const MIN_SIDE = 3;

/**
 * Finds the text lines in a picture from top to bottom. Returns the core of each line, a band along the middle of its letters. Text in
 * columns far apart gives separate lines. `scale` is applied to the picture first; the network finds lines best whose lowercase
 * letters are about nine pixels high.
 */
export async function findLines(finder: Model, image: GreyImage, scale: number): Promise<LineBox[]> {
  const share = min(scale, Math.sqrt(MAX_PIXELS / (image.width * image.height)));
  const width = max(STEP, round((image.width * share) / STEP) * STEP);
  const height = max(STEP, round((image.height * share) / STEP) * STEP);
  const likelihood = await finder.run(toInput(await resizeTo(image, width, height)));
  return findRegions(likelihood.data, width, height)
    .filter((region) => region.likelihood >= MIN_LIKELIHOOD && min(region.width, region.height) >= MIN_SIDE)
    .map((region) => toBox(region, image.width / width, image.height / height))
    .toSorted((a, b) => a.top + a.bottom - b.top - b.bottom);
}

function toInput({ width, height, pixels }: GreyImage): Numbers {
  const data = new Float32Array(CHANNELS.length * pixels.length);
  for (const [channel, [mean, spread]] of CHANNELS.entries()) {
    const from = channel * pixels.length;
    for (let at = 0; at < pixels.length; at += 1) data[from + at] = ((pixels[at] ?? 0) / 255 - mean) / spread;
  }
  return { data, dims: [1, CHANNELS.length, height, width] };
}

function toBox({ left, width, top, height, slope, bend }: InkRegion, across: number, down: number): LineBox {
  return {
    left: left * across,
    right: (left + width) * across,
    top: top * down,
    bottom: (top + height) * down,
    slope: (slope * down) / across,
    bend: (bend * down) / (across * across),
  };
}
