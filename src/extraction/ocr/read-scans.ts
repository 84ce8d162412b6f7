import { decodePage, openImage } from '../input/image.js';
import { drawPdfPages } from '../input/pdf-picture.js';
import { Recogniser } from './recogniser.js';
import type { Look } from './look.js';
import { chooseFirstLook, chooseNextLook, isMisspelt } from './looks.js';
import { MAX_SCAN_PIXELS } from './picture.js';
import type { Scan } from './scan-page.js';
import { scanPage } from './scan-page.js';
import type { ExtractionSettings } from '../model/settings.js';
import type { Draft, Page } from '../model/draft.js';
import type { ReviewPage } from '../model/page-review.js';

/** An invoice states its main values on its first pages, and OCR of each takes seconds. */
const MAX_SCANNED_PAGES = 5;
const MIN_CHARACTERS = 40;
/** Text with that many letters and digits has more different ones. */
const MIN_DIFFERENT = 10;

/**
 * Recognises the words of the pages of an image file, the first ones if it has many.
 *
 * @throws ExtractionError if the image is damaged, too large or cannot be decoded.
 */
export async function readImageFile(draft: Draft, settings: ExtractionSettings, review: ReviewPage): Promise<Draft> {
  const file = await openImage(draft.bytes);
  const { first, last } = draft.range ?? { first: 1, last: file.pageCount };
  const end = Math.min(last, file.pageCount, first + MAX_SCANNED_PAGES - 1);
  async function* generateScans(): AsyncGenerator<Scan> {
    for (let number = first; number <= end; number += 1) {
      yield { number, image: await decodePage(file, number, MAX_SCAN_PIXELS), width: null };
    }
  }
  const pages = await recognise(generateScans(), end - first + 1, { first, settings, review });
  return { ...draft, pageCount: file.pageCount, pages };
}

/** Recognises the words of pages of a PDF by their numbers, the first ones if there are many. */
export async function readScannedPdf(
  draft: Draft,
  numbers: readonly number[],
  settings: ExtractionSettings,
  review: ReviewPage,
): Promise<Draft> {
  const chosen = numbers.slice(0, MAX_SCANNED_PAGES);
  const pictures = drawPdfPages(draft.bytes, chosen, MAX_SCAN_PIXELS);
  const recognition = { first: draft.range?.first ?? 1, settings, review };
  const read = new Map((await recognise(pictures, chosen.length, recognition)).map((page) => [page.number, page]));
  return { ...draft, pages: draft.pages.map((page) => read.get(page.number) ?? page) };
}

interface Recognition {
  /** The number of the first page to read, which may have words already. */
  readonly first: number;
  readonly settings: ExtractionSettings;
  readonly review: ReviewPage;
}

async function recognise(scans: AsyncIterable<Scan>, count: number, recognition: Recognition): Promise<Page[]> {
  const { settings } = recognition;
  const end = performance.now() + settings.ocrMilliseconds;
  const recogniser = new Recogniser(settings.ocrThreads);
  const pages: Page[] = [];
  try {
    for await (const scan of scans) {
      const page = await scanPage(recogniser, scan, createLookChooser(end, count - pages.length - 1, recognition));
      pages.push(page);
      if (performance.now() > end || isPattern(page)) break;
    }
  } finally {
    await recogniser.close();
  }
  return pages;
}

/** Whether a page repeats a few signs. Such a file is no invoice, and to look again or at its other pages would take long. */
function isPattern({ words }: Page): boolean {
  const characters = words.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? []);
  return characters.length >= MIN_CHARACTERS && new Set(characters).size < MIN_DIFFERENT;
}

/**
 * Requests looks at a page until its review is complete, no look is left, or there is not enough time for another look and one look
 * at each page that follows.
 */
function createLookChooser(
  end: number,
  pagesBehind: number,
  { first, settings: { ocrLanguages, ocrLooks }, review }: Recognition,
): (page: Page | null) => Look | null {
  let started = performance.now();
  return (page) => {
    const now = performance.now();
    if (page === null) return chooseFirstLook(ocrLanguages);
    const isLate = now + (1 + pagesBehind) * (now - started) > end;
    started = now;
    const looks = page.looks?.length ?? 1;
    if (isLate || looks >= ocrLooks || isPattern(page)) return null;
    const { language, isComplete } = review(page);
    // The first page has the most important values, so it needs at least two looks. Later pages only add items.
    const isEnough = page.number > first || (looks > 1 && isComplete());
    return isEnough && !isMisspelt(page, language, ocrLanguages) ? null : chooseNextLook(page, language, ocrLanguages);
  };
}
