/** Reads a list of phrases separated by bars, so that data stays compact. */
export function phrases(text: string): readonly string[] {
  return text.split('|').map((phrase) => phrase.trim());
}

/** Reads a list of words separated by white space. */
export function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
