import type { Candidate } from '../../page/candidate.js';
import { describeChoice, MIN_PROBABILITY, weighCandidates } from '../../ranking/weights.js';
import { squash } from '../../text/squash.js';
import type { NameText } from './name-candidates.js';
import { NAME_WEIGHTS } from './name-weights.js';

/** A name that is so likely the seller's is not the buyer's. */
const MIN_SELLER = 0.5;
/** The same for a name that has the buyer's label, or that of the holder of a contract, in one place. */
const MIN_LABELLED_SELLER = 0.8;
const MIN_HOLDING_SELLER = 0.97;
/** A name that is so likely the buyer's is not the seller's, unless it is likely the seller's too. */
const MIN_BUYER = 0.8;

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

/** Puts the name that is likely the buyer's last, with the probability 0, unless it is too likely the seller's. */
export function demoteBuyer(names: readonly NameCandidate[], buyers: readonly NameCandidate[]): NameCandidate[] {
  const [buyer] = buyers;
  if (!buyer || buyer.probability < MIN_BUYER || isSellerSure(names)) return [...names];
  const key = squash(buyer.name);
  const own = names.filter(({ name }) => squash(name) === key);
  return [...names.filter((name) => !own.includes(name)), ...own.map((name) => ({ ...name, probability: 0 }))];
}

/** Whether the first name is so likely the seller's that it cannot be the buyer's. */
export function isSellerSure(names: readonly NameCandidate[]): boolean {
  const [seller] = names;
  if (!seller) return false;
  const key = sortWords(seller.name);
  const places = names.filter(({ name }) => sortWords(name) === key);
  const has = (feature: string): boolean => places.some(({ features }) => features[feature] === 1);
  const limit = has('first in buyer') ? MIN_LABELLED_SELLER : MIN_SELLER;
  return seller.probability >= (has('behind:contract holder') ? MIN_HOLDING_SELLER : limit);
}

/** The words of a name in one order: "Fox, Ann" and "Ann Fox" are one person. */
function sortWords(name: string): string {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .map(squash)
    .toSorted()
    .join('');
}

/** Weighs the names on a document as names of the seller, best first. A name that is in several places is listed once for each of them. */
export function findSellerNames(texts: readonly NameText[], weights = NAME_WEIGHTS): NameCandidate[] {
  return weighCandidates(texts, weights, ({ name }) => squash(name)).map(({ candidate, probability }) => ({
    ...candidate,
    probability,
    rule: describeChoice({ name: 'company.name' }, candidate.features, weights),
  }));
}
