import { describe, expect, it } from '@jest/globals';
import type { Page, Word } from '../../../src/extraction/model/draft.js';
import { joinLines } from '../../../src/extraction/page/lines.js';

const LETTER = 7;
const SPACE = 1;

const SLIP = `
PUNCAK LANTERN WORKSHOP
LORONG MERANTI
CASHIER HANNAH
ENGINE COOLANT
BRAKE FLUID
WIPER BLADE
ENGINE FILTER
WASHER LIQUID
LABOUR CHARGE
SUBTOTAL
THANK YOU
PLEASE COME AGAIN`;

/** Draws text in a font whose letters all have the same width; `¦` cuts a word, as recognition does beside narrow letters. */
function makeSlip(text: string, letter = LETTER): Page {
  const words = text
    .trim()
    .split('\n')
    .flatMap((line, row) => {
      let x = 20;
      return line.split(' ').flatMap((whole): Word[] => {
        const parts = whole.split('¦').map((part): Word => {
          const width = part.length * letter;
          x += width;
          return { text: part, confidence: 0.97, box: { x: x - width, y: 20 + row * 16, width, height: 9 } };
        });
        x += SPACE * letter;
        return parts;
      });
    });
  return { number: 1, width: 300, height: 600, source: 'ocr', words };
}

const readLines = (page: Page): string[] => joinLines([page]).map(({ text }) => text);

describe('words in the font of a till', () => {
  it('are whole where recognition takes the gaps beside narrow letters for spaces', () => {
    const lines = readLines(makeSlip(`${SLIP}\nLA¦I¦N JASA SERV¦I¦CE\nTOTAL 31.¦90\n202¦4-03-18`));
    expect(lines).toEqual(expect.arrayContaining(['LAIN JASA SERVICE', 'TOTAL 31.90', '2024-03-18']));
  });

  it('stay apart on short lines, whose letters recognition places roughly', () => {
    const { words, ...page } = makeSlip(SLIP);
    const boxes = [20, 34, 48, 62].map((x) => ({ x, y: 300, width: 14, height: 9 }));
    const short = ['2', 'x', '3', '4'].map((text, at): Word => ({ text, confidence: 0.9, box: boxes[at]! }));
    expect(readLines({ ...page, words: [...words, ...short] })).toContain('2 x 3 4');
  });

  it('stay apart in other fonts, whose spaces are narrow', () => {
    const { words, ...page } = makeSlip(`${SLIP}\nLA¦I¦N`);
    const uneven = words.map((word, at) => ({
      ...word,
      box: { ...word.box, width: word.box.width * (1 - (at % 4) / 9) },
    }));
    expect(readLines({ ...page, words: uneven })).toContain('LA I N');
  });
});

describe('what is read beside the paper on a photo', () => {
  it('is left out: doubtful words left or right of all print', () => {
    const { words, ...page } = makeSlip(SLIP);
    const pattern = [
      { text: 'we', confidence: 0.4, box: { x: 2, y: 20, width: 10, height: 9 } },
      { text: 'E', confidence: 0.5, box: { x: 250, y: 36, width: 6, height: 9 } },
    ];
    const faint = { text: '4.50', confidence: 0.5, box: { x: 130, y: 68, width: 28, height: 9 } };
    const lines = readLines({ ...page, words: [...pattern, ...words, faint] });
    expect(lines.slice(0, 4)).toEqual([
      'PUNCAK LANTERN WORKSHOP',
      'LORONG MERANTI',
      'CASHIER HANNAH',
      'ENGINE COOLANT 4.50',
    ]);
  });
});
