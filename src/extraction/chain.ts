import type { Extraction, ExtractionReport } from './model/report.js';
import { createDraft, type Draft } from './model/draft.js';
import type { PageRange } from './model/page-range.js';
import { DEFAULT_SETTINGS } from './model/settings.js';
import { rankFindings } from './rank.js';
import { findMismatches } from './documents/mismatches.js';
import { reviewPage, searchPages } from './documents/search.js';
import { findLanguage } from './fields/language/find-language.js';
import { readEInvoice } from './formats/read-e-invoice.js';
import { readPdf } from './input/read-pdf.js';
import { sniff } from './input/sniff.js';
import { createImageReader } from './ocr/read-image.js';
import { readDocument } from './page/document.js';
import { placeFindings } from './sheet/read-sheet.js';
import { toKeptReading } from './page/kept-reading.js';

/**
 * Reads a file into findings and their pages: sniff → PDF → XML → recognition → search.
 *
 * What an e-invoice states in XML is final. Beside one, the words of the pages are searched only for the language, which XML seldom
 * states, and for values that disagree with it.
 *
 * @param range the only pages to read, as if the file had no others; findings and pages keep their numbers in the file
 * @throws ExtractionError if the file cannot be read, with a message for its owner.
 */
export async function examine(
  bytes: Uint8Array,
  settings = DEFAULT_SETTINGS,
  range: PageRange | null = null,
): Promise<Draft> {
  const sniffed = await sniff({ ...createDraft(bytes), ...(range ? { range } : {}) });
  const paged = await readPdf(sniffed);
  const stated = readEInvoice(paged);
  if (stated.format !== null) return addMismatches(addLanguage(placeFindings(stated)));
  const recognised = await createImageReader(settings, reviewPage)(stated);
  return searchPages(recognised);
}

/** The report on a draft that has been through all steps. */
export function toReport(draft: Draft): ExtractionReport {
  const several = (draft.invoiceCount ?? 1) > 1 ? { invoices: draft.invoiceCount } : {};
  const parts = draft.invoicePages ? { invoicePages: draft.invoicePages } : {};
  const mismatches = draft.mismatches?.length ? { mismatches: draft.mismatches } : {};
  const fields = rankFindings(draft.findings);
  return { format: describeFormat(draft), pages: draft.pageCount, ...several, ...parts, fields, ...mismatches };
}

/**
 * Extracts the fields of an invoice from its file.
 *
 * @param range the only pages to read
 * @throws ExtractionError if the file cannot be read, with a message for its owner.
 */
export async function extract(
  bytes: Uint8Array,
  settings = DEFAULT_SETTINGS,
  range: PageRange | null = null,
): Promise<ExtractionReport> {
  return toReport(await examine(bytes, settings, range));
}

/**
 * Extracts the fields, and returns the words too, in which later corrections are located.
 *
 * @param range the only pages to read
 * @throws ExtractionError if the file cannot be read, with a message for its owner.
 */
export async function extractWithReading(
  bytes: Uint8Array,
  settings = DEFAULT_SETTINGS,
  range: PageRange | null = null,
): Promise<Extraction> {
  const draft = await examine(bytes, settings, range);
  return { report: toReport(draft), reading: toKeptReading(draft) };
}

/** An e-invoice seldom states its language, but the page that people see shows it. */
function addLanguage(draft: Draft): Draft {
  const isKnown = draft.findings.some((finding) => finding.field === 'language');
  if (isKnown || draft.pages.every((page) => page.words.length === 0)) return draft;
  return { ...draft, findings: [...draft.findings, ...findLanguage(readDocument(draft.pages))] };
}

/** Searches the pages as if there were no e-invoice, and compares the results. */
function addMismatches(draft: Draft): Draft {
  const { pages } = draft;
  if (pages.every((page) => page.words.length === 0)) return draft;
  const printed = searchPages({ ...createDraft(draft.bytes), pages });
  const mismatches = findMismatches(rankFindings(draft.findings), rankFindings(printed.findings), pages);
  return { ...draft, mismatches };
}

function describeFormat(draft: Draft): string {
  const hasText = draft.pages.some((page) => page.source === 'text' && page.words.length > 0);
  return draft.format ?? (hasText ? 'text' : 'image');
}
