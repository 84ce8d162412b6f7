import type { Page, Word } from '../model/draft.js';
import { isRightAfter, joinBoxes } from './boxes.js';

const WHOLE = /^\D{0,3}\d{1,3}(?:[.,]?\d{3})*[.,]$/;
const CENTS = /^\d{2}$/;

/**
 * Joins amounts that OCR splits after the decimal mark, as in typewriter fonts: "7." and "50". If a word follows closely, they are two numbers:
 * "Shop 4, 27 Mill Street".
 */
export function joinBrokenAmounts(page: Page): Page {
  if (page.source !== 'ocr') return page;
  const words: Word[] = [];
  page.words.forEach((word, index) => {
    const last = words.at(-1);
    const next = page.words[index + 1];
    const isBroken = last !== undefined && WHOLE.test(last.text) && CENTS.test(word.text);
    const isLast = !next || !isRightAfter(next.box, word.box);
    if (isBroken && isLast && isRightAfter(word.box, last.box)) words[words.length - 1] = join(last, word);
    else words.push(word);
  });
  return { ...page, words };
}

function join(whole: Word, cents: Word): Word {
  return {
    ...whole,
    text: whole.text + cents.text,
    confidence: Math.min(whole.confidence, cents.confidence),
    box: joinBoxes([whole.box, cents.box]),
  };
}
