import { rotateAndScale } from '../input/image.js';
import { whiten } from '../raster/background.js';
import { strengthenInk } from '../raster/contrast.js';
import type { GreyImage } from '../raster/grey-image.js';
import { measureLetterHeight } from '../raster/letters.js';
import { cutOutPaper } from '../raster/paper.js';
import { removeRules } from '../raster/rules.js';
import { measureSkew } from '../raster/skew.js';
import type { QuarterTurn } from '../model/draft.js';
import { turnImage } from '../raster/turn.js';

/** The maximum size of a page in pixels: A4 at 300 dpi. */
export const MAX_SCAN_PIXELS = 9_000_000;
/** The height of lowercase letters in pixels that OCR reads best. */
export const BEST_LETTERS = 24;
const MAX_ENLARGEMENT = 3;

/** A whitened page before it is straightened and scaled. */
export interface Picture {
  readonly white: GreyImage;
  /** The clockwise rotation that makes the lines level. */
  readonly degrees: number;
  /** The height of the letters in pixels; null if there are too few to measure. */
  readonly letters: number | null;
}

/** Cuts the paper out of a photo and makes it white. */
export function whitenPaper(image: GreyImage): GreyImage {
  return whiten(cutOutPaper(image));
}

/** Turns a whitened page upright and measures its lines and letters. */
export function toPicture(whitened: GreyImage, turn: QuarterTurn): Picture {
  const white = turnImage(whitened, turn);
  const degrees = -measureSkew(white);
  const letters = measureLetterHeight(white) ?? measureLetterHeight(strengthenInk(white));
  return { white, degrees: Math.abs(degrees) < 0.15 ? 0 : degrees, letters };
}

/**
 * Prepares a picture for OCR: makes the lines level, scales letters to the given height, removes rules, and darkens faded print on
 * request.
 */
export async function renderPicture(
  picture: Picture,
  letters = BEST_LETTERS,
  print: 'as it is' | 'darker' = 'as it is',
): Promise<GreyImage> {
  const image = removeRules(await rotateAndScale(picture.white, picture.degrees, computeScale(picture, letters)));
  return print === 'darker' ? strengthenInk(image) : image;
}

function computeScale({ white, letters }: Picture, wanted: number): number {
  const maxScale = Math.min(MAX_ENLARGEMENT, Math.sqrt(MAX_SCAN_PIXELS / (white.width * white.height)));
  return letters === null ? 1 : Math.max(0.4, Math.min(maxScale, wanted / letters));
}
