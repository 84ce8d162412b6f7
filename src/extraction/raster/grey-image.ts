// Called for each pixel. Looking up the global each time is slow in the contexts that tests run in.
const { floor, max, min } = Math;

/** An 8-bit greyscale picture, row by row; 0 is black. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Reduces a picture by averaging blocks of `factor` by `factor` pixels. Incomplete blocks at the right and bottom are cut off. */
export function shrink(image: GreyImage, factor: number): GreyImage {
  if (factor <= 1) return image;
  const width = max(1, floor(image.width / factor));
  const height = max(1, floor(image.height / factor));
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) shrinkRow(image, factor, y, pixels.subarray(y * width, (y + 1) * width));
  return { width, height, pixels };
}

function shrinkRow(image: GreyImage, factor: number, y: number, out: Uint8Array): void {
  const sums = new Uint32Array(out.length);
  const rows = min(factor, image.height - y * factor);
  const columns = min(factor, image.width);
  for (let row = 0; row < rows; row += 1) {
    let at = (y * factor + row) * image.width;
    for (let x = 0; x < out.length; x += 1, at += factor) {
      for (let column = 0; column < columns; column += 1) sums[x] = (sums[x] ?? 0) + (image.pixels[at + column] ?? 0);
    }
  }
  for (let x = 0; x < out.length; x += 1) out[x] = (sums[x] ?? 0) / (rows * columns);
}
