import { describe, expect, it } from '@jest/globals';
import type { OcrWord } from '../../../src/extraction/engines/ocr.js';
import { mergeWords } from '../../../src/extraction/scanning/merge-words.js';

const word = (text: string, left: number, confidence: number): OcrWord => ({
  text,
  confidence,
  left,
  right: left + 50,
  top: 100,
  bottom: 120,
  lineTop: 98,
  lineBottom: 124,
});
const textOf = (words: readonly OcrWord[]): string[] => words.map(({ text }) => text);

describe('joining two looks at one picture', () => {
  it('adds what the first one missed', () => {
    expect(textOf(mergeWords([word('TOTAL', 0, 0.9)], [word('TOTAL', 1, 0.9), word('27.70', 300, 0.8)]))).toEqual([
      'TOTAL',
      '27.70',
    ]);
  });

  it('takes the surer reading of one place', () => {
    expect(textOf(mergeWords([word('27.10', 0, 0.5)], [word('27.70', 2, 0.9)]))).toEqual(['27.70']);
    expect(textOf(mergeWords([word('27.70', 0, 0.9)], [word('27.10', 2, 0.5)]))).toEqual(['27.70']);
  });

  it('leaves out what is hardly a word', () => {
    expect(textOf(mergeWords([], [word('~;', 0, 0.2)]))).toEqual([]);
  });
});
