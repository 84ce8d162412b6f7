import { squash } from '../../text/squash.js';
import { accountHolders } from './account-holders.js';
import type { ReadDocument } from '../../page/document.js';
import { footerNames } from './footer-names.js';
import { hasPostcode } from '../../regions/addresses.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { blockAround } from '../../page/party-blocks.js';
import type { NameCandidate } from './seller-candidates.js';
import { aboveBuyer, freeCells, inSellerBlocks, matchesDomain, senderLines } from './seller-candidates.js';

/** Readers of pictures may see a blank behind an @. */
const DOMAIN = /(?:@\s?|www\.|https?:\/\/(?:www\.)?)([\p{L}\p{N}-]{2,40})(?:\.[\p{L}\p{N}-]{2,30}){1,3}/gu;
/** Mail services that many companies share say nothing of a name. */
const SHARED_DOMAINS = new Set([
  'gmail',
  'hotmail',
  'outlook',
  'yahoo',
  'icloud',
  'gmx',
  'web',
  'tcpdf',
  'paypal',
  'google',
]);

const MAX_CANDIDATES = 300;
/** What the holder of the account is worth that the money goes to. */
const HELD = 2.5;
/** How far below a name, in points, its tax number may stand. */
const TAX_NUMBER_WITHIN = 110;
/** All names that may be the issuer's, best first; a name that stands in several places comes as often. */
export function sellerNames(document: ReadDocument, blocks: readonly PartyBlock[]): NameCandidate[] {
  const domains = domainsOf(document, blocks);
  const holders = accountHolders(document);
  const found = [
    ...inSellerBlocks(document, blocks),
    ...aboveBuyer(document, blocks),
    ...senderLines(document, blocks),
    ...freeCells(document, blocks, domains),
    ...footerNames(document, blocks),
    ...holders,
  ].slice(0, MAX_CANDIDATES);
  const held = new Set(holders.map((holder) => squash(holder.name)));
  const addressed = addressedNames(document, blocks);
  const scored = found.map((candidate) => ({
    ...candidate,
    score:
      candidate.score +
      repeated(candidate, found) +
      (matchesDomain(candidate.name, domains) ? 2.5 : 0) +
      (hasTaxNumberBelow(document, candidate, blocks) ? 1 : 0) +
      (held.has(squash(candidate.name)) ? HELD : 0) +
      (extendsAnother(candidate, found) ? 1 : 0) +
      (headsSenderLine(document, candidate, blocks) ? 2 : 0) -
      (addressed.has(squash(candidate.name)) ? 2.5 : 0),
  }));
  return scored.toSorted((a, b) => b.score - a.score || a.line.index - b.line.index);
}

/** Mail and web domains outside of the buyer's block, without their endings. */
function domainsOf(document: ReadDocument, blocks: readonly PartyBlock[]): string[] {
  return document.lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const kind = blockAround(blocks, line.page, cell.box)?.kind;
      if (kind === 'buyer' || kind === 'other_party') return [];
      const domains = [...cell.text.slice(0, 400).matchAll(DOMAIN)].map((match) => squash(match[1] ?? ''));
      return domains.filter((domain) => !SHARED_DOMAINS.has(domain));
    }),
  );
}

function repeated(candidate: NameCandidate, found: readonly NameCandidate[]): number {
  const key = squash(candidate.name);
  const same = found.filter((other) => squash(other.name) === key);
  const places = new Set(same.map((other) => `${other.line.page}:${other.line.index}`));
  return Math.min(2, places.size - 1) * 0.8;
}

/** "Kranich Metallbau GmbH" where a logo says "Kranich". */
function extendsAnother(candidate: NameCandidate, found: readonly NameCandidate[]): boolean {
  const key = squash(candidate.name);
  const short = (other: string): boolean => other.length >= 4 && other.length < key.length && key.startsWith(other);
  return candidate.rule !== 'domain' && found.some((other) => short(squash(other.name)));
}

/** "Name Street 1 12345 Town" over an envelope's window, where what stood between its parts was not read. */
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
  return document.lines.slice(candidate.line.index, candidate.line.index + 16).some(
    (line) =>
      line.page === candidate.line.page &&
      line.box.y - candidate.box.y < TAX_NUMBER_WITHIN &&
      line.fields.some((hit) => {
        const tax = hit.key === 'vat_id' || hit.key === 'tax_number';
        const near = Math.abs(hit.box.x - candidate.box.x) < 40;
        return tax && near && blockAround(blocks, line.page, hit.box)?.kind !== 'buyer';
      }),
  );
}

/** The names under the labels of other parties. */
function addressedNames(document: ReadDocument, blocks: readonly PartyBlock[]): Set<string> {
  const others = blocks.filter((block) => block.kind !== 'seller');
  const cells = document.lines.flatMap((line) => line.cells.filter((cell) => blockAround(others, line.page, cell.box)));
  return new Set(cells.map((cell) => squash(cell.text)));
}
