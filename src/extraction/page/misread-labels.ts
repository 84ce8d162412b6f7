import type { LabelDictionary } from '../text/label-dictionary.js';

/**
 * Finds the meaning of a label with letters that look like the right ones, or with one wrong, missing or extra letter; undefined if there
 * is none or more than one.
 */
export type MisreadLabels<K extends string> = (read: string) => K | undefined;

/** Shorter labels are too similar to other words. */
const MIN_LENGTH = 8;
const MAX_LENGTH = 30;
/** The same for labels in which only letters of the same shape are confused. */
const MIN_SHAPE = 4;
/** The same for three letters, one of which OCR read as a digit: "0IB". */
const SHORT_SHAPE = /^(?=.*\d)(?=.*\p{L}.*\p{L})[\p{L}\d]{3}$/u;
const MIN_INDEXED = 3;
/** Letters that OCR confuses because they look alike, each as the letter that stands for them. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/r[i1l]/g, 'n'],
  [/cl/g, 'd'],
  [/vv/g, 'w'],
  [/[l1|j]/g, 'i'],
  [/[06]/g, 'o'],
  [/5/g, 's'],
  [/8/g, 'b'],
];

interface Index<K> {
  /** What texts of the same shape mean; null if they have more than one meaning. */
  readonly shaped: Map<string, K | null>;
  /** Labels by their first and last letters. One wrong letter leaves one of these intact. */
  readonly halves: Map<string, string[]>;
}

/** Finds labels of a dictionary that OCR misread, such as "Rechnungsnurnmer", "Handelsiechnung" or "llość". */
export function createMisreadLabels<K extends string>(
  dictionary: LabelDictionary<K>,
  minLength = MIN_LENGTH,
): MisreadLabels<K> {
  // Only scans need the index.
  let known: Index<K> | null = null;
  return (read) => {
    const { halves, shaped } = (known ??= buildIndex(dictionary, minLength));
    const isShaped = (read.length >= MIN_SHAPE && isMostlyLetters(read)) || SHORT_SHAPE.test(read);
    const alike = isShaped ? shaped.get(toShape(read)) : undefined;
    if (alike) return alike;
    if (read.length < minLength || read.length > MAX_LENGTH || /\d/.test(read)) return undefined;
    const labels = listHalves(read, minLength).flatMap((half) => halves.get(half) ?? []);
    const keys = new Set(labels.filter((label) => hasOneWrong(read, label)).map((label) => dictionary.get(label)));
    const [only] = keys;
    return keys.size === 1 ? only : undefined;
  };
}

function buildIndex<K extends string>(dictionary: LabelDictionary<K>, minLength: number): Index<K> {
  const index: Index<K> = { shaped: new Map(), halves: new Map() };
  for (const [label, key] of dictionary) {
    if (label.length >= MIN_INDEXED) addMeaning(index.shaped, toShape(label), key);
    if (label.length < minLength || label.length > MAX_LENGTH || /\d/.test(label)) continue;
    for (const half of listHalves(label, minLength)) {
      const labels = index.halves.get(half);
      if (labels) labels.push(label);
      else index.halves.set(half, [label]);
    }
  }
  return index;
}

/** Whether a text has two letters in a row, and fewer digits than letters, unlike "56no". */
function isMostlyLetters(text: string): boolean {
  return /\p{L}{2}/u.test(text) && 2 * text.replaceAll(/\D/g, '').length < text.length;
}

/** Whether a text is a label with at most one letter wrong, missing or added. */
function hasOneWrong(read: string, label: string): boolean {
  const [shorter, longer] = read.length < label.length ? [read, label] : [label, read];
  const added = longer.length - shorter.length;
  if (added > 1) return false;
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at += 1;
  return shorter.slice(at + 1 - added) === longer.slice(at + 1);
}

/** The first and the last letters of a label, as many as half of the shortest label has. */
function listHalves(label: string, minLength: number): string[] {
  const length = Math.floor(minLength / 2);
  return [`${label.slice(0, length)}…`, `…${label.slice(-length)}`];
}

/** The same text for all texts that look like this one. */
function toShape(text: string): string {
  return SHAPES.reduce((shape, [letters, letter]) => shape.replaceAll(letters, letter), text);
}

/** Null marks a text with more than one meaning. */
function addMeaning<K>(index: Map<string, K | null>, text: string, key: K): void {
  const known = index.get(text);
  index.set(text, known === undefined || known === key ? key : null);
}
