import { describe, expect, it } from '@jest/globals';
import { InkGaps } from '../../../src/extraction/ocr/lines/ink-gaps.js';
import { toWords } from '../../../src/extraction/ocr/lines/line-words.js';

const HEIGHT = 40;
const PITCH = 22;
/** The width of the ink of a character in a monospaced font, in pixels. */
const measureInk = (letter: string): number => (letter === '1' ? 8 : letter === ' ' ? 0 : 16);

/** Reads a line of a monospaced font in which no space is recognised. */
function splitPrinted(printed: string): string[] {
  const width = printed.length * PITCH;
  const pixels = new Uint8Array(width * HEIGHT).fill(255);
  const letters = Array.from(printed, (text, index) => ({ text, centre: (index + 0.5) * PITCH }));
  for (const { text, centre } of letters) {
    const half = measureInk(text) / 2;
    for (let x = Math.ceil(centre - half); x < centre + half; x += 1)
      for (let y = 0; y < HEIGHT; y += 1) pixels[y * width + x] = 0;
  }
  const strip = { width, height: HEIGHT, pixels };
  const signs = letters
    .filter(({ text }) => text !== ' ')
    .map(({ text, centre }) => ({ text, confidence: 0.9, at: centre / width }));
  const box = { left: 0, right: width, top: 0, bottom: HEIGHT, slope: 0, bend: 0 };
  return toWords(box, box, signs, new InkGaps(strip)).map(({ text }) => text);
}

describe('the words of a printed line', () => {
  it.each([
    ['at a wide gap', 'AB CD', ['AB', 'CD']],
    ['at a wide gap between numbers', '24 67', ['24', '67']],
    ['not around a one in a number', '20114-713', ['20114-713']],
    ['not around a one in an amount', '11.80', ['11.80']],
    ['not around a one in a date', '08/11/26', ['08/11/26']],
    ['at a wide gap beside a one', '41 15', ['41', '15']],
  ])('are split %s', (_what, printed, words) => {
    expect(splitPrinted(printed)).toEqual(words);
  });
});
