import type { Page, Word } from '../model/draft.js';
import { isRightAfter, joinBoxes } from './boxes.js';

const WHOLE = /^\D{0,3}\d{1,3}(?:[.,]?\d{3})*[.,]$/;
const CENTS = /^\d{2}$/;

/** Joins amounts that recognition breaks behind the decimal mark, as in typewriter fonts: "19." and "00". */
export function joinBrokenAmounts(page: Page): Page {
  if (page.source !== 'ocr') return page;
  const words: Word[] = [];
  for (const word of page.words) {
    const last = words.at(-1);
    const isBroken = last !== undefined && WHOLE.test(last.text) && CENTS.test(word.text);
    if (isBroken && isRightAfter(word.box, last.box)) {
      const confidence = Math.min(last.confidence, word.confidence);
      words[words.length - 1] = {
        ...last,
        text: last.text + word.text,
        confidence,
        box: joinBoxes([last.box, word.box]),
      };
    } else words.push(word);
  }
  return { ...page, words };
}
