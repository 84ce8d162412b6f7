import type { LocaleOcr } from '../locales/locale.js';
import { LOCALES } from '../locales/locales.js';
import type { OcrLanguage } from './tesseract.js';
import type { Page } from '../model/draft.js';
import type { Look } from './look.js';
import { BEST_LETTERS } from './picture.js';

const AS_IT_IS = { letters: BEST_LETTERS, print: 'as it is' } as const;
const BY_LATIN: Look = { by: 'lines', alphabet: 'latin', ...AS_IT_IS };
const BY_ENGLISH: Look = { by: 'lines', alphabet: 'english', ...AS_IT_IS };

const OCR_BY_LANGUAGE: ReadonlyMap<string, LocaleOcr> = new Map(LOCALES.map(({ language, ocr }) => [language, ocr]));

/** How a page is looked at first. */
export function firstLook(languages: readonly OcrLanguage[]): Look {
  return isEnglishOnly(languages) ? BY_ENGLISH : BY_LATIN;
}

/**
 * How to look at a page again, by what kind of document it seems to be; null when there is no other way. English letters are
 * read best by those who know no others; after that those count who know the language, and last whoever sees faded print.
 */
export function otherLook(page: Page, language: string | null, languages: readonly OcrLanguage[]): Look | null {
  const own = ownLanguage(language, languages);
  const spoken = own ? [own] : languages;
  const others: readonly Look[] = [
    ...(isEnglishOnly(languages) ? [] : [BY_ENGLISH]),
    { by: 'page', layout: 'page', languages: spoken, ...AS_IT_IS },
    { by: 'lines', alphabet: 'english', letters: BEST_LETTERS, print: 'darker' },
    { by: 'page', layout: 'sparse', languages: spoken, letters: BEST_LETTERS, print: 'darker' },
  ];
  return others[(page.looks?.length ?? 1) - 1] ?? null;
}

/** Whether a page is written in a language whose letters no look has known so far: its figures are right then, its accents are not. */
export function isMisspelt(page: Page, language: string | null, languages: readonly OcrLanguage[]): boolean {
  const hasUncommonLetters = OCR_BY_LANGUAGE.get(language ?? '')?.hasUncommonLetters === true;
  return hasUncommonLetters && ownLanguage(language, languages) !== null && (page.looks?.length ?? 1) < 3;
}

function isEnglishOnly(languages: readonly OcrLanguage[]): boolean {
  return languages.every((language) => language === 'eng');
}

function ownLanguage(language: string | null, languages: readonly OcrLanguage[]): OcrLanguage | null {
  const own = OCR_BY_LANGUAGE.get(language ?? '')?.tesseract ?? null;
  return own !== null && languages.includes(own) ? own : null;
}
