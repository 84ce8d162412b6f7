import type { Page } from '../model/draft.js';
import type { Finding } from '../model/finding.js';

/**
 * Numbers pages from 1, whichever pages of a file they are, because a value is judged by the page of its invoice that it is on.
 * `restoreNumbers` undoes it.
 */
export function numberFromFirst(pages: readonly Page[]): Page[] {
  return pages.map((page) => ({ ...page, number: page.number - countBefore(pages) }));
}

/** Gives findings on pages that were numbered from the first one the numbers that these pages have in the file. */
export function restoreNumbers(findings: readonly Finding[], pages: readonly Pick<Page, 'number'>[]): Finding[] {
  return findings.map((finding) =>
    finding.page === null ? finding : { ...finding, page: finding.page + countBefore(pages) },
  );
}

/** The number of pages of the file before these. */
function countBefore([first]: readonly Pick<Page, 'number'>[]): number {
  return (first?.number ?? 1) - 1;
}
