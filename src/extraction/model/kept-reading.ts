import type { Page } from './draft.js';

/** A word with its text and its place in points: x, y, width, height. */
export type KeptWord = readonly [text: string, x: number, y: number, width: number, height: number];

/** A page's words in few bytes. */
export interface KeptPage extends Omit<Page, 'words'> {
  /** The mean confidence of its words, from 0 to 1. */
  readonly certainty: number;
  readonly words: readonly KeptWord[];
}

/** What is kept of a file's pages, so that a later correction can be found on them. */
export interface KeptReading {
  readonly pages: readonly KeptPage[];
  /** The accounts (IBAN) that the pages name: what tells a supplier whatever its name was read as. */
  readonly ibans: readonly string[];
}
