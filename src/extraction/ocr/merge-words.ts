import { foldText } from '../../shared/text.js';
import type { Word } from '../model/draft.js';

/** The second reading of a word replaces the first one only if its confidence is higher by this. */
const MIN_MARGIN = 0.1;
const MIN_CONFIDENCE = 0.4;

/**
 * Merges two looks at a page: adds the words that the first one missed, and replaces those that the second one read with clearly
 * more confidence.
 */
export function mergeWords(first: readonly Word[], second: readonly Word[]): Word[] {
  const missed: Word[] = [];
  const better = new Map<Word, Word>();
  for (const word of second) {
    const rivals = first.filter((other) => measureOverlap(word, other) > 0.3);
    const [rival] = rivals;
    if (!rival) {
      if (word.confidence >= MIN_CONFIDENCE) missed.push(word);
      continue;
    }
    if (rivals.length === 1 && isSamePlace(rival, word) && word.confidence > rival.confidence + MIN_MARGIN)
      better.set(rival, { ...word, box: rival.box });
  }
  return [...first.map((word) => better.get(word) ?? word), ...missed];
}

/** Takes the spelling of words from a look that knows the language, where only accents differ: "$irketi" becomes "Şirketi". */
export function correctAccents(words: readonly Word[], speller: readonly Word[]): Word[] {
  return words.map((word) => {
    const letters = toPlainLetters(word.text);
    const same = speller.find((other) => isSamePlace(word, other) && toPlainLetters(other.text) === letters);
    return same ? { ...word, text: same.text } : word;
  });
}

function toPlainLetters(text: string): string {
  return foldText(text).replaceAll('$', 's');
}

function isSamePlace(one: Word, other: Word): boolean {
  return measureOverlap(one, other) > 0.6 && measureOverlap(other, one) > 0.6;
}

/** The share of one word that another covers, from 0 to 1. */
function measureOverlap({ box }: Word, { box: other }: Word): number {
  const width = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
  const height = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(0.01, box.width * box.height);
}
