import { squash } from './squash.js';

/** The labels of one kind and their meanings. Keys are squashed, see `squash`. */
export type LabelDictionary<K extends string> = ReadonlyMap<string, K>;

/** Builds a dictionary from labels as people write them. If a label has two meanings, the first one wins. */
export function createLabelDictionary<K extends string>(
  entries: readonly (readonly [K, readonly string[]])[],
): LabelDictionary<K> {
  const dictionary = new Map<string, K>();
  for (const [key, labels] of entries) {
    for (const label of labels.map(squash)) if (!dictionary.has(label)) dictionary.set(label, key);
  }
  return dictionary;
}
