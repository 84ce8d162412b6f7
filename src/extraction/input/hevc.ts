import { createRequire } from 'node:module';
import type { GreyImage } from '../raster/grey-image.js';

// oxlint-disable no-underscore-dangle -- so Emscripten names the functions of C.

/** The part of libheif's C interface that is used here, as WebAssembly: addresses and constants are numbers. */
interface Libheif {
  /** Its memory; the two are made anew whenever that grows. */
  readonly HEAPU8: Uint8Array;
  readonly HEAPU32: Uint32Array;
  _malloc(size: number): number;
  _heif_context_alloc(): number;
  _heif_context_read_from_memory_without_copy(
    error: number,
    context: number,
    bytes: number,
    length: number,
    options: 0,
  ): void;
  _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void;
  _heif_image_handle_get_width(handle: number): number;
  _heif_image_handle_get_height(handle: number): number;
  _heif_decoding_options_alloc(): number;
  _heif_decode_image(
    error: number,
    handle: number,
    image: number,
    colours: number,
    chroma: number,
    options: number,
  ): void;
  _heif_image_get_width(image: number, channel: number): number;
  _heif_image_get_height(image: number, channel: number): number;
  _heif_image_get_bits_per_pixel_range(image: number, channel: number): number;
  _heif_image_get_plane_readonly(image: number, channel: number, stride: number): number;
}

/** `heif_colorspace_YCbCr` with `heif_chroma_420`, as the files mostly have it, and `heif_channel_Y` in it: brightness. */
const [YCBCR, CHROMA_420, BRIGHTNESS] = [0, 1, 0];
/** Where `strict_decoding` lies in `heif_decoding_options`, which libheif extends at its end only. */
const STRICT = 21;
/** The length of `heif_error`: a code, a finer code, the address of a message. */
const ERROR_BYTES = 12;

const require = createRequire(import.meta.url);

/**
 * Loads libheif anew: a damaged file may leave its memory in disorder, and what it took it gives back only as a whole.
 * Not before it is needed: loading it takes longer than reading many an invoice.
 */
function loadLibheif(): Libheif {
  const create = require('libheif-js/libheif-wasm/libheif-bundle.js') as (options: object) => Libheif;
  const silent = (): void => undefined;
  return create({ print: silent, printErr: silent });
}

/**
 * Decodes the brightness of the main picture of a HEIC file, turned and mirrored as the file says; colours, depth and the other
 * pictures in the file are left out.
 *
 * @throws Error when the file is damaged or cut off, or its picture has more than `mostPixels`, which is known before it is decoded.
 */
export function decodeHevc(bytes: Uint8Array, mostPixels: number): GreyImage {
  const libheif = loadLibheif();
  const handle = mainPicture(libheif, bytes);
  const size = libheif._heif_image_handle_get_width(handle) * libheif._heif_image_handle_get_height(handle);
  if (size > mostPixels) throw new Error(`The picture has ${size} pixels.`);
  const options = libheif._heif_decoding_options_alloc();
  // Or it would leave parts of the picture blank where they are missing.
  libheif.HEAPU8[options + STRICT] = 1;
  const image = resultOf(libheif, (error, result) =>
    libheif._heif_decode_image(error, handle, result, YCBCR, CHROMA_420, options),
  );
  return brightnessOf(libheif, image);
}

function mainPicture(libheif: Libheif, bytes: Uint8Array): number {
  const context = libheif._heif_context_alloc();
  const start = libheif._malloc(bytes.length);
  libheif.HEAPU8.set(bytes, start);
  resultOf(libheif, (error) =>
    libheif._heif_context_read_from_memory_without_copy(error, context, start, bytes.length, 0),
  );
  return resultOf(libheif, (error, result) => libheif._heif_context_get_primary_image_handle(error, context, result));
}

/** Gives a function of libheif the addresses for its error and its result, and returns the result. */
function resultOf(libheif: Libheif, call: (error: number, result: number) => void): number {
  const address = libheif._malloc(ERROR_BYTES + 4);
  call(address, address + ERROR_BYTES);
  const code = wordAt(libheif, address);
  if (code !== 0) throw new Error(`libheif: ${textAt(libheif, wordAt(libheif, address + 8))}`);
  return wordAt(libheif, address + ERROR_BYTES);
}

function wordAt(libheif: Libheif, address: number): number {
  return libheif.HEAPU32[address / 4] ?? 0;
}

function textAt({ HEAPU8 }: Libheif, address: number): string {
  return Buffer.from(HEAPU8.subarray(address, HEAPU8.indexOf(0, address))).toString('utf8');
}

/** Copies what will be gone with libheif; of more than eight bits, which stand in two bytes, the upper eight. */
function brightnessOf(libheif: Libheif, image: number): GreyImage {
  const width = libheif._heif_image_get_width(image, BRIGHTNESS);
  const height = libheif._heif_image_get_height(image, BRIGHTNESS);
  const bits = libheif._heif_image_get_bits_per_pixel_range(image, BRIGHTNESS);
  const stride = libheif._malloc(4);
  const plane = libheif._heif_image_get_plane_readonly(image, BRIGHTNESS, stride);
  if (plane === 0) throw new Error('The picture has no brightness.');
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = plane + y * wordAt(libheif, stride);
    const bytes = libheif.HEAPU8.subarray(row, row + (bits > 8 ? 2 * width : width));
    pixels.set(bits > 8 ? upperBytes(bytes, bits) : bytes, y * width);
  }
  return { width, height, pixels };
}

function upperBytes(bytes: Uint8Array, bits: number): Uint8Array {
  const upper = new Uint8Array(bytes.length / 2);
  for (let at = 0; at < upper.length; at += 1) {
    upper[at] = ((bytes[2 * at] ?? 0) | ((bytes[2 * at + 1] ?? 0) << 8)) >> (bits - 8);
  }
  return upper;
}
