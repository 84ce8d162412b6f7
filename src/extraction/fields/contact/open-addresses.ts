import { JOINING_WORDS, wordsOf } from '../../locales/dictionaries.js';
import { chooseAddressLines, isPostBox } from '../../page/address-lines.js';
import { foldText } from '../../../shared/text.js';
import { hasLegalForm } from '../company/legal-forms.js';
import { isSentence } from '../company/name-text.js';

const ADDRESS_WORDS = wordsOf((locale) => locale.addressWords);
const MIN_PARTS = 2;
/** In characters. */
const MAX_TEXT = 140;
const MAX_TOWN_WORDS = 4;
/** A postcode behind a comma or the town, where it could also be another number. */
const POSTCODE = /(?:,\s|(?<=\p{L})\s)\d{4,5}$/u;
/** A street and its number: "Street 14B", "7 Hill Road", "Camino Alto 550", "Unit 3". Longer numbers are no house numbers. */
const NUMBERED = /^\p{Lu}[^\d]*\s(?:\p{L}{1,4}\.?\s)?[\d/-]{1,7}\p{L}?$|^\d[\d/-]{0,7}\p{L}?\s\p{Lu}\p{Ll}/u;
/** Amounts, dates, and what a label says are not parts of an address. */
const OTHER = /\d[.,]\d{2}(?!\d)|\d{1,2}[./]\d{1,2}[./]\d{2}|\d{6}|[:@€$£%?!]/u;
const SENTENCE_END = /\p{Ll}{4}\.$/u;
/** The word for a town before its name: "г. Караганда". */
const TOWN_WORD = /^\p{Ll}{1,3}\.\s?/u;
const TOWN = /^\p{Lu}[\p{L}\s.'’()-]*$/u;

/**
 * Reads the lines of an address that has no postcode, in countries that have none or where people leave it out: "12 Hill Road, Accra".
 * Returns null unless they have a street with a number, or a post-office box, and end with a town.
 */
export function readOpenAddress(texts: readonly string[]): string | null {
  const value = chooseAddressLines(texts)
    .map(({ text }) => text)
    .join(', ');
  const parts = value.replace(POSTCODE, '').split(/,\s|\s[–-]\s/u);
  const isAddress =
    parts.length >= MIN_PARTS &&
    value.length <= MAX_TEXT &&
    !OTHER.test(value) &&
    !hasLegalForm(value) &&
    !parts.some((part) => isSentence(part) || SENTENCE_END.test(part)) &&
    (endsWithTown(parts) || beginsWithTown(parts));
  return isAddress ? value : null;
}

function endsWithTown(parts: readonly string[]): boolean {
  return parts.slice(0, -1).some(isNumberedPlace) && isTown(parts.at(-1) ?? '');
}

/** Whether an address goes from the large to the small, as in Russian: "г. Караганда, ул. Садовая, дом 7". */
function beginsWithTown(parts: readonly string[]): boolean {
  const isStreet = parts.slice(1).some((part) => /\d/.test(part) && hasAddressWord(part));
  return isStreet && isTown((parts[0] ?? '').replace(TOWN_WORD, ''));
}

function hasAddressWord(part: string): boolean {
  return part.split(/\s+/).some((word) => ADDRESS_WORDS.has(foldText(word.replace(/[.,]$/, ''))));
}

function isNumberedPlace(part: string): boolean {
  return /\d/.test(part) && (hasAddressWord(part) || NUMBERED.test(part) || isPostBox(part));
}

function isTown(part: string): boolean {
  const words = part.split(/\s+/);
  const isName = words.every(
    (word) => /^[\p{Lu}(]/u.test(word) || JOINING_WORDS.has(foldText(word)) || ADDRESS_WORDS.has(foldText(word)),
  );
  return TOWN.test(part) && isName && words.length <= MAX_TOWN_WORDS;
}
