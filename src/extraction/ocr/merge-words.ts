import { foldText } from '../../shared/text.js';
import type { Word } from '../model/draft.js';

/** Of two readings of one place the second must be this much surer. */
const MARGIN = 0.1;
const MIN_CONFIDENCE = 0.4;

/**
 * Joins two looks at one page: words that the first one missed come from the second, and where both read something else at
 * one place, the surer one counts.
 */
export function mergeWords(first: readonly Word[], second: readonly Word[]): Word[] {
  const missed: Word[] = [];
  const better = new Map<Word, Word>();
  for (const word of second) {
    const rivals = first.filter((other) => overlap(word, other) > 0.3);
    const [rival] = rivals;
    if (!rival) {
      if (word.confidence >= MIN_CONFIDENCE) missed.push(word);
      continue;
    }
    if (rivals.length === 1 && isSamePlace(rival, word) && word.confidence > rival.confidence + MARGIN)
      better.set(rival, { ...word, box: rival.box });
  }
  return [...first.map((word) => better.get(word) ?? word), ...missed];
}

/** Words with the spelling of another look's, where that reads the same letters with other accents: "Sirketi", "$irketi" and "Şirketi". */
export function speltLike(words: readonly Word[], speller: readonly Word[]): Word[] {
  return words.map((word) => {
    const letters = plainLetters(word.text);
    const same = speller.find((other) => isSamePlace(word, other) && plainLetters(other.text) === letters);
    return same ? { ...word, text: same.text } : word;
  });
}

function plainLetters(text: string): string {
  return foldText(text).replaceAll('$', 's');
}

function isSamePlace(one: Word, other: Word): boolean {
  return overlap(one, other) > 0.6 && overlap(other, one) > 0.6;
}

/** How much of one word another covers, from 0 to 1. */
function overlap({ box }: Word, { box: other }: Word): number {
  const width = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
  const height = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(0.01, box.width * box.height);
}
