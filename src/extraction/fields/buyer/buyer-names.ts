import { describeChoice, weighCandidates, type Weights } from '../../ranking/weights.js';
import { foldText } from '../../../shared/text.js';
import { wordsOf } from '../../locales/dictionaries.js';
import { middleOf } from '../../page/boxes.js';
import { areAligned } from '../../page/cells.js';
import { hasGivenName } from '../../text/given-names.js';
import { squash } from '../../text/squash.js';
import { hasLegalForm } from '../company/legal-forms.js';
import type { NameText } from '../company/name-candidates.js';
import { splitSenderLine } from '../company/sender-line.js';
import { isSellerSure, type NameCandidate } from '../company/seller.js';
import { BUYER_WEIGHTS } from './buyer-weights.js';

/** Without a buyer's name that is so likely, the seller may be the buyer too. */
const MIN_LIKELY = 0.5;

const SHOP_WORDS = wordsOf((locale) => locale.shopWords);
const ADDRESS_WORDS = wordsOf((locale) => locale.addressWords);
/** Shorter words of addresses are also articles and prepositions of names: "van", "u". */
const MIN_ADDRESS_WORD = 4;
/** Less likely texts are places and labels. */
const MIN_PROBABILITY = { trade: 0.015, other: 0.05 } as const;
/** In words. The names of houses are shorter. */
const MIN_TRADE = 4;
/** In heights. The lines of one block are closer together. */
const MAX_LEADING = 2.2;
/** The initial of a given name: "L. de Vries". */
const INITIAL = /^\p{Lu}\.\s?\p{L}/u;

/** Adds to each name on a document how likely it is the seller's, and whether it is a form of the most likely one. */
export function collectBuyers(texts: readonly NameText[], sellers: readonly NameCandidate[]): NameText[] {
  const [seller] = sellers;
  if (!seller) return [...texts];
  const key = squash(seller.name);
  const shares = new Map(sellers.map(({ name, probability }) => [squash(name), probability]));
  const isSure = isSellerSure(sellers);
  const own = new Set(texts.filter((text) => isBesideSeller(text, key)).map(({ name }) => squash(name)));
  const others = texts.filter(({ name, features }) => {
    const isOwn = own.has(squash(name)) && features['block:buyer'] !== 1;
    return !isSure || (squash(name) !== key && !isOwn);
  });
  return others.map((text) => {
    const name = squash(text.name);
    const isForm = name !== key && (key.includes(name) || name.includes(key));
    const features = { 'is the seller': shares.get(name) ?? 0, ...(isForm ? { 'like the seller': 1 } : {}) };
    return { ...text, features: { ...text.features, ...features } };
  });
}

/** Whether a name is behind the seller's in a cell, as the seller's contact is in a sender line: "Kraxi | Ann Fox | office@kraxi.example". */
function isBesideSeller({ name, line, box }: NameText, seller: string): boolean {
  const cell = line.cells.find((other) => other.box.x === box.x);
  const [first, ...others] = splitSenderLine(cell?.text ?? '').map(squash);
  return first === seller && others.includes(squash(name));
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
  return preferEmployer(weighByFeatures(texts, weights));
}

/**
 * Puts a company before the person right above or below it, who is its contact: "Mary Webb" above "Amber Lane Bakery". Only the name that is
 * second best may be the company's.
 */
function preferEmployer(names: readonly NameCandidate[]): NameCandidate[] {
  const [person] = names;
  const company = names.find(({ name }) => name !== person?.name);
  if (!person || !company || !isPerson(person.name) || isPerson(company.name) || !areTogether(person, company))
    return [...names];
  if (!isLikeEmployer(company)) return [...names];
  const isCompany = ({ name }: NameCandidate): boolean => name === company.name;
  const both = person.probability + company.probability;
  const rest = names
    .filter((one) => !isCompany(one))
    .map((one) => (one.name === person.name ? { ...one, probability: 0 } : one));
  return [...names.filter(isCompany).map((one) => ({ ...one, probability: both })), ...rest];
}

/** Whether a name is no house, street or town: without a kind of shop or many words, it has to be likelier. */
function isLikeEmployer({ name, probability }: NameCandidate): boolean {
  const words = name.split(/\s+/u).map((word) => foldText(word));
  const isOfAddress = words.some(
    (word, at) => ADDRESS_WORDS.has(word) && (at === 0 || word.length >= MIN_ADDRESS_WORD),
  );
  if (/\d/.test(name) || isOfAddress) return false;
  const isTrade = words.length >= MIN_TRADE || words.some((word) => SHOP_WORDS.has(word));
  return probability >= (isTrade ? MIN_PROBABILITY.trade : MIN_PROBABILITY.other);
}

function isPerson(name: string): boolean {
  return !hasLegalForm(name) && (hasGivenName(name) || INITIAL.test(name));
}

function areTogether(a: NameCandidate, b: NameCandidate): boolean {
  const distance = Math.abs(middleOf(a.box) - middleOf(b.box));
  return a.line.page === b.line.page && areAligned(a.box, b.box) && distance < MAX_LEADING * a.box.height;
}

function weighByFeatures(texts: readonly NameText[], weights: Weights): NameCandidate[] {
  return weighCandidates(texts, weights, ({ name }) => squash(name)).map(({ candidate, probability }) => ({
    ...candidate,
    probability,
    rule: describeChoice({ name: 'buyer_name' }, candidate.features, weights),
  }));
}
