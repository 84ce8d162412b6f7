import { decodePage, openImage } from '../input/image.js';
import { toWebp } from '../input/page-image.js';
import { drawPdfPages } from '../input/pdf-picture.js';
import type { GreyImage } from '../raster/grey-image.js';
import { MAX_SCAN_PIXELS, toPicture, renderPicture, whitenPaper } from '../ocr/picture.js';
import type { Draft, Page } from '../model/draft.js';

/** A page as it was read. A scan is shown as it was straightened for OCR, since the boxes refer to that image. */
export interface PageImage {
  readonly number: number;
  /** In points, like the boxes of findings. */
  readonly width: number;
  readonly height: number;
  readonly webp: Uint8Array;
}

const MAX_PAGES = 10;
/** In pixels. */
const MAX_SIDE = 1600;

/** Renders the first pages of a file that has been read, at most 10; none for an XML file. */
export async function drawPageImages(draft: Draft): Promise<PageImage[]> {
  const images: PageImage[] = [];
  const pages = new Map(draft.pages.slice(0, MAX_PAGES).map((page) => [page.number, page]));
  for await (const { number, image } of drawPictures(draft, [...pages.keys()])) {
    const page = pages.get(number);
    if (page) images.push(await toPageImage(page, image));
  }
  return images;
}

async function* drawPictures(
  draft: Draft,
  numbers: readonly number[],
): AsyncGenerator<{ readonly number: number; readonly image: GreyImage }> {
  if (draft.mediaType === 'application/pdf') yield* drawPdfPages(draft.bytes, numbers, MAX_SCAN_PIXELS);
  if (!draft.mediaType?.startsWith('image/')) return;
  const file = await openImage(draft.bytes);
  for (const number of numbers) yield { number, image: await decodePage(file, number, MAX_SCAN_PIXELS) };
}

async function toPageImage({ number, width, height, source, turn }: Page, image: GreyImage): Promise<PageImage> {
  const seen = source === 'ocr' ? await renderPicture(toPicture(whitenPaper(image), turn ?? 0)) : image;
  return { number, width, height, webp: await toWebp(seen, MAX_SIDE) };
}
