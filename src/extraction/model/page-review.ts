import type { Page } from './draft.js';

/** What a first search for fields finds on pages, which decides whether OCR looks at a page again. */
export interface PageReview {
  /** ISO 639-1; null if the words of the page do not show the language. */
  readonly language: string | null;
  /** Searches the pages: whether the seller's name, the date and the total were found with sufficient confidence. */
  readonly isComplete: () => boolean;
  /** Searches the pages for the names and addresses on them, and for what the items are called. */
  readonly listTexts: () => readonly string[];
}

/** Reviews the words recognised so far on a page and all the other pages. */
export type ReviewPage = (page: Page, pages: readonly Page[]) => PageReview;
