import { SENDER_REFERENCES, wordsOf } from '../../locales/dictionaries.js';
import type { Box } from '../../model/finding.js';
import type { Word } from '../../model/draft.js';
import { findWrittenDates } from '../../page/dates.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { PlacedCell } from '../../page/cells.js';
import { joinBoxes, rightOf } from '../../page/boxes.js';
import { startsParty } from '../../page/party-labels.js';
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
import { describeTaxNumber, type PlacedNumber, type TaxNumberKind } from './tax-number-features.js';
import { findTaxNumberLabel, isEndOfLabel, TAX_LABELS, type TaxNumberLabel } from './tax-number-label.js';
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

const NUMBER_WORDS = wordsOf((locale) => locale.numberWords);
const MAX_WORDS = 6;
const MAX_CANDIDATES = 100;
/** In word heights. The groups of a number are closer together than this. */
const MAX_GAP = 1.4;
/** A number in one word with its label, such as "NIP:5320089168" and "USt-IdNr.DE136695976". */
const AFTER_LABEL = /^\D*(?:[:#]\s?|\.(?=[A-Z]{2}\d{6}))([^:#]*\d[^:#]*)$/u;
/** Shorter numbers before an address are postcodes. */
const WHOLE_NUMBER = /^\d{8,14}$/;
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
  const label = findTaxNumberLabel({ line, cell }, offset + at, document);
  if (label?.isBuyers || isEndOfLabel(line, offset + at) || isBuyersNumber(line, offset + at)) return null;
  if (beginsIban(cell.words, at)) return null;
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

/** Whether words have the form of an IBAN in groups of four, whatever its check digits: "RO94 BTRL RONC …". */
function beginsIban(words: readonly Word[], at: number): boolean {
  const [first = '', ...groups] = words.slice(at, at + 3).map(({ text }) => text);
  return (
    /^\p{Lu}{2}\d{2}$/u.test(first) && groups.length === 2 && groups.every((group) => /^[\p{Lu}\d]{4}$/u.test(group))
  );
}

/** Whether a number is right behind the label of the buyer: "Customer: EE100931558". */
function isBuyersNumber(line: ReadLine, at: number): boolean {
  return line.parties.some((hit) => hit.key === 'buyer' && hit.to === at && startsParty(line, hit));
}

/**
 * Whether a word is a part of a line that separators set off: one of letters and digits, "Kraxi, S.L. · B86419371", or one of digits that
 * precedes an address, "509442013 - Rua do Carmo, 12".
 */
function isBetweenSeparators(words: readonly Word[], at: number, count: number): boolean {
  const [before, after, next] = [words[at - 1]?.text, words[at + count]?.text, words[at + count + 1]?.text];
  const text = count === 1 ? (words[at]?.text ?? '') : '';
  const isAbove = before === undefined && WHOLE_NUMBER.test(text) && /^\p{L}[\p{L}.]*$/u.test(next ?? '');
  const isMixed = /^\p{L}+\d+\p{L}?$/u.test(text);
  const isSetOff = [before, after].some(isSeparator) && [before, after].every((other) => !other || isSeparator(other));
  return (isMixed || isAbove) && isSetOff;
}

function isSeparator(text: string | undefined): boolean {
  return /^[-·•|∙◦–—]$/u.test(text ?? '');
}

function hasGap(words: readonly Word[]): boolean {
  return words.some((word, index) => {
    const before = words[index - 1];
    return before !== undefined && word.box.x - rightOf(before.box) > MAX_GAP * word.box.height;
  });
}

/** What is known of the words of a number. */
interface NumberSource {
  readonly label: TaxNumberLabel | null;
  /** Whether the words fill their cell. */
  readonly isCell: boolean;
  readonly isScanned: boolean;
}

/** Reads words as one number, with a check digit that stands apart from it: "901234567 - 8", or in Panama "8-123-456 DV 45". */
function readNumber(words: readonly Word[], source: NumberSource): { number: TaxNumber; kind: TaxNumberKind } | null {
  const texts = words.map((word) => word.text);
  const { label } = source;
  if (!label || !TAX_LABELS.has(label.key)) return readTexts(texts, source);
  const marked = texts.join(' ').replace(/(?<=\d) D\.?V\.?:? ?(?=\d{1,2}$)/u, 'DV');
  const joined = marked.replace(/(?<=\d) [-–] ?(?=[\dK]$)/u, '-');
  const read = readTexts(joined.split(' '), source);
  // What follows a dash may also be the number of a house.
  return joined === marked || read?.number.checked === true ? read : null;
}

/** Reads texts as one number. The longest reading with the prefix of a country counts; other texts must have digits. */
function readTexts(
  texts: string[],
  { label, isCell, isScanned }: NumberSource,
): { number: TaxNumber; kind: TaxNumberKind } | null {
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
  // "DNI" is a Spanish tax number, and "dni" the day in Czech.
  if (isWrittenDate(text)) return null;
  if (label && TAX_LABELS.has(label.key) && label.where !== 'far') {
    const number = labelledTaxNumber(text, label.label);
    if (number) return { number, kind: 'labelled' };
  }
  // "RIF" is a reference in Italy, but before right check digits the tax number of Venezuela.
  const ofCountry = label && label.where !== 'far' ? labelledTaxNumber(text, label.label) : null;
  if (ofCountry?.checked && label && countryOfTaxLabel(label.label, ofCountry.value) === ofCountry.country)
    return { number: ofCountry, kind: 'labelled' };
  if (label && SENDER_REFERENCES.has(label.label)) return null;
  const [number] = nationalTaxNumbers(text, label?.label ?? null);
  if (!number || (label === null && !isCell)) return null;
  return { number, kind: label ? 'bare with a label' : 'bare' };
}

function isWrittenDate(text: string): boolean {
  const [date] = findWrittenDates(text, null);
  return date?.length === text.length;
}
