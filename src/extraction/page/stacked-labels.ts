import type { Word } from '../model/draft.js';
import type { Box } from '../model/finding.js';
import { COLUMN_LABELS, FIELD_LABELS, PARTY_LABELS, TITLES, TOTAL_LABELS } from '../locales/dictionaries.js';
import { squash } from '../text/squash.js';
import { isStackable } from '../text/scripts.js';

/** In heights of a letter: how far the letters of a stack may be apart, and how far from its edge its first line may begin. */
const MAX_STEP = 2.6;
const MAX_SHIFT = 0.5;
const MAX_BESIDE = 6;
const MIN_LETTERS = 2;
const MAX_LETTERS = 8;
/** In letters, and in heights of a letter: how long a label is that is spread over its column, and how wide its gaps are. */
const MAX_SPACED = 5;
const MAX_SPACED_GAP = 4.5;
const LABELS = [FIELD_LABELS, PARTY_LABELS, TOTAL_LABELS, COLUMN_LABELS, TITLES];

/**
 * Joins the letters of labels that are written from top to bottom beside the lines of a party, as on Chinese and Korean tax invoices.
 * The label is placed at the start of the first of these lines.
 */
export function joinStackedLabels(words: readonly Word[]): readonly Word[] {
  const letters = words.filter(({ text }) => isStackable(text)).toSorted((a, b) => a.box.y - b.box.y);
  if (letters.length < MIN_LETTERS) return words;
  const joined = new Map<Word, Word | null>();
  for (const first of letters) {
    const stack = joined.has(first)
      ? []
      : findStack(
          first,
          letters.filter((letter) => !joined.has(letter)),
        );
    const length = findLabelLength(stack);
    if (length === 0) continue;
    stack.slice(0, length).forEach((letter) => joined.set(letter, null));
    joined.set(first, placeLabel(stack.slice(0, length), words));
  }
  return joined.size === 0 ? words : words.flatMap((word) => (joined.has(word) ? (joined.get(word) ?? []) : [word]));
}

/**
 * Joins the letters of labels that are spread over their column, such as "合 計" with two spaces. Letters that are labels of their own columns stay
 * apart.
 */
export function joinSpacedLabels(words: readonly Word[]): readonly Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length;) {
    const length = findSpacedLength(words.slice(at, at + MAX_SPACED));
    const [first, ...others] = words.slice(at, at + length);
    if (first && others.length > 0) {
      const last = others.at(-1) ?? first;
      const box = { ...first.box, width: last.box.x + last.box.width - first.box.x };
      joined.push({ ...first, box, text: [first, ...others].map(({ text }) => text).join('') });
    } else if (first) joined.push(first);
    at += length;
  }
  return joined;
}

/** How many of the words at the start of a row are the letters of one label; 1 if they are not. */
function findSpacedLength(words: readonly Word[]): number {
  const end = words.findIndex((word, index) => !isSpacedLetter(word, words[index - 1]));
  const letters = words.slice(0, end < 0 ? undefined : end);
  const texts = letters.map(({ text }) => squash(text));
  const length = letters.findLastIndex((_, index) => index > 0 && isAnyLabel(texts.slice(0, index + 1).join(''))) + 1;
  return length > 1 && !texts.slice(0, length).every((text) => COLUMN_LABELS.has(text)) ? length : 1;
}

/** Whether a word is one letter, perhaps with a colon, on the line of the one before and not far from it. */
function isSpacedLetter({ text, box }: Word, before: Word | undefined): boolean {
  if (!isStackable(text.replace(/[::]$/u, ''))) return false;
  if (!before) return true;
  return isStackable(before.text) && box.x - before.box.x - before.box.width < MAX_SPACED_GAP * box.height;
}

function isAnyLabel(label: string): boolean {
  return LABELS.some((dictionary) => dictionary.has(label));
}

/** The letters below each other, from a first one on. */
function findStack(first: Word, letters: readonly Word[]): Word[] {
  const stack = [first];
  for (const letter of letters) {
    const last = stack.at(-1)?.box ?? first.box;
    const step = letter.box.y - last.y;
    const shift = Math.abs(letter.box.x + letter.box.width / 2 - (last.x + last.width / 2));
    if (step > MAX_SHIFT * last.height && step < MAX_STEP * last.height && shift < MAX_SHIFT * last.height)
      stack.push(letter);
    if (stack.length >= MAX_LETTERS) break;
  }
  return stack;
}

/** How many letters of a stack make the longest label; 0 for none. */
function findLabelLength(stack: readonly Word[]): number {
  const lengths = stack.map((_, index) => index + 1).filter((length) => length >= MIN_LETTERS);
  return (
    lengths.findLast((length) => {
      const label = squash(
        stack
          .slice(0, length)
          .map(({ text }) => text)
          .join(''),
      );
      return PARTY_LABELS.has(label) || COLUMN_LABELS.has(label);
    }) ?? 0
  );
}

function placeLabel(stack: readonly Word[], words: readonly Word[]): Word {
  const [first] = stack;
  const box = first?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  const bottom = Math.max(...stack.map((letter) => letter.box.y + letter.box.height));
  const beside = words.filter((word) => !stack.includes(word) && isBeside(word.box, box, bottom));
  const y = Math.min(box.y, ...beside.map((word) => word.box.y + (word.box.height - box.height) / 2));
  return { text: stack.map(({ text }) => text).join(''), box: { ...box, y }, confidence: 1 };
}

function isBeside(box: Box, label: Box, bottom: number): boolean {
  const gap = box.x - label.x - label.width;
  return gap > 0 && gap < MAX_BESIDE * label.height && box.y > label.y - MAX_STEP * label.height && box.y < bottom;
}
