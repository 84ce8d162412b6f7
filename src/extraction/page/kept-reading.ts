import type { Draft, Page, Word } from '../model/draft.js';
import type { KeptPage, KeptReading } from '../model/kept-reading.js';
import { findIbans } from './ibans.js';

/** Kept besides the last page: people correct values that are on the first pages, and totals on the last one. */
const FIRST_PAGES = 2;
const MAX_WORDS = 2_500;
const MAX_WORD_LENGTH = 60;

/**
 * The words of a draft to keep: those of the first invoice, if there are several. Null for e-invoices, whose values do not come from words,
 * and for files without words.
 */
export function toKeptReading({ format, invoicePages, pages: all }: Draft): KeptReading | null {
  const end = invoicePages?.[0]?.last ?? Infinity;
  const pages = all.filter(({ number }) => number <= end);
  if (format !== null || pages.every((page) => page.words.length === 0)) return null;
  const chosen = pages.filter((_, index) => index < FIRST_PAGES || index === pages.length - 1);
  let left = MAX_WORDS;
  const kept = chosen.map((page) => {
    const words = page.words.slice(0, left);
    left -= words.length;
    return toKeptPage(page, words);
  });
  return { pages: kept, ibans: findIbans(chosen) };
}

/** Restores the pages of a kept reading. Each word gets the mean confidence of its page. */
export function toPages({ pages }: KeptReading): Page[] {
  return pages.map(({ certainty, words, ...page }) => ({
    ...page,
    words: words.map(([text, x, y, width, height]) => ({ text, box: { x, y, width, height }, confidence: certainty })),
  }));
}

function toKeptPage({ number, width, height, source, words: all }: Page, words: readonly Word[]): KeptPage {
  const sum = all.reduce((total, word) => total + word.confidence, 0);
  return {
    ...{ number, width, height, source },
    certainty: all.length === 0 ? 0 : Math.round((1000 * sum) / all.length) / 1000,
    words: words.map(({ text, box }) => [
      text.slice(0, MAX_WORD_LENGTH),
      ...([round(box.x), round(box.y), round(box.width), round(box.height)] as const),
    ]),
  };
}

/** Rounds to a tenth of a point. */
function round(points: number): number {
  return Math.round(points * 10) / 10;
}
