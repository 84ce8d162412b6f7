import { FIELD_LABELS, JOINING_WORDS, wordsOf } from '../locales/dictionaries.js';
import { joinAlternatives } from '../text/alternatives.js';
import { hasPostcode } from '../regions/addresses.js';
import { foldText } from '../../shared/text.js';
import { squash } from '../text/squash.js';

const ADDRESS_WORDS = wordsOf((locale) => locale.addressWords);
const POST_BOX = new RegExp(
  String.raw`^${joinAlternatives([...wordsOf((locale) => locale.postBoxWords)])}[\s:.]{1,3}(?:[\p{L}-]{1,4}\s?)?\d`,
  'u',
);
/** What a line says before its address: "Complaints: PO Box 12, London". */
const HEADING = /^[^\d:]{1,30}:\s/u;
const MAX_PLACE_WORDS = 4;
const MAX_STREET_WORDS = 9;
const HOUSE_NUMBER = /^\d{1,4}\p{L}?,?$/u;
const CONTACT_LABELS: ReadonlySet<string> = new Set(['phone', 'other_contact', 'vat_id', 'tax_number', 'other_number']);
const NUMBER_LABELS: ReadonlySet<string> = new Set(['vat_id', 'tax_number', 'other_number']);
/** The separators of a line, kept by `split`. Dots and bars stand for commas; dashes may belong to the address. */
const SEPARATORS = /(\s*[·•|∙◦]\s*|\s+[–—-]\s+)/u;
/** Digits with the signs that telephone numbers have between them. Fewer digits may be a house number, a floor or a postcode. */
const LONG_NUMBER = /(?:\d[\s()./–-]{0,3}){7}/u;

/** A line of an address, and its index among the lines that it was chosen from. */
export interface AddressLine {
  readonly text: string;
  readonly index: number;
}

/**
 * The lines of an address down to the postcode, without telephone numbers and other contact details, and without slogans and persons above
 * the street.
 */
export function chooseAddressLines(texts: readonly string[]): AddressLine[] {
  const lines = texts
    .map((text, index) => ({ text: cutContacts(text), index }))
    .filter(({ text }) => /[\p{L}\d]/u.test(text));
  const street = lines.findIndex(({ text }) => isStreet(text));
  const hasStreet =
    street < lines.length - 1 ||
    splitParts(lines.at(-1)?.text ?? '')
      .slice(0, -1)
      .some(isStreet);
  return lines.filter(({ text }, at) => !hasStreet || at >= street || isPlace(text));
}

/** Whether a line without a number may name a building or an estate, not a slogan or a person: "Reservoir House". */
function isPlace(text: string): boolean {
  const words = text.split(/\s+/);
  const hasSmall = words.some((word) => /^\p{Ll}/u.test(word) && !JOINING_WORDS.has(foldText(word)));
  return !hasSmall && words.length <= MAX_PLACE_WORDS && !/[·•|∙◦:!?★*]/u.test(text);
}

/** Whether an address has a post-office box and no street: "PO Box 12, London". */
export function isPostBox(address: string): boolean {
  const parts = splitParts(address.replace(HEADING, ''));
  const hasBox = parts.some((part) => POST_BOX.test(foldText(part)));
  return hasBox && !parts.slice(0, -1).some((part) => /\d/.test(part) && !POST_BOX.test(foldText(part)));
}

/** Whether a text is a contact detail and not part of an address: a telephone number, an email or web address, or a tax number. */
export function isContact(text: string): boolean {
  if (hasPostcode(text) && !isLabelledNumber(text)) return false;
  if (/@|www\.|https?:/iu.test(text)) return true;
  const [first = '', next = ''] = text.split(/\s+/);
  return LONG_NUMBER.test(text) || (isContactLabel(first) && !isStreetName(first, next));
}

/** Whether a text is a telephone number behind its label, whose last digits may look like a postcode: "Fono: +56 65 255 0147". */
function isLabelledNumber(text: string): boolean {
  return isContactLabel(text.split(/\s+/)[0] ?? '') && LONG_NUMBER.test(text) && !text.includes(',');
}

/** Whether a word is part of a street's name, although it is a label of numbers too: no number follows "Pod" in "Pod Lesem 41". */
function isStreetName(word: string, next: string): boolean {
  const isNumber = NUMBER_LABELS.has(FIELD_LABELS.get(squash(word)) ?? '');
  return isNumber && /\p{L}$/u.test(word) && /^\p{Lu}\p{Ll}+$/u.test(next);
}

/** Keeps the parts of a line around its postcode, or from its start, up to the first contact detail. */
function cutContacts(text: string): string {
  const pieces = text.split(SEPARATORS);
  const parts = pieces.filter((_, index) => index % 2 === 0);
  const anchor = Math.max(0, parts.findIndex(hasPostcode));
  // What precedes a whole address is something else: "Member 12 · Talweg 4, 12345 Berg".
  const [start = '', ...ends] = splitParts(parts[anchor] ?? '');
  const isWhole = ends.length > 0 && /\p{L}/u.test(start) && isStreet(start);
  const from = isWhole ? anchor : parts.findLastIndex((part, index) => index < anchor && isContact(part)) + 1;
  const end = parts.findIndex((part, index) => index > anchor && isContact(part));
  const kept = pieces.slice(2 * from, end < 0 ? undefined : 2 * end - 1);
  return cutTail(kept.map((piece, index) => (index % 2 === 1 && !/[–—-]/u.test(piece) ? ', ' : piece)).join(''));
}

/** A telephone number at the end of a line: "Springfield, IL 62701 (217) 555-0100". */
const PHONE_AT_END = /\s[(+]\+?\d[\d\s()-]{6,}$/;

/** An email or web address at the end of a line, and a telephone number without a label before it. */
const MAIL_AT_END = /\s(?:[^\s@]{1,64}@[^\s@]{1,80}|www\.\S{1,80})$/;
const NUMBER_AND_MAIL_AT_END = /\s[(+]{0,2}\d[\d\s()/-]{6,20}\s(?:[^\s@]{1,64}@[^\s@]{1,80}|www\.\S{1,80})$/;

/** Cuts off the contact details that follow the postcode without a separator: "80331 München Tel. 089 123456". */
function cutTail(line: string): string {
  const text =
    [NUMBER_AND_MAIL_AT_END, MAIL_AT_END].map((pattern) => line.replace(pattern, '')).find(hasPostcode) ?? line;
  const words = text.split(' ');
  const end = words.findIndex(
    (word, index) => index > 0 && isContactLabel(word) && hasPostcode(words.slice(0, index).join(' ')),
  );
  const kept = end < 0 ? text : words.slice(0, end).join(' ');
  const isNumbered = PHONE_AT_END.test(kept) && hasPostcode(kept.replace(PHONE_AT_END, ''));
  return (isNumbered ? kept.replace(PHONE_AT_END, '') : kept).replace(/[\s,;–—-]+$/u, '');
}

function isContactLabel(word: string): boolean {
  return /\p{L}{2}/u.test(word) && CONTACT_LABELS.has(FIELD_LABELS.get(squash(word)) ?? '');
}

/** Whether a line of an address may name a street: it has a number or a word such as "Lane". */
export function isStreet(text: string): boolean {
  return /\d/.test(text) || text.split(/\s+/).some((word) => ADDRESS_WORDS.has(foldText(word.replace(/[.,]$/, ''))));
}

/** Whether a text begins with a house number and a street: "27 bis rue des Lilas". */
export function isNumberedStreet(text: string): boolean {
  const [number = '', ...words] = text.split(/\s+/);
  const isShort = words.length <= MAX_STREET_WORDS && !/[.!?]$/.test(text);
  return isShort && HOUSE_NUMBER.test(number) && words.slice(0, 2).some((word) => ADDRESS_WORDS.has(foldText(word)));
}

function splitParts(text: string): string[] {
  return text.split(/,\s|\s[–—-]\s/u);
}
