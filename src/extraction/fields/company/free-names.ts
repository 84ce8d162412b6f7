import { squash } from '../../text/squash.js';
import type { Cell } from '../../page/lines.js';
import { bottomOf, rightOf } from '../../page/lines.js';
import { hasLegalForm } from './legal-forms.js';
import type { Box } from '../../model/finding.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { canBeName, cutName, nameContinues } from './name-text.js';
import { hasPostcode } from '../../regions/addresses.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { blockAround } from '../../page/party-blocks.js';
import { CONTACT_LABELS, type NameCandidate } from './seller-candidates.js';

/** The score of a name outside all blocks is the sum of its signs. */
const SIGNS = {
  /** It has a legal form. */
  legalForm: 2.5,
  /** Its words are part of a mail or web domain. */
  domain: 1.5,
  /** It is at the top of the first page. */
  top: 1.2,
  /** It heads an address, and a label names the buyer elsewhere. */
  buyerKnown: 1.5,
  /** It heads an address with a telephone or tax number: the seller's. */
  addressWithContact: 2.5,
  /** It heads an address without them. */
  address: 1,
  /** The same in the window of an envelope, where the buyer's address is. */
  windowAddress: -1.5,
  /** The lowest value of an address if a domain matches the name, and if none does. */
  minAddressWithDomain: 1,
  minAddress: -2,
} as const;
/** The height of the head of a page, where the seller's name is, in points. */
const TOP = 95;
/** The lower edge of the window of an envelope on the first page, in points. */
const WINDOW_END = 300;
/** The largest gap between lines of one block, in heights of the name. */
const BLOCK_GAP = 1.3;
/** The largest gap between an address and the telephone and tax number below it, in heights of the name. */
const CONTACT_GAP = 3;
/** Labels so short that names contain them too: the "n" and "c" of "S.n.c.", the "du" of "Atelier du Cuir". */
const PARTS_OF_NAMES: ReadonlySet<string> = new Set(['name', 'number', 'date', 'country']);

/** Finds names outside all blocks: with a legal form, above an address, or with a matching domain. */
export function findFreeNames(
  document: ReadDocument,
  blocks: readonly PartyBlock[],
  domains: readonly string[],
): NameCandidate[] {
  return document.lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const before = findNeighbour(document.lines.slice(Math.max(0, line.index - 2), line.index), cell);
      if (before && nameContinues(before, cell)) return [];
      const after = findNeighbour(document.lines.slice(line.index + 1, line.index + 3), cell);
      const name = cutName(after && nameContinues(cell, after) ? `${cell.text} ${after.text}` : cell.text);
      if (
        blockAround(blocks, line.page, cell.box) ||
        !canBeName(name) ||
        hasPostcode(name) ||
        containsLabel(line, cell)
      )
        return [];
      const legal = hasLegalForm(name) && name.length < 60;
      const isBuyerKnown = blocks.some((block) => block.kind === 'buyer');
      const block = readBlockBelow(document, line, cell, isBuyerKnown);
      const headsAddress = block.some((part) => hasPostcode(part.text));
      const known = cell.words.length <= 5 && matchesDomain(name, domains);
      if (!legal && !headsAddress && !known) return [];
      const contact = block.some((part) => part.contact);
      const top = atTop(line) && (contact || line.index < 3) ? SIGNS.top : 0;
      const buyerKnown = headsAddress && isBuyerKnown ? SIGNS.buyerKnown : 0;
      const minAddress = known ? SIGNS.minAddressWithDomain : SIGNS.minAddress;
      const address = headsAddress ? Math.max(scoreAddress(line, contact), minAddress) + buyerKnown : 0;
      const score = (legal ? SIGNS.legalForm : 0) + address + (known ? SIGNS.domain : 0) + top;
      return [
        { name, score, rule: legal ? 'legal form' : headsAddress ? 'heads address' : 'domain', line, box: cell.box },
      ];
    }),
  );
}

/** Finds the cell that is just above or below another one in the same column. */
function findNeighbour(lines: readonly ReadLine[], cell: Cell): Cell | undefined {
  const cells = lines.filter((line) => line.page === lines[0]?.page).flatMap((line) => line.cells);
  return cells.find((other) => {
    const gap = Math.max(other.box.y - bottomOf(cell.box), cell.box.y - bottomOf(other.box));
    return isAligned(other.box, cell.box) && gap < BLOCK_GAP * Math.min(cell.box.height, other.box.height);
  });
}

function containsLabel(line: ReadLine, cell: Cell): boolean {
  return line.fields.some(
    (hit) => !PARTS_OF_NAMES.has(hit.key) && cell.words.some((word) => word === line.words[hit.from]),
  );
}

function atTop(line: ReadLine): boolean {
  return line.page === 1 && line.box.y < TOP;
}

/**
 * Scores an address. With a telephone or tax number it is the seller's. Without them, below the head of the first page, it may be the
 * buyer's in the window of an envelope.
 */
function scoreAddress(line: ReadLine, contact: boolean): number {
  if (contact) return SIGNS.addressWithContact;
  const head = atTop(line) && line.index < 3;
  return line.page === 1 && !head && line.box.y < WINDOW_END ? SIGNS.windowAddress : SIGNS.address;
}

interface Part {
  readonly text: string;
  readonly contact: boolean;
}

/**
 * Reads the cells below a cell as one block. If a label names the buyer, telephone and tax numbers a little lower belong to the same
 * party as the address above them.
 */
function readBlockBelow(document: ReadDocument, line: ReadLine, cell: Cell, isBuyerKnown: boolean): Part[] {
  const parts: Part[] = [];
  let last: Box = cell.box;
  for (const next of document.lines.slice(line.index + 1, line.index + 24)) {
    const isFar = (box: Box, times: number): boolean => box.y - bottomOf(last) > times * cell.box.height;
    if (next.page !== line.page || isFar(next.box, CONTACT_GAP) || parts.length >= 12) break;
    const below = next.cells.find((other) => isAligned(other.box, cell.box));
    if (!below) continue;
    const labelled = next.fields.some(
      (hit) => CONTACT_LABELS.has(hit.key) && below.words.some((word) => word === next.words[hit.from]),
    );
    if (isFar(below.box, isBuyerKnown && labelled ? CONTACT_GAP : BLOCK_GAP)) break;
    parts.push({ text: below.text, contact: labelled || /@|www\./.test(below.text) });
    last = below.box;
  }
  return parts;
}

function isAligned(a: Box, b: Box): boolean {
  const centre = Math.abs(a.x + a.width / 2 - (b.x + b.width / 2));
  return Math.abs(a.x - b.x) < 5 || Math.abs(rightOf(a) - rightOf(b)) < 5 || centre < 4;
}

/** Whether a domain is part of a name, or contains one of its words. */
export function matchesDomain(name: string, domains: readonly string[]): boolean {
  const key = squash(name);
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .map(squash)
    .filter((word) => word.length >= 4 && !hasLegalForm(word));
  return domains.some(
    (domain) => domain.length >= 4 && (key.includes(domain) || words.some((word) => domain.includes(word))),
  );
}
