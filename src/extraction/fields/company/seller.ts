import type { Candidate } from '../../page/candidate.js';
import { describeChoice, MIN_PROBABILITY, weighCandidates } from '../../ranking/weights.js';
import { squash } from '../../text/squash.js';
import { hasLegalForm } from './legal-forms.js';
import type { NameText } from './name-candidates.js';
import { NAME_WEIGHTS } from './name-weights.js';
import { isSenderLine, splitSenderLine } from './sender-line.js';

/** A name that is so likely the seller's is not the buyer's. */
const MIN_SELLER = 0.5;
/** The same for a name that has the buyer's label in one place. */
const MIN_LABELLED_SELLER = 0.8;
/** A name that is so likely the buyer's is not the seller's, unless it is likely the seller's too. */
const MIN_BUYER = 0.8;
/** In letters. A shorter text is part of many names. */
const MIN_PART = 4;
/** A company's name is likely if it is this many times as likely as the part of it that is the likeliest name. */
const MIN_FULL_NAME = 0.2;
/** How likely the first part of a sender line is the seller's name. */
const SENDER = 0.7;

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

/**
 * If the likeliest name is only a part of a company's name that is likely too, such as a logo "Fox & Son" beside "Joinery Fox & Son Ltd", takes
 * the company's name.
 */
function preferFullName(names: readonly NameCandidate[]): NameCandidate[] {
  const [part] = names;
  const key = squash(part?.name ?? '');
  if (!part || key.length < MIN_PART || hasLegalForm(part.name) || isAboveAddress(part)) return [...names];
  const full = names.find(
    ({ name, probability }) =>
      probability >= MIN_FULL_NAME * part.probability && hasLegalForm(name) && squash(name).includes(key),
  );
  if (!full) return [...names];
  const probability = part.probability + full.probability;
  const isSame = (name: NameCandidate, other: NameCandidate): boolean => squash(name.name) === squash(other.name);
  const own = names.filter((name) => isSame(name, full)).map((name) => ({ ...name, probability }));
  // What stands beside the part belongs to the company.
  const parts = names.filter((name) => isSame(name, part)).map((name) => ({ ...name, name: full.name, probability }));
  return [...own, ...parts, ...names.filter((name) => !isSame(name, full) && !isSame(name, part))];
}

function isAboveAddress({ features }: NameCandidate): boolean {
  return Object.keys(features).some((feature) => feature.startsWith('address below'));
}

/**
 * If the likeliest name is the one below a sender line, takes the name that opens the line instead: in the window of an envelope, the sender
 * is above the addressee (DIN 5008).
 */
function preferSender(names: readonly NameCandidate[]): NameCandidate[] {
  const [addressee] = names;
  if (addressee?.features['below a sender line'] !== 1 || addressee.features['first in seller'] === 1)
    return [...names];
  const key = squash(addressee.name);
  const sender = names.find((name) => isAbove(name, addressee) && opensSenderLine(name));
  if (!sender || squash(sender.name) === key) return [...names];
  const others = names.filter((name) => name !== sender && squash(name.name) !== key);
  const own = names.filter(({ name }) => squash(name) === key).map((name) => ({ ...name, probability: 0 }));
  return [{ ...sender, probability: SENDER, rule: 'company.name:sender line' }, ...others, ...own];
}

function isAbove(name: NameCandidate, other: NameCandidate): boolean {
  return name.line.page === other.line.page && name.line.index < other.line.index;
}

function opensSenderLine({ name, line, box }: NameCandidate): boolean {
  const cell = line.cells.find((candidate) => candidate.box.x === box.x);
  return cell !== undefined && isSenderLine(cell) && splitSenderLine(cell.text)[0] === name;
}

/** Whether the first name is so likely the seller's that it cannot be the buyer's. */
export function isSellerSure(names: readonly NameCandidate[]): boolean {
  const [seller] = names;
  if (!seller) return false;
  const key = sortWords(seller.name);
  const places = names.filter(({ name }) => sortWords(name) === key);
  const has = (feature: string): boolean => places.some(({ features }) => features[feature] === 1);
  // The holder of a contract is who buys.
  if (has('behind:contract holder')) return false;
  return seller.probability >= (has('first in buyer') ? MIN_LABELLED_SELLER : MIN_SELLER);
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
  const names = weighCandidates(texts, weights, ({ name }) => squash(name)).map(({ candidate, probability }) => ({
    ...candidate,
    probability,
    rule: describeChoice({ name: 'company.name' }, candidate.features, weights),
  }));
  return preferSender(preferFullName(names));
}
