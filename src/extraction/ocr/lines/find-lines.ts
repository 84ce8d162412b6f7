import { resized } from '../../input/image.js';
import type { Model, Numbers } from './onnx.js';
import type { GreyImage } from '../../raster/grey-image.js';
import type { LineBox } from './line-box.js';
import { regionsOf, type Region } from './ink-regions.js';

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
const LEAST_LIKELY = 0.5;
const THINNEST = 3;

/**
 * The cores of the lines of text in a picture, from the top, each a band along the middle of its letters; what stands in two columns far apart gives two. `scale` is what the picture
 * is reduced by first: the network sees lines best whose small letters are about eleven pixels high.
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

function boxOf({ left, width, top, height, slope }: Region, across: number, down: number): LineBox {
  return {
    left: left * across,
    right: (left + width) * across,
    top: top * down,
    bottom: (top + height) * down,
    slope: (slope * down) / across,
  };
}
