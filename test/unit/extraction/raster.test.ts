import { describe, expect, it } from '@jest/globals';
import { rotateAndScale } from '../../../src/extraction/input/image.js';
import { whiten } from '../../../src/extraction/raster/background.js';
import { strengthenInk } from '../../../src/extraction/raster/contrast.js';
import type { GreyImage } from '../../../src/extraction/raster/grey-image.js';
import { isBlank, measureLetterHeight } from '../../../src/extraction/raster/letters.js';
import { removeRules } from '../../../src/extraction/raster/rules.js';
import { measureSkew } from '../../../src/extraction/raster/skew.js';
import { isSideways, turnImage } from '../../../src/extraction/raster/turn.js';

type Paint = (x: number, y: number) => number;

function paintPicture(width: number, height: number, paint: Paint): GreyImage {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => paint(at % width, Math.floor(at / width)));
  return { width, height, pixels };
}

/** Lines of boxes of letter height, 14 pixels, on white. */
const text = paintPicture(800, 600, (x, y) => (x > 60 && x < 740 && y % 40 < 14 && x % 12 < 7 ? 20 : 255));

const getPixel = (image: GreyImage, x: number, y: number): number => image.pixels[y * image.width + x] ?? -1;

describe('preparing a scan', () => {
  it.each([-6.5, -1.2, 2.4, 8])('measures a downward slope of %d degrees', async (degrees) => {
    expect(measureSkew(await rotateAndScale(text, degrees, 1))).toBeCloseTo(degrees, 0);
  });

  it('finds no slope in level lines or on empty pages', () => {
    expect(measureSkew(text)).toBeCloseTo(0, 1);
    expect(measureSkew(paintPicture(300, 300, () => 255))).toBe(0);
  });

  it('makes shadowed paper white and keeps its letters dark', () => {
    const shadowed = paintPicture(800, 600, (x, y) => (getPixel(text, x, y) * (1 - (0.6 * x) / 800)) | 0);
    const white = whiten(shadowed);
    expect(getPixel(white, 700, 30)).toBeGreaterThan(240);
    expect(getPixel(white, 100, 30)).toBeGreaterThan(240);
    expect(getPixel(white, 698, 45)).toBeLessThan(120);
  });

  it('recognises a blank page, but not a faded one', () => {
    expect(isBlank(paintPicture(300, 300, (x, y) => ((x * 7 + y * 13) % 5000 === 0 ? 90 : 250)))).toBe(true);
    expect(isBlank(text)).toBe(false);
    const faded = text.pixels.map((pixel) => (pixel < 100 ? 195 : pixel));
    expect(isBlank({ ...text, pixels: faded })).toBe(false);
  });

  it('measures the letter height', () => {
    expect(measureLetterHeight(text)).toBe(14);
    expect(measureLetterHeight(paintPicture(300, 300, () => 255))).toBeNull();
  });

  it('detects vertical lines of text, even if they are slanted', async () => {
    const askew = await rotateAndScale(text, 3, 1);
    expect(isSideways(text)).toBe(false);
    expect(isSideways(askew)).toBe(false);
    expect(isSideways(turnImage(text, 90))).toBe(true);
    expect(isSideways(turnImage(askew, 270))).toBe(true);
  });

  it('rotates a picture by quarter turns', () => {
    const corner = { width: 3, height: 2, pixels: Uint8Array.of(1, 2, 3, 4, 5, 6) };
    expect(turnImage(corner, 90)).toEqual({ width: 2, height: 3, pixels: Uint8Array.of(4, 1, 5, 2, 6, 3) });
    expect(turnImage(corner, 180)).toEqual({ width: 3, height: 2, pixels: Uint8Array.of(6, 5, 4, 3, 2, 1) });
    expect(turnImage(turnImage(corner, 90), 270)).toEqual(corner);
  });

  it('makes faded letters as dark as the others, and leaves the paper grain alone', () => {
    const faded = paintPicture(800, 600, (x, y) =>
      y < 300 ? getPixel(text, x, y) : getPixel(text, x, y) < 100 ? 190 : 245,
    );
    const dark = strengthenInk(faded);
    expect(getPixel(dark, 100, 525)).toBeLessThan(110);
    expect(getPixel(dark, 20, 590)).toBeGreaterThan(220);
    expect(getPixel(dark, 100, 45)).toBe(20);
  });

  it('removes the lines of a table and keeps its letters', () => {
    const table = paintPicture(800, 600, (x, y) =>
      Math.abs(x - 400) < 2 || Math.abs(y - 310) < 2 ? 40 : getPixel(text, x, y),
    );
    const plain = removeRules(table);
    expect(getPixel(plain, 400, 30)).toBe(255);
    expect(getPixel(plain, 100, 310)).toBe(255);
    expect(getPixel(plain, 100, 45)).toBe(20);
  });
});
