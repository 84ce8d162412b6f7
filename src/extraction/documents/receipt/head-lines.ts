import type { Word } from '../../model/draft.js';
import type { FieldLabel } from '../../locales/locale.js';
import type { ReadLine } from '../../page/document.js';
import { labelsOn } from '../../page/labels.js';
import { hasLegalForm } from '../../fields/company/legal-forms.js';
import { COLUMN_LABELS } from '../../locales/dictionaries.js';
import { hasPostcode } from '../../regions/addresses.js';
import { amountAtEnd } from './printed-amount.js';
import { ADDRESS_WORDS, PERSON_TITLES, RECEIPT_WORDS, SHOP_WORDS } from './receipt-words.js';
import { plainWords, withLetters } from './till-text.js';

/** Handwriting and pictures over the name are recognised with less. */
const MIN_CERTAINTY = 0.45;
/** The number of a company, which often follows its name: "(123456-X)", "JM0512345-X"; digits may be misread as letters. */
const REGISTRATION =
  /^[([{]*(?=\S*\d\d)(?:[A-Z]{2})?(?:[\dOoQGlIS]{4,12}[-–][A-Z0-9]{1,2}|[\dOoQGlIS]{5,12}[A-Z]?)[)\]}]*[.,]?$/i;
/** "Station Road 45", "Hauptstraße 12 a". */
const HOUSE_NUMBER = /^\p{L}[\p{L}.'’ -]{3,40}\s\d{1,4}\s?[a-z]?$/iu;
/** "Employee: Oliver". */
const KEY = /^[^:]{1,30}:\s/;
const FORMER_NAME = /^\(?(?:formerly|f\.?k\.?a\.?|vormals|anciennement|già|antes|voorheen|eski)$/i;
/** Labels that a name does not start with and that end it. */
const NOT_IN_NAMES: ReadonlySet<FieldLabel> = new Set([
  'invoice_number',
  'invoice_date',
  'invoice_title',
  'date',
  'due_date',
  'other_date',
  'other_number',
  'vat_id',
  'tax_number',
  'phone',
  'other_contact',
]);

/** The words of a line that can be a shop's name, without the company's number and what follows it; null where none can. */
export function shopNameOn(line: ReadLine): string | null {
  const words = nameWordsOn(line);
  const text = tidyName(words);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\d/g)?.length ?? 0;
  const certainty = line.words.reduce((sum, word) => sum + word.confidence, 0) / line.words.length;
  if (letters < 3 || digits > letters / 2 || certainty < MIN_CERTAINTY || amountAtEnd(line)) return null;
  return isOther(line, words, text) ? null : text;
}

/** The text of a line up to the company's number or a label, without punctuation around it. */
export function nameTextOn(line: ReadLine): string {
  return tidyName(nameWordsOn(line));
}

/** Whether a line holds the number under which a company is registered. */
export function hasRegistration(line: ReadLine): boolean {
  return registrationAt(line) >= 0;
}

/** Whether a line is part of an address: it starts as one, or has a postcode with a town. */
export function isAddress(line: ReadLine): boolean {
  const words = plainWords(line.text);
  const streets = words.filter((word) => ADDRESS_WORDS.has(word)).length;
  const [first = ''] = words;
  const startsWithNumber = /^\d/.test(line.text);
  if (hasPostcode(line.text) && (startsWithNumber || !isCompany(line.text))) return true;
  if (HOUSE_NUMBER.test(line.text) && !isCompany(line.text)) return true;
  return (ADDRESS_WORDS.has(first) && words.length > 1) || (streets > 0 && /^\d+[a-z]?$/.test(first)) || streets > 1;
}

/** Whether a line names a street or a building, whose numbers may look like a date: "Jalan Sagu 18". */
export function saysStreet(line: ReadLine): boolean {
  return plainWords(line.text).some((word) => ADDRESS_WORDS.has(word));
}

/** Whether a line says whom the receipt was made out to; no shop stands on it or below it. */
export function isCustomer(line: ReadLine): boolean {
  const startsLine = (hit: { from: number } | undefined): boolean => hit?.from === 0;
  return startsLine(line.parties.find((hit) => hit.key === 'buyer')) || /^to\s*:/i.test(line.text);
}

/** Whether a line speaks of the sale, so that the top of the receipt ends above it. */
export function isOfSale(line: ReadLine): boolean {
  if (isCompany(line.text)) return false;
  const isDated = line.fields.some(
    (hit) => hit.key === 'date' || hit.key === 'invoice_date' || hit.key === 'invoice_number',
  );
  return isDated || line.fields.some((hit) => hit.key === 'invoice_title') || labelsOn(line, COLUMN_LABELS).length >= 2;
}

/** Whether a line starts with a label that no name starts with, such as that of a number or a telephone. */
export function startsWithLabel(line: ReadLine): boolean {
  return line.fields.some((hit) => hit.from === 0 && NOT_IN_NAMES.has(hit.key));
}

/** Whether a text has a legal form; letters that were misread as digits and words run together count as what they are. */
export function isCompany(text: string): boolean {
  const apart = text
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(' ')
    .map(withLetters)
    .join(' ');
  return hasLegalForm(text) || hasLegalForm(apart);
}

/** Whether words say only what a shop is, so that its own name is missing. */
export function needsName(words: readonly string[]): boolean {
  return words.every((word) => word.length <= 1 || SHOP_WORDS.has(word));
}

/** Whether one of the words says what kind of shop it is. */
export function saysKind(words: readonly string[]): boolean {
  return words.some((word) => SHOP_WORDS.has(word));
}

function nameWordsOn(line: ReadLine): readonly Word[] {
  const number = bracketBefore(line.words, registrationAt(line));
  const former = line.words.findIndex((word) => FORMER_NAME.test(word.text));
  const label = line.fields.find((hit) => hit.from > 0 && NOT_IN_NAMES.has(hit.key))?.from ?? -1;
  const address = line.words.findIndex(
    (word, at) => /^\d/.test(word.text) && at > 1 && endsWithForm(line.words.slice(0, at)),
  );
  const ends = [number, former, label, address].filter((at) => at >= 0);
  return line.words.slice(0, Math.min(line.words.length, ...ends));
}

/** "Northwind Ltd 30 Queens Road": a number behind a legal form starts the address. */
function endsWithForm(words: readonly Word[]): boolean {
  return hasLegalForm(words.at(-1)?.text ?? '');
}

/** "(CO. 595438 H)": a number in brackets starts where its bracket does. */
function bracketBefore(words: readonly Word[], at: number): number {
  const open = words.slice(0, Math.max(0, at)).findLastIndex((word) => /^[([{]/.test(word.text));
  const isOpen = open > 0 && !words.slice(open, at).some((word) => /[)\]}]/.test(word.text));
  return isOpen ? open : at;
}

function registrationAt(line: ReadLine): number {
  return line.words.findIndex((word) => REGISTRATION.test(word.text));
}

function tidyName(words: readonly Word[]): string {
  return words
    .map((word) => word.text)
    .join(' ')
    .replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N}.)]+$/gu, '')
    .trim();
}

function isOther(line: ReadLine, words: readonly Word[], text: string): boolean {
  if (isCustomer(line) || startsWithLabel(line)) return true;
  if (isCompany(text)) return false;
  if (KEY.test(line.text)) return true;
  const plain = plainWords(text);
  const [first = ''] = plain;
  if (isAddress(line) || (PERSON_TITLES.has(first) && !saysKind(plain))) return true;
  if (/@|www\.|https?:|\.com\b/i.test(text)) return true;
  // A place in brackets is part of a name, and so is one behind the kind of the shop.
  const bare = plainWords(text.replaceAll(/[([{][^)\]}]*[)\]}]?/g, ' '));
  if (bare.join('').replaceAll(/\P{L}/gu, '').length < 3) return true;
  const stop = bare.findIndex((word) => ADDRESS_WORDS.has(word) && !SHOP_WORDS.has(word));
  if (stop >= 0 && !saysKind(bare.slice(0, stop))) return true;
  const labels = line.fields.some((hit) => hit.from < words.length && NOT_IN_NAMES.has(hit.key));
  return labels || labelsOn(line, RECEIPT_WORDS).some((hit) => hit.from < words.length);
}
