import { splitTokens } from '../../shared/text.js';
import { parseLocalAmount, removeGroupingSpaces } from './local-amount.js';
import { toAmountToken, toLookup, type Lookup } from './search-terms.js';

/** The alternatives for one word of a query: any of them matches, by all of its lookups. */
export type WordAlternatives = readonly (readonly Lookup[])[];

/** Parses a query into the words that must all match. Words without a letter or digit are ignored. */
export function parseSearchQuery(query: string): WordAlternatives[] {
  const words = removeGroupingSpaces(query).split(/\s+/);
  return [...new Set(words)].map(listAlternatives).filter((alternatives) => alternatives.length > 0);
}

function listAlternatives(word: string): WordAlternatives {
  const tokens = splitTokens(word);
  if (tokens.length === 0) return [];
  const alternatives = [tokens.map(toLookup)];
  // Numbers and hf_ids are also indexed without punctuation, so that any separators in the query match.
  if (tokens.length > 1) alternatives.push([toLookup(tokens.join(''))]);
  const amount = parseLocalAmount(word);
  if (amount !== null) alternatives.push([toLookup(toAmountToken(amount))]);
  return alternatives;
}
