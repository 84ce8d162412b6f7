import type { Finding } from '../finding.js';
import { agreed } from '../reading/consensus.js';
import type { Draft, Page } from '../step.js';
import { findReceipt } from './find-receipt.js';
import { find } from './find.js';

/**
 * Adds what the words of the pages say. Where a page was looked at several times, each look is searched by itself, and all
 * of them joined; then they vote.
 */
export function findByLooks(draft: Draft): Draft {
  const joined = findReceipt(find(draft));
  const most = Math.max(0, ...draft.pages.map((page) => page.looks?.length ?? 0));
  if (most < 2) return joined;
  const votes = Array.from({ length: most }, (_, look) => findingsOfLook(draft, look));
  return { ...joined, findings: agreed([joined.findings, ...votes]) };
}

function findingsOfLook(draft: Draft, look: number): readonly Finding[] {
  const pages = draft.pages.map((page): Page => ({ ...page, words: page.looks?.[look] ?? page.words }));
  return findReceipt(find({ ...draft, pages })).findings;
}
