import { squash } from './squash.js';

/** Label words of one concern, by folded text without blanks and punctuation. */
export type LabelDictionary<K extends string> = ReadonlyMap<string, K>;

/** Builds a dictionary from label words as people write them; of two meanings the first given holds. */
export function labelDictionary<K extends string>(
  entries: readonly (readonly [K, readonly string[]])[],
): LabelDictionary<K> {
  const dictionary = new Map<string, K>();
  for (const [key, labels] of entries) {
    for (const label of labels.map(squash)) if (!dictionary.has(label)) dictionary.set(label, key);
  }
  return dictionary;
}
