import { wordsOf } from '../../locales/dictionaries.js';
import type { Box } from '../../model/finding.js';
import type { Word } from '../../model/draft.js';
import { findWrittenDates } from '../../page/dates.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { PlacedCell } from '../../page/cells.js';
import { namesContractHolder } from '../../page/contract-holders.js';
import { bottomOf, joinBoxes, rightOf } from '../../page/boxes.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import type { Features } from '../../ranking/features.js';
import type { TaxNumber } from '../../regions/tax-number.js';
import {
  countryOfTaxLabel,
  labelledTaxNumber,
  misreadTaxNumber,
  nationalTaxNumbers,
  prefixedTaxNumber,
} from '../../regions/tax-number.js';
import { isPaymentCode } from '../../text/payment-codes.js';
import { isPartOfLongNumber } from '../../text/long-numbers.js';
import { foldText } from '../../../shared/text.js';
import { divideByCompany, isVatId } from './one-company.js';
import {
  describeTaxNumber,
  type PlacedNumber,
  type TaxNumberKind,
  type TaxNumberLabel,
} from './tax-number-features.js';
import type { PlacedName } from '../company/nearest-name.js';

/** A text that may be the seller's tax number, with the evidence for and against it. */
export interface TaxNumberCandidate {
  readonly number: TaxNumber;
  readonly line: ReadLine;
  readonly box: Box;
  /** Squashed; null without a label. */
  readonly label: string | null;
  /** Whether a label or the prefix of a country says that it is a tax number; otherwise it only has the form of one. */
  readonly isNamed: boolean;
  readonly isVatId: boolean;
  /** Numbers of one company have the same; companies are counted from 0. */
  readonly company: number;
  readonly features: Features;
}

const BUYERS_OWN = wordsOf((locale) => locale.buyersOwn);
const NUMBER_WORDS = wordsOf((locale) => locale.numberWords);
const TAX_LABELS: ReadonlySet<string> = new Set(['vat_id', 'tax_number', 'tax_office']);
const MAX_WORDS = 6;
const MAX_CANDIDATES = 100;
/** In word heights. The groups of a number are closer together than this. */
const MAX_GAP = 1.4;
/** A label stands at most this many lines, and heights of the number, above it, and this many points aside. */
const MAX_ABOVE = { lines: 3, heights: 3, aside: 5 } as const;
/** A number in one word with its label, such as "NIP:5320089168" and "USt-IdNr.DE136695976". */
const AFTER_LABEL = /^\D*(?:[:#]\s?|\.(?=[A-Z]{2}\d{6}))([^:#]*\d[^:#]*)$/u;
/** Shorter numbers after the name of a tax office are house or telephone numbers. */
const OFFICE_NUMBER = /^\d{10,15}$/;

/** Collects every number that has the form of a tax or register number, except those that a label calls the buyer's, in reading order. */
export function collectTaxNumberCandidates(
  document: ReadDocument,
  blocks: readonly PartyBlock[],
  names: readonly PlacedName[],
): TaxNumberCandidate[] {
  const context = { blocks, names, document };
  const found = document.lines
    .flatMap((line) => line.cells.flatMap((cell) => readCell({ line, cell }, document)))
    .slice(0, MAX_CANDIDATES);
  const digits = found.map(({ number }) => number.value.replaceAll(/\D/g, ''));
  const isRepeated = (text: string): boolean => digits.indexOf(text) !== digits.lastIndexOf(text);
  const companies = divideByCompany(found, document);
  return found.map((placed, index) => ({
    number: placed.number,
    line: placed.line,
    box: placed.box,
    label: placed.label?.label ?? null,
    isNamed: placed.kind === 'prefixed' || placed.kind === 'labelled',
    isVatId: isVatId(placed),
    company: companies[index] ?? index,
    features: { ...describeTaxNumber(placed, context), ...(isRepeated(digits[index] ?? '') ? { repeated: 1 } : {}) },
  }));
}

function readCell(placed: PlacedCell, document: ReadDocument): PlacedNumber[] {
  if (isPaymentCode(placed.line.text)) return [];
  const found: PlacedNumber[] = [];
  const { words } = placed.cell;
  let at = 0;
  while (at < words.length) {
    const read = readAt(placed, at, document);
    if (read && !isPartOfLongNumber(read.placed.number.value, placed.cell.text)) found.push(read.placed);
    at = read ? read.next : at + 1;
  }
  return found;
}

/** A number, and the index of the word after it in its cell. */
interface NumberRead {
  readonly placed: PlacedNumber;
  readonly next: number;
}

/**
 * Reads the longest number that starts at a word of a cell. One that has no country's form may be two numbers side by side, such as a tax
 * number and a telephone number: then a shorter one whose check digits are right counts.
 */
function readAt({ line, cell }: PlacedCell, at: number, document: ReadDocument): NumberRead | null {
  const offset = line.words.findIndex((word) => word === cell.words[0]);
  const label = findLabel({ line, cell }, offset + at, document);
  if (label?.isBuyers || isEndOfLabel(line, offset + at)) return null;
  let longest: NumberRead | null = null;
  for (let count = Math.min(MAX_WORDS, cell.words.length - at); count > 0; count -= 1) {
    const words = cell.words.slice(at, at + count);
    const isCell = count === cell.words.length || isBetweenSeparators(cell.words, at, count);
    const source = { label, isCell, isScanned: document.source === 'ocr' };
    const read = hasGap(words) ? null : readNumber(words, source);
    // Without a label, letters and digits may have the form of a tax number by chance.
    if (!read || (label === null && read.number.checked === false)) continue;
    const box = joinBoxes(words.map((word) => word.box));
    const found = { placed: { ...read, label, line, cell, box }, next: at + count };
    if (read.number.checked === true || (longest === null && read.number.country !== null)) return found;
    longest ??= found;
  }
  return longest;
}

/** Whether words with letters and digits are a part of a line: "Kraxi, S.L. · B86419371". */
function isBetweenSeparators(words: readonly Word[], at: number, count: number): boolean {
  const [before, after] = [words[at - 1]?.text, words[at + count]?.text];
  const isMixed = count === 1 && /^\p{L}+\d+\p{L}?$/u.test(words[at]?.text ?? '');
  return isMixed && [before, after].some(isSeparator) && [before, after].every((text) => !text || isSeparator(text));
}

function isSeparator(text: string | undefined): boolean {
  return /^[·•|∙◦–—]$/u.test(text ?? '');
}

/** Whether a word is the end of a label of several words, such as the second one of "P. IVA". */
function isEndOfLabel({ fields, words }: ReadLine, at: number): boolean {
  // "NO" may be the prefix of the number.
  const isWord = /^\p{L}{3,}\P{L}*$/u.test(words[at]?.text ?? '');
  return isWord && fields.some(({ from, key, to }) => TAX_LABELS.has(key) && from < at && at < to);
}

function hasGap(words: readonly Word[]): boolean {
  return words.some((word, index) => {
    const before = words[index - 1];
    return before !== undefined && word.box.x - rightOf(before.box) > MAX_GAP * word.box.height;
  });
}

function findLabel({ line, cell }: PlacedCell, at: number, document: ReadDocument): TaxNumberLabel | null {
  const word = line.words[at];
  // "NIP:5320089168" is label and number in one word.
  const startsInWord = /[:#.]\s?\S*\d/.test(word?.text ?? '');
  const left = findTaxLabel(line.fields.filter(({ to }) => to <= at || (to === at + 1 && startsInWord)));
  if (left) {
    const between = line.words.slice(left.to, at).filter((other) => /[\p{L}\d]/u.test(other.text)).length;
    const isInCell = cell.words.some((other) => other === line.words[left.from]);
    const holder = line.parties.find(({ to }) => to === left.from);
    const isHolders = holder !== undefined && namesContractHolder(document, line, holder);
    const isBuyers = isHolders || BUYERS_OWN.has(foldText(line.words[left.from - 1]?.text ?? ''));
    const where = between === 0 ? 'left' : 'far';
    if (between <= 1 || left.key === 'tax_office' || isInCell) {
      return { key: left.key, label: left.label, where, isBuyers };
    }
  }
  return findLabelAbove(line, word?.box ?? line.box, document);
}

/** The last label; one of tax numbers counts before "no." right behind it. */
function findTaxLabel(labels: ReadLine['fields']): ReadLine['fields'][number] | undefined {
  const [before, last] = labels.slice(-2);
  const isTax = before !== undefined && last?.key === 'number' && before.to === last.from && TAX_LABELS.has(before.key);
  return isTax ? { ...before, to: last.to } : labels.at(-1);
}

/** The label over a number, unless other text stands between them. */
function findLabelAbove(line: ReadLine, box: Box, document: ReadDocument): TaxNumberLabel | null {
  const isOver = (other: Box, tolerance: number): boolean =>
    other.x < rightOf(box) + tolerance && rightOf(other) > box.x - tolerance;
  for (const above of document.lines.slice(Math.max(0, line.index - MAX_ABOVE.lines), line.index).toReversed()) {
    const isFar = above.page !== line.page || box.y - bottomOf(above.box) > MAX_ABOVE.heights * box.height;
    if (isFar) return null;
    const hit = above.fields.findLast((field) => isOver(field.box, MAX_ABOVE.aside));
    if (hit) return { key: hit.key, label: hit.label, where: 'above', isBuyers: false };
    if (above.words.some((word) => isOver(word.box, 0))) return null;
  }
  return null;
}

/** What is known of the words of a number. */
interface NumberSource {
  readonly label: TaxNumberLabel | null;
  /** Whether the words fill their cell. */
  readonly isCell: boolean;
  readonly isScanned: boolean;
}

/** Reads words as one number. The longest reading with the prefix of a country counts; other words must have digits. */
function readNumber(
  words: readonly Word[],
  { label, isCell, isScanned }: NumberSource,
): { number: TaxNumber; kind: TaxNumberKind } | null {
  const texts = words.map((word) => word.text);
  const [first = ''] = texts;
  texts[0] = AFTER_LABEL.exec(first)?.[1] ?? first;
  const hasDigit = (text: string): boolean => /\d/.test(text);
  // "No." is the Norwegian prefix, but also the word for "number". Only Norwegian numbers end in "MVA".
  const isNorwegian = /^\d*MVA\P{L}*$/u.test(texts.at(-1) ?? '');
  const startsAsWord = NUMBER_WORDS.has(foldText(texts[0].replaceAll(/[.:#]/g, ''))) && !isNorwegian;
  if (startsAsWord || !texts.some(hasDigit) || !texts.slice(1, -1).every(hasDigit)) return null;
  const text = texts.join(' ').replace(/^[^\p{L}\d]+|[^\p{L}\d+*]+$/gu, '');
  // "Fri 04/07/2017" is no French number.
  const isWord = /^\p{Lu}\p{Ll}/u.test(text) && !(label && TAX_LABELS.has(label.key));
  const prefixed = isWord ? null : (prefixedTaxNumber(text) ?? (isScanned ? misreadTaxNumber(text) : null));
  if (prefixed) return { number: prefixed, kind: 'prefixed' };
  const isNumeric = texts.slice(1).every(hasDigit) && (hasDigit(texts[0]) || /^[A-Z]{1,3}$/.test(texts[0]));
  return isNumeric ? readBareNumber(text, label, isCell) : readLettered(texts, label);
}

/** Reads a number whose last letter stands apart, as on invoices from the Ivory Coast: "NCC: 1234567 A". */
function readLettered(
  texts: readonly string[],
  label: TaxNumberLabel | null,
): { number: TaxNumber; kind: TaxNumberKind } | null {
  const isLettered = /^[A-Z]$/.test(texts.at(-1) ?? '') && texts.slice(0, -1).every((text) => /\d/.test(text));
  if (!isLettered || !label || !TAX_LABELS.has(label.key) || label.where === 'far') return null;
  const number = labelledTaxNumber(texts.join(' '), label.label);
  return number?.country ? { number, kind: 'labelled' } : null;
}

function readBareNumber(
  text: string,
  label: TaxNumberLabel | null,
  isCell: boolean,
): { number: TaxNumber; kind: TaxNumberKind } | null {
  if (label?.key === 'tax_office') {
    const digits = text.replaceAll(/\D/g, '');
    const number = OFFICE_NUMBER.test(digits) && !text.includes(' ') ? labelledTaxNumber(digits, label.label) : null;
    return number ? { number, kind: 'labelled' } : null;
  }
  if (label && TAX_LABELS.has(label.key) && label.where !== 'far') {
    const number = labelledTaxNumber(text, label.label);
    if (number) return { number, kind: 'labelled' };
  }
  // "RIF" is a reference in Italy, but before right check digits the tax number of Venezuela.
  const ofCountry = label && label.where !== 'far' ? labelledTaxNumber(text, label.label) : null;
  if (ofCountry?.checked && label && countryOfTaxLabel(label.label, ofCountry.value) === ofCountry.country)
    return { number: ofCountry, kind: 'labelled' };
  const [date] = findWrittenDates(text, null);
  if (date?.length === text.length) return null;
  const [number] = nationalTaxNumbers(text, label?.label ?? null);
  if (!number || (label === null && !isCell)) return null;
  return { number, kind: label ? 'bare with a label' : 'bare' };
}
