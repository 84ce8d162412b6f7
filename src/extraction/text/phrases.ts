/** Splits a text at vertical bars into phrases, so that lists of labels stay compact. */
export function phrases(text: string): readonly string[] {
  return text.split('|').map((phrase) => phrase.trim());
}

/** Splits a text at white space into words. */
export function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
