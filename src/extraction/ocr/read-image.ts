import type { Page, Step } from '../model/draft.js';
import type { ReviewPage } from '../model/page-review.js';
import type { ExtractionSettings } from '../model/settings.js';

/** A text layer with fewer letters and digits is only a stamp of the program that created the file. */
const MIN_CHARACTERS = 40;

/**
 * Creates the step that runs OCR on images, and on PDF pages without a usable text layer. It skips e-invoices. Pages for which no
 * time is left stay without words.
 *
 * @throws ExtractionError if an image is damaged, too large or cannot be decoded.
 */
export function createImageReader(settings: ExtractionSettings, review: ReviewPage): Step {
  return async (draft) => {
    if (draft.format !== null) return draft;
    const isImage = draft.mediaType?.startsWith('image/');
    const scanned = draft.pages.filter((page) => !isReadable(page)).map((page) => page.number);
    if (!isImage && (draft.mediaType !== 'application/pdf' || scanned.length === 0)) return draft;
    // Loaded when needed: the libraries for images take long to load, and most files have text.
    const { readImageFile, readScannedPdf } = await import('./read-scans.js');
    return isImage ? readImageFile(draft, settings, review) : readScannedPdf(draft, scanned, settings, review);
  };
}

/** Whether a text layer has enough meaningful text. Some fonts map all their letters, or only their digits, to private use characters. */
function isReadable(page: Page): boolean {
  const text = page.words.map((word) => word.text).join('');
  const meaningful = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const meaningless = text.match(/[\p{Co}\p{Cn}\p{Cc}\uFFFD]/gu)?.length ?? 0;
  const digits = text.match(/\d/g)?.length ?? 0;
  return meaningful >= MIN_CHARACTERS && meaningful > 3 * meaningless && digits >= meaningless;
}
