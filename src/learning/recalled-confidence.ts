const BY_LABEL = 0.86;
const BY_PLACE = 0.7;
const A_CONFIRMATION = 0.04;
const MAX_CONFIDENCE = 0.97;

/** The evidence for a recalled value. */
interface Evidence {
  /** Whether the words around the value are the same, and not only its place on the page. */
  readonly labelled: boolean;
  /** The number of earlier documents that point to it. */
  readonly agreeing: number;
}

/**
 * The confidence of a value that earlier corrections point to.
 *
 * @param certainty of the document's words, from 0 to 1
 */
export function computeConfidence({ labelled, agreeing }: Evidence, certainty: number): number {
  const confidence = Math.min(MAX_CONFIDENCE, (labelled ? BY_LABEL : BY_PLACE) + agreeing * A_CONFIRMATION);
  return Math.round(confidence * certainty * 1000) / 1000;
}
