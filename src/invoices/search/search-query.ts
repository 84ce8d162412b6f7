import { splitTokens } from '../../shared/text.js';
import { localAmountOf, withoutGroupingBlanks } from './local-amount.js';
import { amountToken, lookupOf, type Lookup } from './search-terms.js';

/** The alternatives for one word of a query: any of them matches, by all of its lookups. */
export type WordAlternatives = readonly (readonly Lookup[])[];

/** Parses a query into the words that must all match. Words without a letter or digit are ignored. */
export function parseSearchQuery(query: string): WordAlternatives[] {
  const words = withoutGroupingBlanks(query).split(/\s+/);
  return [...new Set(words)].map(alternativesOf).filter((alternatives) => alternatives.length > 0);
}

function alternativesOf(word: string): WordAlternatives {
  const tokens = splitTokens(word);
  if (tokens.length === 0) return [];
  const alternatives = [tokens.map(lookupOf)];
  // Numbers and hf_ids are also indexed without punctuation, so that any separators in the query match.
  if (tokens.length > 1) alternatives.push([lookupOf(tokens.join(''))]);
  const amount = localAmountOf(word);
  if (amount !== null) alternatives.push([lookupOf(amountToken(amount))]);
  return alternatives;
}
