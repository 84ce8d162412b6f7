import PdfKit from 'pdfkit';
import sharp, { type Sharp } from 'sharp';
import { drawPdfPages } from '../../src/extraction/input/pdf-picture.js';
import type { GreyImage } from '../../src/extraction/raster/grey-image.js';
import type { PlacedText } from './pdf-fixtures.js';
import { makePdf } from './pdf-fixtures.js';

/** Draws the upper half of a page with these texts as an image of about 150 dpi. */
export async function drawPage(texts: readonly PlacedText[]): Promise<GreyImage> {
  const pdf = await makePdf({ pages: [texts] });
  for await (const { image } of drawPdfPages(pdf, [1], 2_200_000)) {
    const height = Math.round(image.height / 2);
    return { ...image, height, pixels: image.pixels.subarray(0, image.width * height) };
  }
  throw new Error('the page is empty');
}

/** Encodes an image as a file. */
export function toSharp({ width, height, pixels }: GreyImage): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 1 } });
}

/** Creates a PDF of one A4 page that contains only this image, as scanners do. */
export async function makeScannedPdf(jpeg: Uint8Array): Promise<Uint8Array> {
  const document = new PdfKit({ size: 'A4', margin: 0 });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve) => {
    document.on('end', resolve);
  });
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.image(Buffer.from(jpeg), 0, 0, { width: 595.28 });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** The values on the photo in test/fixtures/photos and on photos derived from it. */
export const PHOTOGRAPHED: readonly PlacedText[] = [
  { text: 'Northwind Paper Ltd', x: 60, y: 50, size: 16 },
  { text: 'Invoice number: NW-20417', x: 350, y: 140 },
  { text: 'Invoice date: 14 March 2024', x: 350, y: 156 },
  { text: 'Total amount due GBP', x: 350, y: 336 },
  { text: '1,500.00', x: 480, y: 336 },
];
