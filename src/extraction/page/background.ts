import type { Word } from '../model/draft.js';
import { rightOf } from './boxes.js';

/** Words of print are read with at least this confidence, ... */
const MIN_PRINT = 0.9;
/** ... and patterns beside the paper, such as those of a table cloth, with less than this. */
const MAX_PATTERN = 0.8;
/** Shorter words may be patterns even if they are read with confidence. */
const MIN_LETTERS = 3;
const MIN_WORDS = 15;

/** Leaves out what was read beside the paper on a photo: doubtful words that are left or right of all print. */
export function dropBackground(words: readonly Word[]): readonly Word[] {
  const print = words.filter(({ text, confidence }) => confidence >= MIN_PRINT && text.length >= MIN_LETTERS);
  if (print.length < MIN_WORDS) return words;
  const left = Math.min(...print.map(({ box }) => box.x));
  const right = Math.max(...print.map(({ box }) => rightOf(box)));
  return words.filter(({ box, confidence }) => confidence >= MAX_PATTERN || (rightOf(box) > left && box.x < right));
}
