import sharp from 'sharp';
import type { GreyImage } from '../raster/grey-image.js';

/** Packs a picture as WebP for a screen, reduced to that many pixels a side at most. */
export function webpOf({ width, height, pixels }: GreyImage, mostPixels: number): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ width: mostPixels, height: mostPixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}
