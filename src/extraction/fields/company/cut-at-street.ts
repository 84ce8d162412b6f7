import { foldText } from '../../../shared/text.js';
import { wordsOf } from '../../locales/dictionaries.js';
import { hasPostcode } from '../../regions/addresses.js';

const STREET_WORDS = wordsOf((locale) => locale.addressWords);
const HOUSE_NUMBER = /^\d{1,5}\p{L}?$/u;
/** In words. A single word before a street usually belongs to it. */
const MIN_NAME = 2;

/**
 * Cuts off an address that follows a name on the same line without a separator: "Alder Yard Care 902 Pecan Rd, 78704 Austin" becomes "Alder
 * Yard Care". Null if there is no such address.
 */
export function cutAtStreet(text: string): string | null {
  if (!hasPostcode(text)) return null;
  const words = text.split(' ');
  const street = words.findIndex(
    (word, index) => index >= MIN_NAME && (isHouse(word, words[index + 1]) || isStreetWord(word)),
  );
  const name = words.slice(0, Math.max(0, street));
  return name.length > 0 && name.every((word) => /^[\p{L}&'’.+-]+$/u.test(word)) ? name.join(' ') : null;
}

function isHouse(word: string, next = ''): boolean {
  return HOUSE_NUMBER.test(word) && /^\p{Lu}/u.test(next);
}

function isStreetWord(word: string): boolean {
  return /^\p{Lu}/u.test(word) && STREET_WORDS.has(foldText(word.replace(/[.,]$/, '')));
}

/** Whether a street follows the name of a company in a text: "Fox S.r.l. Via Roma". */
export function hasStreetAfter(text: string, company: string): boolean {
  const [first = '', ...others] = text.slice(company.length).trim().split(' ');
  return text.startsWith(company) && others.length > 0 && isStreetWord(first);
}
