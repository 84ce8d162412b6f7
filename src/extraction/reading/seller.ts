import type { Box } from '../finding.js';
import { fold, squash } from '../layout/labels.js';
import type { Cell } from '../layout/lines.js';
import { bottomOf, rightOf, textOf } from '../layout/lines.js';
import { hasLegalForm } from '../lexicon/companies.js';
import type { ReadDocument, ReadLine } from './document.js';
import type { Region } from './regions.js';
import { regionAround, regionsOf } from './regions.js';

/** A text that may be the name of the invoice's issuer, and how much speaks for it. */
export interface NameCandidate {
  readonly name: string;
  readonly score: number;
  readonly rule: string;
  readonly line: ReadLine;
  readonly box: Box;
}

const SENDER_SEPARATOR = /\s+[·•|∙◦*–—-]\s+|\s*[·•|]\s*/u;
const POSTCODE =
  /(?<![\p{L}\d])(?:[A-Z]{1,2}[ -])?\d{4,5}(?![\d.,/])(?:\s?[A-Z]{2})?\s+\p{L}{2,}|(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?![\p{L}\d])|\d{2}-\d{3}\s+\p{L}|\d{3}\s\d{2}\s+\p{L}/u;
const DOMAIN = /(?:@|www\.|https?:\/\/(?:www\.)?)([\p{L}\p{N}-]{2,40})(?:\.[\p{L}\p{N}-]{2,30}){1,3}/gu;
const NOT_A_NAME = /^(?:\P{L}{0,80}|.{0,2})$|@|www\.|https?:|\d{5,}|[:=]\s*$|^\(|\d{1,2}[./]\d{1,2}[./]\d{2,4}/u;
const MAX_NAME = 90;

/** Whether a text holds a postcode with a place, as an address does. */
export function hasPostcode(text: string): boolean {
  return POSTCODE.test(text.slice(0, 300));
}

/** All names that may be the issuer's, best first. */
export function sellerNames(document: ReadDocument, regions: readonly Region[] = regionsOf(document)): NameCandidate[] {
  const found = [
    ...inRegions(document, regions),
    ...aboveBuyer(document, regions),
    ...senderLines(document, regions),
    ...freeCells(document, regions),
  ];
  const domains = domainsOf(document, regions);
  const scored = found.map((candidate) => ({
    ...candidate,
    score: candidate.score + support(candidate, found, domains, document, regions),
  }));
  const best = scored.toSorted((a, b) => b.score - a.score || a.line.index - b.line.index);
  return best.filter(
    (candidate, index) => best.findIndex((other) => squash(other.name) === squash(candidate.name)) === index,
  );
}

/** In a region of the seller: the value of "Name:", else the first line that can be a name. */
function inRegions(document: ReadDocument, regions: readonly Region[]): NameCandidate[] {
  return regions
    .filter((region) => region.kind === 'seller')
    .flatMap((region) => {
      const lines = document.lines.filter(
        (line) => line.page === region.page && line.index >= region.line.index && line.box.y < region.bottom,
      );
      const named = lines.flatMap((line) => namedValue(line, region));
      if (named.length > 0) return named.slice(0, 1);
      const first = lines
        .flatMap((line) => cellsIn(line, region).map((cell) => ({ line, cell })))
        .find(({ line, cell }) => nameIn(line, cell, region) !== null);
      const name = first ? nameIn(first.line, first.cell, region) : null;
      return first && name
        ? [{ name, score: 6, rule: `seller:${region.label.label}`, line: first.line, box: first.cell.box }]
        : [];
    });
}

function cellsIn(line: ReadLine, region: Region): Cell[] {
  return line.cells.filter(
    (cell) => cell.box.x >= region.left && cell.box.x < region.right && cell.box.y + 1 >= region.top,
  );
}

function namedValue(line: ReadLine, region: Region): NameCandidate[] {
  const hit = line.fields.find(
    (field) => field.key === 'name' && field.box.x >= region.left && field.box.x < region.right,
  );
  if (!hit || !/:$/.test(line.words[hit.to - 1]?.text ?? '')) return [];
  const words = line.words.slice(hit.to).filter((word) => word.box.x < region.right && word.text !== ':');
  const name = tidy(textOf(words));
  return canBeName(name) ? [{ name, score: 8, rule: `name:${hit.label}`, line, box: words[0]?.box ?? line.box }] : [];
}

function nameIn(line: ReadLine, cell: Cell, region: Region): string | null {
  const own = line === region.line && cell.words[0] === line.words[region.label.from];
  const words = own
    ? cell.words.slice(region.label.to - region.label.from).filter((word) => word.text !== ':')
    : cell.words;
  const name = tidy(textOf(words));
  return canBeName(name) && !isLabelled(line, cell, own) ? name : null;
}

function isLabelled(line: ReadLine, cell: Cell, own: boolean): boolean {
  const first = cell.words[0];
  const hit = line.fields.find(
    (field) => field.key !== 'name' && first !== undefined && line.words[field.from] === first,
  );
  return hit !== undefined && !own;
}

/** Turkish e-invoices put the issuer at the top of the page, over the buyer's "SAYIN". */
function aboveBuyer(document: ReadDocument, regions: readonly Region[]): NameCandidate[] {
  const buyer = regions.find((region) => region.label.label === 'sayin' && region.page === 1);
  const above = document.lines.filter(
    (line) => buyer !== undefined && line.page === 1 && line.index < buyer.line.index,
  );
  const first = above.find(
    (line) => line.cells[0] !== undefined && Math.abs(line.cells[0].box.x - (buyer?.label.box.x ?? 0)) < 40,
  );
  const cell = first?.cells[0];
  if (!first || !cell) return [];
  const second = above.find(
    (line) => line.index > first.index && line.cells[0] !== undefined && Math.abs(line.cells[0].box.x - cell.box.x) < 4,
  );
  const goesOn =
    second && !hasLegalForm(cell.text) && hasLegalForm(second.cells[0]?.text ?? '') && !/\d/.test(second.text);
  const name = tidy(goesOn ? `${cell.text} ${second.cells[0]?.text ?? ''}` : cell.text);
  return canBeName(name) ? [{ name, score: 9, rule: 'above:sayin', line: first, box: cell.box }] : [];
}

/** "Name · Street 1 · 12345 Town": the line over the window of an envelope. */
function senderLines(document: ReadDocument, regions: readonly Region[]): NameCandidate[] {
  return document.lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const parts = cell.text
        .split(SENDER_SEPARATOR)
        .map((part) => part.trim())
        .filter((part) => part !== '');
      const name = tidy(parts[0] ?? '');
      const kind = regionAround(regions, line.page, cell.box)?.kind;
      const address =
        parts.length >= 3 && parts.length <= 7 && parts.slice(1).some(hasPostcode) && cell.text.length < 140;
      if (!address || kind === 'buyer' || kind === 'other_party' || !canBeName(name)) return [];
      return [{ name, score: line.page === 1 ? 5 : 3, rule: 'sender line', line, box: cell.box }];
    }),
  );
}

/** Any other cell that looks like a company or heads an address, outside of what speaks of the buyer. */
function freeCells(document: ReadDocument, regions: readonly Region[]): NameCandidate[] {
  return document.lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const kind = regionAround(regions, line.page, cell.box)?.kind;
      const name = tidy(cell.text);
      if (
        kind !== undefined ||
        !canBeName(name) ||
        line.fields.some(
          (hit) => hit.key !== 'name' && hit.from < hit.to && cell.words.includes(line.words[hit.from] as never),
        )
      )
        return [];
      const legal = hasLegalForm(name) && name.length < 60;
      const heads = headsAddress(document, line, cell);
      if (!legal && !heads) return [];
      const score = (legal ? 2.5 : 0) + (heads ? 1.5 : 0) + (line.page === 1 && line.index < 4 ? 1.2 : 0);
      return [{ name, score, rule: legal ? 'legal form' : 'heads address', line, box: cell.box }];
    }),
  );
}

/** Whether one of the next lines of the same block holds a postcode. */
function headsAddress(document: ReadDocument, line: ReadLine, cell: Cell): boolean {
  let last: Box = cell.box;
  for (const next of document.lines.slice(line.index + 1, line.index + 14)) {
    if (next.page !== line.page || next.box.y - bottomOf(last) > 1.3 * cell.box.height) return false;
    const below = next.cells.find((other) => aligned(other.box, cell.box));
    if (!below) continue;
    if (below.box.y - bottomOf(last) > 1.3 * cell.box.height) return false;
    if (hasPostcode(below.text)) return true;
    last = below.box;
  }
  return false;
}

function aligned(a: Box, b: Box): boolean {
  const centre = Math.abs(a.x + a.width / 2 - (b.x + b.width / 2));
  return Math.abs(a.x - b.x) < 5 || Math.abs(rightOf(a) - rightOf(b)) < 5 || centre < 4;
}

/** Mail and web domains outside of the buyer's region, without their endings. */
function domainsOf(document: ReadDocument, regions: readonly Region[]): string[] {
  return document.lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const kind = regionAround(regions, line.page, cell.box)?.kind;
      if (kind === 'buyer' || kind === 'other_party') return [];
      return [...cell.text.slice(0, 400).matchAll(DOMAIN)].map((match) => squash(match[1] ?? ''));
    }),
  );
}

function support(
  candidate: NameCandidate,
  found: readonly NameCandidate[],
  domains: readonly string[],
  document: ReadDocument,
  regions: readonly Region[],
): number {
  const key = squash(candidate.name);
  const places = new Set(
    found.filter((other) => squash(other.name) === key).map((other) => `${other.line.page}:${other.line.index}`),
  );
  const repeated = Math.min(2, places.size - 1) * 0.8;
  const words = fold(candidate.name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4 && !hasLegalForm(word));
  const domain = domains.some(
    (entry) => entry.length >= 3 && (key.includes(entry) || words.some((word) => entry.includes(word))),
  );
  const taxed = document.lines
    .slice(candidate.line.index, candidate.line.index + 8)
    .some(
      (line) =>
        line.page === candidate.line.page &&
        line.fields.some(
          (hit) =>
            (hit.key === 'vat_id' || hit.key === 'tax_number') &&
            Math.abs(hit.box.x - candidate.box.x) < 40 &&
            regionAround(regions, line.page, hit.box)?.kind !== 'buyer',
        ),
    );
  const addressed = regions.some((region) => region.kind !== 'seller' && regionHolds(document, region, key));
  return repeated + (domain ? 2.5 : 0) + (taxed ? 1 : 0) - (addressed ? 2.5 : 0);
}

function regionHolds(document: ReadDocument, region: Region, key: string): boolean {
  return document.lines.some(
    (line) =>
      line.page === region.page &&
      line.cells.some((cell) => squash(cell.text) === key && regionAround([region], line.page, cell.box) !== null),
  );
}

function canBeName(name: string): boolean {
  return (
    name.length >= 2 &&
    name.length <= MAX_NAME &&
    !NOT_A_NAME.test(name) &&
    /\p{L}{2}/u.test(name) &&
    (name.match(/\p{L}/gu)?.length ?? 0) >= name.length * 0.5
  );
}

function tidy(text: string): string {
  return text
    .replace(/^[\s:;,–-]+/u, '')
    .replace(/[\s:;,–-]+$/u, '')
    .trim();
}
