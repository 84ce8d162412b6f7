import type { Cell } from '../../page/lines.js';
import { textOf } from '../../page/lines.js';
import { BUYERS_BELOW_SELLERS } from '../../locales/dictionaries.js';
import { hasLegalForm } from './legal-forms.js';
import type { Box } from '../../model/finding.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { canBeName, cutName, trimName } from './name-text.js';
import { hasPostcode } from '../../regions/addresses.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { blockAround } from '../../page/party-blocks.js';

/** Labels of data that are beside a party's name. */
export const CONTACT_LABELS: ReadonlySet<string> = new Set([
  'vat_id',
  'tax_number',
  'tax_office',
  'phone',
  'other_contact',
]);

/** A text that may be the seller's name. */
export interface NameCandidate {
  readonly name: string;
  /** How much evidence there is. A name needs 3.4 to be chosen; 8 is certain. */
  readonly score: number;
  readonly rule: string;
  readonly line: ReadLine;
  readonly box: Box;
}

const SENDER_SEPARATOR = /\s+[·•|∙◦*–—-]\s+|\s*[·•|]\s*/u;
/** A street with its number before or after it. */
const STREET = /^\d{1,5}\s?\p{L}?\s\p{L}{2}|\p{L}{2}.*\s\d{1,5}(?:\/\d{1,4})?\s?\p{L}?$/u;
/** The base of a candidate's score, by where it is. */
const SCORES = {
  /** Above a buyer's block in layouts that always start with the seller. */
  aboveBuyer: 9,
  /** The value of "Name:" in the seller's block. */
  nameLabel: 8,
  /** The first name in the seller's block. */
  sellerBlock: 6,
  /** The same, but the block has no address or tax number: it may name a salesperson. */
  salesperson: 1.5,
  /** At the start of a sender line of the first page. */
  senderLine: 5,
  /** The same on a later page. */
  laterSenderLine: 3,
  /** Subtracted if the line has contact data but no address. */
  noAddress: 1,
} as const;

/** Finds the names in the seller's blocks: the value of "Name:", or else the first line that can be a name. */
export function findLabelledNames(document: ReadDocument, blocks: readonly PartyBlock[]): NameCandidate[] {
  return blocks
    .filter((block) => block.kind === 'seller')
    .flatMap((block) => {
      const lines = document.lines.filter(
        (line) => line.page === block.page && line.index >= block.line.index && line.box.y < block.bottom,
      );
      const named = lines.flatMap((line) => readNameLabel(line, block));
      if (named.length > 0) return named.slice(0, 1);
      const first = lines
        .flatMap((line) => cellsIn(line, block).map((cell) => ({ line, cell })))
        .find(({ line, cell }) => readName(line, cell, block) !== null);
      const name = first ? readName(first.line, first.cell, block) : null;
      const score = isParty(lines, block) || hasLegalForm(name ?? '') ? SCORES.sellerBlock : SCORES.salesperson;
      return first && name
        ? [{ name, score, rule: `seller:${block.label.label}`, line: first.line, box: first.cell.box }]
        : [];
    });
}

/** Whether a block has an address, a tax number or a label with a colon. A salesperson in a column "Seller" has none of them. */
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

function readNameLabel(line: ReadLine, block: PartyBlock): NameCandidate[] {
  const hit = line.fields.find(
    (field) => field.key === 'name' && field.box.x >= block.left && field.box.x < block.right,
  );
  if (!hit || !/:$/.test(line.words[hit.to - 1]?.text ?? '')) return [];
  const words = line.words.slice(hit.to).filter((word) => word.box.x < block.right && word.text !== ':');
  const name = cutName(textOf(words));
  return canBeName(name)
    ? [{ name, score: SCORES.nameLabel, rule: `name:${hit.label}`, line, box: words[0]?.box ?? line.box }]
    : [];
}

function readName(line: ReadLine, cell: Cell, block: PartyBlock): string | null {
  const isLabelLine = line === block.line && cell.words[0] === line.words[block.label.from];
  const words = isLabelLine
    ? cell.words.slice(block.label.to - block.label.from).filter((word) => word.text !== ':')
    : cell.words;
  const name = cutName(textOf(words));
  return canBeName(name) && !isLabelled(line, cell, isLabelLine) ? name : null;
}

function isLabelled(line: ReadLine, cell: Cell, isLabelLine: boolean): boolean {
  const first = cell.words[0];
  const hit = line.fields.find(
    (field) => field.key !== 'name' && first !== undefined && line.words[field.from] === first,
  );
  return hit !== undefined && !isLabelLine;
}

/** Finds the name above the buyer's block, in layouts that start with the seller, such as that of Turkish e-invoices. */
export function findAboveBuyer(document: ReadDocument, blocks: readonly PartyBlock[]): NameCandidate[] {
  const buyer = blocks.find((block) => BUYERS_BELOW_SELLERS.has(block.label.label) && block.page === 1);
  if (!buyer) return [];
  const above = document.lines.filter((line) => line.page === 1 && line.index < buyer.line.index);
  const first = above.find(
    (line) => line.cells[0] !== undefined && Math.abs(line.cells[0].box.x - buyer.label.box.x) < 40,
  );
  const cell = first?.cells[0];
  if (!first || !cell) return [];
  const under = above
    .filter((line) => line.index > first.index)
    .flatMap((line) => line.cells.find((other) => Math.abs(other.box.x - cell.box.x) < 4) ?? [])
    .slice(0, 2);
  const name = trimName([cell, ...findContinuation(cell, under)].map((part) => part.text).join(' '));
  return canBeName(name)
    ? [{ name, score: SCORES.aboveBuyer, rule: `above:${buyer.label.label}`, line: first, box: cell.box }]
    : [];
}

/** Finds the lines of a long name down to its legal form. */
function findContinuation(cell: Cell, under: readonly Cell[]): readonly Cell[] {
  const end = under.findIndex((other) => hasLegalForm(other.text));
  const lines = under.slice(0, end + 1);
  return hasLegalForm(cell.text) || lines.some((other) => /\d|:/.test(other.text)) ? [] : lines;
}

/** Finds names in sender lines: "Name · Street 1 · 12345 Town" above a window, "Name | VAT number | telephone" at the foot of a page. */
export function findSenderLines(document: ReadDocument, blocks: readonly PartyBlock[]): NameCandidate[] {
  return document.lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const parts = splitSenderLine(cell.text);
      const name = cutName(parts[0] ?? '');
      const kind = blockAround(blocks, line.page, cell.box)?.kind;
      if (parts.length < 3 || kind === 'buyer' || kind === 'other_party' || !canBeName(name)) return [];
      const address = parts.length <= 7 && parts.slice(1).some(hasPostcode) && cell.text.length < 140;
      if (!address && !containsContact(line, cell)) return [];
      const score = (line.page === 1 ? SCORES.senderLine : SCORES.laterSenderLine) - (address ? 0 : SCORES.noAddress);
      return [{ name, score, rule: 'sender line', line, box: cell.box }];
    }),
  );
}

function containsContact(line: ReadLine, cell: Cell): boolean {
  return line.fields.some(
    (hit) =>
      CONTACT_LABELS.has(hit.key) &&
      cell.words.some((word) => word === line.words[hit.from]) &&
      cell.words[0] !== line.words[hit.from],
  );
}

/** Splits a sender line into its parts. Commas count only if a name, a street and a town result. */
export function splitSenderLine(text: string): string[] {
  const split = (by: RegExp | string): string[] =>
    text
      .slice(0, 200)
      .split(by)
      .map((part) => part.trim())
      .filter((part) => part !== '');
  const parts = split(SENDER_SEPARATOR);
  const byComma = split(',');
  const [first = '', ...rest] = byComma;
  const isSender = hasLegalForm(first) || (rest.some(hasPostcode) && rest.some((part) => STREET.test(part)));
  return parts.length < 3 && byComma.length >= 3 && byComma.length <= 4 && isSender ? byComma : parts;
}
