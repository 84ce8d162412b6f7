import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { decodePage, openImage, resizeTo, rotateAndScale } from '../../../src/extraction/input/image.js';
import type { GreyImage } from '../../../src/extraction/raster/grey-image.js';

/** Makes a picture from its rows. */
const makeGrey = (...rows: number[][]): GreyImage => {
  return { width: rows[0]!.length, height: rows.length, pixels: Uint8Array.from(rows.flat()) };
};
const listRows = ({ width, height, pixels }: GreyImage): number[][] =>
  Array.from({ length: height }, (_, y) => [...pixels.subarray(y * width, (y + 1) * width)]);
const toSharp = ({ width, height, pixels }: GreyImage) => sharp(pixels, { raw: { width, height, channels: 1 } });
const decode = async (bytes: Uint8Array, { page = 1, maxPixels = 1_000_000 } = {}) =>
  decodePage(await openImage(bytes), page, maxPixels);

const PICTURE = makeGrey([0, 50, 100], [150, 200, 250]);

describe('an image file', () => {
  it('has as many pages as a TIFF, and otherwise one', async () => {
    const raw = { width: 3, height: 4, channels: 1, pageHeight: 2 } as const;
    const tiff = await sharp(
      Uint8Array.from({ length: 12 }, (_, at) => 20 * at),
      { raw },
    )
      .tiff()
      .toBuffer();
    expect(await openImage(tiff)).toMatchObject({ pageCount: 2, isHevc: false });
    expect(await openImage(await toSharp(PICTURE).png().toBuffer())).toMatchObject({ pageCount: 1, isHevc: false });
    expect(await openImage(await toSharp(PICTURE).tiff().toBuffer())).toMatchObject({ pageCount: 1 });
  });

  it('may have 100 megapixels and 20,000 pixels per side', async () => {
    const make = (width: number, height: number) => {
      const input = { create: { width, height, channels: 3, background: 'white' } } as const;
      return sharp({ ...input, limitInputPixels: false } as never)
        .png({ compressionLevel: 1 })
        .toBuffer();
    };
    await expect(make(20_000, 1).then(openImage)).resolves.toMatchObject({ pageCount: 1 });
    await expect(make(20_001, 1).then(openImage)).rejects.toMatchObject({ code: 'too_large' });
    await expect(make(1, 20_000).then(openImage)).resolves.toMatchObject({ pageCount: 1 });
    await expect(make(1, 20_001).then(openImage)).rejects.toMatchObject({ code: 'too_large' });
  });

  it('is refused if it is something else', async () => {
    await expect(openImage(Buffer.from('no image'))).rejects.toMatchObject({ code: 'unreadable_file' });
  });
});

describe('a page of an image', () => {
  it('has its own brightness', async () => {
    expect(listRows(await decode(await toSharp(PICTURE).png().toBuffer()))).toEqual(listRows(PICTURE));
  });

  it('is the requested one', async () => {
    const raw = { width: 3, height: 4, channels: 1, pageHeight: 2 } as const;
    const tiff = await sharp(
      Uint8Array.from({ length: 12 }, (_, at) => 20 * at),
      { raw },
    )
      .tiff({ compression: 'none' })
      .toBuffer();
    expect(listRows(await decode(tiff))).toEqual([
      [0, 20, 40],
      [60, 80, 100],
    ]);
    expect(listRows(await decode(tiff, { page: 2 }))).toEqual([
      [120, 140, 160],
      [180, 200, 220],
    ]);
  });

  it('is upright', async () => {
    const turned = await toSharp(PICTURE).withMetadata({ orientation: 6 }).png().toBuffer();
    expect(listRows(await decode(turned))).toEqual([
      [150, 0],
      [200, 50],
      [250, 100],
    ]);
  });

  it('is grey, on white paper', async () => {
    const raw = { width: 2, height: 1, channels: 4 } as const;
    const png = await sharp(Uint8Array.from([255, 0, 0, 255, 0, 0, 0, 0]), { raw })
      .png()
      .toBuffer();
    const [row] = listRows(await decode(png));
    expect(row?.[0]).toBeGreaterThan(40);
    expect(row?.[0]).toBeLessThan(140);
    expect(row?.[1]).toBe(255);
  });

  it('is reduced if it has too many pixels', async () => {
    const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const getSize = async (maxPixels: number) => {
      const { width, height, pixels } = await decode(png, { maxPixels });
      return [width, height, pixels.length];
    };
    expect(await getSize(800)).toEqual([40, 20, 800]);
    expect(await getSize(799)).toEqual([40, 20, 800]);
    expect(await getSize(200)).toEqual([20, 10, 200]);
    expect(await getSize(1)).toEqual([1, 1, 1]);
  });

  it('is refused if its pixels are missing', async () => {
    const png = await toSharp(makeGrey(...Array.from({ length: 50 }, (_, y) => [y, 3 * y, 255 - y])))
      .png()
      .toBuffer();
    await expect(decode(png.subarray(0, png.length - 40))).rejects.toMatchObject({ code: 'unreadable_file' });
  });
});

describe('a picture', () => {
  it('is rotated clockwise', async () => {
    expect(listRows(await rotateAndScale(PICTURE, 90, 1))).toEqual([
      [150, 0],
      [200, 50],
      [250, 100],
    ]);
    expect(await rotateAndScale(PICTURE, 0, 1)).toMatchObject({ width: 3, height: 2 });
  });

  it('has white corners after a rotation by any angle', async () => {
    const black = makeGrey(...Array.from({ length: 20 }, () => Array.from({ length: 20 }, () => 0)));
    const { width, height, pixels } = await rotateAndScale(black, 45, 1);
    expect([width, height].every((side) => side >= 28 && side <= 30)).toBe(true);
    expect([pixels[0], pixels[width - 1]]).toEqual([255, 255]);
    expect(pixels[Math.floor(height / 2) * width + Math.floor(width / 2)]).toBe(0);
  });

  it('is scaled, after its rotation', async () => {
    expect(await rotateAndScale(PICTURE, 0, 2)).toMatchObject({ width: 6, height: 4 });
    expect(await rotateAndScale(PICTURE, 90, 2)).toMatchObject({ width: 4, height: 6 });
    expect(await rotateAndScale(PICTURE, 0, 0.1)).toMatchObject({ width: 1, height: 1 });
  });

  it('is scaled to any size', async () => {
    const resized = await resizeTo(PICTURE, 6, 2);
    expect(resized).toMatchObject({ width: 6, height: 2 });
    expect(resized.pixels).toHaveLength(12);
  });
});
