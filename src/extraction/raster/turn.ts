import type { QuarterTurn } from '../model/draft.js';
import type { GreyImage } from './grey-image.js';
import { shrink } from './grey-image.js';
import { straightness } from './skew.js';

// For each pixel: a global would be looked up each time, which is slow in the contexts that tests run in.
const { max, min, round } = Math;

const WIDTH = 700;
/** How much more the ink must fall into lines along one side than along the other. */
const CLEARLY = 1.2;

/** Turns a picture clockwise without losing a pixel. */
export function turned(image: GreyImage, degrees: QuarterTurn): GreyImage {
  if (degrees === 0) return image;
  const { width, height, pixels } = image;
  const size = degrees === 180 ? { width, height } : { width: height, height: width };
  const out = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [column, row] =
        degrees === 180 ? [width - 1 - x, height - 1 - y] : degrees === 90 ? [height - 1 - y, x] : [y, width - 1 - x];
      out[row * size.width + column] = pixels[y * width + x] ?? 255;
    }
  }
  return { ...size, pixels: out };
}

/** Whether the lines of a whitened picture run from top to bottom. */
export function isSideways(image: GreyImage): boolean {
  const small = shrink(image, max(1, round(min(image.width, image.height) / WIDTH)));
  return straightness(turned(small, 90)) > CLEARLY * straightness(small);
}
