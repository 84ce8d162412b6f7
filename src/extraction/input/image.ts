import sharp, { type Metadata, type Sharp } from 'sharp';
import { ExtractionError } from '../model/extraction-error.js';
import type { GreyImage } from '../raster/grey-image.js';
import { decodeHevc } from './hevc.js';

const MAX_PIXELS = 100_000_000;
const MAX_SIDE = 20_000;

// Each process reads one file: what libvips keeps for the next one, and its threads, only cost memory.
sharp.cache(false);
sharp.concurrency(1);

/** An image file that passed the check of its header. */
export interface ImageFile {
  readonly bytes: Uint8Array;
  /** Pages of a TIFF; 1 for all others, since of an animation only the first picture counts. */
  readonly pageCount: number;
  /** Whether it is a HEIC as telephones make it, which sharp can describe but not decode. */
  readonly isHevc: boolean;
}

/**
 * Checks an image by its header, before any pixel is decoded.
 *
 * @throws ExtractionError `too_large` above 100 megapixels or 20,000 pixels a side, `unreadable_file` when it is no image
 * or of a kind that cannot be decoded here.
 */
export async function openImage(bytes: Uint8Array): Promise<ImageFile> {
  const { width, height, format, compression, pages } = await headerOf(bytes);
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) {
    throw new ExtractionError('too_large', 'The image has more than 100 megapixels or a side above 20,000 pixels.');
  }
  return { bytes, pageCount: format === 'tiff' ? (pages ?? 1) : 1, isHevc: compression === 'hevc' };
}

async function headerOf(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw unreadable(error);
  }
}

function unreadable(cause: unknown): ExtractionError {
  return new ExtractionError('unreadable_file', 'The image is damaged or of a kind that cannot be read.', { cause });
}

/**
 * Decodes one page (from 1) of an image as it is meant to be seen, in grey, on white, reduced to `maxPixels` where it has more.
 *
 * @throws ExtractionError `unreadable_file` when its pixels are damaged.
 */
export async function decodePage(file: ImageFile, page: number, maxPixels: number): Promise<GreyImage> {
  try {
    const picture = file.isHevc ? rawPicture(decodeHevc(file.bytes, MAX_PIXELS)) : packedPicture(file.bytes, page);
    // The size is that of the picture as it stands: it is turned upright first, and then reduced.
    const { width, height } = (await picture.metadata()).autoOrient;
    const share = Math.min(1, Math.sqrt(maxPixels / (width * height)));
    const reduced = share < 1 ? picture.resize({ width: Math.max(1, Math.round(width * share)) }) : picture;
    return await greyOf(reduced.autoOrient().flatten({ background: 'white' }));
  } catch (error) {
    throw unreadable(error);
  }
}

function packedPicture(bytes: Uint8Array, page: number): Sharp {
  const options = { limitInputPixels: MAX_PIXELS, page: page - 1, pages: 1, failOn: 'truncated' } as const;
  return sharp(bytes, { ...options, sequentialRead: true });
}

function rawPicture({ width, height, pixels }: GreyImage): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 1 }, limitInputPixels: MAX_PIXELS });
}

/** Turns a picture by degrees (clockwise) and then scales it; what comes into sight at the corners is white. */
export async function transformed(image: GreyImage, degrees: number, scale: number): Promise<GreyImage> {
  let picture = rawPicture(image);
  if (degrees !== 0) picture = picture.rotate(degrees, { background: 'white' });
  if (scale !== 1) {
    // A turn changes the size, which only the turned picture knows.
    const turned = degrees === 0 ? image : await greyOf(picture);
    picture = rawPicture(turned).resize({ width: Math.max(1, Math.round(turned.width * scale)), kernel: 'cubic' });
  }
  return greyOf(picture);
}

/** Scales a picture to a size, whatever its shape. */
export function resized(image: GreyImage, toWidth: number, toHeight: number): Promise<GreyImage> {
  return greyOf(rawPicture(image).resize(toWidth, toHeight, { fit: 'fill' }));
}

async function greyOf(picture: Sharp): Promise<GreyImage> {
  const { data, info } = await picture
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels === 1) return { width: info.width, height: info.height, pixels: data };
  const pixels = new Uint8Array(info.width * info.height);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = data[at * info.channels] ?? 0;
  return { width: info.width, height: info.height, pixels };
}
