import { keptReadingOf } from './learning/kept-reading.js';
import type { Extraction, ExtractionReport } from './report.js';
import { DEFAULT_SETTINGS, type ExtractionSettings } from './settings.js';
import type { Draft, Step } from './step.js';
import { chooseFindings } from './steps/choose.js';
import { readDocument } from './reading/document.js';
import { findLanguage } from './steps/find-language.js';
import { findByLooks } from './steps/find-by-looks.js';
import { readPdf } from './steps/read-pdf.js';
import { imageReader } from './steps/read-image.js';
import { readXml } from './steps/read-xml.js';
import { sniff } from './steps/sniff.js';

/** The steps that read a file, in their order. */
function readers(settings: ExtractionSettings): readonly Step[] {
  return [sniff, readPdf, readXml, imageReader(settings)];
}

/** The steps that search the words of the pages, where no e-invoice was read. */
const FINDERS: readonly Step[] = [findByLooks];

/** The steps after an e-invoice was read. */
const COMPLETERS: readonly Step[] = [tellLanguage];

function draftOf(bytes: Uint8Array): Draft {
  return { bytes, mediaType: null, xml: [], pages: [], pageCount: null, format: null, findings: [] };
}

async function take(draft: Draft, steps: readonly Step[]): Promise<Draft> {
  let current = draft;
  for (const step of steps) current = await step(current);
  return current;
}

/** An e-invoice seldom says its language, but the page that people see does. */
function tellLanguage(draft: Draft): Draft {
  const isTold = draft.findings.some((finding) => finding.field === 'language');
  if (isTold || draft.pages.every((page) => page.words.length === 0)) return draft;
  return { ...draft, findings: [...draft.findings, ...findLanguage(readDocument(draft.pages))] };
}

function wayOf(draft: Draft): string {
  const hasText = draft.pages.some((page) => page.source === 'text' && page.words.length > 0);
  return draft.format ?? (hasText ? 'text' : 'image');
}

/**
 * Reads a file into all findings, with the pages that they stand on. What an e-invoice states in XML is final: the page's text is
 * searched only where there is none, and for the language, which XML seldom states.
 *
 * @throws ExtractionError when the file cannot be read, with words for its owner.
 */
export async function examine(bytes: Uint8Array, settings = DEFAULT_SETTINGS): Promise<Draft> {
  const read = await take(draftOf(bytes), readers(settings));
  return take(read, read.format === null ? FINDERS : COMPLETERS);
}

/** What is concluded from a draft that has been through all the steps. */
export function reportOf(draft: Draft): ExtractionReport {
  const several = (draft.invoiceCount ?? 1) > 1 ? { invoices: draft.invoiceCount } : {};
  return { format: wayOf(draft), pages: draft.pageCount, ...several, fields: chooseFindings(draft.findings) };
}

/**
 * Everything that can be told of an invoice from its file.
 *
 * @throws ExtractionError when the file cannot be read, with words for its owner.
 */
export async function extract(bytes: Uint8Array, settings = DEFAULT_SETTINGS): Promise<ExtractionReport> {
  return reportOf(await examine(bytes, settings));
}

/**
 * The same, with the words that later corrections are found by.
 *
 * @throws ExtractionError when the file cannot be read, with words for its owner.
 */
export async function extractKeeping(bytes: Uint8Array, settings = DEFAULT_SETTINGS): Promise<Extraction> {
  const draft = await examine(bytes, settings);
  return { report: reportOf(draft), reading: keptReadingOf(draft) };
}
