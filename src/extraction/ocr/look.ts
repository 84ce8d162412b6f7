import type { OcrLanguage, OcrLayout } from './tesseract.js';
import type { Word } from '../model/draft.js';
import type { Alphabet } from './lines/text-models.js';

/** How a picture is prepared for a look. */
interface Rendering {
  /** The height in pixels to which lowercase letters are scaled. */
  readonly letters: number;
  readonly print: 'as it is' | 'darker';
}

/** A look with PP-OCR, which finds the lines of a page and reads each separately. */
export interface LineLook extends Rendering {
  readonly by: 'lines';
  /** A line that is uncertain in one alphabet is read in the next one too, and the more certain reading is kept. */
  readonly alphabets: readonly Alphabet[];
}

/** A look with Tesseract, which reads the whole page with dictionaries of languages. */
export interface PageLook extends Rendering {
  readonly by: 'page';
  readonly layout: OcrLayout;
  readonly languages: readonly OcrLanguage[];
  /** The only words of the page to look at, to correct their spelling; absent if the whole page is read. */
  readonly only?: readonly Word[];
}

/** A look is one OCR run over a page. Several different looks are merged, as none reads everything. */
export type Look = LineLook | PageLook;
