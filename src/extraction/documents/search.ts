import type { Draft, Page } from '../model/draft.js';
import type { Field, Finding } from '../model/finding.js';
import type { PageReview } from '../model/page-review.js';
import { findLanguage } from '../fields/language/find-language.js';
import { readDocument } from '../page/document.js';
import { agreed } from './consensus.js';
import { findInvoice } from './invoice.js';
import { findReceipt } from './receipt/find-receipt.js';

const REQUIRED: readonly Field[] = ['company.name', 'invoice_date', 'total_price'];
/** Above this confidence another look at a page seldom changes a value. */
const MIN_SETTLED = 0.75;

/**
 * Adds the findings of the pages' words. Where a page was recognised several times, each look is searched by itself and all looks
 * joined; then they vote.
 */
export function searchPages(draft: Draft): Draft {
  const joined = searchOnce(draft);
  const looks = Math.max(0, ...draft.pages.map((page) => page.looks?.length ?? 0));
  if (looks < 2) return { ...draft, findings: joined };
  const votes = Array.from({ length: looks }, (_, look) => searchOnce(withLook(draft, look)));
  return { ...draft, findings: agreed([joined, ...votes]) };
}

/** Reviews one page by what a search of its words alone finds. */
export function reviewPage(page: Page): PageReview {
  const { findings } = searchPages({ pages: [page], ...EMPTY });
  const settled = new Set(findings.filter((found) => found.confidence >= MIN_SETTLED).map((found) => found.field));
  const [language] = findLanguage(readDocument([page]));
  return { language: language?.value ?? null, isComplete: REQUIRED.every((field) => settled.has(field)) };
}

const EMPTY: Omit<Draft, 'pages'> = {
  bytes: new Uint8Array(),
  mediaType: null,
  xml: [],
  pageCount: null,
  format: null,
  findings: [],
};

function searchOnce(draft: Draft): readonly Finding[] {
  return findReceipt(findInvoice(draft)).findings;
}

function withLook(draft: Draft, look: number): Draft {
  const pages = draft.pages.map((page): Page => ({ ...page, words: page.looks?.[look] ?? page.words }));
  return { ...draft, pages };
}
