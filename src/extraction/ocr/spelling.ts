import type { Page, Word } from '../model/draft.js';
import { squash } from '../text/squash.js';
import { correctAccents, mergeWords } from './merge-words.js';

/** The words of a page with letters that are words of one of the given texts. */
export function listWordsOfTexts({ words }: Page, texts: readonly string[]): Word[] {
  const wanted = new Set(texts.flatMap((text) => text.split(/\s+/u).map(squash)));
  return words.filter(({ text }) => /\p{L}/u.test(text) && wanted.has(squash(text)));
}

/**
 * Takes the accents of words from a look that knows the language, in all looks at a page, so that they still agree. Words that this look
 * read with clearly more confidence replace those of the page.
 */
export function spellPage(page: Page, speller: readonly Word[]): Page {
  const words = mergeWords(correctAccents(page.words, speller), speller);
  return { ...page, words, ...(page.looks && { looks: page.looks.map((look) => correctAccents(look, speller)) }) };
}
