import { describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readPdfContent } from '../../../src/extraction/input/pdf.js';
import { drawPage } from '../../../src/processing/page-drawing.js';

const SAMPLE = path.resolve(import.meta.dirname, '../../../../src/demo/samples/thistledown-invoice.pdf');
const WIDTH = 1_000;

/** Photographs the sample with the paper turned clockwise, and describes its words as recognition would, upright. */
async function photograph(degrees: number) {
  const bytes = await readFile(SAMPLE);
  const page = { number: 1, width: WIDTH, turn: null };
  const { webp } = await drawPage(bytes, { mediaType: 'application/pdf', drawn: page, scans: [] });
  const photo = await sharp(Buffer.from(webp ?? '', 'base64'))
    .rotate(degrees)
    .png()
    .toBuffer();
  const [{ width, height, words }] = (await readPdfContent(bytes)).pages as any;
  const boxes = words.map(({ box }: any) => [box.x, box.y, box.width, box.height] as const);
  return { photo, scan: { number: 1, width, height, boxes } };
}

describe('a photo of a page', () => {
  test.each([
    [0, 0],
    [90, 270],
    [180, 180],
    [270, 90],
  ])('that was turned by %i degrees is shown upright, where the boxes of its words fit', async (degrees, turn) => {
    const { photo, scan } = await photograph(degrees);
    const request = { mediaType: 'image/png', scans: [scan] };
    const { pages } = await drawPage(photo, { ...request, drawn: null });
    expect(pages).toEqual([{ number: 1, width: scan.width, height: scan.height, turn }]);
    const { webp } = await drawPage(photo, { ...request, drawn: { number: 1, width: WIDTH, turn: pages[0]!.turn } });
    const drawn = await sharp(Buffer.from(webp ?? '', 'base64')).metadata();
    expect(drawn.height / drawn.width).toBeCloseTo(scan.height / scan.width, 1);
  });
});
