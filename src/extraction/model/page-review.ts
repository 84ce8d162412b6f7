import type { Page } from './draft.js';

/** What the search for fields says of a page that is being recognised, so that recognition knows when to stop. */
export interface PageReview {
  /** ISO 639-1, or null where the words do not show it. */
  readonly language: string | null;
  /** Whether the words give the seller's name, the date and the total with certainty. */
  readonly isComplete: boolean;
}

/** Reviews the words that have been recognised so far on a page. */
export type ReviewPage = (page: Page) => PageReview;
