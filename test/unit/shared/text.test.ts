import { describe, expect, it } from '@jest/globals';
import { cleanText, compactText, cutText, foldText, splitTokens } from '../../../src/shared/text.js';

it.each([
  ['ABC-1', 'abc-1'],
  ['İSTANBUL Işık', 'istanbul isik'],
  ['Straße ÆØŒ Łódź', 'strasse aeooe lodz'],
  ['Crème Brûlée', 'creme brulee'],
  ['ﬁ ①', 'fi 1'],
  ['ΠΕΛΆΤΗΣ πελάτης ΠΟΣ. ποσ.', 'πελατησ πελατησ ποσ. ποσ.'],
  ['AΦM Α.Φ.M. VAT EL ΚΩΔ', 'αφμ α.φ.μ. vat el κωδ'],
])('%j folds to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('words are runs of letters and digits', () => {
  expect(splitTokens('RE-2024/1: Zwölf Äpfel')).toEqual(['re', '2024', '1', 'zwolf', 'apfel']);
  expect(splitTokens('--')).toEqual([]);
  expect(compactText('RE-2024/1')).toBe('re20241');
});

describe('a line of text', () => {
  it('has one space instead of several, or of a control character', () => {
    expect(cleanText('  a \n\t b\u0000c\u2028 ', 10)).toBe('a b c');
  });

  it('is null if nothing is left', () => {
    expect([null, undefined, '', ' \n'].map((text) => cleanText(text, 10))).toEqual([null, null, null, null]);
  });

  it('is cut between characters, never within one', () => {
    expect([cutText('abc', 3), cutText('abcd', 3), cutText('𝒜𝒷𝒸', 2), cutText('𝒜𝒷', 3)]).toEqual([
      'abc',
      'abc',
      '𝒜𝒷',
      '𝒜𝒷',
    ]);
    expect(cleanText(' abcd', 3)).toBe('abc');
  });
});
