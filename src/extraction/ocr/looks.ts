import type { LocaleOcr } from '../locales/locale.js';
import { LOCALES } from '../locales/locales.js';
import type { OcrLanguage } from './tesseract.js';
import type { Page } from '../model/draft.js';
import type { Look } from './look.js';
import { BEST_LETTERS } from './picture.js';
import { listWordsOfTexts } from './spelling.js';

const AS_IT_IS = { letters: BEST_LETTERS, print: 'as it is' } as const;
const BY_LATIN: Look = { by: 'lines', alphabets: ['latin', 'english'], ...AS_IT_IS };
const BY_ENGLISH: Look = { by: 'lines', alphabets: ['english'], ...AS_IT_IS };
/** A first look with two alphabets gives two readings. */
const READINGS_BY_LATIN = 2;

/** The languages whose words the networks read except for accents. */
const IN_LATIN_SCRIPT: ReadonlySet<string> = new Set(
  LOCALES.filter(({ frequentWords }) => !/(?!\p{Script=Latin})\p{L}/u.test(frequentWords.join(''))).map(
    ({ language }) => language,
  ),
);
const OCR_BY_LANGUAGE: ReadonlyMap<string, LocaleOcr> = new Map(LOCALES.map(({ language, ocr }) => [language, ocr]));

/** Chooses the first look at a page. */
export function chooseFirstLook(languages: readonly OcrLanguage[]): Look {
  return isEnglishOnly(languages) ? BY_ENGLISH : BY_LATIN;
}

/**
 * Chooses the next look at a page; null if all have been used. First comes OCR with a dictionary of the page's language, then looks at
 * darker renderings, which show faded print.
 */
export function chooseNextLook(page: Page, language: string | null, languages: readonly OcrLanguage[]): Look | null {
  const own = findTesseractLanguage(language, languages);
  const used = own ? [own] : languages;
  const others: readonly Look[] = [
    { by: 'page', layout: 'page', languages: used, ...AS_IT_IS },
    { by: 'lines', alphabets: ['english'], letters: BEST_LETTERS, print: 'darker' },
    { by: 'page', layout: 'sparse', languages: used, letters: BEST_LETTERS, print: 'darker' },
  ];
  const first = isEnglishOnly(languages) ? 1 : READINGS_BY_LATIN;
  return others[Math.max(0, (page.looks?.length ?? 1) - first)] ?? null;
}

/**
 * Chooses a look that corrects the accents of the words of some texts; null if the page has none of them. In another script than Latin it
 * reads the whole page, whose words the networks cannot read.
 */
export function chooseSpellingLook(
  page: Page,
  texts: readonly string[],
  language: string | null,
  languages: readonly OcrLanguage[],
): Look | null {
  const own = findTesseractLanguage(language, languages);
  if (own && !IN_LATIN_SCRIPT.has(language ?? '')) return chooseNextLook(page, language, languages);
  const only = own ? listWordsOfTexts(page, texts) : [];
  return own && only.length > 0 ? { by: 'page', layout: 'page', languages: [own], only, ...AS_IT_IS } : null;
}

/** Whether the accents of a page may be wrong, since no look so far knew the letters of its language. */
export function isMisspelt(page: Page, language: string | null, languages: readonly OcrLanguage[]): boolean {
  const hasUncommonLetters = OCR_BY_LANGUAGE.get(language ?? '')?.hasUncommonLetters === true;
  return hasUncommonLetters && findTesseractLanguage(language, languages) !== null && (page.looks?.length ?? 1) < 3;
}

function isEnglishOnly(languages: readonly OcrLanguage[]): boolean {
  return languages.every((language) => language === 'eng');
}

function findTesseractLanguage(language: string | null, languages: readonly OcrLanguage[]): OcrLanguage | null {
  const own = OCR_BY_LANGUAGE.get(language ?? '')?.tesseract ?? null;
  return own !== null && languages.includes(own) ? own : null;
}
