import type { Page } from './draft.js';

/** What a first search for fields finds on a page, which decides whether OCR looks at the page again. */
export interface PageReview {
  /** ISO 639-1; null if the words do not show the language. */
  readonly language: string | null;
  /** Searches the page: whether the seller's name, the date and the total were found with sufficient confidence. */
  readonly isComplete: () => boolean;
}

/** Reviews the words recognised on a page so far. */
export type ReviewPage = (page: Page) => PageReview;
