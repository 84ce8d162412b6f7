/** The operator's settings for extraction. */
export interface ExtractionSettings {
  /** Tesseract language codes (ISO 639-2) of installed languages. The first one has priority. */
  readonly ocrLanguages: readonly string[];
  /** Time limit for OCR of one file. No page and no look starts later than this. */
  readonly ocrMilliseconds: number;
  /** Maximum number of looks per page. A look is one OCR run over the page. */
  readonly ocrLooks: number;
  /** Number of CPU cores that the line recogniser may use. */
  readonly ocrThreads: number;
}

export const DEFAULT_SETTINGS: ExtractionSettings = {
  ocrLanguages: ['eng', 'deu', 'fra', 'tur'],
  ocrMilliseconds: 90_000,
  ocrLooks: 4,
  ocrThreads: 1,
};
