import type { Draft, Page } from '../model/draft.js';
import type { Field, Finding } from '../model/finding.js';
import type { PageRange } from '../model/page-range.js';
import type { PageReview } from '../model/page-review.js';
import { findLanguage } from '../fields/language/find-language.js';
import { readDocument } from '../page/document.js';
import { mirrorFindings, mirrorPages } from '../page/mirrored-pages.js';
import { numberFromFirst, restoreNumbers } from '../page/page-numbers.js';
import { mergeVotes } from './consensus.js';
import { findInvoiceStarts } from './invoice-starts.js';
import { findInvoice } from './invoice.js';
import { findReceipt } from './receipt/find-receipt.js';

const REQUIRED: readonly Field[] = ['company.name', 'invoice_date', 'total_price'];
/** From this confidence on, another look at a page seldom changes a value. */
const MIN_SETTLED = 0.75;

/**
 * Adds the findings in the words of the pages. If there are several invoices, only the first is read. If a page has several looks, each
 * look is searched separately, then all of them together, and the results are merged by vote.
 */
export function searchPages(draft: Draft): Draft {
  const numbered = numberFromFirst(draft.pages);
  const pages = mirrorPages(numbered);
  const starts = findInvoiceStarts(pages);
  const found = findInPages({ ...draft, pages: pages.slice(0, starts[1]) });
  const findings = restoreNumbers(mirrorFindings(found, numbered), draft.pages);
  if (starts.length === 1) return { ...draft, findings };
  return { ...draft, findings, invoiceCount: starts.length, invoicePages: listRanges(draft, starts) };
}

/** The pages of each invoice. The last one has the rest of the file or of its range, even pages that were not read. */
function listRanges({ pages, pageCount, range }: Draft, starts: readonly number[]): PageRange[] {
  const last = range?.last ?? pageCount ?? pages.length;
  const firsts = starts.map((start) => pages[start]?.number ?? 1);
  return firsts.map((first, index) => ({ first, last: (firsts[index + 1] ?? last + 1) - 1 }));
}

function findInPages(draft: Draft): readonly Finding[] {
  const joined = findOnce(draft);
  const looks = Math.max(0, ...draft.pages.map((page) => page.looks?.length ?? 0));
  if (looks < 2) return joined;
  return mergeVotes([joined, ...Array.from({ length: looks }, (_, look) => findOnce(selectLook(draft, look)))]);
}

/** Reviews one page by the findings in its words alone. */
export function reviewPage(page: Page): PageReview {
  const { findings } = searchPages({ pages: [page], ...EMPTY_DRAFT });
  const settled = new Set(findings.filter((found) => found.confidence >= MIN_SETTLED).map((found) => found.field));
  const [language] = findLanguage(readDocument([page]));
  return { language: language?.value ?? null, isComplete: REQUIRED.every((field) => settled.has(field)) };
}

const EMPTY_DRAFT: Omit<Draft, 'pages'> = {
  bytes: new Uint8Array(),
  mediaType: null,
  xml: [],
  pageCount: null,
  format: null,
  findings: [],
};

function findOnce(draft: Draft): readonly Finding[] {
  return findReceipt(findInvoice(draft)).findings;
}

function selectLook(draft: Draft, look: number): Draft {
  const pages = draft.pages.map((page): Page => ({ ...page, words: page.looks?.[look] ?? page.words }));
  return { ...draft, pages };
}
