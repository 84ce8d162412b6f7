import { compactText, splitTokens } from '../../shared/text.js';

/**
 * A token is indexed under its prefixes of these lengths, so that a typed prefix is one entry, or the few that extend it to the next
 * length, however many tokens share it.
 */
const PREFIX_LENGTHS = [1, 2, 3, 5, 8, 12, 32] as const;
const LAST_CHARACTER = '\u{10FFFF}';
const MAX_TOKENS = 4_000;

/** The index entries that match a word as a prefix: one, or the range from `term` up to `before`. */
export interface Lookup {
  readonly term: string;
  readonly before: string | null;
}

/** The searchable values of an invoice itself. */
export interface SearchedInvoice {
  readonly hfId: string;
  readonly invoiceNumber: string | null;
  /** In hundredths. */
  readonly totalPrice: bigint | null;
  /** Names and descriptions of the items. */
  readonly texts: readonly (string | null)[];
}

/** The tokens of an invoice; that of the total begins with `=`, unlike all others. */
export function collectInvoiceTokens({ hfId, invoiceNumber, totalPrice, texts }: SearchedInvoice): string[] {
  const codes = [hfId, invoiceNumber ?? ''];
  const tokens = [...codes.map(compactText), ...collectTokens([...codes, ...texts])].filter((token) => token !== '');
  const amount = totalPrice === null ? [] : [toAmountToken(totalPrice)];
  return [...amount, ...new Set(tokens)].slice(0, MAX_TOKENS);
}

/** The distinct tokens of several texts. */
export function collectTokens(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.flatMap((text) => (text === null ? [] : splitTokens(text))))];
}

/** The token of a total, in hundredths; it matches only as a whole. */
export function toAmountToken(amount: bigint): string {
  return `=${amount}`;
}

/** The index entries of a set of tokens. */
export function toTerms(tokens: Iterable<string>): Set<string> {
  const terms = new Set<string>();
  for (const token of tokens) {
    if (token.startsWith('=')) terms.add(token);
    else for (const term of listPrefixes(token)) terms.add(term);
  }
  return terms;
}

/** The lookup for the tokens that begin with a word, or for a total's token. */
export function toLookup(word: string): Lookup {
  if (word.startsWith('=')) return { term: word, before: null };
  const characters = Array.from(word).slice(0, PREFIX_LENGTHS.at(-1));
  const level = PREFIX_LENGTHS.findIndex((length) => length >= characters.length);
  const term = level + characters.join('');
  return { term, before: characters.length === PREFIX_LENGTHS[level] ? null : term + LAST_CHARACTER };
}

/** Each prefix with the index of its length in front; a token shorter than a length is whole there. */
function listPrefixes(token: string): string[] {
  const characters = Array.from(token);
  const levels = PREFIX_LENGTHS.filter(
    (_, level) => level === 0 || characters.length > (PREFIX_LENGTHS[level - 1] ?? 0),
  );
  return levels.map((length, level) => level + characters.slice(0, length).join(''));
}
