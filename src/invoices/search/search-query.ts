import { tokensOf } from '../../shared/text.js';
import { localAmountOf, withoutGroupingBlanks } from './local-amount.js';
import { amountToken, lookupOf, type Lookup } from './search-terms.js';

/** The ways in which one word of a query can be found: any of them, each with all of its lookups. */
export type WordAlternatives = readonly (readonly Lookup[])[];

/** Reads a query as the words that must all be found. A word without a letter or digit is passed over. */
export function parseSearchQuery(query: string): WordAlternatives[] {
  const words = withoutGroupingBlanks(query).split(/\s+/);
  return [...new Set(words)].map(alternativesOf).filter((alternatives) => alternatives.length > 0);
}

function alternativesOf(word: string): WordAlternatives {
  const tokens = tokensOf(word);
  if (tokens.length === 0) return [];
  const alternatives = [tokens.map(lookupOf)];
  // A number or hf_id is kept without its punctuation too, whatever the reader put between.
  if (tokens.length > 1) alternatives.push([lookupOf(tokens.join(''))]);
  const amount = localAmountOf(word);
  if (amount !== null) alternatives.push([lookupOf(amountToken(amount))]);
  return alternatives;
}
