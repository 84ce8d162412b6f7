import sharp, { type Sharp } from 'sharp';
import { decodePage, openImage, rotateAndScale } from '../extraction/input/image.js';
import { openTask, toExtractionError } from '../extraction/input/pdf.js';
import { drawPdfPages } from '../extraction/input/pdf-picture.js';
import { ExtractionError } from '../extraction/model/extraction-error.js';
import { MAX_SCAN_PIXELS, toPicture } from '../extraction/ocr/picture.js';
import { whiten } from '../extraction/raster/background.js';
import type { GreyImage } from '../extraction/raster/grey-image.js';
import { cutOutPaper } from '../extraction/raster/paper.js';
import { turnImage } from '../extraction/raster/turn.js';
import { readSheet } from '../extraction/sheet/read-sheet.js';
import type { DrawnPage, DrawRequest, MeasuredPage, PageSize, RecognisedPage, Turn } from './parser-answer.js';
import { drawSheetPage } from './sheet-drawing.js';

const MAX_PAGES = 50;
const QUALITY = 82;
/** The longer side in pixels at which the turn of a scan is found. */
const LOOK_SIDE = 1_200;
const TURNS: readonly Turn[] = [0, 90, 180, 270];

type Wanted = NonNullable<DrawRequest['drawn']>;

/**
 * Draws one page of a file as WebP, or measures the first 50 pages.
 *
 * @throws ExtractionError if the file cannot be read or has no such page
 */
export async function drawPage(
  bytes: Uint8Array,
  { mediaType, drawn: page, scans }: Omit<DrawRequest, 'size'>,
): Promise<DrawnPage> {
  const isPdf = mediaType === 'application/pdf';
  if (!isPdf && !mediaType.startsWith('image/')) return drawSheet(bytes, page);
  if (page === null) return { pages: await measure(bytes, isPdf, scans), webp: null };
  if (page.turn !== null) return { pages: [], webp: await drawScan(bytes, isPdf, page.turn, page) };
  return { pages: [], webp: await (isPdf ? drawPdf(bytes, page) : drawImage(bytes, page)) };
}

/** Draws a page that is made from an e-invoice in XML, or measures all of them. */
async function drawSheet(bytes: Uint8Array, wanted: Wanted | null): Promise<DrawnPage> {
  const { pages } = await readSheet(bytes);
  if (!wanted) {
    const sizes = pages.map(({ number, width, height }) => ({ number, width, height, turn: null }));
    return { pages: sizes, webp: null };
  }
  const page = pages[wanted.number - 1];
  if (!page) throw createMissingPageError();
  const { width, height, pixels } = await drawSheetPage(page, wanted.width);
  return { pages: [], webp: await encode(sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()) };
}

async function measure(bytes: Uint8Array, isPdf: boolean, scans: readonly RecognisedPage[]): Promise<MeasuredPage[]> {
  const pages: MeasuredPage[] = [];
  for (const size of await (isPdf ? measurePdf(bytes) : measureImage(bytes))) {
    const scan = scans.find(({ number }) => number === size.number);
    const turn = scan ? await findTurn(whiten(cutOutPaper(await readScan(bytes, isPdf, size.number))), scan) : null;
    const { number, width, height } = scan ?? size;
    pages.push({ number, width, height, turn });
  }
  return pages;
}

async function measurePdf(bytes: Uint8Array): Promise<PageSize[]> {
  const task = await openTask(bytes);
  try {
    const document = await task.promise;
    const pages: PageSize[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number += 1) {
      const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
      pages.push({ number, width, height });
    }
    return pages;
  } catch (error) {
    throw toExtractionError(error);
  } finally {
    await task.destroy();
  }
}

async function measureImage(bytes: Uint8Array): Promise<PageSize[]> {
  const { pageCount } = await openImage(bytes);
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  const count = Math.min(pageCount, MAX_PAGES);
  return Array.from({ length: count }, (_, index) => ({ number: index + 1, width, height }));
}

type RenderParameters = Parameters<Awaited<ReturnType<PdfDocument['getPage']>>['render']>[0];
type PdfDocument = Awaited<Awaited<ReturnType<typeof openTask>>['promise']>;

/** pdf.js declares `canvasFactory` as a plain object. */
interface CanvasFactory {
  create(
    width: number,
    height: number,
  ): {
    readonly canvas: NonNullable<RenderParameters['canvas']>;
    readonly context: NonNullable<RenderParameters['canvasContext']>;
  };
}

async function drawPdf(bytes: Uint8Array, { number, width }: Wanted): Promise<string> {
  const task = await openTask(bytes);
  try {
    const document = await task.promise;
    if (number > document.numPages) throw createMissingPageError();
    const page = await document.getPage(number);
    const natural = page.getViewport({ scale: 1 });
    const most = Math.sqrt(MAX_SCAN_PIXELS / Math.max(1, natural.width * natural.height));
    const viewport = page.getViewport({ scale: Math.min(width / Math.max(1, natural.width), most) });
    const size = { width: Math.max(1, Math.round(viewport.width)), height: Math.max(1, Math.round(viewport.height)) };
    const { canvas, context } = (document.canvasFactory as CanvasFactory).create(size.width, size.height);
    await page.render({ canvas, viewport }).promise;
    const { data } = context.getImageData(0, 0, size.width, size.height);
    return encode(sharp(Buffer.from(data.buffer), { raw: { ...size, channels: 4 } }).flatten({ background: 'white' }));
  } catch (error) {
    throw toExtractionError(error);
  } finally {
    await task.destroy();
  }
}

async function drawImage(bytes: Uint8Array, { number, width }: Wanted): Promise<string> {
  const file = await openImage(bytes);
  if (number > file.pageCount) throw createMissingPageError();
  if (file.isHevc) return encodeGrey(await decodePage(file, number, MAX_SCAN_PIXELS), width);
  try {
    const picture = sharp(bytes, { page: number - 1, pages: 1 })
      .autoOrient()
      .flatten({ background: 'white' });
    return await encode(picture.resize({ width, withoutEnlargement: true }));
  } catch (cause) {
    throw new ExtractionError('unreadable_file', 'The image is damaged.', { cause });
  }
}

/** Finds the turn after which the words stand on ink: recognition turns and levels a page before it reads it. */
async function findTurn(white: GreyImage, scan: RecognisedPage): Promise<Turn> {
  const small = await rotateAndScale(white, 0, Math.min(1, LOOK_SIDE / Math.max(white.width, white.height)));
  let best: { turn: Turn; ink: number } = { turn: 0, ink: -1 };
  for (const turn of TURNS) {
    const { white: turned, degrees } = toPicture(small, turn);
    if (turned.height > turned.width !== scan.height > scan.width) continue;
    const ink = measureInk(await rotateAndScale(turned, degrees, 1), scan);
    if (ink > best.ink) best = { turn, ink };
  }
  return best.turn;
}

/** The mean darkness at the places of words. */
function measureInk({ width, height, pixels }: GreyImage, scan: RecognisedPage): number {
  const [across, down] = [width / scan.width, height / scan.height];
  let ink = 0;
  let count = 0;
  for (const [left, top, boxWidth, boxHeight] of scan.boxes) {
    const [right, bottom] = [Math.min(width, (left + boxWidth) * across), Math.min(height, (top + boxHeight) * down)];
    for (let y = Math.max(0, Math.floor(top * down)); y < bottom; y += 1) {
      for (let x = Math.max(0, Math.floor(left * across)); x < right; x += 1) {
        ink += 255 - (pixels[y * width + x] ?? 255);
        count += 1;
      }
    }
  }
  return ink / Math.max(1, count);
}

/** Shows a recognised page as it was straightened, since the boxes of its values refer to that. */
async function drawScan(bytes: Uint8Array, isPdf: boolean, turn: Turn, wanted: Wanted): Promise<string> {
  const paper = cutOutPaper(await readScan(bytes, isPdf, wanted.number));
  const { degrees } = toPicture(whiten(paper), turn);
  return encodeGrey(await rotateAndScale(turnImage(paper, turn), degrees, 1), wanted.width);
}

async function readScan(bytes: Uint8Array, isPdf: boolean, number: number): Promise<GreyImage> {
  if (isPdf) {
    for await (const { image } of drawPdfPages(bytes, [number], MAX_SCAN_PIXELS)) return image;
    throw createMissingPageError();
  }
  const file = await openImage(bytes);
  if (number > file.pageCount) throw createMissingPageError();
  return decodePage(file, number, MAX_SCAN_PIXELS);
}

function encodeGrey({ width, height, pixels }: GreyImage, toWidth: number): Promise<string> {
  const picture = sharp(pixels, { raw: { width, height, channels: 1 } });
  return encode(picture.resize({ width: toWidth, withoutEnlargement: true }));
}

async function encode(picture: Sharp): Promise<string> {
  return (await picture.webp({ quality: QUALITY }).toBuffer()).toString('base64');
}

function createMissingPageError(): ExtractionError {
  return new ExtractionError('unreadable_file', 'The file has no such page.');
}
