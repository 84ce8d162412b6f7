import { squash } from '../../text/squash.js';
import { findAccountHolders } from './account-holders.js';
import type { ReadDocument } from '../../page/document.js';
import { findFooterNames } from './footer-names.js';
import { hasPostcode } from '../../regions/addresses.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { blockAround } from '../../page/party-blocks.js';
import type { NameCandidate } from './seller-candidates.js';
import { findFreeNames, matchesDomain } from './free-names.js';
import { findAboveBuyer, findLabelledNames, findSenderLines } from './seller-candidates.js';

/** Character recognition may insert a space after an @. */
const DOMAIN = /(?:@\s?|www\.|https?:\/\/(?:www\.)?)([\p{L}\p{N}-]{2,40})(?:\.[\p{L}\p{N}-]{2,30}){1,3}/gu;
/** Domains of services that many companies use. They do not identify a name. */
const SHARED_DOMAINS = new Set(['gmail', 'hotmail', 'outlook', 'yahoo', 'icloud', 'gmx', 'web', 'paypal', 'google']);

const MAX_CANDIDATES = 300;
/** Added to the score of a candidate, whose kind of place gives the base: see `seller-candidates.ts`. */
const SCORES = {
  /** Per other place with the same name, up to `MAX_REPETITIONS`. */
  repetition: 0.8,
  /** A mail or web domain of the document contains the name. */
  domain: 2.5,
  /** A tax number is below the name. */
  taxNumber: 1,
  /** The name is also that of the account holder. */
  accountHolder: 2.5,
  /** It is the full form of a shorter name on the document, such as that of a logo. */
  fullForm: 1,
  /** It also begins a line with an address. */
  senderLine: 2,
  /** It is also in the block of another party, such as the buyer. */
  otherParty: -2.5,
} as const;
const MAX_REPETITIONS = 2;
const MIN_LOGO = 4;
/** How far a name's tax number may be from it. */
const TAX_NUMBER_WITHIN = { lines: 16, pointsBelow: 110, pointsAside: 40 } as const;

/** Finds all names that may be the seller's, best first. A name in several places occurs as often. */
export function findSellerNames(document: ReadDocument, blocks: readonly PartyBlock[]): NameCandidate[] {
  const domains = findDomains(document, blocks);
  const holders = findAccountHolders(document);
  const found = [
    ...findLabelledNames(document, blocks),
    ...findAboveBuyer(document, blocks),
    ...findSenderLines(document, blocks),
    ...findFreeNames(document, blocks, domains),
    ...findFooterNames(document, blocks),
    ...holders,
  ].slice(0, MAX_CANDIDATES);
  const holderKeys = new Set(holders.map((holder) => squash(holder.name)));
  const others = findOtherParties(document, blocks);
  const scored = found.map((candidate) => ({
    ...candidate,
    score:
      candidate.score +
      scoreRepetitions(candidate, found) +
      (matchesDomain(candidate.name, domains) ? SCORES.domain : 0) +
      (hasTaxNumberBelow(document, candidate, blocks) ? SCORES.taxNumber : 0) +
      (holderKeys.has(squash(candidate.name)) ? SCORES.accountHolder : 0) +
      (extendsAnother(candidate, found) ? SCORES.fullForm : 0) +
      (headsSenderLine(document, candidate, blocks) ? SCORES.senderLine : 0) +
      (others.has(squash(candidate.name)) ? SCORES.otherParty : 0),
  }));
  return scored.toSorted((a, b) => b.score - a.score || a.line.index - b.line.index);
}

/** Finds the mail and web domains outside the blocks of other parties, without their endings: "example" for "example.com". */
function findDomains(document: ReadDocument, blocks: readonly PartyBlock[]): string[] {
  return document.lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const kind = blockAround(blocks, line.page, cell.box)?.kind;
      if (kind === 'buyer' || kind === 'other_party') return [];
      const domains = [...cell.text.slice(0, 400).matchAll(DOMAIN)].map((match) => squash(match[1] ?? ''));
      return domains.filter((domain) => !SHARED_DOMAINS.has(domain));
    }),
  );
}

function scoreRepetitions(candidate: NameCandidate, found: readonly NameCandidate[]): number {
  const key = squash(candidate.name);
  const same = found.filter((other) => squash(other.name) === key);
  const places = new Set(same.map((other) => `${other.line.page}:${other.line.index}`));
  return Math.min(MAX_REPETITIONS, places.size - 1) * SCORES.repetition;
}

/** Whether a name begins with another one: "Kranich Metallbau GmbH" with "Kranich" of a logo. */
function extendsAnother(candidate: NameCandidate, found: readonly NameCandidate[]): boolean {
  const key = squash(candidate.name);
  const isShortForm = (other: string): boolean =>
    other.length >= MIN_LOGO && other.length < key.length && key.startsWith(other);
  return candidate.rule !== 'domain' && found.some((other) => isShortForm(squash(other.name)));
}

/** Whether a name begins a sender line without readable separators: "Name Street 1 12345 Town". */
function headsSenderLine(document: ReadDocument, candidate: NameCandidate, blocks: readonly PartyBlock[]): boolean {
  if (candidate.rule === 'sender line') return false;
  return document.lines.some((line) =>
    line.cells.some((cell) => {
      const rest = cell.text.startsWith(candidate.name) ? cell.text.slice(candidate.name.length) : '';
      return hasPostcode(rest) && blockAround(blocks, line.page, cell.box)?.kind !== 'buyer';
    }),
  );
}

function hasTaxNumberBelow(document: ReadDocument, candidate: NameCandidate, blocks: readonly PartyBlock[]): boolean {
  return document.lines.slice(candidate.line.index, candidate.line.index + TAX_NUMBER_WITHIN.lines).some(
    (line) =>
      line.page === candidate.line.page &&
      line.box.y - candidate.box.y < TAX_NUMBER_WITHIN.pointsBelow &&
      line.fields.some((hit) => {
        const isTaxNumber = hit.key === 'vat_id' || hit.key === 'tax_number';
        const isNear = Math.abs(hit.box.x - candidate.box.x) < TAX_NUMBER_WITHIN.pointsAside;
        return isTaxNumber && isNear && blockAround(blocks, line.page, hit.box)?.kind !== 'buyer';
      }),
  );
}

/** Collects the texts in the blocks of other parties. */
function findOtherParties(document: ReadDocument, blocks: readonly PartyBlock[]): Set<string> {
  const otherBlocks = blocks.filter((block) => block.kind !== 'seller');
  const cells = document.lines.flatMap((line) =>
    line.cells.filter((cell) => blockAround(otherBlocks, line.page, cell.box)),
  );
  return new Set(cells.map((cell) => squash(cell.text)));
}
