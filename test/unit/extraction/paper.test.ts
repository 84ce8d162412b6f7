import { describe, expect, it } from '@jest/globals';
import type { GreyImage } from '../../../src/extraction/raster/grey-image.js';
import { cutOutPaper } from '../../../src/extraction/raster/paper.js';
import { straighten } from '../../../src/extraction/raster/warp.js';

type Paint = (x: number, y: number) => number;

function picture(width: number, height: number, paint: Paint): GreyImage {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => paint(at % width, Math.floor(at / width)));
  return { width, height, pixels };
}

const at = (image: GreyImage, x: number, y: number): number => image.pixels[y * image.width + x] ?? -1;

/** A sheet with the given corners, by half-planes; `paint` is called with places on it. */
const isOnSheet = (x: number, y: number): boolean =>
  x > 60 + 0.05 * y && x < 330 - 0.03 * y && y > 40 + 0.04 * x && y < 460 - 0.02 * x;
const onDesk = (desk: number, sheet: Paint): GreyImage =>
  picture(400, 500, (x, y) => (isOnSheet(x, y) ? sheet(x, y) : desk));

describe('a sheet of paper in a photo', () => {
  const ink: Paint = (x, y) => (y % 40 < 8 && x % 30 < 20 && x > 100 && x < 280 && y > 90 && y < 400 ? 20 : 200);

  it('is cut out of a darker background, as a rectangle', () => {
    const cut = cutOutPaper(onDesk(70, ink));
    expect(cut.width).toBeGreaterThan(235);
    expect(cut.width).toBeLessThan(260);
    expect(cut.height).toBeGreaterThan(385);
    expect(cut.height).toBeLessThan(415);
    const margins = [
      ...Array.from({ length: cut.width }, (_, x) => [at(cut, x, 0), at(cut, x, cut.height - 1)]).flat(),
      ...Array.from({ length: cut.height }, (_, y) => [at(cut, 0, y), at(cut, cut.width - 1, y)]).flat(),
    ];
    expect(margins.filter((pixel) => pixel < 170)).toEqual([]);
    expect(cut.pixels.filter((pixel) => pixel < 60).length).toBeGreaterThan(3000);
  });

  it('is cut out of a background with shades and grain', () => {
    const grain = (x: number, y: number) => ((x * 7 + y * 13) % 11) + x / 20;
    const image = picture(400, 500, (x, y) => (isOnSheet(x, y) ? ink(x, y) : 60) + grain(x, y));
    expect(cutOutPaper(image).width).toBeLessThan(260);
  });

  /** The places on the photo that the corners of the paper show, by two pictures that are brighter to the right and downwards. */
  function locateCorners(width: number, height: number, isPaper: (x: number, y: number) => boolean) {
    const cutBy = (shade: Paint) =>
      cutOutPaper(picture(width, height, (x, y) => (isPaper(x, y) ? 75 + shade(x, y) : 20)));
    const [across, down] = [cutBy((x) => (180 * x) / width), cutBy((_, y) => (180 * y) / height)];
    const corners = [
      [0, 0],
      [across.width - 1, 0],
      [across.width - 1, across.height - 1],
      [0, across.height - 1],
    ] as const;
    const places = corners.map(([x, y]) => [
      ((at(across, x, y) - 75) * width) / 180,
      ((at(down, x, y) - 75) * height) / 180,
    ]);
    return { size: [across.width, across.height], places };
  }

  /** The greatest distance of places from where they should be, across or down. */
  const measureError = (places: number[][], expected: number[][]): number =>
    Math.max(
      ...places.map((place, index) => Math.max(...place.map((x, axis) => Math.abs(x - expected[index]![axis]!)))),
    );

  it('is cut out as a rectangle of its own size', () => {
    const { size, places } = locateCorners(400, 500, (x, y) => x >= 100 && x < 300 && y >= 100 && y < 400);
    expect(Math.abs(size[0]! - 200)).toBeLessThanOrEqual(4);
    expect(Math.abs(size[1]! - 300)).toBeLessThanOrEqual(6);
    const expected = [
      [101, 101],
      [299, 101],
      [299, 399],
      [101, 399],
    ];
    expect(measureError(places, expected)).toBeLessThan(6);
  });

  it('is cut out of a large photo as well, a little inside its edges', () => {
    const { size, places } = locateCorners(1000, 800, (x, y) => x >= 200 && x < 900 && y >= 100 && y < 700);
    expect(Math.abs(size[0]! - 690)).toBeLessThanOrEqual(8);
    expect(Math.abs(size[1]! - 592)).toBeLessThanOrEqual(8);
    const expected = [
      [205, 104],
      [895, 104],
      [895, 696],
      [205, 696],
    ];
    expect(measureError(places, expected)).toBeLessThan(7);
  });

  it('is cut out by its own corners if it lies at an angle', () => {
    const { places } = locateCorners(400, 500, isOnSheet);
    const expected = [
      [62, 42.5],
      [328.5, 53],
      [316.5, 453.5],
      [82.5, 458],
    ];
    expect(measureError(places, expected)).toBeLessThan(7);
  });

  it('is only cut out if it is clearly brighter than what it lies on, and large', () => {
    const isCut = (desk: number, right: number) => {
      const image = picture(400, 500, (x, y) => (x >= 100 && x < right && y >= 100 && y < 300 ? 200 : desk));
      return cutOutPaper(image) !== image;
    };
    expect([isCut(170, 300), isCut(180, 300)]).toEqual([true, false]);
    // 15 % of the photo are 30,000 pixels.
    expect([isCut(70, 260), isCut(70, 240)]).toEqual([true, false]);
  });

  /** Cuts a sheet on a desk out of a small photo, and returns its width. */
  const measureWidth = (isPaper: (x: number, y: number) => boolean, desk: Paint = () => 70): number =>
    cutOutPaper(
      picture(240, 300, (x, y) => (x >= 40 && x < 200 && y >= 40 && y < 260 && isPaper(x, y) ? 200 : desk(x, y))),
    ).width;

  it('is only cut out of a background whose neighbouring pixels are about as bright', () => {
    const cutFromGrain = (grain: number) =>
      measureWidth(
        () => true,
        (x, y) => 60 + ((x + y) % 2) * grain,
      );
    expect([cutFromGrain(19) < 180, cutFromGrain(20) < 180]).toEqual([true, false]);
  });

  it('may be held at an edge, but not have much of it hidden', () => {
    const isCut = (from: number, to: number, edge: 'left' | 'top') =>
      measureWidth((x, y) => {
        const [along, depth] = edge === 'left' ? [y, x] : [x, y];
        return along < from || along >= to || depth > 60;
      }) < 180;
    expect([isCut(120, 146, 'left'), isCut(120, 170, 'left')]).toEqual([true, false]);
    expect([isCut(100, 118, 'top'), isCut(100, 136, 'top')]).toEqual([true, false]);
  });

  it('may have a bent corner, but not a bent edge', () => {
    expect(measureWidth((x, y) => x + y > 90)).toBeLessThan(180);
    expect(measureWidth((x, y) => x < 180 + 12 * Math.sin(y / 12))).toBe(240);
    expect(measureWidth((x, y) => y > 60 + 12 * Math.sin(x / 12))).toBe(240);
  });

  const kept: [name: string, image: GreyImage][] = [
    ['fills the picture', picture(400, 500, ink)],
    ['leaves the picture at one side', picture(400, 500, (x, y) => (x > 80 && y > 60 && y < 440 ? ink(x, y) : 70))],
    ['has a frame around its text', picture(400, 500, (x, y) => (x % 300 === 50 || y % 400 === 50 ? 0 : 220))],
    ['is darker than the background', onDesk(250, () => 120)],
    ['is small', picture(400, 500, (x, y) => (x > 150 && x < 250 && y > 200 && y < 300 ? 220 : 60))],
    ['is round', picture(400, 500, (x, y) => (Math.hypot(x - 200, y - 250) < 180 ? 220 : 60))],
    ['is not there', picture(400, 500, () => 70)],
  ];
  it.each(kept)('stays in its picture where it %s', (_, image) => {
    expect(cutOutPaper(image)).toBe(image);
  });
});

describe('straightening a quadrilateral', () => {
  it('maps its corners to the corners of the rectangle, and straight lines to straight lines', () => {
    const corners = {
      topLeft: { x: 10, y: 20 },
      topRight: { x: 90, y: 10 },
      bottomRight: { x: 80, y: 95 },
      bottomLeft: { x: 20, y: 80 },
    };
    const across = straighten(
      picture(100, 100, (x) => 2 * x),
      corners,
      200,
      200,
    );
    const down = straighten(
      picture(100, 100, (_, y) => 2 * y),
      corners,
      200,
      200,
    );
    const placeAt = (x: number, y: number) => [Math.round(at(across, x, y) / 2), Math.round(at(down, x, y) / 2)];
    expect([placeAt(0, 0), placeAt(199, 0), placeAt(199, 199), placeAt(0, 199)]).toEqual([
      [10, 20],
      [90, 10],
      [80, 95],
      [20, 80],
    ]);
    // The diagonals of a quadrilateral cross where those of the rectangle do.
    const [x = 0, y = 0] = placeAt(100, 100);
    expect(Math.abs((x - 10) * 75 - (y - 20) * 70)).toBeLessThan(80);
    expect(Math.abs((x - 90) * 70 - (y - 10) * -70)).toBeLessThan(80);
  });
});
