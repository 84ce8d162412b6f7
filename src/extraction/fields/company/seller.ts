import type { Candidate } from '../../page/candidate.js';
import { describeChoice, MIN_PROBABILITY, weighCandidates } from '../../ranking/weights.js';
import { squash } from '../../text/squash.js';
import type { NameText } from './name-candidates.js';
import { NAME_WEIGHTS } from './name-weights.js';

/** A text that may be a party's name, and how likely it is. */
export interface NameCandidate extends NameText {
  /** From 0 to 1; the places of one name share it. */
  readonly probability: number;
  readonly rule: string;
}

/** The likely names as candidates of a field. */
export function toCandidates(names: readonly NameCandidate[]): Candidate[] {
  return names
    .filter(({ probability }) => probability >= MIN_PROBABILITY)
    .map(({ name, line, box, rule, probability }) => ({
      value: name,
      page: line.page,
      box,
      rule,
      confidence: probability,
    }));
}

/** Weighs the names on a document as names of the seller, best first. A name that is in several places is listed once for each of them. */
export function findSellerNames(texts: readonly NameText[], weights = NAME_WEIGHTS): NameCandidate[] {
  return weighCandidates(texts, weights, ({ name }) => squash(name)).map(({ candidate, probability }) => ({
    ...candidate,
    probability,
    rule: describeChoice({ name: 'company.name' }, candidate.features, weights),
  }));
}
