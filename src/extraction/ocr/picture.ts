import { transformed } from '../input/image.js';
import { strengthenInk } from '../raster/contrast.js';
import type { GreyImage } from '../raster/grey-image.js';
import { letterHeightOf } from '../raster/letters.js';
import { removeRules } from '../raster/rules.js';
import { skewOf } from '../raster/skew.js';
import type { QuarterTurn } from '../model/draft.js';
import { turnImage } from '../raster/turn.js';

/** What a page holds at most while it is read, in pixels: A4 at 300 dpi. */
export const MAX_SCAN_PIXELS = 9_000_000;
/** Letters of this height in pixels are read best. */
export const BEST_LETTERS = 24;
const MAX_ENLARGEMENT = 3;

/** A page whose paper was made white, before it is straightened and scaled. */
export interface Picture {
  readonly white: GreyImage;
  /** What makes its lines level, clockwise. */
  readonly degrees: number;
  readonly letters: number | null;
}

/** Measures the lines and letters of a page whose paper was made white, turned to stand upright. */
export function pictureOf(whitened: GreyImage, turn: QuarterTurn): Picture {
  const white = turnImage(whitened, turn);
  const degrees = -skewOf(white);
  const letters = letterHeightOf(white) ?? letterHeightOf(strengthenInk(white));
  return { white, degrees: Math.abs(degrees) < 0.15 ? 0 : degrees, letters };
}

/** A picture as it is read best: lines level and without rules, letters of the given height, faded ones darker if asked. */
export async function rendered(
  picture: Picture,
  letters = BEST_LETTERS,
  print: 'as it is' | 'darker' = 'as it is',
): Promise<GreyImage> {
  const image = removeRules(await transformed(picture.white, picture.degrees, scaleFor(picture, letters)));
  return print === 'darker' ? strengthenInk(image) : image;
}

function scaleFor({ white, letters }: Picture, wanted: number): number {
  const most = Math.min(MAX_ENLARGEMENT, Math.sqrt(MAX_SCAN_PIXELS / (white.width * white.height)));
  return letters === null ? 1 : Math.max(0.4, Math.min(most, wanted / letters));
}
