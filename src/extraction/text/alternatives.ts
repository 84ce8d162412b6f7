/** Builds the source of a regular expression that matches any of the texts, longest first, and nothing if there are none. */
export function joinAlternatives(texts: readonly string[]): string {
  const escaped = texts
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return escaped.length === 0 ? '(?!)' : `(?:${escaped.join('|')})`;
}
