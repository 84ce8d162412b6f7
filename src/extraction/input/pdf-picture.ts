import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { GreyImage } from '../raster/grey-image.js';
import { openTask, toExtractionError } from './pdf.js';

/** One page of a PDF as a picture. `width` and `height` are in points. */
export interface PagePicture {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly image: GreyImage;
}

const POINTS_PER_INCH = 72;
const MAX_DPI = 300;
/** For pages with vector graphics and text only, which have no resolution. */
const USUAL_DPI = 250;
const MIN_DPI = 72;

/**
 * Renders the given pages (from 1) one by one, so that only one is in memory at a time. Skips empty pages. A scan is rendered at its
 * own resolution, up to 300 dpi and `maxPixels`.
 *
 * @throws ExtractionError if the PDF cannot be read.
 */
export async function* drawPdfPages(
  bytes: Uint8Array,
  numbers: readonly number[],
  maxPixels: number,
): AsyncGenerator<PagePicture> {
  const task = await openTask(bytes);
  try {
    const document = await task.promise;
    for (const number of numbers) {
      const page = await document.getPage(number);
      const picture = await draw(document, page, maxPixels);
      page.cleanup();
      if (picture) yield { number, ...picture };
    }
  } catch (error) {
    throw toExtractionError(error);
  } finally {
    await task.destroy();
  }
}

async function draw(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  maxPixels: number,
): Promise<Omit<PagePicture, 'number'> | null> {
  const { width, height } = page.getViewport({ scale: 1 });
  const widths = await listImageWidths(page);
  if (!widths) return null;
  const own = (Math.max(0, ...widths) / Math.max(1, width)) * POINTS_PER_INCH;
  const dpi = own > MIN_DPI ? Math.min(own, MAX_DPI) : USUAL_DPI;
  const scale = Math.min(dpi / POINTS_PER_INCH, Math.sqrt(maxPixels / Math.max(1, width * height)));
  const viewport = page.getViewport({ scale });
  const factory = document.canvasFactory as CanvasFactory;
  const surface = factory.create(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  const { canvas, context: canvasContext } = surface;
  await page.render({ canvas, viewport }).promise;
  const { data } = canvasContext.getImageData(0, 0, canvas.width, canvas.height);
  const image = { width: canvas.width, height: canvas.height, pixels: toGrey(data) };
  factory.destroy(surface);
  return { width, height, image };
}

type RenderParameters = Parameters<PDFPageProxy['render']>[0];

interface Surface {
  readonly canvas: NonNullable<RenderParameters['canvas']>;
  readonly context: NonNullable<RenderParameters['canvasContext']>;
}

/** pdf.js declares `canvasFactory` as a plain object. */
interface CanvasFactory {
  create(width: number, height: number): Surface;
  destroy(surface: Surface): void;
}

/** The widths in pixels of the images on a page; null for an empty page. */
async function listImageWidths(page: PDFPageProxy): Promise<number[] | null> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { fnArray, argsArray } = await page.getOperatorList();
  const images = new Set<number>([OPS.paintImageXObject, OPS.paintImageMaskXObject, OPS.paintInlineImageXObject]);
  const paints = new Set<number>([
    ...images,
    OPS.showText,
    OPS.constructPath,
    OPS.paintImageXObjectRepeat,
    OPS.paintImageMaskXObjectGroup,
  ]);
  if (!fnArray.some((name) => paints.has(name))) return null;
  return fnArray.flatMap((name, index) => {
    if (!images.has(name)) return [];
    const [first, width] = argsArray[index] as [unknown, unknown];
    const own = typeof width === 'number' ? width : (first as { width?: unknown } | null)?.width;
    return typeof own === 'number' ? [own] : [];
  });
}

/** The brightness of each pixel by ITU-R BT.601. */
function toGrey(rgba: Uint8ClampedArray): Uint8Array {
  const pixels = new Uint8Array(rgba.length / 4);
  for (let at = 0, from = 0; at < pixels.length; at += 1, from += 4) {
    pixels[at] = ((rgba[from] ?? 0) * 299 + (rgba[from + 1] ?? 0) * 587 + (rgba[from + 2] ?? 0) * 114) / 1000;
  }
  return pixels;
}
