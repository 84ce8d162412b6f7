import type { Word } from '../../model/draft.js';
import type { FieldLabel } from '../../locales/locale.js';
import type { ReadLine } from '../../page/document.js';
import { findLabels } from '../../page/labels.js';
import { hasLegalForm, wordsWithoutForms } from '../../fields/company/legal-forms.js';
import { cutShareCapital, hasNeverInNames } from '../../fields/company/name-text.js';
import { wordsOf } from '../../locales/dictionaries.js';
import { LOCALES } from '../../locales/locales.js';
import { squash } from '../../text/squash.js';
import { foldText } from '../../../shared/text.js';
import { hasPostcode } from '../../regions/addresses.js';
import { readLastAmount } from './printed-amount.js';
import { ADDRESS_WORDS, PERSON_TITLES, RECEIPT_WORDS, SHOP_WORDS } from './receipt-words.js';
import { splitWords, restoreLetters } from './till-text.js';

/** Handwriting and logos are recognised with less confidence. */
const MIN_CONFIDENCE = 0.45;
/** A registration number, which often follows the name: "(123456-X)", "JM0512345-X". Digits may be misread as letters. */
const REGISTRATION =
  /^[([{]*(?=\S*\d\d)(?:[A-Z]{2})?(?:[\dOoQGlIS]{4,12}[-–][A-Z0-9]{1,2}|[\dOoQGlIS]{5,12}[A-Z]?)[)\]}]*[.,]?$/i;
/** "Station Road 45", "Hauptstraße 12 a", "Storgatan 9, Malmö". */
const HOUSE_NUMBER = /^\p{L}[\p{L}.'’ -]{3,40}\s\d{1,4}\s?[a-z]?(?:,\s[\p{L} .'’-]{2,40})?$/iu;
/** What stands beside a legal form: abbreviations, and short words between them, as in "San. ve Tic. Ltd. Şti.". */
const BESIDE_FORM = /^(?:[\p{L}$]{1,5}[.,]|\p{L}{1,2})$/u;
const STATE = /\p{Lu}{2,3}(?=\s\d{4,5}(?!\d))/u;
/** "Shop 3, 118 Murray Street". */
const INNER_NUMBER = /,\s\d{1,5}[a-z]?\s\p{L}/iu;
/** "Shop 12 Waterside Mall, Durban", "Unit B4, Mill Lane". */
const UNIT_NUMBER = /^\p{L}+\.?\s(?:no\.?\s?)?#?[A-Z]?-?\d{1,4}[A-Z]?(?:,\s|\s(?=\p{Lu}\p{Ll}+\s.*,\s))/u;
/** A quotation mark within a name, which another one closes. */
const QUOTED = /["„“«]\S[^"„“”«»]*$/u;
/** A company that has a number instead of a name, as in Canada: "9031-4482 Québec inc.". */
const NUMBERED_COMPANY = /^(?:\d{4}[- ]\d{4}|\d{7})\s\p{L}+\s(?:inc|lt[dée]e?|limited|corp)\.?$/iu;
/** The number of a company, which the header of a table has not: "Reg No. / GST No. 201234567K". */
const LONG_NUMBER = /\d{5}/;
/** Letters that are no words of streets: "E.S. La Perla". */
const INITIALS = /^(?:\p{L}\.){2}/u;
/** "Employee: Oliver". */
const KEY = /^[^:]{1,30}:\s/;
const OWNER_LABELS: ReadonlySet<string> = new Set(LOCALES.flatMap(({ ownerLabels = [] }) => ownerLabels).map(squash));
/** In words. */
const OWNER_LABEL_LENGTHS = [4, 3, 2, 1] as const;
const JOINING_WORDS = wordsOf((locale) => locale.joiningWords);
const FORMER_NAME_WORDS = wordsOf((locale) => locale.formerNameWords);
/** Labels that never start a name and that end it. */
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

/** Reads the shop's name on a line, up to a registration number. Returns null if the line cannot be a name. */
export function readShopName(line: ReadLine): string | null {
  const words = findNameWords(line);
  const text = joinName(words);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\d/g)?.length ?? 0;
  const confidence = line.words.reduce((sum, word) => sum + word.confidence, 0) / line.words.length;
  const isNumber = digits > letters / 2 && !isCompany(text);
  if (letters < 3 || isNumber || confidence < MIN_CONFIDENCE || readLastAmount(line)) return null;
  return cannotBeName(line, words, text) ? null : text;
}

/** Reads the text of a line up to a registration number or a label, without punctuation around it. */
export function readNameText(line: ReadLine): string {
  return joinName(findNameWords(line));
}

/** Whether a line contains a registration number. */
export function hasRegistration(line: ReadLine): boolean {
  return findRegistration(line) >= 0;
}

/** Whether a line is part of an address: it starts as one, or has a postcode with a town. */
export function isAddress(line: ReadLine): boolean {
  const words = splitWords(line.text);
  const streets = words.filter((word) => ADDRESS_WORDS.has(word)).length;
  const [first = ''] = words;
  const startsWithNumber = /^\d/.test(line.text);
  if (NUMBERED_COMPANY.test(line.text)) return false;
  // "SA" is a legal form, but before a postcode it is a state.
  if (hasPostcode(line.text) && (startsWithNumber || !isCompany(line.text.replace(STATE, '')))) return true;
  if (streets > 0 && INNER_NUMBER.test(line.text)) return true;
  if (SHOP_WORDS.has(first) && UNIT_NUMBER.test(line.text)) return true;
  if (HOUSE_NUMBER.test(line.text) && !isCompany(line.text)) return true;
  return (
    (ADDRESS_WORDS.has(first) && words.length > 1 && !INITIALS.test(line.text)) ||
    (streets > 0 && /^\d+[a-z]?$/.test(first)) ||
    streets > 1
  );
}

/** Whether a line names a street or a building, whose number may look like part of a date: "Jalan Kenari 18". */
export function namesStreet(line: ReadLine): boolean {
  return splitWords(line.text).some((word) => ADDRESS_WORDS.has(word));
}

/** Whether a line names the customer. The shop's name is above it. "Familie Ohm GmbH" is a company, and addresses nobody. */
export function isCustomer(line: ReadLine): boolean {
  const [first = ''] = splitWords(line.text);
  const isTitled = PERSON_TITLES.has(first) && !line.text.includes(':') && isCompany(line.text);
  return line.parties.find((hit) => hit.key === 'buyer')?.from === 0 && !isTitled;
}

/** Whether a line belongs to the sale. The head of the receipt ends above it. */
export function startsSale(line: ReadLine): boolean {
  if (isCompany(line.text)) return false;
  const isDated = line.fields.some(
    (hit) => hit.key === 'date' || hit.key === 'invoice_date' || hit.key === 'invoice_number',
  );
  const isTaxed =
    line.fields.some(({ key }) => key === 'vat_id' || key === 'tax_number') && LONG_NUMBER.test(line.text);
  const isHeader = line.columns.length >= 2 && !isTaxed;
  return isDated || isHeader || line.fields.some((hit) => hit.key === 'invoice_title');
}

/** Whether a line starts with a label that no name starts with, such as that of a number or a telephone. */
export function startsWithLabel(line: ReadLine): boolean {
  return line.fields.some((hit) => hit.from === 0 && NOT_IN_NAMES.has(hit.key));
}

/** Whether a text has a legal form, even with letters misread as digits or with words run together. */
export function isCompany(text: string): boolean {
  const apart = text
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(' ')
    .map(restoreLetters)
    .join(' ');
  return hasLegalForm(text) || hasLegalForm(apart) || NUMBERED_COMPANY.test(text);
}

/** Whether a text is an e-mail or web address: "shop@example.com", "example.com". */
function isWebAddress(text: string): boolean {
  return /@|www\.|https?:|^[\p{L}\d-]{2,40}(?:\.[\p{Ll}\d-]{2,30}){1,3}$/u.test(text);
}

/** Whether a text is only the end of a company's name: a legal form, with abbreviations beside it. */
export function endsCompany(text: string): boolean {
  const isForm = isCompany(text) && wordsWithoutForms(text).length === 0;
  return isForm || (isCompany(text) && text.split(' ').every((word) => isCompany(word) || BESIDE_FORM.test(word)));
}

/** Whether a name goes on, as after "Pharmacie des". */
export function goesOn(name: string): boolean {
  return JOINING_WORDS.has(foldText(name.split(' ').at(-1) ?? ''));
}

/** Whether a text starts with a small word that is inside names, such as Italian "di". */
export function startsInside(text: string): boolean {
  const [first = ''] = text.split(' ');
  return first === first.toLowerCase() && JOINING_WORDS.has(foldText(first));
}

/** Whether a text starts with a legal form, as in "SARL Dupont". */
export function startsWithForm(text: string): boolean {
  return hasLegalForm(text.split(' ')[0] ?? '');
}

/** Whether all words are kinds of shops, so that the proper name is missing. */
export function needsName(words: readonly string[]): boolean {
  return words.every((word) => word.length <= 1 || SHOP_WORDS.has(word));
}

/** Whether one of the words is a kind of shop. */
export function namesKind(words: readonly string[]): boolean {
  return words.some((word) => SHOP_WORDS.has(word));
}

function findNameWords(line: ReadLine): readonly Word[] {
  const number = findBracketBefore(line.words, findRegistration(line));
  const former = line.words.findIndex((word) => FORMER_NAME_WORDS.has(foldText(word.text.replace(/^\(/, ''))));
  const label = line.fields.find((hit) => hit.from > 0 && NOT_IN_NAMES.has(hit.key) && !isPartOfName(line, hit));
  const address = line.words.findIndex(
    (word, at) => /^\d/.test(word.text) && at > 1 && endsWithForm(line.words.slice(0, at)),
  );
  const ends = [number, former, label?.from ?? -1, address].filter((at) => at >= 0);
  return line.words.slice(0, Math.min(line.words.length, ...ends));
}

/** Whether a label for dates or numbers is a word of the name: "du" in "Boulangerie du Vieux Pont". A date or number follows the label. */
function isPartOfName(line: ReadLine, hit: ReadLine['fields'][number]): boolean {
  return (
    (hit.key === 'date' || hit.key === 'other_number') && !line.words.slice(hit.to).some((word) => /\d/.test(word.text))
  );
}

/** Whether words end with a legal form. A number after it starts the address: "Northwind Ltd 30 Queens Road". */
function endsWithForm(words: readonly Word[]): boolean {
  return hasLegalForm(words.at(-1)?.text ?? '');
}

/** Finds the bracket that contains a number: "(CO. 123456 H)". Returns the index of the number itself if there is none. */
function findBracketBefore(words: readonly Word[], at: number): number {
  const open = words.slice(0, Math.max(0, at)).findLastIndex((word) => /^[([{]/.test(word.text));
  const isOpen = open > 0 && !words.slice(open, at).some((word) => /[)\]}]/.test(word.text));
  return isOpen ? open : at;
}

function findRegistration(line: ReadLine): number {
  return line.words.findIndex((word) => REGISTRATION.test(word.text));
}

function joinName(words: readonly Word[]): string {
  const owner = cutShareCapital(cutOwnerLabel(words.map((word) => word.text).join(' ')));
  const trimmed = owner.replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N}.)]+$/gu, '').trim();
  const after = owner.charAt(owner.indexOf(trimmed) + trimmed.length);
  return QUOTED.test(trimmed) && /["”“»]/u.test(after) ? trimmed + after : trimmed;
}

/** Cuts off what names the owner, if that is a company and not a person: "Inh. Birke & Sohn OG", "Operated by Birch Ltd". */
export function cutOwnerLabel(text: string): string {
  const words = text.split(' ');
  const [first = ''] = words;
  const length = countLabelWords([first.replace(/^\(/, ''), ...words.slice(1)]);
  const owner = words.slice(length).join(' ');
  return length > 0 && isCompany(owner) ? owner.replace(/^[^(]*\)$/, (end) => end.slice(0, -1)) : text;
}

/** Whether a line begins with what names the owner of a shop. */
export function startsWithOwnerLabel({ text }: ReadLine): boolean {
  return countLabelWords(text.split(' ')) > 0;
}

function countLabelWords(words: readonly string[]): number {
  return OWNER_LABEL_LENGTHS.find((count) => OWNER_LABELS.has(squash(words.slice(0, count).join(' ')))) ?? 0;
}

function cannotBeName(line: ReadLine, words: readonly Word[], text: string): boolean {
  if (isCustomer(line) || startsWithLabel(line)) return true;
  if (isCompany(text)) return false;
  if (KEY.test(line.text)) return true;
  const plain = splitWords(text);
  const [first = ''] = plain;
  if (isAddress(line) || (PERSON_TITLES.has(first) && !namesKind(plain))) return true;
  if (isWebAddress(text) || hasNeverInNames(text)) return true;
  // A place in brackets is part of a name, and so is one after the kind of the shop.
  const bare = splitWords(text.replaceAll(/[([{][^)\]}]*[)\]}]?/g, ' '));
  if (bare.join('').replaceAll(/\P{L}/gu, '').length < 3) return true;
  const stop = bare.findIndex((word) => ADDRESS_WORDS.has(word) && !SHOP_WORDS.has(word));
  if (stop >= 0 && !namesKind(bare.slice(0, stop))) return true;
  const labels = line.fields.some(
    (hit) => hit.from < words.length && NOT_IN_NAMES.has(hit.key) && !isPartOfName(line, hit),
  );
  return labels || findLabels(line, RECEIPT_WORDS).some((hit) => hit.from < words.length);
}
