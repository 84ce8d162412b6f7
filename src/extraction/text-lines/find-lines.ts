import { resized } from '../engines/image.js';
import type { Model, Numbers } from '../engines/onnx.js';
import type { GreyImage } from '../raster/grey-image.js';
import type { LineBox } from './line-box.js';
import { regionsOf, type Region } from './regions.js';

const { max, min, round } = Math;

/** The network takes sides of a multiple of this. */
const STEP = 32;
/** What a picture holds at most for the network, in pixels: an A4 page of small print. */
const MAX_PIXELS = 2_600_000;
/** Mean and spread of the pictures that the network was trained with, for red, green and blue. */
const CHANNELS = [
  [0.485, 0.229],
  [0.456, 0.224],
  [0.406, 0.225],
] as const;
/** The network marks the core of a line, which is smaller than the line by its area over its outline, times this. */
const CORE = 1.6;
const LEAST_LIKELY = 0.5;
const THINNEST = 3;

/**
 * The lines of text in a picture, from the top; what stands in two columns far apart gives two. `scale` is what the picture
 * is reduced by first: the network sees lines best whose small letters are about ten pixels high.
 */
export async function findLines(finder: Model, image: GreyImage, scale: number): Promise<LineBox[]> {
  const share = min(scale, Math.sqrt(MAX_PIXELS / (image.width * image.height)));
  const width = max(STEP, round((image.width * share) / STEP) * STEP);
  const height = max(STEP, round((image.height * share) / STEP) * STEP);
  const likelihood = await finder.run(inputOf(await resized(image, width, height)));
  return regionsOf(likelihood.data, width, height)
    .filter((region) => region.likelihood >= LEAST_LIKELY && min(region.width, region.height) >= THINNEST)
    .map((region) => boxOf(region, image.width / width, image.height / height))
    .toSorted((a, b) => a.top + a.bottom - b.top - b.bottom);
}

function inputOf({ width, height, pixels }: GreyImage): Numbers {
  const data = new Float32Array(CHANNELS.length * pixels.length);
  for (const [channel, [mean, spread]] of CHANNELS.entries()) {
    const from = channel * pixels.length;
    for (let at = 0; at < pixels.length; at += 1) data[from + at] = ((pixels[at] ?? 0) / 255 - mean) / spread;
  }
  return { data, dims: [1, CHANNELS.length, height, width] };
}

function boxOf(region: Region, across: number, down: number): LineBox {
  const around = (region.width * region.height * CORE) / (2 * (region.width + region.height));
  return {
    left: (region.left - around) * across,
    right: (region.left + region.width + around) * across,
    top: (region.top - around) * down,
    bottom: (region.top + region.height + around) * down,
    slope: (region.slope * down) / across,
  };
}
