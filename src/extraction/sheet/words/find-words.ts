import { GERMAN } from './de.js';
import { ENGLISH } from './en.js';
import { SPANISH } from './es.js';
import { FRENCH } from './fr.js';
import { ITALIAN } from './it.js';
import type { SheetWords } from './sheet-words.js';
import { TURKISH } from './tr.js';

const WORDS: Readonly<Record<string, SheetWords>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  tr: TURKISH,
};
/** The languages of countries that have one of the languages above alone. */
const LANGUAGES: Readonly<Record<string, string>> = {
  AT: 'de',
  DE: 'de',
  LI: 'de',
  FR: 'fr',
  MC: 'fr',
  ES: 'es',
  IT: 'it',
  SM: 'it',
  TR: 'tr',
};

/** A language and its words. */
export interface Wording {
  /** BCP 47. Plain English has dates and numbers as in Europe, since a page of another country may be in English. */
  readonly language: string;
  readonly words: SheetWords;
}

/**
 * Chooses the language of a page: that of the document, else that of the seller's country, else English.
 *
 * @param language ISO 639-1
 * @param country ISO 3166-1 alpha-2
 */
export function findWords(language: string | null, country: string | null): Wording {
  const wanted = language ?? LANGUAGES[country ?? ''] ?? '';
  const words = Object.hasOwn(WORDS, wanted) ? WORDS[wanted] : undefined;
  if (!words || wanted === 'en') return { language: 'en-GB', words: ENGLISH };
  return { language: wanted, words };
}
