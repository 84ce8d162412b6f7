import { describe, expect, it } from '@jest/globals';
import { toAmountToken, collectInvoiceTokens, toLookup, toTerms } from '../../../src/invoices/search/search-terms.js';

const WORD = 'donaudampfschifffahrtsgesellschaftskapitän';

/** Whether the index finds a token by the typed text. */
function isFound(token: string, typed: string): boolean {
  const { term, before } = toLookup(typed);
  return [...toTerms([token])].some((each) => (before === null ? each === term : each >= term && each < before));
}

describe('a token', () => {
  it('is found by each of its prefixes', () => {
    for (const token of [WORD, 'a', 'ab', 'abcd', '𝒜𝒷𝒸𝒹']) {
      const characters = Array.from(token);
      for (let length = 1; length <= characters.length; length += 1) {
        expect([token, isFound(token, characters.slice(0, length).join(''))]).toEqual([token, true]);
      }
    }
  });

  it('is not found by anything else', () => {
    expect(['b', 'abd', 'abcde', 'abcdx', 'bcd'].filter((typed) => isFound('abcd', typed))).toEqual([]);
  });

  it('is stored under few prefixes, however long it is', () => {
    expect(toTerms([WORD.repeat(10)]).size).toBe(7);
    expect(toTerms(['ab']).size).toBe(2);
  });
});

describe('the tokens of an invoice', () => {
  const invoice = {
    hfId: 'INV-7',
    invoiceNumber: 'RE 2024/1',
    totalPrice: 11_900n,
    texts: ['Two chairs', null, 'chairs'],
  };

  it('come from its numbers, whole and in parts, its texts and its total', () => {
    expect(new Set(collectInvoiceTokens(invoice))).toEqual(
      new Set(['=11900', 'inv7', 'inv', '7', 're20241', 're', '2024', '1', 'two', 'chairs']),
    );
  });

  it('include no total if it is unknown', () => {
    expect(collectInvoiceTokens({ ...invoice, totalPrice: null }).some((token) => token.startsWith('='))).toBe(false);
  });

  it('include nothing for an unknown number, and nothing without a letter or digit', () => {
    const tokens = ['inv7', 'inv', '7', 'two', 'chairs'];
    expect(collectInvoiceTokens({ ...invoice, invoiceNumber: null, totalPrice: null })).toEqual(tokens);
    expect(collectInvoiceTokens({ ...invoice, invoiceNumber: '--', totalPrice: null })).toEqual(tokens);
  });

  it('are at most 4,000, including the total and the numbers', () => {
    const texts = Array.from({ length: 5_000 }, (_, index) => `word${index}`);
    const tokens = collectInvoiceTokens({ ...invoice, texts });
    expect(tokens).toHaveLength(4_000);
    expect(tokens).toEqual(expect.arrayContaining(['=11900', 'inv7', 're20241', 'word0']));
  });
});

it('the total of an invoice is found only as a whole', () => {
  expect(isFound(toAmountToken(11_900n), toAmountToken(11_900n))).toBe(true);
  expect(isFound(toAmountToken(11_900n), toAmountToken(119n))).toBe(false);
});

it('the entries of a token are the same in every version, so that stored indexes keep working', () => {
  expect([...toTerms(['abcdefghijklmnopqrstuvwxyz0123456789', 'ab', '=11900'])]).toEqual([
    ...['0a', '1ab', '2abc', '3abcde', '4abcdefgh', '5abcdefghijkl', '6abcdefghijklmnopqrstuvwxyz012345', '=11900'],
  ]);
  expect(toLookup('abcdef')).toEqual({ term: '4abcdef', before: '4abcdef\u{10FFFF}' });
});
