import type { Candidate } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import {
  hasRegistration,
  isAddress,
  isCompany,
  isCustomer,
  isOfSale,
  nameTextOn,
  needsName,
  saysKind,
  shopNameOn,
  startsWithLabel,
} from './head-lines.js';
import { plainWords } from './till-text.js';

const MAX_HEAD_LINES = 12;
const MAX_NAME_LINES = 3;
const MAX_NAMES = 4;
const OPEN_BRACKET = /\([^)]*$/;
const CLOSED_BRACKET = /^[^(]*\)/;
/** Lines of one text are printed in one size; their boxes differ by what they hold. */
const SAME_SIZE = 1.35;
/** What speaks for a line at the top as the shop's name, and what against it. */
const SCORES = {
  base: 1,
  legalForm: 3,
  kind: 1.2,
  registered: 0.8,
  overAddress: 1.2,
  lowerCase: -1.5,
  perNameAbove: -0.4,
};

interface ScoredName {
  readonly name: string;
  readonly line: ReadLine;
  readonly score: number;
}

/** The shop that a receipt is from, best candidate first: the name at its top with a legal form, else the one over the address. */
export function receiptCompanies(document: ReadDocument): Candidate[] {
  const named = namesIn(headOf(document)).toSorted((a, b) => b.score - a.score);
  const lead = (named[0]?.score ?? 0) - (named[1]?.score ?? 0);
  return named.slice(0, MAX_NAMES).map(({ name, line, score }, index) => ({
    value: name,
    page: line.page,
    box: line.box,
    rule: 'receipt head',
    confidence: Math.min(0.97, 0.5 + 0.09 * score + 0.04 * Math.min(2, lead)) - (index === 0 ? 0 : 0.2),
  }));
}

/** The lines above the first that speaks of the sale or of a customer, once one of them could be a name. */
function headOf(document: ReadDocument): ReadLine[] {
  const lines = document.lines.slice(0, MAX_HEAD_LINES);
  const first = lines.findIndex((line) => shopNameOn(line) !== null || isAddress(line));
  const end = lines.findIndex((line, index) => {
    return index > Math.max(0, first) && (isCustomer(line) || (index > 1 && isOfSale(line)));
  });
  return end < 0 ? lines : lines.slice(0, end);
}

function namesIn(head: readonly ReadLine[]): ScoredName[] {
  const found: ScoredName[] = [];
  for (let index = 0; index < head.length; index += 1) {
    const lines = linesOfName(head, index);
    const [line] = lines;
    if (!line) continue;
    const texts = lines.map(nameTextOn).filter((text) => text !== '');
    const name = texts.join(' ');
    const score = scoreOf(name, line, head.slice(index + lines.length)) + SCORES.perNameAbove * found.length;
    found.push({ name, line, score });
    index += lines.length - 1;
  }
  return found;
}

/** A line that can be a name, with the lines that continue it; none where it cannot. */
function linesOfName(head: readonly ReadLine[], index: number): ReadLine[] {
  const line = head[index];
  if (!line || shopNameOn(line) === null) return [];
  const lines = [line];
  for (let next = head[index + 1]; next && lines.length < MAX_NAME_LINES && continues(lines, next);) {
    lines.push(next);
    next = head[index + lines.length];
  }
  return lines;
}

function scoreOf(name: string, line: ReadLine, below: readonly ReadLine[]): number {
  const hasForm = isCompany(name);
  const isRegistered = hasRegistration(line) || (below[0] !== undefined && hasRegistration(below[0]));
  // The name stands over the address; what stands over the name is a sign or handwriting.
  const under = below.find((other) => shopNameOn(other) !== null || isAddress(other));
  return (
    SCORES.base +
    (hasForm ? SCORES.legalForm : 0) +
    (saysKind(plainWords(name)) ? SCORES.kind : 0) +
    (isRegistered ? SCORES.registered : 0) +
    (under !== undefined && isAddress(under) ? SCORES.overAddress : 0) +
    (caseOf(name) === 'lower' && !hasForm ? SCORES.lowerCase : 0)
  );
}

/** Whether a name goes on in the next line: a bracket is closed there, or a legal form or the proper name is still missing. */
function continues(lines: readonly ReadLine[], next: ReadLine): boolean {
  const last = lines.at(-1);
  const name = lines.map(nameTextOn).join(' ');
  const nextName = nameTextOn(next);
  if (!last || hasRegistration(last) || (caseOf(name) === 'lower' && caseOf(nextName) !== 'lower')) return false;
  if (OPEN_BRACKET.test(name) && CLOSED_BRACKET.test(nextName)) return true;
  if (isCompany(name) || startsWithLabel(next)) return false;
  const text = nextName.replaceAll(/[([{][^)\]}]*(?:[)\]}]|$)/g, ' ');
  const hasForm = isCompany(text);
  if (shopNameOn(next) === null && !hasForm) return false;
  const rest = plainWords(text).filter((word) => !isCompany(word.toUpperCase()));
  const above = plainWords(name);
  const isAlike = isSameSize(last, next) && caseOf(name) === caseOf(nextName);
  if (hasForm) return needsName(rest) || (isAlike && rest.length <= (above.length <= 2 ? 2 : 1));
  // "KEDAI BUKU" over "SERI MAJU": a kind of shop alone is no name yet.
  return isAlike && ((rest.length > 0 && needsName(rest)) || (lines.length === 1 && needsName(above)));
}

function isSameSize(a: ReadLine, b: ReadLine): boolean {
  const sizes = [a.box.height, b.box.height];
  return Math.max(...sizes) < SAME_SIZE * Math.min(...sizes);
}

/** Tills print capitals, or words that begin with one; people who write on a receipt may use neither. */
function caseOf(text: string): 'capitals' | 'words' | 'lower' {
  if (!/\p{Lu}/u.test(text)) return 'lower';
  return /\p{Ll}{2}/u.test(text) ? 'words' : 'capitals';
}
