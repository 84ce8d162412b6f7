import { wordsOf } from '../locales/dictionaries.js';
import type { Page } from '../model/draft.js';
import type { Field, Finding } from '../model/finding.js';
import { readDocument } from '../page/document.js';
import { rememberPages } from '../page/remember-pages.js';
import { foldText } from '../../shared/text.js';
import { joinAlternatives } from '../text/alternatives.js';
import { squash } from '../text/squash.js';
import { findValues } from './invoice.js';

/** What a page shows by itself. */
interface PageSigns {
  /** "Page 2 of 5" is 2; null if the page shows none. */
  readonly position: number | null;
  /** The invoice number, squashed; null if the page shows none with enough certainty. */
  readonly number: string | null;
  readonly isDated: boolean;
  readonly hasTotal: boolean;
}

/** A longer file is a report or a statement, not a stack of invoices. */
const MAX_PAGES = 60;
/** The page number is in the first or last lines of a page. */
const MARGIN_LINES = 4;
const MIN_NUMBER = 0.75;
const MIN_VALUE = 0.4;
const POSITION = new RegExp(
  String.raw`(?:^|\s)${joinAlternatives([...wordsOf((locale) => locale.pageWords)])}[.:]?\s?(\d{1,3})(?:\s?(?:/|\p{L}{1,7})\s?\d{1,3})?$`,
  'u',
);

/**
 * Finds the pages on which an invoice begins, in a file that may contain several: the first page, and each page from which the pages show a
 * different invoice number together with a date or a total. A page that is numbered as a later page never begins an invoice.
 *
 * @returns indexes of pages, at least the first
 */
export function findInvoiceStarts(pages: readonly Page[]): number[] {
  if (pages.length < 2 || pages.length > MAX_PAGES) return [0];
  return joinRuns(pages.map(readSigns))
    .filter(({ start, isDated, hasTotal }) => start === 0 || isDated || hasTotal)
    .map(({ start }) => start);
}

/** Joins pages with the same invoice number, and those without one to the pages before. */
function joinRuns(signs: readonly PageSigns[]): (PageSigns & { start: number })[] {
  const runs: (PageSigns & { start: number })[] = [];
  for (const [start, page] of signs.entries()) {
    const run = runs.at(-1);
    const isOther = page.number !== null && run?.number !== null && page.number !== run?.number;
    // An invoice whose total has not appeared yet continues.
    if (!run || (isOther && run.hasTotal && (page.position ?? 1) === 1)) {
      runs.push({ ...page, start });
      continue;
    }
    runs[runs.length - 1] = {
      ...run,
      number: run.number ?? page.number,
      isDated: run.isDated || page.isDated,
      hasTotal: run.hasTotal || page.hasTotal,
    };
  }
  return runs;
}

const readValues = rememberPages(findValues);

function readSigns(page: Page): PageSigns {
  const findings = readValues([page]);
  const number = findBest(findings, 'invoice_number', MIN_NUMBER)?.value ?? null;
  return {
    position: readPosition(page),
    number: typeof number === 'string' ? squash(number) : null,
    isDated: findBest(findings, 'invoice_date', MIN_VALUE) !== null,
    hasTotal: findBest(findings, 'total_price', MIN_VALUE) !== null,
  };
}

/** The most certain value of a field; null if it is too uncertain. */
function findBest(findings: readonly Finding[], field: Field, minConfidence: number): Finding | null {
  const own = findings.filter((finding) => finding.field === field && finding.confidence >= minConfidence);
  return own.toSorted((x, y) => y.confidence - x.confidence)[0] ?? null;
}

function readPosition(page: Page): number | null {
  const { lines } = readDocument([page]);
  const margins = [...lines.slice(0, MARGIN_LINES), ...lines.slice(-MARGIN_LINES)];
  const found = margins.flatMap(({ cells }) => cells.map(({ text }) => POSITION.exec(foldText(text))?.[1]));
  const position = found.find((text) => text !== undefined);
  return position === undefined ? null : Number(position);
}
