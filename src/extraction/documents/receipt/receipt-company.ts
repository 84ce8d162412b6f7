import {
  END_OF_HEAD,
  KIND_OF_SHOP,
  LEGAL_FORM,
  SHOP_WORD,
  START_OF_ADDRESS,
  START_OF_CUSTOMER,
} from './receipt-words.js';
import type { Candidate } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { plainText } from './receipt.js';
import { hasRegistration, nameTextOf, shopNameIn } from './shop-name.js';

const MAX_HEAD_LINES = 12;
const OPEN_BRACKET = /\([^)]*$/;
const CLOSED_BRACKET = /^[^(]*\)/;
/** Lines of one text are printed in letters of one size; boxes differ by what they hold. */
const SAME_SIZE = 1.35;

interface Named {
  readonly name: string;
  readonly line: ReadLine;
  readonly score: number;
}

/** The shop that a receipt is from: the line at its top that ends like a company's name, else the one over the address. */
export function receiptCompanies(document: ReadDocument): Candidate[] {
  const head = headOf(document);
  const named = namesIn(head).toSorted((a, b) => b.score - a.score);
  const lead = (named[0]?.score ?? 0) - (named[1]?.score ?? 0);
  return named.slice(0, 4).map(({ name, line, score }, index) => ({
    value: name,
    page: line.page,
    box: line.box,
    rule: 'receipt head',
    confidence: Math.min(0.97, 0.5 + 0.09 * score + 0.04 * Math.min(2, lead)) - (index === 0 ? 0 : 0.2),
  }));
}

/** The lines over the first that speaks of the sale or of a customer, once one of them could be a name. */
function headOf(document: ReadDocument): ReadLine[] {
  const lines = document.lines.slice(0, MAX_HEAD_LINES);
  const first = lines.findIndex((line) => shopNameIn(line) !== null || START_OF_ADDRESS.test(plainText(line.text)));
  const end = lines.findIndex((line, index) => index > Math.max(0, first) && isEndOfHead(line, index));
  return end < 0 ? lines : lines.slice(0, end);
}

function isEndOfHead(line: ReadLine, index: number): boolean {
  const plain = plainText(line.text);
  if (START_OF_CUSTOMER.test(plain) || /^to\s*:/i.test(line.text)) return true;
  return index > 1 && END_OF_HEAD.test(plain) && !LEGAL_FORM.test(plain);
}

function namesIn(head: readonly ReadLine[]): Named[] {
  const found: Named[] = [];
  for (let index = 0, above = 0; index < head.length; index += 1) {
    const lines = linesOfName(head, index);
    const [line] = lines;
    if (!line) continue;
    const name = lines
      .map(nameTextOf)
      .filter((text) => text !== '')
      .join(' ');
    found.push({ name, line, score: scoreOf(name, line, head.slice(index + lines.length)) - 0.4 * above });
    above += 1;
    index += lines.length - 1;
  }
  return found;
}

/** A line that can be a name, with the one or two that go on with it; none where it can't. */
function linesOfName(head: readonly ReadLine[], index: number): ReadLine[] {
  const line = head[index];
  if (!line || shopNameIn(line) === null) return [];
  const lines = [line];
  for (let next = head[index + 1]; next && lines.length < 3 && goesOn(lines, next); next = head[index + lines.length])
    lines.push(next);
  return lines;
}

function scoreOf(name: string, line: ReadLine, below: readonly ReadLine[]): number {
  const text = plainText(name);
  const legal = LEGAL_FORM.test(text) ? 3 : 0;
  const kind = SHOP_WORD.test(text) ? 1.2 : 0;
  const isRegistered = hasRegistration(line) || (below[0] !== undefined && hasRegistration(below[0]));
  // The name stands over the address and the number of the company; what stands over the name is a sign or handwriting.
  const under = below.find((other) => shopNameIn(other) !== null || isAddress(other));
  const isOverAddress = under !== undefined && isAddress(under);
  const isWritten = styleOf(name) === 'small' && legal === 0;
  return 1 + legal + kind + (isRegistered ? 0.8 : 0) + (isOverAddress ? 1.2 : 0) - (isWritten ? 1.5 : 0);
}

function isAddress(line: ReadLine): boolean {
  const plain = plainText(line.text);
  return START_OF_ADDRESS.test(plain) || /\b(?:jalan|jln|lorong|taman|lot|no \d|tel|\d{5})\b/.test(plain);
}

/** What closes a bracket goes on with the lines above; so does an ending such as "SDN BHD", alone or behind words that need more. */
function goesOn(lines: readonly ReadLine[], next: ReadLine): boolean {
  const last = lines.at(-1);
  const name = lines.map(nameTextOf).join(' ');
  if (!last || hasRegistration(last)) return false;
  if (styleOf(name) === 'small' && styleOf(nameTextOf(next)) !== 'small') return false;
  if (OPEN_BRACKET.test(name) && CLOSED_BRACKET.test(nameTextOf(next))) return true;
  const above = plainText(name);
  if (LEGAL_FORM.test(above)) return false;
  const text = plainText(nameTextOf(next).replaceAll(/[([{][^)\]}]*(?:[)\]}]|$)/g, ' '));
  if (shopNameIn(next) === null && !LEGAL_FORM.test(text)) return false;
  const rest = wordsOf(text.replace(LEGAL_FORM, ' '));
  const isAlike = isSameSize(last, next) && styleOf(name) === styleOf(nameTextOf(next));
  if (LEGAL_FORM.test(text)) return needsMore(rest) || (isAlike && rest.length <= (wordsOf(above).length <= 2 ? 2 : 1));
  // "KEDAI BUKU" over "SERI MAJU": a kind of shop alone is no name yet.
  return isAlike && ((rest.length > 0 && needsMore(rest)) || (lines.length === 1 && needsMore(wordsOf(above))));
}

/** Whether words say only what a shop is, so that its own name is missing. */
function needsMore(words: readonly string[]): boolean {
  return words.every((word) => word.length <= 1 || KIND_OF_SHOP.test(word));
}

function wordsOf(text: string): string[] {
  return text
    .replaceAll(/[^a-z0-9 ]/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
}

function isSameSize(a: ReadLine, b: ReadLine): boolean {
  const sizes = [a.box.height, b.box.height];
  return Math.max(...sizes) < SAME_SIZE * Math.min(...sizes);
}

/** Tills print capitals or begin words with one; who writes on a slip may not. */
function styleOf(text: string): 'capitals' | 'words' | 'small' {
  if (!/\p{Lu}/u.test(text)) return 'small';
  return /\p{Ll}{2}/u.test(text) ? 'words' : 'capitals';
}
