import { squash } from '../../text/squash.js';
import type { Cell } from '../../page/lines.js';
import { bottomOf, rightOf, textOf } from '../../page/lines.js';
import { BUYERS_BELOW_SELLERS } from '../../locales/dictionaries.js';
import { hasLegalForm } from './legal-forms.js';
import type { Box } from '../../model/finding.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { canBeName, namesGoOn, tidy, wholeName } from './name-text.js';
import { hasPostcode } from '../../regions/addresses.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { blockAround } from '../../page/party-blocks.js';

/** A text that may be the name of the invoice's issuer, and how much speaks for it. */
export interface NameCandidate {
  readonly name: string;
  readonly score: number;
  readonly rule: string;
  readonly line: ReadLine;
  readonly box: Box;
}

const SENDER_SEPARATOR = /\s+[·•|∙◦*–—-]\s+|\s*[·•|]\s*/u;
/** A street with its number, before or behind it. */
const HOUSE = /^\d{1,5}\s?\p{L}?\s\p{L}{2}|\p{L}{2}.*\s\d{1,5}(?:\/\d{1,4})?\s?\p{L}?$/u;
/** The head of a page, in points, where the issuer's own name stands. */
const TOP = 95;
/** The end of an envelope's window on the first page, in points. */
const WINDOW_END = 300;
const BLOCK_GAP = 1.3;
/** How far below an address, in heights of its name, the party's telephone and tax number may stand. */
const CONTACT_GAP = 3;
/** Little words that names hold as well: the "n" and "c" of "S.n.c.", the "du" of "Atelier du Cuir". */
const PARTS_OF_NAMES: ReadonlySet<string> = new Set(['name', 'number', 'date', 'country']);
const CONTACTS: ReadonlySet<string> = new Set(['vat_id', 'tax_number', 'tax_office', 'phone', 'other_contact']);

/** In a block of the seller: the value of "Name:", else the first line that can be a name. */
export function inSellerBlocks(document: ReadDocument, blocks: readonly PartyBlock[]): NameCandidate[] {
  return blocks
    .filter((block) => block.kind === 'seller')
    .flatMap((block) => {
      const lines = document.lines.filter(
        (line) => line.page === block.page && line.index >= block.line.index && line.box.y < block.bottom,
      );
      const named = lines.flatMap((line) => namedValue(line, block));
      if (named.length > 0) return named.slice(0, 1);
      const first = lines
        .flatMap((line) => cellsIn(line, block).map((cell) => ({ line, cell })))
        .find(({ line, cell }) => nameIn(line, cell, block) !== null);
      const name = first ? nameIn(first.line, first.cell, block) : null;
      const score = isParty(lines, block) || hasLegalForm(name ?? '') ? 6 : 1.5;
      return first && name
        ? [{ name, score, rule: `seller:${block.label.label}`, line: first.line, box: first.cell.box }]
        : [];
    });
}

/** A seller has an address, a tax number or a label with a colon; a salesperson under a column's label has none. */
function isParty(lines: readonly ReadLine[], block: PartyBlock): boolean {
  const label = block.line.words.slice(block.label.to - 1, block.label.to + 1);
  if (/:$/.test(label[0]?.text ?? '') || label[1]?.text === ':') return true;
  return lines.some((line) => {
    const inside = (x: number): boolean => x >= block.left && x < block.right;
    const tax = line.fields.some((hit) => (hit.key === 'vat_id' || hit.key === 'tax_number') && inside(hit.box.x));
    return tax || cellsIn(line, block).some((cell) => hasPostcode(cell.text));
  });
}

function cellsIn(line: ReadLine, block: PartyBlock): Cell[] {
  return line.cells.filter(
    (cell) => cell.box.x >= block.left && cell.box.x < block.right && cell.box.y + 1 >= block.top,
  );
}

function namedValue(line: ReadLine, block: PartyBlock): NameCandidate[] {
  const hit = line.fields.find(
    (field) => field.key === 'name' && field.box.x >= block.left && field.box.x < block.right,
  );
  if (!hit || !/:$/.test(line.words[hit.to - 1]?.text ?? '')) return [];
  const words = line.words.slice(hit.to).filter((word) => word.box.x < block.right && word.text !== ':');
  const name = wholeName(textOf(words));
  return canBeName(name) ? [{ name, score: 8, rule: `name:${hit.label}`, line, box: words[0]?.box ?? line.box }] : [];
}

function nameIn(line: ReadLine, cell: Cell, block: PartyBlock): string | null {
  const own = line === block.line && cell.words[0] === line.words[block.label.from];
  const words = own
    ? cell.words.slice(block.label.to - block.label.from).filter((word) => word.text !== ':')
    : cell.words;
  const name = wholeName(textOf(words));
  return canBeName(name) && !isLabelled(line, cell, own) ? name : null;
}

function isLabelled(line: ReadLine, cell: Cell, own: boolean): boolean {
  const first = cell.words[0];
  const hit = line.fields.find(
    (field) => field.key !== 'name' && first !== undefined && line.words[field.from] === first,
  );
  return hit !== undefined && !own;
}

/** In some layouts, such as those of Turkish e-invoices, the issuer stands at the top of the page, above the buyer. */
export function aboveBuyer(document: ReadDocument, blocks: readonly PartyBlock[]): NameCandidate[] {
  const buyer = blocks.find((block) => BUYERS_BELOW_SELLERS.has(block.label.label) && block.page === 1);
  const above = document.lines.filter(
    (line) => buyer !== undefined && line.page === 1 && line.index < buyer.line.index,
  );
  const first = above.find(
    (line) => line.cells[0] !== undefined && Math.abs(line.cells[0].box.x - (buyer?.label.box.x ?? 0)) < 40,
  );
  const cell = first?.cells[0];
  if (!first || !cell) return [];
  const under = above
    .filter((line) => line.index > first.index)
    .flatMap((line) => line.cells.find((other) => Math.abs(other.box.x - cell.box.x) < 4) ?? [])
    .slice(0, 2);
  const name = tidy([cell, ...goingOn(cell, under)].map((part) => part.text).join(' '));
  return canBeName(name)
    ? [{ name, score: 9, rule: `above:${buyer?.label.label ?? ''}`, line: first, box: cell.box }]
    : [];
}

/** The lines of a long name down to its legal form. */
function goingOn(cell: Cell, under: readonly Cell[]): readonly Cell[] {
  const end = under.findIndex((other) => hasLegalForm(other.text));
  const lines = under.slice(0, end + 1);
  return hasLegalForm(cell.text) || lines.some((other) => /\d|:/.test(other.text)) ? [] : lines;
}

/** "Name · Street 1 · 12345 Town" over the window of an envelope, and "Name | VAT number | telephone" at the foot of a page. */
export function senderLines(document: ReadDocument, blocks: readonly PartyBlock[]): NameCandidate[] {
  return document.lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const parts = senderParts(cell.text);
      const name = wholeName(parts[0] ?? '');
      const kind = blockAround(blocks, line.page, cell.box)?.kind;
      if (parts.length < 3 || kind === 'buyer' || kind === 'other_party' || !canBeName(name)) return [];
      const address = parts.length <= 7 && parts.slice(1).some(hasPostcode) && cell.text.length < 140;
      if (!address && !holdsContact(line, cell)) return [];
      const score = (line.page === 1 ? 5 : 3) - (address ? 0 : 1);
      return [{ name, score, rule: 'sender line', line, box: cell.box }];
    }),
  );
}

function holdsContact(line: ReadLine, cell: Cell): boolean {
  return line.fields.some(
    (hit) =>
      CONTACTS.has(hit.key) &&
      cell.words.some((word) => word === line.words[hit.from]) &&
      cell.words[0] !== line.words[hit.from],
  );
}

/** The parts of a sender line; commas separate only a name from its street and town. */
export function senderParts(text: string): string[] {
  const split = (by: RegExp | string): string[] =>
    text
      .slice(0, 200)
      .split(by)
      .map((part) => part.trim())
      .filter((part) => part !== '');
  const parts = split(SENDER_SEPARATOR);
  const byComma = split(',');
  const [first = '', ...rest] = byComma;
  const isSender = hasLegalForm(first) || (rest.some(hasPostcode) && rest.some((part) => HOUSE.test(part)));
  return parts.length < 3 && byComma.length >= 3 && byComma.length <= 4 && isSender ? byComma : parts;
}

/** Any other cell that looks like a company or heads an address, outside of what speaks of the buyer. */
export function freeCells(
  document: ReadDocument,
  blocks: readonly PartyBlock[],
  domains: readonly string[],
): NameCandidate[] {
  return document.lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const before = cellAt(document.lines.slice(Math.max(0, line.index - 2), line.index), cell);
      if (before && namesGoOn(before, cell)) return [];
      const after = cellAt(document.lines.slice(line.index + 1, line.index + 3), cell);
      const name = wholeName(after && namesGoOn(cell, after) ? `${cell.text} ${after.text}` : cell.text);
      if (blockAround(blocks, line.page, cell.box) || !canBeName(name) || hasPostcode(name) || holdsLabel(line, cell))
        return [];
      const legal = hasLegalForm(name) && name.length < 60;
      const isBuyerKnown = blocks.some((block) => block.kind === 'buyer');
      const under = blockUnder(document, line, cell, isBuyerKnown);
      const heads = under.some((part) => hasPostcode(part.text));
      const known = cell.words.length <= 5 && matchesDomain(name, domains);
      if (!legal && !heads && !known) return [];
      const contact = under.some((part) => part.contact);
      const top = atTop(line) && (contact || line.index < 3) ? 1.2 : 0;
      const buyerKnown = heads && isBuyerKnown ? 1.5 : 0;
      const address = heads ? Math.max(addressWeight(line, contact), known ? 1 : -2) + buyerKnown : 0;
      const score = (legal ? 2.5 : 0) + address + (known ? 1.5 : 0) + top;
      return [{ name, score, rule: legal ? 'legal form' : heads ? 'heads address' : 'domain', line, box: cell.box }];
    }),
  );
}

/** The cell of one of these lines that stands just above or below a cell, and begins at the same place or is centred as it is. */
function cellAt(lines: readonly ReadLine[], cell: Cell): Cell | undefined {
  const cells = lines.filter((line) => line.page === lines[0]?.page).flatMap((line) => line.cells);
  return cells.find((other) => {
    const gap = Math.max(other.box.y - bottomOf(cell.box), cell.box.y - bottomOf(other.box));
    return aligned(other.box, cell.box) && gap < BLOCK_GAP * Math.min(cell.box.height, other.box.height);
  });
}

function holdsLabel(line: ReadLine, cell: Cell): boolean {
  return line.fields.some(
    (hit) => !PARTS_OF_NAMES.has(hit.key) && cell.words.some((word) => word === line.words[hit.from]),
  );
}

function atTop(line: ReadLine): boolean {
  return line.page === 1 && line.box.y < TOP;
}

/**
 * An address with a telephone or tax number is the issuer's own. One without stands, below the top of the first page, in
 * the window of an envelope: that is the buyer's.
 */
function addressWeight(line: ReadLine, contact: boolean): number {
  if (contact) return 2.5;
  const head = atTop(line) && line.index < 3;
  return line.page === 1 && !head && line.box.y < WINDOW_END ? -1.5 : 1;
}

interface Part {
  readonly text: string;
  readonly contact: boolean;
}

/**
 * The cells that go on below a cell as one block. Where a label says which party is the buyer, the telephone and the tax number a
 * little lower are of the same party as the address above them.
 */
function blockUnder(document: ReadDocument, line: ReadLine, cell: Cell, isBuyerKnown: boolean): Part[] {
  const parts: Part[] = [];
  let last: Box = cell.box;
  for (const next of document.lines.slice(line.index + 1, line.index + 24)) {
    const isFar = (box: Box, times: number): boolean => box.y - bottomOf(last) > times * cell.box.height;
    if (next.page !== line.page || isFar(next.box, CONTACT_GAP) || parts.length >= 12) break;
    const below = next.cells.find((other) => aligned(other.box, cell.box));
    if (!below) continue;
    const labelled = next.fields.some(
      (hit) => CONTACTS.has(hit.key) && below.words.some((word) => word === next.words[hit.from]),
    );
    if (isFar(below.box, isBuyerKnown && labelled ? CONTACT_GAP : BLOCK_GAP)) break;
    parts.push({ text: below.text, contact: labelled || /@|www\./.test(below.text) });
    last = below.box;
  }
  return parts;
}

function aligned(a: Box, b: Box): boolean {
  const centre = Math.abs(a.x + a.width / 2 - (b.x + b.width / 2));
  return Math.abs(a.x - b.x) < 5 || Math.abs(rightOf(a) - rightOf(b)) < 5 || centre < 4;
}

/** Whether a mail or web domain of the document is made of a name's words. */
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
