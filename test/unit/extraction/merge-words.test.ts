import { describe, expect, it } from '@jest/globals';
import { mergeWords } from '../../../src/extraction/ocr/merge-words.js';
import type { Word } from '../../../src/extraction/model/draft.js';

const makeWord = (text: string, x: number, confidence: number): Word => ({
  text,
  confidence,
  box: { x, y: 98, width: 50, height: 26 },
});
const listTexts = (words: readonly Word[]): string[] => words.map(({ text }) => text);

describe('merging two looks at one page', () => {
  it('adds words that the first look missed', () => {
    expect(
      listTexts(mergeWords([makeWord('TOTAL', 0, 0.9)], [makeWord('TOTAL', 1, 0.9), makeWord('27.70', 300, 0.8)])),
    ).toEqual(['TOTAL', '27.70']);
  });

  it('takes the reading with the higher confidence', () => {
    expect(listTexts(mergeWords([makeWord('27.10', 0, 0.5)], [makeWord('27.70', 2, 0.9)]))).toEqual(['27.70']);
    expect(listTexts(mergeWords([makeWord('27.70', 0, 0.9)], [makeWord('27.10', 2, 0.5)]))).toEqual(['27.70']);
  });

  it('drops what is unlikely to be a word', () => {
    expect(listTexts(mergeWords([], [makeWord('~;', 0, 0.2)]))).toEqual([]);
  });
});
