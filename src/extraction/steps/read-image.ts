import { decodePage, openImage } from '../engines/image.js';
import { picturesOf } from '../engines/pdf-picture.js';
import type { Field } from '../finding.js';
import { Eyes } from '../scanning/eyes.js';
import type { Look } from '../scanning/look.js';
import { firstLook, isMisspelt, otherLook } from '../scanning/looks.js';
import { MAX_SCAN_PIXELS } from '../scanning/picture.js';
import type { Scan } from '../scanning/scan-page.js';
import { scanPage } from '../scanning/scan-page.js';
import type { ExtractionSettings } from '../settings.js';
import type { Draft, Page, Step } from '../step.js';
import { findByLooks } from './find-by-looks.js';

/** An invoice says what counts on its first pages, and each takes seconds. */
const MAX_SCANNED_PAGES = 5;
/** A text layer with fewer letters and figures than this is a stamp of the program that made the file. */
const FEWEST_CHARACTERS = 40;

const NEEDED: readonly Field[] = ['company.name', 'invoice_date', 'total_price'];
const WELL_READ = 0.75;

/**
 * The step that recognises the characters of images, and of those pages of a PDF that have no usable text layer; where an
 * e-invoice was read, it has nothing to do. Pages that the time does not suffice for stay without words.
 *
 * @throws ExtractionError when an image is damaged, too large or cannot be decoded.
 */
export function imageReader(settings: ExtractionSettings): Step {
  return async (draft) => {
    if (draft.format !== null) return draft;
    if (draft.mediaType?.startsWith('image/')) return readImageFile(draft, settings);
    return draft.mediaType === 'application/pdf' ? readScannedPdf(draft, settings) : draft;
  };
}

async function readImageFile(draft: Draft, settings: ExtractionSettings): Promise<Draft> {
  const file = await openImage(draft.bytes);
  const count = Math.min(file.pageCount, MAX_SCANNED_PAGES);
  async function* scans(): AsyncGenerator<Scan> {
    for (let number = 1; number <= count; number += 1) {
      yield { number, image: await decodePage(file, number, MAX_SCAN_PIXELS), width: null };
    }
  }
  return { ...draft, pageCount: file.pageCount, pages: await recognised(scans(), count, settings) };
}

async function readScannedPdf(draft: Draft, settings: ExtractionSettings): Promise<Draft> {
  const numbers = draft.pages.filter((page) => !isReadable(page)).map((page) => page.number);
  if (numbers.length === 0) return draft;
  const chosen = numbers.slice(0, MAX_SCANNED_PAGES);
  const pictures = picturesOf(draft.bytes, chosen, MAX_SCAN_PIXELS);
  const read = new Map((await recognised(pictures, chosen.length, settings)).map((page) => [page.number, page]));
  return { ...draft, pages: draft.pages.map((page) => read.get(page.number) ?? page) };
}

/** Whether a text layer has enough text, and text that means something: some fonts give signs for private use only. */
function isReadable(page: Page): boolean {
  const text = page.words.map((word) => word.text).join('');
  const meaningful = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const meaningless = text.match(/[\p{Co}\p{Cn}\p{Cc}\uFFFD]/gu)?.length ?? 0;
  return meaningful >= FEWEST_CHARACTERS && meaningful > 3 * meaningless;
}

async function recognised(scans: AsyncIterable<Scan>, count: number, settings: ExtractionSettings): Promise<Page[]> {
  const end = performance.now() + settings.ocrMilliseconds;
  const eyes = new Eyes(settings.ocrThreads);
  const pages: Page[] = [];
  try {
    for await (const scan of scans) {
      pages.push(await scanPage(eyes, scan, lookingUntil(end, count - pages.length - 1, settings)));
      if (performance.now() > end) break;
    }
  } finally {
    await eyes.close();
  }
  return pages;
}

/**
 * Asks for looks at a page until what counts was read, there is no other way to look, or another look would end too late: each of
 * the pages behind it is to be looked at once too.
 */
function lookingUntil(
  end: number,
  pagesBehind: number,
  { ocrLanguages, ocrLooks }: ExtractionSettings,
): (page: Page | null) => Look | null {
  let started = performance.now();
  return (page) => {
    const now = performance.now();
    if (page === null) return firstLook(ocrLanguages);
    const isLate = now + (1 + pagesBehind) * (now - started) > end;
    started = now;
    const looks = page.looks?.length ?? 1;
    if (isLate || looks >= ocrLooks) return null;
    // What counts stands on the first page, and no single look is to be trusted with it; the others give items.
    const isEnough = page.number > 1 || (looks > 1 && saysWhatCounts(page));
    return isEnough && !isMisspelt(page, ocrLanguages) ? null : otherLook(page, ocrLanguages);
  };
}

/** Whether the words of a page say by themselves what every invoice and receipt must say. */
function saysWhatCounts(page: Page): boolean {
  const { findings } = findByLooks({ ...NOTHING_KNOWN, pages: [page] });
  const sure = findings.filter((finding) => finding.confidence >= WELL_READ).map((finding) => finding.field);
  return NEEDED.every((field) => sure.includes(field));
}

const NOTHING_KNOWN: Omit<Draft, 'pages'> = {
  bytes: new Uint8Array(),
  mediaType: null,
  xml: [],
  pageCount: null,
  format: null,
  findings: [],
};
