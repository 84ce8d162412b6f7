import type { ReadDocument } from '../../page/document.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { describeChoice, weighCandidates } from '../../ranking/weights.js';
import { squash } from '../../text/squash.js';
import { collectNames, type NameText } from './name-candidates.js';
import { NAME_WEIGHTS } from './name-weights.js';

/** A text that may be the seller's name, and how likely it is. */
export interface NameCandidate extends NameText {
  /** From 0 to 1; the places of one name share it. */
  readonly probability: number;
  readonly rule: string;
}

/** Finds all names that may be the seller's, best first. A name in several places occurs as often. */
export function findSellerNames(
  document: ReadDocument,
  blocks: readonly PartyBlock[],
  weights = NAME_WEIGHTS,
): NameCandidate[] {
  return weighCandidates(collectNames(document, blocks), weights, ({ name }) => squash(name)).map(
    ({ candidate, probability }) => ({
      ...candidate,
      probability,
      rule: `name: ${describeChoice(candidate.features, weights)}`,
    }),
  );
}
