import type { GreyImage } from './grey-image.js';
import { shrink } from './grey-image.js';

// Called for each pixel. Looking up the global each time is slow in the contexts that tests run in.
const { floor, max, min } = Math;

/** Side of a cell of the background map, in pixels of the picture. */
const CELL = 16;
/** How many cells away the background is searched, which must be wider than the strokes of a headline. */
const REACH = 2;
const MIN_PAPER = 48;

/** Makes the paper white by dividing each pixel by the local background. This removes shadows and grey, but keeps letters. */
export function whiten(image: GreyImage): GreyImage {
  const map = blur(findBrightest(shrink(image, CELL)));
  const pixels = new Uint8Array(image.pixels.length);
  for (let y = 0; y < image.height; y += 1) {
    const row = interpolateRow(map, y);
    for (let x = 0; x < image.width; x += 1) {
      const paper = max(MIN_PAPER, interpolateAt(row, x));
      // Scaling to 268 instead of 255 also turns the grain of the paper white, which is a little darker.
      pixels[y * image.width + x] = min(255, ((image.pixels[y * image.width + x] ?? 0) * 268) / paper);
    }
  }
  return { width: image.width, height: image.height, pixels };
}

/** Sets each cell to the brightest cell around it, first along the rows and then along the columns. */
function findBrightest(map: GreyImage): GreyImage {
  return spreadBrightest(spreadBrightest(map, 1, map.width, map.width), map.width, 1, map.height);
}

function spreadBrightest(map: GreyImage, step: number, stride: number, length: number): GreyImage {
  const pixels = new Uint8Array(map.pixels.length);
  const lines = map.pixels.length / length;
  for (let line = 0; line < lines; line += 1) {
    for (let at = 0; at < length; at += 1) {
      let best = 0;
      for (let near = max(0, at - REACH); near <= min(length - 1, at + REACH); near += 1) {
        best = max(best, map.pixels[line * stride + near * step] ?? 0);
      }
      pixels[line * stride + at * step] = best;
    }
  }
  return { width: map.width, height: map.height, pixels };
}

function blur(map: GreyImage): GreyImage {
  const pixels = new Uint8Array(map.pixels.length);
  for (let y = 0; y < map.height; y += 1) {
    for (let x = 0; x < map.width; x += 1) pixels[y * map.width + x] = computeMeanAround(map, x, y);
  }
  return { width: map.width, height: map.height, pixels };
}

function computeMeanAround(map: GreyImage, x: number, y: number): number {
  let sum = 0;
  let count = 0;
  for (let row = max(0, y - 1); row <= min(map.height - 1, y + 1); row += 1) {
    for (let column = max(0, x - 1); column <= min(map.width - 1, x + 1); column += 1) {
      sum += map.pixels[row * map.width + column] ?? 0;
      count += 1;
    }
  }
  return sum / count;
}

/** The map's values along one row of the picture, interpolated between the rows of the map. */
function interpolateRow(map: GreyImage, y: number): Float32Array {
  const at = min(map.height - 1, max(0, (y + 0.5) / CELL - 0.5));
  const above = floor(at);
  const below = min(map.height - 1, above + 1);
  const share = at - above;
  return Float32Array.from({ length: map.width }, (_, x) => {
    const upper = map.pixels[above * map.width + x] ?? 0;
    const lower = map.pixels[below * map.width + x] ?? 0;
    return upper + (lower - upper) * share;
  });
}

function interpolateAt(row: Float32Array, x: number): number {
  const at = min(row.length - 1, max(0, (x + 0.5) / CELL - 0.5));
  const left = floor(at);
  const from = row[left] ?? 0;
  return from + ((row[min(row.length - 1, left + 1)] ?? 0) - from) * (at - left);
}
