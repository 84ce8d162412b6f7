import sharp from 'sharp';
import type { GreyImage } from '../raster/grey-image.js';

/** Encodes a picture as WebP for display, reduced to at most `maxSide` pixels per side. */
export function toWebp({ width, height, pixels }: GreyImage, maxSide: number): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}
