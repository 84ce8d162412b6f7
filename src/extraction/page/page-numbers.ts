import type { Page } from '../model/draft.js';
import type { Finding } from '../model/finding.js';

/**
 * Numbers the pages of an invoice from 1, wherever they are in the file, because rules depend on a value's page within its invoice.
 * `restoreNumbers` undoes it.
 */
export function numberFromFirst(pages: readonly Page[]): Page[] {
  return pages.map((page) => ({ ...page, number: page.number - countBefore(pages) }));
}

/** Replaces the page numbers of findings, which count from the first page of the invoice, with those of the file. */
export function restoreNumbers(findings: readonly Finding[], pages: readonly Pick<Page, 'number'>[]): Finding[] {
  return findings.map((finding) =>
    finding.page === null ? finding : { ...finding, page: finding.page + countBefore(pages) },
  );
}

/** The number of pages of the file before these. */
function countBefore([first]: readonly Pick<Page, 'number'>[]): number {
  return (first?.number ?? 1) - 1;
}
