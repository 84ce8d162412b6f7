import { findCellsBelow, type PlacedCell } from '../../page/cells.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { findBlockAround } from '../../page/party-blocks.js';
import { joinWords, type Cell } from '../../page/lines.js';
import { REGIONS } from '../../regions/regions.js';
import { squash } from '../../text/squash.js';
import { hasLegalForm } from './legal-forms.js';
import { canBeName, cutName } from './name-text.js';

const SEPARATORS = /\s+[·•|∙◦–—-]\s+|,\s/u;
const SEPARATOR_AT_END = /[\s·•|∙◦,–—-]+$/u;
const REGISTERS: ReadonlySet<string> = new Set(
  REGIONS.flatMap(({ registers }) => registers.flatMap(({ labels }) => labels.map(squash))),
);
const TAX_NUMBERS: ReadonlySet<string> = new Set(['vat_id', 'tax_number']);
/** Shorter words are in many names. */
const MIN_SHARED = 5;

/** A company whose line states its tax or register numbers. */
export interface RegisteredCompany {
  readonly name: string;
  readonly line: ReadLine;
  readonly cell: Cell;
  /** The number of different tax and register numbers on its line. */
  readonly numbers: number;
}

/** The company that opens a line with its tax or register number, such as the footer of a letter; null for none or several. */
export function findRegisteredCompany(
  { lines }: ReadDocument,
  blocks: readonly PartyBlock[],
): RegisteredCompany | null {
  const companies = lines.flatMap((line) => readCompany(line, blocks));
  const [first] = companies;
  const areOne = companies.every(({ name }) => squash(name) === squash(first?.name ?? ''));
  return areOne ? (companies.toSorted((a, b) => b.numbers - a.numbers)[0] ?? null) : null;
}

function readCompany(line: ReadLine, blocks: readonly PartyBlock[]): RegisteredCompany[] {
  const labels = line.fields.filter(isNumberLabel);
  const numbers = new Set(labels.map(({ label }) => label)).size;
  if (numbers === 0) return [];
  return line.cells.flatMap((cell, index) => {
    const label = labels.find(({ from }) => cell.words.some((word) => word === line.words[from]));
    // A logo may precede the cell with the name and the number.
    return index === 0 || label ? readCell({ line, cell }, label, { numbers, blocks }) : [];
  });
}

function readCell(
  { line, cell }: PlacedCell,
  label: ReadLine['fields'][number] | undefined,
  { numbers, blocks }: { readonly numbers: number; readonly blocks: readonly PartyBlock[] },
): RegisteredCompany[] {
  const end = label ? cell.words.findIndex((word) => word === line.words[label.from]) : cell.words.length;
  const text = end > 0 ? joinWords(cell.words.slice(0, end)) : cell.text;
  const name = cutName((text.split(SEPARATORS)[0] ?? '').replace(SEPARATOR_AT_END, ''));
  const words = name.split(' ');
  // "SARL" is before the name of many a French company, and behind that of others.
  const hasForm = [words.at(-1), words[0]].some((word) => hasLegalForm(word ?? ''));
  const isCompany = words.length > 1 && hasForm && !/[\d:]/.test(name);
  return isCompany && findBlockAround(blocks, line.page, cell.box) === null ? [{ name, line, cell, numbers }] : [];
}

/** Whether the lines below a name, above that of a company, state tax or register numbers, which are those of the name. */
export function hasNumbersBelow(document: ReadDocument, placed: PlacedCell, company: RegisteredCompany): boolean {
  return findCellsBelow(document, placed)
    .filter(({ line }) => line.index < company.line.index)
    .some(({ line, cell }) =>
      line.fields.some((hit) => isNumberLabel(hit) && cell.words.some((word) => word === line.words[hit.from])),
    );
}

function isNumberLabel({ key, label }: ReadLine['fields'][number]): boolean {
  return TAX_NUMBERS.has(key) || REGISTERS.has(label);
}

/**
 * Whether a text without a legal form is the brand of a company: it shares a word with its name, and is not the beginning of it.
 * "HOTEL ALBA" is a brand of "Alba Betriebs GmbH", and "Alba" its short form.
 */
export function isBrandOfCompany(text: string, company: string): boolean {
  if (isShortOrOther(text, company)) return false;
  const words = new Set(listWords(company));
  return listWords(text).some((word) => words.has(word));
}

/** Whether a text may be the brand of a company with an unrelated name: a name without a legal form that is not the beginning of it. */
export function canBeBrand(text: string, company: string): boolean {
  return canBeName(text) && !isShortOrOther(text, company) && !squash(company).includes(squash(text));
}

function isShortOrOther(text: string, company: string): boolean {
  return squash(company).startsWith(squash(text)) || hasLegalForm(text) || /[\d:@]/.test(text);
}

function listWords(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !hasLegalForm(word))
    .map(squash)
    .filter((word) => word.length >= MIN_SHARED);
}
