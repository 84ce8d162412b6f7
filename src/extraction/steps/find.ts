import type { Finding } from '../finding.js';
import { readDocument } from '../reading/document.js';
import { readTotals } from '../reading/totals.js';
import { readVat } from '../reading/vat.js';
import type { Draft, Page } from '../step.js';
import { findDate } from './find-date.js';
import { findNumber } from './find-number.js';
import { findTotals } from './find-totals.js';
import { findVat } from './find-vat.js';

/** Adds what the words of the pages say; a draft without words passes unchanged. */
export function find(draft: Draft): Draft {
  if (draft.pages.every((page) => page.words.length === 0)) return draft;
  return { ...draft, findings: [...draft.findings, ...findingsIn(draft.pages)] };
}

/** Reads pages of words, whether from a text layer or from character recognition, into findings. */
export function findingsIn(pages: readonly Page[]): Finding[] {
  const document = readDocument(pages);
  const totals = readTotals(document);
  const vat = readVat(document, totals);
  return [...findNumber(document), ...findDate(document), ...findTotals(document, totals), ...findVat(document, vat)];
}
