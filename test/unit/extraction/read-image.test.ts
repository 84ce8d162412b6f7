import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { examine, extract } from '../../../src/extraction/chain.js';
import { decodePage, openImage } from '../../../src/extraction/input/image.js';
import type { ExtractionError } from '../../../src/extraction/model/extraction-error.js';
import type { GreyImage } from '../../../src/extraction/raster/grey-image.js';
import { getChosenValue } from '../../../src/extraction/model/report.js';
import type { ExtractionSettings } from '../../../src/extraction/model/settings.js';
import { makePdf } from '../../support/pdf-fixtures.js';
import { toSharp, makeScannedPdf, PHOTOGRAPHED, drawPage } from '../../support/scan-fixtures.js';

const SETTINGS: ExtractionSettings = {
  ocrLanguages: ['eng', 'deu'],
  ocrMilliseconds: 60_000,
  ocrLooks: 1,
  ocrThreads: 1,
};

// Recognising characters takes seconds, and much longer on a busy machine.
jest.setTimeout(300_000);

let invoice: GreyImage;
const read = (bytes: Uint8Array) => extract(bytes, SETTINGS);

function writeChunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Writes a PNG whose header states a size that its pixels do not have. */
function writePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, writeChunk('IHDR', header), writeChunk('IDAT', Buffer.alloc(400, 7))]);
}

/** Reads a HEIC like those of phones: tiles in a grid, stored sideways. */
function readHeicPhoto(): Promise<Buffer> {
  return readFile(path.resolve(import.meta.dirname, '../../../../test/fixtures/photos/invoice.heic'));
}

/** Changes the size of the picture in the header of a HEIC, which states the size of a tile before it. */
function setHeicSize(heic: Buffer, [width, height]: readonly [number, number]): Buffer {
  const changed = Buffer.from(heic);
  const at = changed.lastIndexOf('ispe') + 8;
  changed.writeUInt32BE(width, at);
  changed.writeUInt32BE(height, at + 4);
  return changed;
}

/** Changes some bytes of a file, always the same ones for a seed. */
function damageBytes(bytes: Buffer, seed: number): Buffer {
  const changed = Buffer.from(bytes);
  let random = seed;
  for (let count = 0; count < 4; count += 1) {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    // The metadata is a tenth of the file but gets half of the damage.
    const within = count % 2 === 0 ? changed.length : changed.length / 10;
    changed[Math.floor((random / 2_147_483_648) * within)] ^= 1 + (random % 255);
  }
  return changed;
}

async function tryDecode(bytes: Uint8Array): Promise<string> {
  try {
    await decodePage(await openImage(bytes), 1, 1_000_000);
    return 'decoded';
  } catch (error) {
    return (error as ExtractionError).code;
  }
}

beforeAll(async () => {
  invoice = await drawPage(PHOTOGRAPHED);
});

describe('reading an image', () => {
  it('finds the fields in a skewed, shadowed JPEG that was taken upside down', async () => {
    const photo = toSharp(invoice).linear(0.6, 20).rotate(181.7, { background: '#999' });
    const report = await read(await photo.withMetadata({ orientation: 3 }).jpeg({ quality: 60 }).toBuffer());
    expect(report.format).toBe('image');
    expect(report.pages).toBe(1);
    expect(getChosenValue(report, 'invoice_number')).toBe('NW-20417');
    expect(getChosenValue(report, 'invoice_date')).toBe('2024-03-14');
    expect(getChosenValue(report, 'total_price')).toBe('1500.00');
    expect(report.fields.total_price?.chosen.source).toBe('ocr');
  });

  it('finds the fields in a HEIC photo that was taken sideways', async () => {
    const report = await read(await readHeicPhoto());
    expect(report.format).toBe('image');
    expect(getChosenValue(report, 'invoice_number')).toBe('NW-20417');
    expect(getChosenValue(report, 'invoice_date')).toBe('2024-03-14');
    expect(getChosenValue(report, 'total_price')).toBe('1500.00');
  });

  it('rotates a HEIC upright exactly once, as its file states', async () => {
    const [size, image] = [
      { width: 1304, height: 844 },
      await decodePage(await openImage(await readHeicPhoto()), 1, 9_000_000),
    ];
    expect(image).toMatchObject(size);
    const difference = image.pixels.reduce((sum, grey, at) => sum + Math.abs(grey - (invoice.pixels[at] ?? 0)), 0);
    expect(difference / image.pixels.length).toBeLessThan(2);
  });

  it.each([1, 3, 6, 8])('reduces a photo to the same size in every orientation: %i', async (orientation) => {
    const paper = sharp({ create: { width: 1200, height: 300, channels: 3, background: 'white' } });
    const photo = await openImage(await paper.withMetadata({ orientation }).jpeg().toBuffer());
    const { width, height } = await decodePage(photo, 1, 40_000);
    expect([width, height]).toEqual(orientation > 4 ? [100, 400] : [400, 100]);
  });

  it('finds the fields in an AVIF', async () => {
    const report = await read(await toSharp(invoice).avif({ quality: 50, effort: 0 }).toBuffer());
    expect(getChosenValue(report, 'invoice_number')).toBe('NW-20417');
  });

  it('counts the pages of a TIFF', async () => {
    const pages = Buffer.alloc(80 * 120, 255);
    const raw = { width: 80, height: 120, channels: 1, pageHeight: 60 } as const;
    const report = await read(await sharp(pages, { raw }).tiff().toBuffer());
    expect(report.pages).toBe(2);
  });

  it('finds the fields in a PDF without a text layer, with their places in points', async () => {
    const report = await read(await makeScannedPdf(await toSharp(invoice).jpeg().toBuffer()));
    const total = report.fields.total_price?.chosen;
    expect(total?.value).toBe('1500.00');
    expect(total?.box?.x).toBeGreaterThan(460);
    expect(total?.box?.x).toBeLessThan(490);
    expect(total?.box?.y).toBeGreaterThan(325);
    expect(total?.box?.y).toBeLessThan(345);
  });

  it('finds nothing in an empty image', async () => {
    const empty = { width: 400, height: 500, pixels: new Uint8Array(200_000).fill(250) };
    const report = await read(await toSharp(empty).png().toBuffer());
    expect(report.fields).toEqual({});
    expect(report.format).toBe('image');
  });

  it('does not look long at pages that repeat a sign', async () => {
    const signs = Array.from({ length: 60 }, (_, index) => ({
      text: '('.repeat(170),
      x: 40,
      y: 40 + index * 12,
      size: 8,
    }));
    const file = await makePdf({ pages: [signs, signs, signs] });
    const { pages } = await examine(file, { ...SETTINGS, ocrLooks: 3 });
    const looked = pages.map(({ words }) => words.some(({ text }) => text.length < 100));
    expect(looked).toEqual([true, false, false]);
    expect(pages[0]?.words.length).toBeLessThan(100);
  });
});

describe('refusing an image', () => {
  it('that is too large according to its header', async () => {
    await expect(read(writePng(64_250, 64_250))).rejects.toMatchObject({ code: 'too_large' });
    await expect(read(writePng(20_001, 10))).rejects.toMatchObject({ code: 'too_large' });
  });

  it('whose pixels are cut off or missing', async () => {
    const whole = await toSharp(invoice).png().toBuffer();
    await expect(read(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ code: 'unreadable_file' });
    await expect(read(writePng(100, 100))).rejects.toMatchObject({ code: 'unreadable_file' });
  });

  it('whose HEIC is cut off, wherever it is', async () => {
    const whole = await readHeicPhoto();
    for (const share of [0.01, 0.05, 0.1, 0.5, 0.9, 0.999]) {
      const cut = whole.subarray(0, Math.round(whole.length * share));
      await expect(read(cut)).rejects.toMatchObject({ code: 'unreadable_file' });
    }
  });

  it('whose HEIC is too large according to its header, or has more pixels than its header states', async () => {
    const whole = await readHeicPhoto();
    await expect(read(setHeicSize(whole, [20_001, 10]))).rejects.toMatchObject({ code: 'too_large' });
    await expect(read(setHeicSize(whole, [10_001, 10_000]))).rejects.toMatchObject({ code: 'too_large' });
    await expect(read(setHeicSize(whole, [16, 16]))).rejects.toMatchObject({ code: 'unreadable_file' });
  });

  it('whose HEIC is damaged, with a clear message and without a crash', async () => {
    const whole = await readHeicPhoto();
    for (let seed = 1; seed <= 40; seed += 1) {
      const outcome = await tryDecode(damageBytes(whole, seed));
      expect(['decoded', 'unreadable_file', 'too_large']).toContain(outcome);
    }
  });
});
