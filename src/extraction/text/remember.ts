/** How many texts are remembered. Many finders ask about the same texts of a document. */
const MAX_TEXTS = 5_000;
/** In characters. Longer texts are rare. */
const MAX_LENGTH = 300;

/** Remembers what a function of nothing but a text returned for the last texts. */
export function remember<Result>(compute: (text: string) => Result): (text: string) => Result {
  // In the order in which the texts came.
  const known = new Map<string, { readonly result: Result }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.result;
    const result = compute(text);
    if (text.length > MAX_LENGTH) return result;
    if (known.size >= MAX_TEXTS) known.delete(known.keys().next().value ?? '');
    known.set(text, { result });
    return result;
  };
}
