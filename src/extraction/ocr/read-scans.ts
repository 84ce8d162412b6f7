import { decodePage, openImage } from '../input/image.js';
import { drawPdfPages } from '../input/pdf-picture.js';
import { Recogniser } from './recogniser.js';
import type { Look } from './look.js';
import { chooseFirstLook, chooseNextLook, chooseSpellingLook, isMisspelt } from './looks.js';
import { MAX_SCAN_PIXELS } from './picture.js';
import type { Scan, ScannedPage } from './scan-page.js';
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
  const pages = await recognise(generateScans(), { first, settings, review });
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
  const read = new Map((await recognise(pictures, recognition)).map((page) => [page.number, page]));
  return { ...draft, pages: draft.pages.map((page) => read.get(page.number) ?? page) };
}

interface Recognition {
  /** The number of the first page to read, which may have words already. */
  readonly first: number;
  readonly settings: ExtractionSettings;
  readonly review: ReviewPage;
}

async function recognise(scans: AsyncIterable<Scan>, recognition: Recognition): Promise<Page[]> {
  const { settings } = recognition;
  const end = performance.now() + settings.ocrMilliseconds;
  const recogniser = new Recogniser(settings.ocrThreads);
  const pages: TimedPage[] = [];
  try {
    for await (const scan of scans) {
      const scanned = await measureTime(() => scanPage(recogniser, scan, chooseFirstLook(settings.ocrLanguages)));
      pages.push(scanned);
      if (performance.now() > end || isPattern(scanned.page)) break;
    }
    return await lookAgain(pages, end, recognition);
  } finally {
    await recogniser.close();
  }
}

interface TimedPage extends ScannedPage {
  /** How long the last look at the page took. */
  readonly milliseconds: number;
}

async function measureTime(look: () => Promise<ScannedPage>): Promise<TimedPage> {
  const started = performance.now();
  return { ...(await look()), milliseconds: performance.now() - started };
}

/**
 * Looks again at each page until its review is complete, no look is left, or there is no time for another one. Only then, since a value
 * that one page does not show may be on the next.
 */
async function lookAgain(scanned: readonly TimedPage[], end: number, recognition: Recognition): Promise<Page[]> {
  const pages = scanned.map(({ page }) => page);
  for (const [index, first] of scanned.entries()) {
    let last = first;
    while (performance.now() + last.milliseconds <= end) {
      const look = chooseLook(last, pages, recognition);
      if (!look) break;
      last = await measureTime(() => last.lookAgain(look));
      pages[index] = last.page;
    }
  }
  return pages;
}

/** Whether a page repeats a few signs. Such a file is no invoice, and to look again or at its other pages would take long. */
function isPattern({ words }: Page): boolean {
  const characters = words.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? []);
  return characters.length >= MIN_CHARACTERS && new Set(characters).size < MIN_DIFFERENT;
}

/** Chooses another look at a page; null if it has been read well enough. */
function chooseLook(
  { page, isSpelt }: ScannedPage,
  pages: readonly Page[],
  { first, settings: { ocrLanguages, ocrLooks }, review }: Recognition,
): Look | null {
  const looks = page.looks?.length ?? 1;
  if (page.words.length === 0 || looks >= ocrLooks || isPattern(page)) return null;
  const { language, isComplete, listTexts } = review(page, pages);
  // The first page has the most important values, so it needs at least two looks. Later pages only add items.
  const isEnough = page.number > first || (looks > 1 && isComplete());
  if (!isEnough) return chooseNextLook(page, language, ocrLanguages);
  if (isSpelt || !isMisspelt(page, language, ocrLanguages)) return null;
  return chooseSpellingLook(page, listTexts(), language, ocrLanguages);
}
