import type { Box, Finding, Source } from './finding.js';
import type { StatedDetails } from './stated-details.js';
import type { PageRange } from './page-range.js';
import type { Mismatch } from './mismatch.js';

/** A rotation in degrees, clockwise. */
export type QuarterTurn = 0 | 90 | 180 | 270;

/** One word on a page and its box. */
export interface Word {
  readonly text: string;
  readonly box: Box;
  /** OCR confidence from 0 to 1; 1 for a text layer. */
  readonly confidence: number;
  /** Set if it continues the word before it without a space, as the parts of a text in Chinese, Japanese or Thai do. */
  readonly isGlued?: true;
}

/** One page with its words in reading order. Sizes are in PDF points. */
export interface Page {
  /** Its place in the file, from 1, whichever pages are read. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly source: Extract<Source, 'text' | 'ocr'>;
  readonly words: readonly Word[];
  /** The words of each look (OCR run), if there were several. `words` merges them. */
  readonly looks?: readonly (readonly Word[])[];
  /** The clockwise rotation that made the page upright; absent for 0. */
  readonly turn?: QuarterTurn;
}

/** An XML document that may be an e-invoice: the file itself or an attachment of a PDF. */
export interface XmlCandidate {
  /** File name of the attachment; null for the file itself. */
  readonly name: string | null;
  readonly bytes: Uint8Array;
}

/** What is known about a file so far. Each step of the chain takes a draft and returns a new one. */
export interface Draft {
  readonly bytes: Uint8Array;
  /** The only pages to read; absent for the whole file. */
  readonly range?: PageRange;
  /** Set by `sniff`. */
  readonly mediaType: string | null;
  readonly xml: readonly XmlCandidate[];
  readonly pages: readonly Page[];
  /** Of the whole file. */
  readonly pageCount: number | null;
  /** The e-invoice syntax; null if the file is not an e-invoice or has not been checked yet. */
  readonly format: string | null;
  /** Number of invoices in the file, of which only the first is read; absent if there is one. */
  readonly invoiceCount?: number;
  /** The pages of each invoice; absent for one invoice, and for those of an e-invoice, which have no pages of their own. */
  readonly invoicePages?: readonly PageRange[];
  readonly findings: readonly Finding[];
  /** What the file states beside its findings, if it is an e-invoice in XML; absent otherwise. */
  readonly details?: StatedDetails;
  /** Where the pages disagree with the e-invoice; absent without one. */
  readonly mismatches?: readonly Mismatch[];
}

/** What is known about a file before the first step. */
export function createDraft(bytes: Uint8Array): Draft {
  return { bytes, mediaType: null, xml: [], pages: [], pageCount: null, format: null, findings: [] };
}

/** A step of the extraction chain. It has no side effects and keeps no state. */
export type Step = (draft: Draft) => Draft | Promise<Draft>;
