import sharp, { type Metadata, type Sharp } from 'sharp';
import { ExtractionError } from '../model/extraction-error.js';
import type { GreyImage } from '../raster/grey-image.js';
import { decodeHevc } from './hevc.js';

const MAX_PIXELS = 100_000_000;
const MAX_SIDE = 20_000;

// Each process reads one file, so the cache and the threads of libvips would only use memory.
sharp.cache(false);
sharp.concurrency(1);

/** An image file whose header has been checked. */
export interface ImageFile {
  readonly bytes: Uint8Array;
  /** The number of pages of a TIFF; 1 for all others, as only the first frame of an animation is read. */
  readonly pageCount: number;
  /** Whether it is a HEIC with HEVC, as phones create it. sharp can read its header but not decode it. */
  readonly isHevc: boolean;
}

/**
 * Checks an image by its header, before any pixel is decoded.
 *
 * @throws ExtractionError `too_large` above 100 megapixels or 20,000 pixels per side, `unreadable_file` if it is not an image or of an
 * unsupported kind.
 */
export async function openImage(bytes: Uint8Array): Promise<ImageFile> {
  const { width, height, format, compression, pages } = await readHeader(bytes);
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) {
    throw new ExtractionError('too_large', 'The image has more than 100 megapixels or a side above 20,000 pixels.');
  }
  return { bytes, pageCount: format === 'tiff' ? (pages ?? 1) : 1, isHevc: compression === 'hevc' };
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw createUnreadableError(error);
  }
}

function createUnreadableError(cause: unknown): ExtractionError {
  return new ExtractionError('unreadable_file', 'The image is damaged or of a kind that cannot be read.', { cause });
}

/**
 * Decodes one page (from 1) of an image: upright, greyscale, on a white background, and reduced to `maxPixels` if it has more.
 *
 * @throws ExtractionError `unreadable_file` if its pixels are damaged.
 */
export async function decodePage(file: ImageFile, page: number, maxPixels: number): Promise<GreyImage> {
  try {
    const picture = file.isHevc ? toRawPicture(decodeHevc(file.bytes, MAX_PIXELS)) : openPicture(file.bytes, page);
    // The size after rotation by the Exif orientation, which is applied before the picture is reduced.
    const { width, height } = (await picture.metadata()).autoOrient;
    const share = Math.min(1, Math.sqrt(maxPixels / (width * height)));
    const reduced = share < 1 ? picture.resize({ width: Math.max(1, Math.round(width * share)) }) : picture;
    return await toGrey(reduced.autoOrient().flatten({ background: 'white' }));
  } catch (error) {
    throw createUnreadableError(error);
  }
}

function openPicture(bytes: Uint8Array, page: number): Sharp {
  const options = { limitInputPixels: MAX_PIXELS, page: page - 1, pages: 1, failOn: 'truncated' } as const;
  return sharp(bytes, { ...options, sequentialRead: true });
}

function toRawPicture({ width, height, pixels }: GreyImage): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 1 }, limitInputPixels: MAX_PIXELS });
}

/** Rotates a picture clockwise and then scales it. The corners become white. */
export async function rotateAndScale(image: GreyImage, degrees: number, scale: number): Promise<GreyImage> {
  let picture = toRawPicture(image);
  if (degrees !== 0) picture = picture.rotate(degrees, { background: 'white' });
  if (scale !== 1) {
    // The rotation changes the size of the picture.
    const rotated = degrees === 0 ? image : await toGrey(picture);
    picture = toRawPicture(rotated).resize({ width: Math.max(1, Math.round(rotated.width * scale)), kernel: 'cubic' });
  }
  return toGrey(picture);
}

/** Scales a picture to a size without regard to its aspect ratio. */
export function resizeTo(image: GreyImage, toWidth: number, toHeight: number): Promise<GreyImage> {
  return toGrey(toRawPicture(image).resize(toWidth, toHeight, { fit: 'fill' }));
}

async function toGrey(picture: Sharp): Promise<GreyImage> {
  const { data, info } = await picture
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels === 1) return { width: info.width, height: info.height, pixels: data };
  const pixels = new Uint8Array(info.width * info.height);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = data[at * info.channels] ?? 0;
  return { width: info.width, height: info.height, pixels };
}
