import type { OcrLanguage } from './engines/ocr.js';
import { OCR_LANGUAGES } from './engines/ocr.js';

/** What the operator decides of extraction. */
export interface ExtractionSettings {
  /** Of which the first weighs most. */
  readonly ocrLanguages: readonly OcrLanguage[];
  /** For how long after its start another page or another look at one may begin. */
  readonly ocrMilliseconds: number;
}

export const DEFAULT_SETTINGS: ExtractionSettings = { ocrLanguages: OCR_LANGUAGES, ocrMilliseconds: 40_000 };
