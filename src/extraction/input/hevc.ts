import { createRequire } from 'node:module';
import type { GreyImage } from '../raster/grey-image.js';

// oxlint-disable no-underscore-dangle -- Emscripten names C functions like this.

/** The used part of libheif's C API as WebAssembly. Addresses and constants are numbers. */
interface Libheif {
  /** Views of its memory, which are replaced whenever it grows. */
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

/** `heif_colorspace_YCbCr`, `heif_chroma_420` (the usual format of the files) and `heif_channel_Y`. */
const [YCBCR, CHROMA_420, BRIGHTNESS] = [0, 1, 0];
/** The offset of `strict_decoding` in `heif_decoding_options`, which libheif extends only at its end. */
const STRICT = 21;
/** The size of `heif_error`: code, subcode and address of the message. */
const ERROR_BYTES = 12;

const require = createRequire(import.meta.url);

/**
 * Loads a new instance of libheif, since a damaged file may corrupt its memory, which is only released as a whole. It is loaded on
 * demand, as this takes longer than reading some invoices.
 */
function loadLibheif(): Libheif {
  const create = require('libheif-js/libheif-wasm/libheif-bundle.js') as (options: object) => Libheif;
  const ignore = (): void => undefined;
  return create({ print: ignore, printErr: ignore });
}

/**
 * Decodes the brightness of the primary picture of a HEIC file, rotated and mirrored as the file states. Ignores colours, depth and
 * other pictures.
 *
 * @throws Error if the file is damaged or truncated, or the picture has more than `maxPixels`, which is checked before decoding.
 */
export function decodeHevc(bytes: Uint8Array, maxPixels: number): GreyImage {
  const libheif = loadLibheif();
  const handle = getMainPicture(libheif, bytes);
  const size = libheif._heif_image_handle_get_width(handle) * libheif._heif_image_handle_get_height(handle);
  if (size > maxPixels) throw new Error(`The picture has ${size} pixels.`);
  const options = libheif._heif_decoding_options_alloc();
  // Without this, libheif leaves missing parts of the picture blank.
  libheif.HEAPU8[options + STRICT] = 1;
  const image = callWithResult(libheif, (error, result) =>
    libheif._heif_decode_image(error, handle, result, YCBCR, CHROMA_420, options),
  );
  return readBrightness(libheif, image);
}

function getMainPicture(libheif: Libheif, bytes: Uint8Array): number {
  const context = libheif._heif_context_alloc();
  const start = libheif._malloc(bytes.length);
  libheif.HEAPU8.set(bytes, start);
  callWithResult(libheif, (error) =>
    libheif._heif_context_read_from_memory_without_copy(error, context, start, bytes.length, 0),
  );
  return callWithResult(libheif, (error, result) =>
    libheif._heif_context_get_primary_image_handle(error, context, result),
  );
}

/** Calls a function of libheif with addresses for its error and its result, and returns the result. */
function callWithResult(libheif: Libheif, call: (error: number, result: number) => void): number {
  const address = libheif._malloc(ERROR_BYTES + 4);
  call(address, address + ERROR_BYTES);
  const code = readWord(libheif, address);
  if (code !== 0) throw new Error(`libheif: ${readText(libheif, readWord(libheif, address + 8))}`);
  return readWord(libheif, address + ERROR_BYTES);
}

function readWord(libheif: Libheif, address: number): number {
  return libheif.HEAPU32[address / 4] ?? 0;
}

function readText({ HEAPU8 }: Libheif, address: number): string {
  return Buffer.from(HEAPU8.subarray(address, HEAPU8.indexOf(0, address))).toString('utf8');
}

/** Copies the brightness out of libheif's memory. Reduces values with more than eight bits, which are stored in two bytes. */
function readBrightness(libheif: Libheif, image: number): GreyImage {
  const width = libheif._heif_image_get_width(image, BRIGHTNESS);
  const height = libheif._heif_image_get_height(image, BRIGHTNESS);
  const bits = libheif._heif_image_get_bits_per_pixel_range(image, BRIGHTNESS);
  const stride = libheif._malloc(4);
  const plane = libheif._heif_image_get_plane_readonly(image, BRIGHTNESS, stride);
  if (plane === 0) throw new Error('The picture has no brightness channel.');
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = plane + y * readWord(libheif, stride);
    const bytes = libheif.HEAPU8.subarray(row, row + (bits > 8 ? 2 * width : width));
    pixels.set(bits > 8 ? selectUpperBytes(bytes, bits) : bytes, y * width);
  }
  return { width, height, pixels };
}

function selectUpperBytes(bytes: Uint8Array, bits: number): Uint8Array {
  const upper = new Uint8Array(bytes.length / 2);
  for (let at = 0; at < upper.length; at += 1) {
    upper[at] = ((bytes[2 * at] ?? 0) | ((bytes[2 * at + 1] ?? 0) << 8)) >> (bits - 8);
  }
  return upper;
}
