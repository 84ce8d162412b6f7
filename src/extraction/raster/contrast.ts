import type { GreyImage } from './grey-image.js';

// Called for each pixel. Looking up the global each time is slow in the contexts that tests run in.
const { abs, ceil, floor, max, min } = Math;

/** Side of a cell of the ink map, in pixels of the picture. A cell covers a few letters. */
const CELL = 32;
/** The brightness to which the darkest ink of a cell is brought. */
const DARK = 60;
const MAX_GAIN = 3.5;
/** Brighter pixels are grain of the paper, not ink. */
const FADED_INK = 215;

/** Makes the faded letters of a whitened picture as dark as the others, based on the darkest ink around each place. */
export function strengthenInk(image: GreyImage): GreyImage {
  const columns = ceil(image.width / CELL);
  const gains = smooth(computeGains(image, columns), columns);
  const rows = gains.length / columns;
  const pixels = new Uint8Array(image.pixels.length);
  for (let y = 0; y < image.height; y += 1) {
    const row = min(rows - 1, floor(y / CELL)) * columns;
    for (let x = 0; x < image.width; x += 1) {
      const at = y * image.width + x;
      const gain = gains[row + floor(x / CELL)] ?? 1;
      pixels[at] = max(0, 255 - (255 - (image.pixels[at] ?? 255)) * gain);
    }
  }
  return { width: image.width, height: image.height, pixels };
}

function computeGains({ width, height, pixels }: GreyImage, columns: number): Float32Array {
  const rows = ceil(height / CELL);
  const darkest = new Uint8Array(columns * rows).fill(255);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      // One dark pixel is a speck: its neighbour must be dark too.
      const ink = max(pixels[at] ?? 255, min(pixels[at + 1] ?? 255, pixels[at + width] ?? 255));
      const cell = floor(y / CELL) * columns + floor(x / CELL);
      if (ink < (darkest[cell] ?? 255)) darkest[cell] = ink;
    }
  }
  return Float32Array.from(darkest, (ink) => (ink > FADED_INK ? 1 : max(1, min(MAX_GAIN, (255 - DARK) / (255 - ink)))));
}

/** Averages each gain with those of the neighbouring cells that have ink, so that the contrast does not jump within a letter. */
function smooth(gains: Float32Array, columns: number): Float32Array {
  return gains.map((gain, at) => {
    const near = [at - 1, at, at + 1, at - columns, at + columns].filter(
      (other) => other >= 0 && other < gains.length && abs((other % columns) - (at % columns)) <= 1,
    );
    const inked = near.map((other) => gains[other] ?? 1).filter((other) => other > 1);
    return inked.length === 0 ? gain : inked.reduce((sum, other) => sum + other, 0) / inked.length;
  });
}
