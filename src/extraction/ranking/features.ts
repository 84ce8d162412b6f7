/** What a candidate shows, by the name of the feature: 1 for what is there, or a measure from 0 to 1. Absent features are 0. */
export type Features = Readonly<Record<string, number>>;

/** The features that are there, of those that may be. */
export function toFeatures(signs: Readonly<Record<string, boolean>>): Features {
  return Object.fromEntries(Object.entries(signs).flatMap(([name, isThere]) => (isThere ? [[name, 1]] : [])));
}

/** One feature for each name. */
export function nameFeatures(names: Iterable<string>): Features {
  return Object.fromEntries(Array.from(names, (name) => [name, 1]));
}
