import PdfKit from 'pdfkit';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawPageImages } from '../../../src/extraction/explaining/page-images.js';
import { drawPdfPages, type PagePicture } from '../../../src/extraction/input/pdf-picture.js';
import type { Draft, Page } from '../../../src/extraction/model/draft.js';

type Painter = (pdf: PDFKit.PDFDocument) => void;

/** Makes a PDF of small pages. */
async function makeSmallPdf(size: [number, number], ...painters: Painter[]): Promise<Uint8Array> {
  const pdf = new PdfKit({ autoFirstPage: false, size, margin: 0 });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve) => {
    pdf.on('end', resolve);
  });
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const paint of painters) {
    pdf.addPage();
    paint(pdf);
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

async function draw(
  size: [number, number],
  painters: Painter[],
  { numbers = [1], maxPixels = 1_000_000 } = {},
): Promise<PagePicture[]> {
  const pictures: PagePicture[] = [];
  const pdf = await makeSmallPdf(size, ...painters);
  for await (const picture of drawPdfPages(pdf, numbers, maxPixels)) pictures.push(picture);
  return pictures;
}

const paintText: Painter = (pdf) => pdf.fontSize(10).text('Text', 5, 5, { lineBreak: false });
/** Paints a picture of this many pixels in each direction over the whole page. */
async function createScanPainter(pixels: number, side = 72): Promise<Painter> {
  const image = sharp({ create: { width: pixels, height: pixels, channels: 3, background: '#808080' } });
  const png = await image.jpeg().toBuffer();
  return (pdf) => pdf.image(png, 0, 0, { width: side });
}

describe('the picture of a PDF page', () => {
  it('has 250 dots per inch if the page has no picture', async () => {
    const [picture] = await draw([72, 36], [paintText]);
    expect(picture).toMatchObject({ number: 1, width: 72, height: 36, image: { width: 250, height: 125 } });
    expect(picture?.image.pixels).toHaveLength(250 * 125);
    expect([picture?.image.pixels[0], picture?.image.pixels.at(-1)]).toEqual([255, 255]);
  });

  it.each([
    [72, 250],
    [73, 73],
    [200, 200],
    [300, 300],
    [301, 300],
  ])('of a scan that is %i pixels wide on one inch has %i', async (pixels, width) => {
    const [picture] = await draw([72, 72], [await createScanPainter(pixels)]);
    expect(picture?.image).toMatchObject({ width, height: width });
  });

  it('has the resolution of the widest picture on the page', async () => {
    const [narrow, wide] = [await createScanPainter(100), await createScanPainter(150)];
    const paintBoth: Painter = (pdf) => {
      wide(pdf);
      narrow(pdf);
    };
    expect((await draw([72, 72], [paintBoth]))[0]?.image.width).toBe(150);
  });

  it('is smaller if it would have too many pixels', async () => {
    const [picture] = await draw([72, 72], [paintText], { maxPixels: 10_000 });
    expect(picture?.image).toMatchObject({ width: 100, height: 100 });
  });

  it('has at least one pixel in each direction', async () => {
    const [narrow] = await draw([0.1, 18], [(pdf) => pdf.rect(0, 0, 1, 18).fill('#000000')]);
    expect(narrow?.image).toMatchObject({ width: 1, height: 63 });
    const [low] = await draw([18, 0.1], [(pdf) => pdf.rect(0, 0, 18, 1).fill('#000000')]);
    expect(low?.image).toMatchObject({ width: 63, height: 1 });
  });

  it('leaves out empty pages, and those that were not requested', async () => {
    const pages: Painter[] = [paintText, () => undefined, paintText, paintText];
    const pictures = await draw([36, 36], pages, { numbers: [2, 3, 4] });
    expect(pictures.map(({ number }) => number)).toEqual([3, 4]);
  });

  it('has the brightness of the colours, and the paper is white', async () => {
    const colours = ['#ff0000', '#00ff00', '#0000ff', '#000000', '#ffffff'];
    const paintStripes: Painter = (pdf) =>
      colours.forEach((colour, index) => pdf.rect(10 * index, 0, 10, 10).fill(colour));
    const [picture] = await draw([72, 72], [paintStripes]);
    const { width, pixels } = picture!.image;
    const readAt = (x: number, y: number) =>
      pixels[Math.round((y / 72) * width) * width + Math.round((x / 72) * width)];
    expect(colours.map((_, index) => readAt(10 * index + 5, 5))).toEqual([76, 149, 29, 0, 255]);
    expect(readAt(5, 40)).toBe(255);
  });

  it('shows the whole page, up to its edges', async () => {
    const paintFrame: Painter = (pdf) => pdf.rect(0, 0, 72, 72).fill('#000000').rect(2, 2, 68, 68).fill('#ffffff');
    const [picture] = await draw([72, 72], [paintFrame]);
    const { width, height, pixels } = picture!.image;
    const middle = Math.round(width / 2);
    const edges = [middle, middle * width, (height - 1) * width + middle, middle * width + width - 1];
    expect(edges.map((at) => pixels[at])).toEqual([0, 0, 0, 0]);
    expect(pixels[middle * width + middle]).toBe(255);
  });

  it('is refused if the PDF is damaged', async () => {
    const pictures = drawPdfPages(Buffer.from('%PDF-1.7\nnothing of use'), [1], 1_000_000);
    await expect(pictures.next()).rejects.toMatchObject({ code: 'unreadable_file' });
  });
});

describe('the pages of an explanation', () => {
  it('are the first ten of a PDF', async () => {
    const bytes = await makeSmallPdf([18, 18], ...Array.from({ length: 11 }, () => paintText));
    const pages = Array.from({ length: 11 }, (_, index): Page => {
      return { number: index + 1, width: 18, height: 18, source: 'text', words: [] };
    });
    const draft: Draft = {
      ...{ bytes, mediaType: 'application/pdf', xml: [], pages, pageCount: 11, format: null, findings: [] },
    };
    const images = await drawPageImages(draft);
    expect(images.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(images[0]).toMatchObject({ width: 18, height: 18 });
  });
});
