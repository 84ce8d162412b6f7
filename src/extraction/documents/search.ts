import { createDraft, type Draft, type Page } from '../model/draft.js';
import type { Field, Finding } from '../model/finding.js';
import type { PageRange } from '../model/page-range.js';
import type { PageReview } from '../model/page-review.js';
import { findLanguage } from '../fields/language/find-language.js';
import { readDocument } from '../page/document.js';
import { mirrorFindings, mirrorPages } from '../page/mirrored-pages.js';
import { numberFromFirst, restoreNumbers } from '../page/page-numbers.js';
import { mergeVotes } from './consensus.js';
import { listFreeTexts } from './free-texts.js';
import { findOnPages } from './find-on-pages.js';
import { findInvoiceStarts } from './invoice-starts.js';

const REQUIRED: readonly Field[] = ['company.name', 'invoice_date', 'total_price'];
/** From this confidence on, another look at a page seldom changes a value. */
const MIN_SETTLED = 0.68;

/**
 * Adds the findings in the words of the pages. If there are several invoices, only the first is read. If a page has several looks, each
 * look is searched separately, then all of them together, and the results are merged by vote.
 */
export function searchPages(draft: Draft): Draft {
  const numbered = numberFromFirst(draft.pages);
  const pages = mirrorPages(numbered);
  const starts = findInvoiceStarts(pages);
  const found = findInLooks(pages.slice(0, starts[1]));
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

function findInLooks(pages: readonly Page[]): readonly Finding[] {
  const joined = findOnPages(pages);
  const looks = Math.max(0, ...pages.map((page) => page.looks?.length ?? 0));
  if (looks < 2) return joined;
  return mergeVotes([joined, ...Array.from({ length: looks }, (_, look) => findOnPages(selectLook(pages, look)))]);
}

/** Reviews a page by the words on it and on the other pages. */
export function reviewPage(page: Page, pages: readonly Page[] = [page]): PageReview {
  const [language] = findLanguage(readDocument([page]));
  const find = (): readonly Finding[] => searchPages({ ...createDraft(new Uint8Array()), pages }).findings;
  return {
    language: language?.value ?? null,
    isComplete: () => areComplete(find()),
    listTexts: () => listFreeTexts(find()),
  };
}

function areComplete(findings: readonly Finding[]): boolean {
  const settled = new Set(findings.filter((found) => found.confidence >= MIN_SETTLED).map((found) => found.field));
  return REQUIRED.every((field) => settled.has(field));
}

function selectLook(pages: readonly Page[], look: number): Page[] {
  return pages.map((page): Page => ({ ...page, words: page.looks?.[look] ?? page.words }));
}
