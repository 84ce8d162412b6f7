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
  /** Labels without one letter, by what is left of them; null if that has more than one meaning. */
  readonly lost: Map<string, K | null>;
  /** The same, by what is left with the position of that letter. */
  readonly changed: Map<string, K | null>;
  readonly shaped: Map<string, K | null>;
  /** The beginnings and the ends of labels. One wrong letter leaves one of them intact. */
  readonly halves: ReadonlySet<string>;
}

/** Finds labels of a dictionary that OCR misread, such as "Rechnungsnurnmer", "Handelsiechnung" or "llość". */
export function createMisreadLabels<K extends string>(
  dictionary: LabelDictionary<K>,
  minLength = MIN_LENGTH,
): MisreadLabels<K> {
  // Only scans need the index, and it takes half of the start of a process that reads files.
  let known: Index<K> | null = null;
  return (read) => {
    const { changed, halves, lost, shaped } = (known ??= buildIndex(dictionary, minLength));
    const isShaped = (read.length >= MIN_SHAPE && /\p{L}{2}/u.test(read)) || SHORT_SHAPE.test(read);
    const alike = isShaped ? shaped.get(toShape(read)) : undefined;
    if (alike) return alike;
    if (read.length < minLength || read.length > MAX_LENGTH || /\d/.test(read)) return undefined;
    if (!listHalves(read, minLength).some((half) => halves.has(half))) return undefined;
    const keys = new Set<K | null | undefined>([lost.get(read)]);
    for (let at = 0; at < read.length; at += 1) {
      const rest = removeAt(read, at);
      keys.add(changed.get(`${at}:${rest}`));
      if (rest.length >= minLength) keys.add(dictionary.get(rest));
    }
    keys.delete(undefined);
    const [only] = keys;
    return keys.size === 1 ? (only ?? undefined) : undefined;
  };
}

function buildIndex<K extends string>(dictionary: LabelDictionary<K>, minLength: number): Index<K> {
  const halves = new Set<string>();
  const index: Index<K> = { lost: new Map(), changed: new Map(), shaped: new Map(), halves };
  for (const [label, key] of dictionary) {
    if (label.length >= MIN_INDEXED) addMeaning(index.shaped, toShape(label), key);
    if (label.length < minLength || label.length > MAX_LENGTH || /\d/.test(label)) continue;
    for (const half of listHalves(label, minLength)) halves.add(half);
    for (let at = 0; at < label.length; at += 1) {
      addMeaning(index.lost, removeAt(label, at), key);
      addMeaning(index.changed, `${at}:${removeAt(label, at)}`, key);
    }
  }
  return index;
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

function removeAt(text: string, at: number): string {
  return text.slice(0, at) + text.slice(at + 1);
}
