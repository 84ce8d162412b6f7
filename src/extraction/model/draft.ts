import type { Box, Finding, Source } from './finding.js';

/** A rotation in degrees, clockwise. */
export type QuarterTurn = 0 | 90 | 180 | 270;

/** One word of a page with its place. */
export interface Word {
  readonly text: string;
  readonly box: Box;
  /** Recognition confidence from 0 to 1; 1 for a text layer. */
  readonly confidence: number;
}

/** One page as words in reading order; sizes in PDF points. */
export interface Page {
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly source: Extract<Source, 'text' | 'ocr'>;
  readonly words: readonly Word[];
  /** Of a page that was looked at several times: the words of each look by itself, while `words` are all of them joined. */
  readonly looks?: readonly (readonly Word[])[];
  /** By how many degrees, clockwise, a page was turned to stand upright: 0 when absent. */
  readonly turn?: QuarterTurn;
}

/** An XML document that may be an e-invoice: the file itself or a PDF's attachment. */
export interface XmlCandidate {
  /** The attachment's name, or null for the file itself. */
  readonly name: string | null;
  readonly bytes: Uint8Array;
}

/** What is known of a file so far; each step takes one and returns another. */
export interface Draft {
  readonly bytes: Uint8Array;
  /** Set by `sniff`. */
  readonly mediaType: string | null;
  readonly xml: readonly XmlCandidate[];
  readonly pages: readonly Page[];
  readonly pageCount: number | null;
  /** The e-invoice syntax that was read, or `text`, `image`; null while unknown. */
  readonly format: string | null;
  /** How many invoices the file holds, of which only the first is read; 1 when absent. */
  readonly invoiceCount?: number;
  readonly findings: readonly Finding[];
}

/** A step of the chain: never writes, never keeps state. */
export type Step = (draft: Draft) => Draft | Promise<Draft>;
