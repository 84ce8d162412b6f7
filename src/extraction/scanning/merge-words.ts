import type { OcrWord } from '../engines/ocr.js';

/** Of two readings of one place the second must be this much surer. */
const MARGIN = 0.1;
const MIN_CONFIDENCE = 0.4;

/**
 * Joins two looks at one picture: words that the first one missed come from the second, and where both read something else at
 * one place, the surer one counts.
 */
export function mergeWords(first: readonly OcrWord[], second: readonly OcrWord[]): OcrWord[] {
  const missed: OcrWord[] = [];
  const better = new Map<OcrWord, OcrWord>();
  for (const word of second) {
    const rivals = first.filter((other) => overlap(word, other) > 0.3);
    const [rival] = rivals;
    if (!rival) {
      if (word.confidence >= MIN_CONFIDENCE) missed.push(word);
      continue;
    }
    const isSamePlace = rivals.length === 1 && overlap(rival, word) > 0.6 && overlap(word, rival) > 0.6;
    if (isSamePlace && word.confidence > rival.confidence + MARGIN) better.set(rival, { ...rival, ...read(word) });
  }
  return [...first.map((word) => better.get(word) ?? word), ...missed];
}

function read({ text, confidence }: OcrWord): Pick<OcrWord, 'text' | 'confidence'> {
  return { text, confidence };
}

/** How much of one word another covers, from 0 to 1. */
function overlap(word: OcrWord, other: OcrWord): number {
  const width = Math.min(word.right, other.right) - Math.max(word.left, other.left);
  const height = Math.min(word.bottom, other.bottom) - Math.max(word.top, other.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(1, (word.right - word.left) * (word.bottom - word.top));
}
