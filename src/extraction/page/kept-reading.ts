import type { Draft, Page, Word } from '../model/draft.js';
import type { KeptPage, KeptReading } from '../model/kept-reading.js';
import { ibansIn } from './ibans.js';

/** Corrected values stand on the first pages or, as sums do, on the last one. */
const FIRST_PAGES = 2;
const MOST_WORDS = 2_500;
const LONGEST_WORD = 60;

/** What to keep of a draft; null where values were not told from words, as in an e-invoice. */
export function keptReadingOf({ format, pages }: Draft): KeptReading | null {
  if (format !== null || pages.every((page) => page.words.length === 0)) return null;
  const chosen = pages.filter((_, index) => index < FIRST_PAGES || index === pages.length - 1);
  let left = MOST_WORDS;
  const kept = chosen.map((page) => {
    const words = page.words.slice(0, left);
    left -= words.length;
    return keptPage(page, words);
  });
  return { pages: kept, ibans: ibansIn(chosen) };
}

/** The pages of a kept reading as they were read. */
export function pagesOf({ pages }: KeptReading): Page[] {
  return pages.map(({ certainty, words, ...page }) => ({
    ...page,
    words: words.map(([text, x, y, width, height]) => ({ text, box: { x, y, width, height }, confidence: certainty })),
  }));
}

function keptPage({ number, width, height, source, words: all }: Page, words: readonly Word[]): KeptPage {
  const sum = all.reduce((total, word) => total + word.confidence, 0);
  return {
    ...{ number, width, height, source },
    certainty: all.length === 0 ? 0 : Math.round((1000 * sum) / all.length) / 1000,
    words: words.map(({ text, box }) => [
      text.slice(0, LONGEST_WORD),
      ...([tenths(box.x), tenths(box.y), tenths(box.width), tenths(box.height)] as const),
    ]),
  };
}

function tenths(points: number): number {
  return Math.round(points * 10) / 10;
}
