import type { OcrLanguage, OcrLayout } from './tesseract.js';
import type { Alphabet } from './lines/text-models.js';

/** How a picture is made ready for a look at it. */
interface Rendering {
  /** The height in pixels that small letters are scaled to. */
  readonly letters: number;
  readonly print: 'as it is' | 'darker';
}

/** Finds the lines of a page and reads each by itself. */
export interface LineLook extends Rendering {
  readonly by: 'lines';
  readonly alphabet: Alphabet;
}

/** Has the whole page recognised, in languages whose letters and words are known. */
export interface PageLook extends Rendering {
  readonly by: 'page';
  readonly layout: OcrLayout;
  readonly languages: readonly OcrLanguage[];
}

/** One way to look at a page: no single one reads everything. */
export type Look = LineLook | PageLook;
