import type { Word } from '../model/draft.js';
import { findMedian } from '../text/median.js';
import { joinBoxes, rightOf } from './boxes.js';

/** Words with fewer letters do not show how wide the letters are. */
const MIN_LETTERS = 4;
const MIN_CONFIDENCE = 0.8;
const MIN_WORDS = 15;
/** In a font of tills, most words have letters of the same width, up to this share of it. */
const TOLERANCE = 0.06;
const MIN_SHARE = 0.65;
/** In widths of a letter: a space is about as wide as a letter, and never as narrow as this. */
const MIN_SPACE = 0.3;
const MAX_OVERLAP = 0.5;
/** Wider boxes are those of a short line, whose letters recognition places roughly. */
const MAX_LETTER = 1.25;
/** Between parts of one word: "TRAD" and "ING", "5." and "88". */
const END_OF_PART = /[\p{L}\p{N}(.,'-]$/u;
const START_OF_PART = /^[\p{L}\p{N})]/u;

/**
 * Measures the width of a letter on a scanned page in a monospaced font, as tills print them. Null for other fonts.
 */
export function measurePitch(words: readonly Word[]): number | null {
  const widths = words
    .filter(({ text, confidence }) => confidence >= MIN_CONFIDENCE && isPlain(text) && text.length >= MIN_LETTERS)
    .map(measureLetters);
  if (widths.length < MIN_WORDS) return null;
  const usual = findMedian(widths);
  const same = widths.filter((width) => Math.abs(width - usual) < TOLERANCE * usual);
  return same.length >= MIN_SHARE * widths.length ? usual : null;
}

/**
 * Joins the parts of words in a row of monospaced print, sorted from left to right. Recognition takes the gaps beside narrow letters for
 * spaces: "TRAD I NG".
 */
export function joinMonospaced(row: readonly Word[], pitch: number): Word[] {
  const long = row.filter(({ text }) => isPlain(text) && text.length >= MIN_LETTERS).map(measureLetters);
  const letter = long.length > 0 ? findMedian(long) : pitch;
  const joined: Word[] = [];
  for (const word of row) {
    const last = joined.at(-1);
    if (!last || !isOneWord(last, word, letter)) {
      joined.push(word);
      continue;
    }
    const lengths = last.text.length + word.text.length;
    const confidence = (last.confidence * last.text.length + word.confidence * word.text.length) / lengths;
    joined.splice(-1, 1, {
      ...last,
      text: last.text + word.text,
      box: joinBoxes([last.box, word.box]),
      confidence,
    });
  }
  return joined;
}

function isOneWord(left: Word, right: Word, letter: number): boolean {
  const gap = right.box.x - rightOf(left.box);
  const isClose = gap < MIN_SPACE * letter && gap > -MAX_OVERLAP * letter;
  const isPlaced = Math.max(measureLetters(left), measureLetters(right)) < MAX_LETTER * letter;
  return isClose && isPlaced && END_OF_PART.test(left.text) && START_OF_PART.test(right.text);
}

function isPlain(text: string): boolean {
  return /^[\p{L}\p{N}]+$/u.test(text);
}

function measureLetters({ box, text }: Word): number {
  return box.width / text.length;
}
