/** One word recognised by OCR. Coordinates are in pixels of the picture. */
export interface RecognisedWord {
  readonly text: string;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The vertical extent of the whole text line at this word, including ascenders and descenders. */
  readonly lineTop: number;
  readonly lineBottom: number;
}
