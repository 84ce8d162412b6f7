import type { Page, Word } from '../model/draft.js';
import type { Box, Finding } from '../model/finding.js';
import { isRightToLeft } from '../text/scripts.js';

/** The share of words from which on a page is read from right to left. On bilingual pages about half of the words are in each script. */
const MIN_SHARE = 0.6;
/** In word heights. The words of a phrase are closer together, and on one line. */
const MAX_SPACE = 0.6;
const MAX_RISE = 0.4;
/** Punctuation that ends a number is before it where text runs from right to left. */
const LEADING_PUNCTUATION = /^([,.:;!?]+)([\p{L}\p{N}].*)$/u;

/**
 * Mirrors the pages of documents in Hebrew and the like, so that a value is to the right of its label, as in other languages.
 * Phrases in Latin letters keep their order. `mirrorFindings` undoes it. Other pages stay as they are.
 */
export function mirrorPages(pages: readonly Page[]): readonly Page[] {
  return isMirrored(pages) ? pages.map(mirrorPage) : pages;
}

/** Moves the boxes of findings in mirrored pages back to where the values are. */
export function mirrorFindings(findings: readonly Finding[], pages: readonly Page[]): readonly Finding[] {
  if (!isMirrored(pages)) return findings;
  const widths = new Map(pages.map(({ number, width }) => [number, width]));
  return findings.map((finding) => {
    const width = finding.page === null ? undefined : widths.get(finding.page);
    return finding.box === null || width === undefined ? finding : { ...finding, box: mirrorBox(finding.box, width) };
  });
}

function isMirrored(pages: readonly Page[]): boolean {
  const words = pages.flatMap((page) => page.words).filter(({ text }) => /\p{L}/u.test(text));
  return words.filter(({ text }) => isRightToLeft(text)).length > MIN_SHARE * words.length;
}

function mirrorPage(page: Page): Page {
  const words = mirrorWords(page.words, page.width);
  return page.looks
    ? { ...page, words, looks: page.looks.map((look) => mirrorWords(look, page.width)) }
    : { ...page, words };
}

function mirrorWords(words: readonly Word[], width: number): Word[] {
  return joinPhrases(words).flatMap((phrase) => {
    const [first] = phrase;
    const last = phrase.at(-1);
    if (!first || !last) return [];
    // The words of a phrase keep their distances from its left edge.
    const left = width - last.box.x - last.box.width;
    return phrase.map((word) => ({
      ...word,
      text: isRightToLeft(word.text) ? word.text : word.text.replace(LEADING_PUNCTUATION, '$2$1'),
      box: { ...word.box, x: left + word.box.x - first.box.x },
    }));
  });
}

/** Groups the words of phrases in Latin letters, from left to right. Each other word is alone. */
function joinPhrases(words: readonly Word[]): Word[][] {
  const phrases: Word[][] = [];
  for (const word of words) {
    const phrase = phrases.at(-1);
    const last = phrase?.at(-1);
    const isLatin = phrase?.some(({ text }) => /\p{Script=Latin}/u.test(text)) === true;
    if (phrase && last && isLatin && !isRightToLeft(word.text) && !isRightToLeft(last.text) && isBeside(last, word))
      phrase.push(word);
    else phrases.push([word]);
  }
  return phrases;
}

function isBeside({ box: a }: Word, { box: b }: Word): boolean {
  const height = Math.min(a.height, b.height);
  const gap = b.x - a.x - a.width;
  return Math.abs(a.y - b.y) < MAX_RISE * height && gap > -height && gap < MAX_SPACE * height;
}

function mirrorBox(box: Box, width: number): Box {
  return { ...box, x: width - box.x - box.width };
}
