import type { GreyImage } from './grey-image.js';

const { ceil, floor, max, min } = Math;

/** A part of a picture, in pixels. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of the same size that is white outside the given parts, which may be partly outside the picture. */
export function keepParts({ width, height, pixels }: GreyImage, parts: readonly Part[]): GreyImage {
  const kept = new Uint8Array(pixels.length).fill(255);
  for (const part of parts) {
    const left = max(0, floor(part.left));
    const right = max(left, min(width, ceil(part.left + part.width)));
    const bottom = min(height, ceil(part.top + part.height));
    for (let at = max(0, floor(part.top)) * width; at < bottom * width; at += width)
      kept.set(pixels.subarray(at + left, at + right), at + left);
  }
  return { width, height, pixels: kept };
}
