import { describe, expect, it } from '@jest/globals';
import { whiten } from '../../../src/extraction/raster/background.js';
import { strengthenInk } from '../../../src/extraction/raster/contrast.js';
import { shrink, type GreyImage } from '../../../src/extraction/raster/grey-image.js';
import { isBlank, measureLetterHeight } from '../../../src/extraction/raster/letters.js';
import { removeRules } from '../../../src/extraction/raster/rules.js';
import { measureSkew, measureStraightness } from '../../../src/extraction/raster/skew.js';

type Paint = (x: number, y: number) => number;

function paintPicture(width: number, height: number, paint: Paint): GreyImage {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => paint(at % width, Math.floor(at / width)));
  return { width, height, pixels };
}

const getPixel = (image: GreyImage, x: number, y: number): number => image.pixels[y * image.width + x] ?? -1;
const isIn = (value: number, from: number, to: number): boolean => value >= from && value < to;
/** Paints black rectangles on white. */
const paintBoxes = (width: number, height: number, ...boxes: [x: number, y: number, width: number, height: number][]) =>
  paintPicture(width, height, (x, y) =>
    boxes.some(([left, top, wide, high]) => isIn(x, left, left + wide) && isIn(y, top, top + high)) ? 0 : 255,
  );

describe('reducing a picture', () => {
  it('averages its blocks and drops incomplete ones at the right and the bottom', () => {
    const image = paintPicture(5, 5, (x, y) => x + 10 * y);
    expect(shrink(image, 2)).toEqual({ width: 2, height: 2, pixels: Uint8Array.of(5, 7, 25, 27) });
    expect(shrink(image, 1)).toBe(image);
  });

  it('leaves one pixel of a picture smaller than a block', () => {
    expect(
      shrink(
        paintPicture(2, 3, (x, y) => 10 * x + y),
        4,
      ),
    ).toEqual({ width: 1, height: 1, pixels: Uint8Array.of(6) });
    expect(
      shrink(
        paintPicture(4, 2, (x) => 10 * x),
        3,
      ),
    ).toEqual({ width: 1, height: 1, pixels: Uint8Array.of(10) });
  });
});

describe('the letter height', () => {
  /** Measures a picture with the given number of one-pixel columns of each height. */
  const pickHeight = (...columns: [height: number, count: number][]): number | null => {
    const heights = columns.flatMap(([height, count]) => Array<number>(count).fill(height));
    return measureLetterHeight(
      paintBoxes(
        heights.length * 9,
        400,
        ...heights.map((high, index) => [index * 9 + 4, 100, 1, high] as [number, number, number, number]),
      ),
    );
  };

  it('is the median of plausible heights', () => {
    expect(pickHeight([12, 20])).toBe(12);
    expect(pickHeight([12, 12], [20, 10])).toBe(12);
    expect(pickHeight([12, 10], [20, 12])).toBe(20);
    expect(pickHeight([12, 11], [20, 11])).toBe(12);
  });

  it('is unknown with fewer than a hundred columns of ink', () => {
    // Ink counts three pixels to each side, so each box covers seven columns.
    expect(pickHeight([12, 15])).toBe(12);
    expect(pickHeight([12, 14])).toBeNull();
  });

  it('ignores dust and pictures', () => {
    expect(pickHeight([6, 20], [5, 40])).toBe(6);
    expect(pickHeight([160, 20], [161, 40])).toBe(160);
  });

  it('includes ink at the edges of the picture, except ink that runs off the bottom', () => {
    expect(measureLetterHeight(paintBoxes(200, 60, [0, 0, 200, 20]))).toBe(20);
    expect(measureLetterHeight(paintBoxes(200, 60, [0, 40, 200, 20]))).toBeNull();
  });

  it('counts dark ink only', () => {
    const measureBox = (ink: number) =>
      measureLetterHeight(paintPicture(200, 60, (_, y) => (isIn(y, 10, 30) ? ink : 255)));
    expect([measureBox(149), measureBox(150)]).toEqual([20, null]);
  });

  it('samples columns across a wide picture', () => {
    const measureStripes = (step: number) =>
      measureLetterHeight(paintPicture(2100, 60, (x, y) => (x % step === 0 && isIn(y, 9, 29) ? 0 : 255)));
    expect(measureStripes(6)).toBe(20);
  });
});

describe('an empty page', () => {
  it('has at most thirty dark pixels', () => {
    const isBlankWithSpecks = (count: number, ink: number) =>
      isBlank(paintPicture(50, 50, (x, y) => (y * 50 + x < count ? ink : 255)));
    expect([
      isBlankWithSpecks(30, 0),
      isBlankWithSpecks(31, 0),
      isBlankWithSpecks(31, 214),
      isBlankWithSpecks(31, 215),
    ]).toEqual([true, false, false, true]);
  });
});

describe('the ruled lines of a table', () => {
  const after = (...boxes: [number, number, number, number][]) => removeRules(paintBoxes(400, 300, ...boxes));

  it('are at least ninety pixels long if vertical and a hundred and fifty if horizontal', () => {
    expect(getPixel(after([50, 50, 2, 90]), 50, 90)).toBe(255);
    expect(getPixel(after([50, 50, 2, 89]), 50, 90)).toBe(0);
    expect(getPixel(after([50, 50, 150, 2]), 90, 50)).toBe(255);
    expect(getPixel(after([50, 50, 149, 2]), 90, 50)).toBe(0);
  });

  it('are at most ten pixels thick', () => {
    expect(getPixel(after([50, 50, 200, 10]), 90, 55)).toBe(255);
    expect(getPixel(after([50, 50, 200, 11]), 90, 55)).toBe(0);
    expect(getPixel(after([50, 50, 10, 200]), 55, 90)).toBe(255);
    expect(getPixel(after([50, 50, 11, 200]), 55, 90)).toBe(0);
  });

  it('may have gaps of three pixels', () => {
    expect(getPixel(after([50, 50, 90, 2], [143, 50, 90, 2]), 60, 50)).toBe(255);
    expect(getPixel(after([50, 50, 90, 2], [145, 50, 90, 2]), 60, 50)).toBe(0);
  });

  it('are erased with their grey edges, except where a letter crosses them', () => {
    const image = paintPicture(400, 300, (x, y) =>
      isIn(y, 50, 52) ? 20 : isIn(y, 49, 53) ? 200 : isIn(x, 100, 105) && isIn(y, 40, 62) ? 0 : 255,
    );
    const plain = removeRules(image);
    expect([getPixel(plain, 60, 49), getPixel(plain, 60, 50), getPixel(plain, 60, 52)]).toEqual([255, 255, 255]);
    expect([getPixel(plain, 102, 45), getPixel(plain, 102, 60)]).toEqual([0, 0]);
    const crossed = removeRules(paintBoxes(400, 300, [50, 50, 200, 2], [100, 40, 5, 22]));
    expect([getPixel(crossed, 102, 50), getPixel(crossed, 90, 50)]).toEqual([0, 255]);
  });

  it('may touch the edge of the picture and be slightly slanted', () => {
    expect(getPixel(after([0, 50, 400, 2]), 0, 50)).toBe(255);
    expect(getPixel(after([399, 0, 1, 300]), 399, 50)).toBe(255);
    expect(getPixel(after([0, 0, 400, 1]), 50, 0)).toBe(255);
    const askew = removeRules(paintPicture(400, 300, (x, y) => (y === 50 + Math.floor(x / 100) ? 0 : 255)));
    expect(askew.pixels.every((pixel) => pixel === 255)).toBe(true);
  });

  it('are dark', () => {
    const eraseRule = (ink: number) =>
      getPixel(removeRules(paintPicture(400, 300, (_, y) => (y === 50 ? ink : 255))), 60, 50);
    expect([eraseRule(189), eraseRule(190)]).toEqual([255, 190]);
  });
});

describe('the skew of a picture', () => {
  /** Paints horizontal lines of letters, sheared by an angle. */
  const paintLines = (degrees: number, length = 600) => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    return paintPicture(900, 500, (x, y) => {
      const row = Math.round(y - slope * x) + 300;
      return x < length && row % 30 < 10 && x % 10 < 6 ? 0 : 255;
    });
  };

  it.each([0.3, -0.3, 1, -4.2, 7.7, 11.5, -11.5])('is found to a tenth of a degree: %d', (degrees) => {
    expect(Math.abs(measureSkew(paintLines(degrees)) - degrees)).toBeLessThan(0.16);
  });

  it('is zero with too little ink or only noise', () => {
    expect(measureSkew(paintLines(3, 8))).toBe(0);
    const noise = paintPicture(500, 500, (x, y) => ((x * 7919 + y * 104_729 + x * y * 31) % 17 === 0 ? 0 : 255));
    expect(measureSkew(noise)).toBe(0);
  });

  it('is that of the print, not of the grain around the paper', () => {
    const slope = Math.tan((12.5 * Math.PI) / 180);
    const isPaper = (x: number, y: number) => x > 300 && x < 700 && y > 100 && y < 900;
    const photo = paintPicture(1000, 1000, (x, y) => {
      const row = Math.round(y - slope * x) + 300;
      if (isPaper(x, y)) return x > 330 && x < 670 && row % 30 < 10 && x % 10 < 4 ? 0 : 255;
      return y % 20 < 2 && x % 20 < 17 ? 130 : 210;
    });
    expect(Math.abs(measureSkew(photo) - 12.5)).toBeLessThan(0.3);
  });

  it('is measured on a reduced copy of a large picture', () => {
    const slope = Math.tan((2 * Math.PI) / 180);
    const large = paintPicture(2700, 900, (x, y) =>
      (Math.round(y - slope * x) + 900) % 90 < 30 && x % 30 < 18 ? 0 : 255,
    );
    expect(Math.abs(measureSkew(large) - 2)).toBeLessThan(0.16);
  });

  it('is measured from letters, not from long strokes', () => {
    const measureDashes = (length: number) =>
      measureStraightness(paintPicture(520, 300, (x, y) => (y % 30 < 3 && x % 40 < length ? 0 : 255)));
    expect(measureDashes(24)).toBeGreaterThan(5);
    expect(measureDashes(25)).toBe(0);
    expect(measureStraightness(paintPicture(500, 300, () => 255))).toBe(0);
    expect(measureStraightness(paintPicture(500, 300, (x, y) => (y % 30 < 3 && x >= 490 ? 0 : 255)))).toBeGreaterThan(
      5,
    );
  });

  it('is clearest when few rows hold all the ink', () => {
    // About 9 of 300 rows hold all the ink, so the value is 300 / 9.
    expect(
      measureStraightness(paintPicture(500, 300, (x, y) => (y % 30 < 3 && y > 2 && x % 40 < 20 ? 0 : 255))),
    ).toBeCloseTo(300 / 9, 0);
  });
});

describe('faded ink', () => {
  const strengthenSpot = (ink: number, paint: Paint = () => 255) =>
    strengthenInk(paintPicture(96, 96, (x, y) => (isIn(x, 40, 50) && isIn(y, 40, 50) ? ink : paint(x, y))));

  it('becomes as dark as normal ink, with at most three and a half times the contrast', () => {
    expect(getPixel(strengthenSpot(190), 45, 45)).toBe(60);
    expect(getPixel(strengthenSpot(210), 45, 45)).toBe(97);
    expect(getPixel(strengthenSpot(60), 45, 45)).toBe(60);
    expect(getPixel(strengthenSpot(20), 45, 45)).toBe(20);
    expect(getPixel(strengthenSpot(216), 45, 45)).toBe(216);
  });

  it('changes only in its own part of the picture', () => {
    const image = strengthenSpot(190, (x) => (x === 5 ? 250 : 255));
    expect([getPixel(image, 5, 10), getPixel(image, 5, 90)]).toEqual([250, 250]);
  });

  it('is more than a single dark pixel', () => {
    const speck = strengthenInk(
      paintPicture(64, 64, (x, y) => (x === 20 && y === 20 ? 190 : x === 8 && y === 8 ? 240 : 255)),
    );
    expect(getPixel(speck, 20, 20)).toBe(190);
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const two = strengthenInk(
        paintPicture(64, 64, (x, y) => ((x === 20 && y === 20) || (x === 20 + dx && y === 20 + dy) ? 190 : 255)),
      );
      expect(getPixel(two, 20, 20)).toBe(60);
    }
  });

  it('gets a contrast averaged over the neighbouring parts', () => {
    const image = strengthenInk(
      paintPicture(96, 32, (x, y) =>
        isIn(y, 10, 20) && isIn(x % 32, 10, 20) ? [60, 190, 190][Math.floor(x / 32)]! : 255,
      ),
    );
    expect([getPixel(image, 15, 15), getPixel(image, 45, 15), getPixel(image, 79, 15)]).toEqual([0, 60, 60]);
    const column = strengthenInk(
      paintPicture(64, 96, (x, y) =>
        isIn(x, 10, 20) && isIn(y % 32, 10, 20) ? [157, 190, 190][Math.floor(y / 32)]! : 255,
      ),
    );
    // Gains of 1.99, 3 and 3.
    expect([getPixel(column, 15, 15), getPixel(column, 15, 47), getPixel(column, 15, 79)]).toEqual([10, 81, 60]);
  });

  it('may reach the last column and row of a picture of any size', () => {
    const image = strengthenInk(paintPicture(70, 40, (x, y) => (isIn(x, 65, 69) && isIn(y, 33, 39) ? 190 : 255)));
    expect([getPixel(image, 67, 36), getPixel(image, 10, 10)]).toEqual([60, 255]);
  });
});

describe('the background of a picture', () => {
  it('becomes white, and ink keeps its relative darkness, even in the corners', () => {
    const isInk = (place: number) => isIn(place, 0, 4) || isIn(place, 150, 158) || isIn(place, 316, 320);
    const image = whiten(paintPicture(320, 320, (x, y) => (isInk(x) && isInk(y) ? 64 : 128)));
    expect([getPixel(image, 10, 10), getPixel(image, 300, 310)]).toEqual([255, 255]);
    for (const x of [0, 154, 319])
      for (const y of [0, 154, 319]) expect([x, y, getPixel(image, x, y)]).toEqual([x, y, 134]);
  });

  it('is never assumed to be darker than a shadow can be', () => {
    expect(getPixel(whiten(paintPicture(320, 320, () => 20)), 100, 100)).toBe(111);
  });

  it('is the brightest value within two cells', () => {
    const whitenSpot = (width: number) =>
      getPixel(
        whiten(
          paintPicture(480, 480, (x, y) =>
            isIn(x, 224 - width, 224 + width) && isIn(y, 224 - width, 224 + width) ? 100 : 200,
          ),
        ),
        224,
        224,
      );
    expect(whitenSpot(32)).toBe(134);
    expect(whitenSpot(112)).toBe(255);
  });

  it('changes smoothly from one part to the next', () => {
    const image = whiten(paintPicture(480, 160, (x) => (x < 240 ? 100 : 200)));
    const row = Array.from({ length: 480 }, (_, x) => getPixel(image, x, 80));
    expect([row[100], row[300], row[470]]).toEqual([255, 255, 255]);
    const shaded = row.slice(150, 240);
    expect(shaded.toSorted((a, b) => b - a)).toEqual(shaded);
    expect(row[239]).toBe(134);
    const upright = whiten(paintPicture(160, 480, (_, y) => (y < 240 ? 100 : 200)));
    expect(Array.from({ length: 480 }, (_, y) => getPixel(upright, 80, y))).toEqual(row);
  });
});
