import PdfKit from 'pdfkit';
import sharp from 'sharp';
import { picturesOf } from '../../src/extraction/engines/pdf-picture.js';
import type { GreyImage } from '../../src/extraction/raster/grey-image.js';
import type { PlacedText } from './pdf-fixtures.js';
import { makePdf } from './pdf-fixtures.js';

/** The upper half of a page with these texts as a picture of 150 dpi or so. */
export async function picturePage(texts: readonly PlacedText[]): Promise<GreyImage> {
  const pdf = await makePdf({ pages: [texts] });
  for await (const { image } of picturesOf(pdf, [1], 2_200_000)) {
    const height = Math.round(image.height / 2);
    return { ...image, height, pixels: image.pixels.subarray(0, image.width * height) };
  }
  throw new Error('the page shows nothing');
}

/** A picture as an image file that can be worked on further. */
export function imageOf({ width, height, pixels }: GreyImage): sharp.Sharp {
  return sharp(pixels, { raw: { width, height, channels: 1 } });
}

/** A PDF of one A4 page that shows nothing but this image, as scanners make it. */
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
