import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { findBlockAround } from '../../page/party-blocks.js';
import { REGIONS } from '../../regions/regions.js';
import { squash } from '../../text/squash.js';
import { hasLegalForm } from './legal-forms.js';

const SEPARATORS = /\s+[·•|∙◦–—-]\s+|,\s/u;
const REGISTERS: ReadonlySet<string> = new Set(
  REGIONS.flatMap(({ registers }) => registers.flatMap(({ labels }) => labels.map(squash))),
);
const TAX_NUMBERS: ReadonlySet<string> = new Set(['vat_id', 'tax_number']);
/** Shorter words are in many names. */
const MIN_SHARED = 5;

/** The company that opens a line with its tax or register number, such as the footer of a letter; null for none or several. */
export function findRegisteredCompany({ lines }: ReadDocument, blocks: readonly PartyBlock[]): string | null {
  const names = lines
    .filter((line) => line.fields.some((hit) => TAX_NUMBERS.has(hit.key) || REGISTERS.has(hit.label)))
    .flatMap((line) => readCompany(line, blocks));
  const [name] = names;
  return name !== undefined && names.every((other) => squash(other) === squash(name)) ? name : null;
}

function readCompany({ cells, page }: ReadLine, blocks: readonly PartyBlock[]): string[] {
  const [cell] = cells;
  const [name = ''] = cell?.text.split(SEPARATORS) ?? [];
  const words = name.split(' ');
  const isCompany = words.length > 1 && hasLegalForm(words.at(-1) ?? '') && !/[\d:]/.test(name);
  return cell && isCompany && findBlockAround(blocks, page, cell.box) === null ? [name] : [];
}

/**
 * Whether a text without a legal form is the brand of a company: it shares a word with its name, and is not the beginning of it.
 * "HOTEL ALBA" is a brand of "Alba Betriebs GmbH", and "Alba" its short form.
 */
export function isBrandOfCompany(text: string, company: string): boolean {
  const isShort = squash(company).startsWith(squash(text)) || hasLegalForm(text) || /[\d:@]/.test(text);
  if (isShort) return false;
  const words = new Set(listWords(company));
  return listWords(text).some((word) => words.has(word));
}

function listWords(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !hasLegalForm(word))
    .map(squash)
    .filter((word) => word.length >= MIN_SHARED);
}
