import { squash } from '../layout/labels.js';
import type { ReadDocument } from './document.js';
import type { Region } from './regions.js';
import { regionAround } from './regions.js';
import type { NameCandidate } from './seller-candidates.js';
import { aboveBuyer, freeCells, inRegions, matchesDomain, senderLines } from './seller-candidates.js';
import { valueRight } from './values.js';

const DOMAIN = /(?:@|www\.|https?:\/\/(?:www\.)?)([\p{L}\p{N}-]{2,40})(?:\.[\p{L}\p{N}-]{2,30}){1,3}/gu;
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
const HOLDERS = new Set(
  [
    'Titulaire du compte',
    'Titulaire',
    'Kontoinhaber',
    'Account name',
    'Account holder',
    'Ten name van',
    't.n.v',
    'Titular',
    'Beneficiary',
  ].map(squash),
);

/** All names that may be the issuer's, best first; a name that stands in several places comes as often. */
export function sellerNames(document: ReadDocument, regions: readonly Region[]): NameCandidate[] {
  const domains = domainsOf(document, regions);
  const found = [
    ...inRegions(document, regions),
    ...aboveBuyer(document, regions),
    ...senderLines(document, regions),
    ...freeCells(document, regions, domains),
  ].slice(0, MAX_CANDIDATES);
  const holders = accountHolders(document);
  const addressed = addressedNames(document, regions);
  const scored = found.map((candidate) => ({
    ...candidate,
    score:
      candidate.score +
      repeated(candidate, found) +
      (matchesDomain(candidate.name, domains) ? 2.5 : 0) +
      (hasTaxNumberBelow(document, candidate, regions) ? 1 : 0) +
      (holders.has(squash(candidate.name)) ? 2 : 0) -
      (addressed.has(squash(candidate.name)) ? 2.5 : 0),
  }));
  return scored.toSorted((a, b) => b.score - a.score || a.line.index - b.line.index);
}

/** Mail and web domains outside of the buyer's region, without their endings. */
function domainsOf(document: ReadDocument, regions: readonly Region[]): string[] {
  return document.lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const kind = regionAround(regions, line.page, cell.box)?.kind;
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

/** Money goes to the issuer's account, unless a factor or a payee has a region of its own. */
function accountHolders(document: ReadDocument): Set<string> {
  const names = document.lines.flatMap((line) =>
    line.parties.filter((hit) => HOLDERS.has(hit.label)).map((hit) => squash(valueRight(line, hit)?.text ?? '')),
  );
  return new Set(names.filter((name) => name !== ''));
}

function hasTaxNumberBelow(document: ReadDocument, candidate: NameCandidate, regions: readonly Region[]): boolean {
  return document.lines.slice(candidate.line.index, candidate.line.index + 8).some(
    (line) =>
      line.page === candidate.line.page &&
      line.fields.some((hit) => {
        const tax = hit.key === 'vat_id' || hit.key === 'tax_number';
        const near = Math.abs(hit.box.x - candidate.box.x) < 40;
        return tax && near && regionAround(regions, line.page, hit.box)?.kind !== 'buyer';
      }),
  );
}

/** The names under the labels of other parties. */
function addressedNames(document: ReadDocument, regions: readonly Region[]): Set<string> {
  const others = regions.filter((region) => region.kind !== 'seller');
  const cells = document.lines.flatMap((line) =>
    line.cells.filter((cell) => regionAround(others, line.page, cell.box)),
  );
  return new Set(cells.map((cell) => squash(cell.text)));
}
