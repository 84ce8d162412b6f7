/** One recognised word; places are in pixels of the picture. */
export interface RecognisedWord {
  readonly text: string;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The height of the line's letters, from the lowest to the highest that letters can reach. */
  readonly lineTop: number;
  readonly lineBottom: number;
}
