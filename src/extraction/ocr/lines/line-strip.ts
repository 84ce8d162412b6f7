import type { GreyImage } from '../../raster/grey-image.js';
import type { LineBox } from './line-box.js';
import { sinkAt } from './line-box.js';

const { ceil, floor, max, min, round } = Math;

/** The line height in pixels that the networks were trained with. */
const STRIP_HEIGHT = 48;
const MIN_WIDTH = 16;

/** Cuts a line out of a picture, makes it level and scales it to the height that the networks expect. */
export function cutStrip(image: GreyImage, box: LineBox): GreyImage {
  const scale = (box.bottom - box.top) / STRIP_HEIGHT;
  const width = max(MIN_WIDTH, round((box.right - box.left) / scale));
  const samples = max(1, round(scale));
  const pixels = new Uint8Array(width * STRIP_HEIGHT);
  for (let y = 0; y < STRIP_HEIGHT; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = box.left + x * scale;
      const fromY = box.top + y * scale + sinkAt(box, fromX + scale / 2);
      pixels[y * width + x] = computeMean(image, fromX, fromY, scale, samples);
    }
  }
  return { width, height: STRIP_HEIGHT, pixels };
}

/** The mean of samples in a square of the picture, each interpolated between pixels. */
function computeMean(image: GreyImage, left: number, top: number, size: number, samples: number): number {
  let sum = 0;
  for (let row = 0; row < samples; row += 1) {
    for (let column = 0; column < samples; column += 1) {
      const x = left + (size * (column + 0.5)) / samples - 0.5;
      const y = top + (size * (row + 0.5)) / samples - 0.5;
      sum += interpolateAt(image, x, y);
    }
  }
  return sum / (samples * samples);
}

function interpolateAt({ width, height, pixels }: GreyImage, x: number, y: number): number {
  const left = min(width - 1, max(0, floor(x)));
  const right = min(width - 1, max(0, ceil(x)));
  const upper = min(height - 1, max(0, floor(y))) * width;
  const lower = min(height - 1, max(0, ceil(y))) * width;
  const across = min(1, max(0, x - left));
  const above = (pixels[upper + left] ?? 255) * (1 - across) + (pixels[upper + right] ?? 255) * across;
  const below = (pixels[lower + left] ?? 255) * (1 - across) + (pixels[lower + right] ?? 255) * across;
  const down = min(1, max(0, y - floor(y)));
  return above * (1 - down) + below * down;
}
