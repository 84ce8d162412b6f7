import type { Page } from './draft.js';

/** A word as its text and its box in points: x, y, width, height. */
export type KeptWord = readonly [text: string, x: number, y: number, width: number, height: number];

/** A page with its words in a compact form for storage. */
export interface KeptPage extends Omit<Page, 'words'> {
  /** Mean confidence of the words, from 0 to 1. */
  readonly certainty: number;
  readonly words: readonly KeptWord[];
}

/** What is stored of a file's pages, so that a later correction can be located on them. */
export interface KeptReading {
  readonly pages: readonly KeptPage[];
  /** IBANs printed on the pages. They identify a supplier even if its name was misread. */
  readonly ibans: readonly string[];
}
