import type { QuarterTurn } from '../model/draft.js';
import type { GreyImage } from './grey-image.js';
import { shrink } from './grey-image.js';
import { measureStraightness } from './skew.js';

// Called for each pixel. Looking up the global each time is slow in the contexts that tests run in.
const { max, min, round } = Math;

/** The shorter side in pixels to which the picture is reduced before it is measured. */
const SHORT_SIDE = 700;
/** How much straighter the lines must be after a quarter turn. */
const MIN_GAIN = 1.2;

/** Turns a picture clockwise without losing a pixel. */
export function turnImage(image: GreyImage, degrees: QuarterTurn): GreyImage {
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
  const small = shrink(image, max(1, round(min(image.width, image.height) / SHORT_SIDE)));
  return measureStraightness(turnImage(small, 90)) > MIN_GAIN * measureStraightness(small);
}
