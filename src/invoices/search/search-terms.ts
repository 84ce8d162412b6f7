import { compactText, tokensOf } from '../../shared/text.js';

/**
 * A token is kept under its beginnings of these lengths, so that the beginning that a reader types is one entry or the few that
 * continue it up to the next length, however many tokens begin like that.
 */
const PREFIX_LENGTHS = [1, 2, 3, 5, 8, 12, 32] as const;
const LAST_CHARACTER = '\u{10FFFF}';
const MAX_TOKENS = 4_000;

/** The entries of the index in which a word's beginning is found: one, or those from `term` up to `before`. */
export interface Lookup {
  readonly term: string;
  readonly before: string | null;
}

/** What an invoice is found by of its own. */
export interface SearchedInvoice {
  readonly hfId: string;
  readonly invoiceNumber: string | null;
  /** In hundredths. */
  readonly totalPrice: bigint | null;
  /** Names and descriptions of the items. */
  readonly texts: readonly (string | null)[];
}

/** The tokens of an invoice; the total among them with a sign that no other token has. */
export function invoiceTokens({ hfId, invoiceNumber, totalPrice, texts }: SearchedInvoice): string[] {
  const codes = [hfId, invoiceNumber ?? ''];
  const tokens = [...codes.map(compactText), ...tokensOfAll([...codes, ...texts])].filter((token) => token !== '');
  const amount = totalPrice === null ? [] : [amountToken(totalPrice)];
  return [...amount, ...new Set(tokens)].slice(0, MAX_TOKENS);
}

/** The different tokens of several texts. */
export function tokensOfAll(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.flatMap((text) => (text === null ? [] : tokensOf(text))))];
}

/** The token of a total, in hundredths; found whole only. */
export function amountToken(amount: bigint): string {
  return `=${amount}`;
}

/** The index's entries for a set of tokens. */
export function termsOf(tokens: Iterable<string>): Set<string> {
  const terms = new Set<string>();
  for (const token of tokens) {
    if (token.startsWith('=')) terms.add(token);
    else for (const term of prefixesOf(token)) terms.add(term);
  }
  return terms;
}

/** Where the tokens that begin with a word are found, or a total's token. */
export function lookupOf(word: string): Lookup {
  if (word.startsWith('=')) return { term: word, before: null };
  const characters = Array.from(word).slice(0, PREFIX_LENGTHS.at(-1));
  const level = PREFIX_LENGTHS.findIndex((length) => length >= characters.length);
  const term = level + characters.join('');
  return { term, before: characters.length === PREFIX_LENGTHS[level] ? null : term + LAST_CHARACTER };
}

/** A beginning with the number of its length in front; a token that ends before a length is whole there. */
function prefixesOf(token: string): string[] {
  const characters = Array.from(token);
  const levels = PREFIX_LENGTHS.filter(
    (_, level) => level === 0 || characters.length > (PREFIX_LENGTHS[level - 1] ?? 0),
  );
  return levels.map((length, level) => level + characters.slice(0, length).join(''));
}
