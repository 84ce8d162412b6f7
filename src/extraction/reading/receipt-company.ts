import { END_OF_HEAD, KIND_OF_SHOP, LEGAL_FORM, NO_NAME } from '../lexicon/receipts.js';
import type { Candidate } from './candidate.js';
import type { ReadDocument, ReadLine } from './document.js';
import { plainText } from './receipt.js';

const MAX_HEAD_LINES = 10;
/** Handwriting and pictures over the name are read with less. */
const MIN_CERTAINTY = 0.45;
const REGISTRATION = /\s*[([]?\s*(?:co\.?\s*(?:reg\.?)?\s*(?:no\.?)?\s*:?\s*)?\d{4,8}\s?-\s?[A-Z0-9]{1,2}\s*[)\]]?.*$/i;
const OPEN_BRACKET = /\([^)]*$/;
const CLOSED_BRACKET = /^[^(]*\)/;

interface Named {
  readonly name: string;
  readonly line: ReadLine;
  readonly score: number;
}

/** The shop that a receipt is from: the line at its top that ends like a company's name, else the first that can be a name. */
export function receiptCompanies(document: ReadDocument): Candidate[] {
  const head = headOf(document);
  const named = head.flatMap((line, index) => namedBy(head, line, index)).toSorted((a, b) => b.score - a.score);
  return named.slice(0, 4).map(({ name, line, score }, index) => ({
    value: name,
    page: line.page,
    box: line.box,
    rule: 'receipt head',
    confidence: Math.min(0.97, 0.47 + 0.12 * score) - (index === 0 ? 0 : 0.2),
  }));
}

function headOf(document: ReadDocument): ReadLine[] {
  const lines = document.lines.slice(0, MAX_HEAD_LINES);
  const end = lines.findIndex((line, index) => index > 1 && END_OF_HEAD.test(plainText(line.text)));
  return end < 0 ? lines : lines.slice(0, end);
}

function namedBy(head: readonly ReadLine[], line: ReadLine, index: number): Named[] {
  const name = nameIn(line);
  if (name === null) return [];
  const plain = plainText(name);
  const next = head[index + 1];
  const ending = next && !LEGAL_FORM.test(plain) && goesOn(line, next) ? nameIn(next) : null;
  const whole = ending ? `${name} ${ending}` : name;
  const text = plainText(whole);
  const legal = LEGAL_FORM.test(text) ? 3 : 0;
  const kind = KIND_OF_SHOP.test(text) ? 1.2 : 0;
  const above = head.slice(0, index).filter((other) => nameIn(other) !== null).length;
  const isRegistered = REGISTRATION.test(line.text) || (next !== undefined && REGISTRATION.test(next.text)) ? 0.8 : 0;
  // What stands first, over an address, is the name even where it doesn't say so.
  const isOverAddress = above === 0 && head.slice(index + 1, index + 4).some(isAddress) ? 0.8 : 0;
  const score = 1 + legal + kind + isRegistered + isOverAddress - 0.7 * above;
  return [{ name: whole, line, score }];
}

function isAddress(line: ReadLine): boolean {
  return /\b(?:jalan|jln|lorong|taman|lot|no \d|tel|\d{5})\b/.test(plainText(line.text));
}

/** What closes a bracket goes on with the line above; so does "SDN BHD" alone, or behind a place or one word, in letters of its size. */
function goesOn(line: ReadLine, next: ReadLine): boolean {
  if (OPEN_BRACKET.test(line.text) && CLOSED_BRACKET.test(next.text)) return true;
  const text = plainText(next.text.replace(REGISTRATION, '').replaceAll(/[([{][^)\]}]*[)\]}]/g, ' '));
  if (!LEGAL_FORM.test(text)) return false;
  const rest = text
    .replace(LEGAL_FORM, '')
    .replaceAll(/[^a-z ]/g, '')
    .trim();
  const isOneWord = rest !== '' && !rest.includes(' ') && KIND_OF_SHOP.test(rest);
  const sizes = [line.box.height, next.box.height];
  return rest.length <= 3 || (isOneWord && Math.max(...sizes) < 1.4 * Math.min(...sizes));
}

/** A line without its registration number, where it can be a name; null else. */
function nameIn(line: ReadLine): string | null {
  const certainty = line.words.reduce((sum, word) => sum + word.confidence, 0) / line.words.length;
  const name = line.text
    .replace(REGISTRATION, '')
    .replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N}.)]+$/gu, '')
    .trim();
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  const digits = name.match(/\d/g)?.length ?? 0;
  const plain = plainText(name);
  if (letters < 4 || digits > letters / 2 || certainty < MIN_CERTAINTY) return null;
  return NO_NAME.test(plain) && !LEGAL_FORM.test(plain) ? null : name;
}
