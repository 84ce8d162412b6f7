/** What the operator decides of extraction. */
export interface ExtractionSettings {
  /** By the codes of Tesseract (ISO 639-2), each installed; the first weighs most. */
  readonly ocrLanguages: readonly string[];
  /** For how long after its start another page or another look at one may begin. */
  readonly ocrMilliseconds: number;
  /** How often a page is looked at, at most. */
  readonly ocrLooks: number;
  /** Cores that the reading of lines takes at once. */
  readonly ocrThreads: number;
}

export const DEFAULT_SETTINGS: ExtractionSettings = {
  ocrLanguages: ['eng', 'deu', 'fra', 'tur'],
  ocrMilliseconds: 90_000,
  ocrLooks: 4,
  ocrThreads: 1,
};
