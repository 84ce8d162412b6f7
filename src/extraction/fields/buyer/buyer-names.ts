import { describeChoice, weighCandidates, type Weights } from '../../ranking/weights.js';
import { squash } from '../../text/squash.js';
import type { NameText } from '../company/name-candidates.js';
import { isSellerSure, type NameCandidate } from '../company/seller.js';
import { BUYER_WEIGHTS } from './buyer-weights.js';

/** Without a buyer's name that is so likely, the seller may be the buyer too. */
const MIN_LIKELY = 0.5;

/** Adds to each name on a document how likely it is the seller's, and whether it is a form of the most likely one. */
export function collectBuyers(texts: readonly NameText[], sellers: readonly NameCandidate[]): NameText[] {
  const [seller] = sellers;
  if (!seller) return [...texts];
  const key = squash(seller.name);
  const shares = new Map(sellers.map(({ name, probability }) => [squash(name), probability]));
  const isSure = isSellerSure(sellers);
  const others = texts.filter(({ name }) => !isSure || squash(name) !== key);
  return others.map((text) => {
    const name = squash(text.name);
    const isForm = name !== key && (key.includes(name) || name.includes(key));
    const features = { 'is the seller': shares.get(name) ?? 0, ...(isForm ? { 'like the seller': 1 } : {}) };
    return { ...text, features: { ...text.features, ...features } };
  });
}

/** Finds all names that may be the buyer's, best first. A name that is in several places is listed once for each of them. */
export function findBuyerNames(
  texts: readonly NameText[],
  sellers: readonly NameCandidate[],
  weights = BUYER_WEIGHTS,
): NameCandidate[] {
  const found = weighNames(collectBuyers(texts, sellers), weights);
  const isFound = found.some(({ probability }) => probability >= MIN_LIKELY);
  const own = isFound ? [] : weighNames(listOwnAsBuyer(texts, sellers), weights);
  return own.length > 0 ? own : found;
}

/** The places of the seller's name below a label of the buyer, as on a company's invoice to itself. It also has to stand elsewhere. */
function listOwnAsBuyer(texts: readonly NameText[], [seller]: readonly NameCandidate[]): NameText[] {
  const own = texts.filter(({ name }) => seller && squash(name) === squash(seller.name));
  const labelled = own.filter(({ features }) => features['first in buyer'] === 1 && features['under a label'] === 1);
  return labelled.length < own.length ? labelled : [];
}

function weighNames(texts: readonly NameText[], weights: Weights): NameCandidate[] {
  return weighCandidates(texts, weights, ({ name }) => squash(name)).map(({ candidate, probability }) => ({
    ...candidate,
    probability,
    rule: describeChoice({ name: 'buyer_name' }, candidate.features, weights),
  }));
}
