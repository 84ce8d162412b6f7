import type { Candidate } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';
import { hasPostcode } from '../../regions/addresses.js';
import { hasLegalForm } from '../company/legal-forms.js';
import type { NameCandidate } from '../company/seller.js';
import { squash } from '../../text/squash.js';
import { readStreetAfterBox } from './street-after-box.js';
import { chooseAddressLines, isPostBox } from '../../page/address-lines.js';
import { readAddressBelow } from './address-below.js';
import { splitSenderLine } from '../company/sender-line.js';

const CONFIDENCE = {
  /** The parts of a sender line, which may be shortened. */
  senderLine: 0.85,
  /** A post-office box without a street, which is only where mail is sent: a street elsewhere says where the party is. */
  postBox: 0.66,
} as const;
const INITIAL = /^\p{Lu}\.$/u;
const SENTENCE_END = /(?<=\p{L}{4})\.\s(?=\p{Lu})/u;
/** Between the parts of an address and the sentences that follow it. */
const FOOTER_SEPARATOR = new RegExp(String.raw`,\s|\s[·•|]\s|${SENTENCE_END.source}`, 'u');
/** Between the name, the address and the contact details of a sender line. */
const PART = /\s[·•|–—-]\s/u;
const MAX_FOOTER_LINE = 300;
const MAX_FOOTER_PARTS = 4;
/** Shorter names occur in other names by chance. */
const MIN_FORM = 6;

/** The lowest probability of a name that an address belongs to. */
const MIN_NAME_PROBABILITY = 0.3;

/** The places of a party's most likely name, best first. */
export function listPlaces(names: readonly NameCandidate[]): NameCandidate[] {
  const best = names.find(({ probability }) => probability >= MIN_NAME_PROBABILITY);
  return names.filter(({ name }) => best !== undefined && squash(name) === squash(best.name));
}

/**
 * The places of other forms of a party's most likely name: "Kraxi Widgets Ltd" for "Kraxi", or "Solicitor Ann Fox" and "A. Fox" in a line
 * with an address for "Ann Fox".
 */
export function listFullForms(names: readonly NameCandidate[]): NameCandidate[] {
  const [best] = listPlaces(names);
  const key = squash(best?.name ?? '');
  if (key.length < MIN_FORM) return [];
  return names.filter(({ name, features }) => {
    const other = squash(name);
    if (other === key) return false;
    if (other.includes(key) && hasLegalForm(name)) return true;
    return hasAddress(features) && (other.includes(key) || isAbbreviated(name, best?.name ?? ''));
  });
}

/** Whether a name has initials for the words of another one: "Dr. A. Fox" for "Dr. Ann Fox". */
function isAbbreviated(short: string, name: string): boolean {
  const [words, others] = [short, name].map((text) => text.split(' '));
  return (
    words?.length === others?.length &&
    words?.every((word, index) => {
      const other = others?.[index] ?? '';
      return word === other || (INITIAL.test(word) && other.startsWith(word.slice(0, 1)));
    }) === true
  );
}

function hasAddress(features: NameCandidate['features']): boolean {
  return features['address on its line'] === 1;
}

/**
 * Finds the address at one place of a party's name: on its line, or in the lines below down to the postcode.
 *
 * @param rivals the names of the other party, whose address may follow
 */
export function findAddressesOf(
  document: ReadDocument,
  name: NameCandidate,
  rivals: readonly NameCandidate[],
): Candidate[] {
  const found = isInSenderLine(name) ? readSenderAddress(name) : readAddressBelow(document, name, rivals);
  return found.map((address) =>
    isPostBox(address.value) && address.confidence > CONFIDENCE.postBox
      ? { ...address, confidence: CONFIDENCE.postBox }
      : address,
  );
}

/** Whether a name has an address on its line, which contact details may follow. */
function isInSenderLine({ features, line, box }: NameCandidate): boolean {
  const text = line.cells.find((cell) => cell.box.x === box.x)?.text ?? '';
  const parts = text.split(PART).slice(1);
  return hasAddress(features) || parts.some(hasPostcode) || hasPostcode(parts.join(', '));
}

function readSenderAddress(name: NameCandidate): Candidate[] {
  const cell = name.line.cells.find((candidate) => candidate.box.x === name.box.x);
  const text = cell?.text ?? '';
  const line =
    readStreetAfterBox(name.name, text.slice(0, MAX_FOOTER_LINE)) ??
    readSenderLine(name, text) ??
    readFooterLine(name, text);
  if (line === null) return [];
  // A brand may precede the name, and contact details may follow the postcode.
  const [behind = line] = (line.split(`${name.name}, `).at(-1) ?? line).split(SENTENCE_END);
  const value = chooseAddressLines([behind])[0]?.text ?? behind;
  return [
    { value, page: name.line.page, box: name.box, rule: 'address:sender line', confidence: CONFIDENCE.senderLine },
  ];
}

/** The name and address of a sender line up to the postcode; null if it has none. */
function readSenderLine(name: NameCandidate, text: string): string | null {
  const [first = '', ...rest] = splitSenderLine(text);
  const parts = [...splitBehind(name.name, first), ...rest];
  const end = parts.findIndex(hasPostcode);
  if (end >= 0) return parts.slice(0, end + 1).join(', ');
  // "Talweg 4 - Berg - 12345 - Deutschland": the postcode is a part of its own.
  const whole = parts.join(', ');
  return hasPostcode(whole) ? whole : null;
}

/** The address that follows the name in a line of sentences: "Kraxi Ltd, 1 High Street, London N1 1AA. Registered in England." */
function readFooterLine(name: NameCandidate, text: string): string | null {
  const behind = text.slice(0, MAX_FOOTER_LINE).split(`${name.name}, `)[1] ?? '';
  const parts = behind.split(FOOTER_SEPARATOR).slice(0, MAX_FOOTER_PARTS);
  const end = parts.findIndex(hasPostcode);
  return end < 0 ? null : parts.slice(0, end + 1).join(', ');
}

/** The parts of an address that only a space divides from the name: "Kraxi GmbH Talweg 4, 12345 Berg". */
function splitBehind(name: string, text: string): string[] {
  const [, behind = ''] = text.split(`${name} `);
  return /\d/.test(behind) ? behind.split(/\s*,\s*/) : [];
}
