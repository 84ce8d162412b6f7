/** The source of a regular expression that matches any of the texts, longest first. For no texts it never matches. */
export function joinAlternatives(texts: readonly string[]): string {
  const escaped = texts
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return escaped.length === 0 ? '(?!)' : `(?:${escaped.join('|')})`;
}
