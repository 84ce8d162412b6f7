import type { LabelDictionary } from '../text/label-dictionary.js';

/** Finds the meaning of a label that was read with one letter wrong, lost or added; undefined for none, or several meanings. */
export type MisreadLabels<K extends string> = (read: string) => K | undefined;

/** Shorter labels are too much like other words. */
const MIN_LENGTH = 8;
const MAX_LENGTH = 30;

/** Prepares a dictionary for labels as readers of pictures misread them: "Handelsiechnung". */
export function misreadLabels<K extends string>(
  dictionary: LabelDictionary<K>,
  minLength = MIN_LENGTH,
): MisreadLabels<K> {
  const lost = new Map<string, K | null>();
  const changed = new Map<string, K | null>();
  for (const [label, key] of dictionary) {
    if (label.length < minLength || label.length > MAX_LENGTH || /\d/.test(label)) continue;
    for (let at = 0; at < label.length; at += 1) {
      note(lost, without(label, at), key);
      note(changed, `${at}:${without(label, at)}`, key);
    }
  }
  return (read) => {
    if (read.length < minLength || read.length > MAX_LENGTH || /\d/.test(read)) return undefined;
    const keys = new Set<K | null | undefined>([lost.get(read)]);
    for (let at = 0; at < read.length; at += 1) {
      const rest = without(read, at);
      keys.add(changed.get(`${at}:${rest}`));
      if (rest.length >= minLength) keys.add(dictionary.get(rest));
    }
    keys.delete(undefined);
    const [only] = keys;
    return keys.size === 1 ? (only ?? undefined) : undefined;
  };
}

function note<K>(index: Map<string, K | null>, text: string, key: K): void {
  const known = index.get(text);
  index.set(text, known === undefined || known === key ? key : null);
}

function without(text: string, at: number): string {
  return text.slice(0, at) + text.slice(at + 1);
}
