import type { GreyImage } from './grey-image.js';

// For each pixel: a global would be looked up each time, which is slow in the contexts that tests run in.
const { abs, ceil, floor, max, min } = Math;

/** Pixels of the picture to one of the map of its ink: some letters. */
const CELL = 32;
const DARK = 60;
const MOST_GAIN = 3.5;
/** Grain of the paper is no ink. */
const FAINTEST = 215;

/** Makes faded letters of a whitened picture as dark as the others, by the darkest ink around each place. */
export function strengthened(image: GreyImage): GreyImage {
  const columns = ceil(image.width / CELL);
  const gains = smooth(gainsOf(image, columns), columns);
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

function gainsOf({ width, height, pixels }: GreyImage, columns: number): Float32Array {
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
  return Float32Array.from(darkest, (ink) => (ink > FAINTEST ? 1 : max(1, min(MOST_GAIN, (255 - DARK) / (255 - ink)))));
}

/** The mean of each cell and those around it that have ink, so that no letter is cut by two gains. */
function smooth(gains: Float32Array, columns: number): Float32Array {
  return gains.map((gain, at) => {
    const near = [at - 1, at, at + 1, at - columns, at + columns].filter(
      (other) => other >= 0 && other < gains.length && abs((other % columns) - (at % columns)) <= 1,
    );
    const inked = near.map((other) => gains[other] ?? 1).filter((other) => other > 1);
    return inked.length === 0 ? gain : inked.reduce((sum, other) => sum + other, 0) / inked.length;
  });
}
