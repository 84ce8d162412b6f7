/** The source of a regular expression that matches any of these texts, the longest first; one that matches nothing where there are none. */
export function alternatives(texts: readonly string[]): string {
  const escaped = texts
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return escaped.length === 0 ? '(?!)' : `(?:${escaped.join('|')})`;
}
