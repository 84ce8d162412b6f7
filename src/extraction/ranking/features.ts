/** The features of a candidate by name: 1 if the feature is present, or a measure from 0 to 1. Absent features are 0. */
export type Features = Readonly<Record<string, number>>;

/** Keeps those of the given features that are present. */
export function toFeatures(signs: Readonly<Record<string, boolean>>): Features {
  return Object.fromEntries(Object.entries(signs).flatMap(([name, isThere]) => (isThere ? [[name, 1]] : [])));
}

/** One feature for each name. */
export function nameFeatures(names: Iterable<string>): Features {
  return Object.fromEntries(Array.from(names, (name) => [name, 1]));
}
