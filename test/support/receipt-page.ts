import type { Page } from '../../src/extraction/model/draft.js';

const LETTER = 5;
const RIGHT_EDGE = 220;

/** Draws a receipt on 80 mm paper, recognised without errors. A `|` moves the rest of its line to the right edge. */
export function makeReceiptPage(text: string): Page {
  const words = text
    .trim()
    .split('\n')
    .flatMap((line, row) => {
      const [left = '', right = ''] = line.trim().split('|');
      return [...placeWords(left, 10, row), ...placeWords(right, RIGHT_EDGE - right.length * LETTER, row)];
    });
  return { number: 1, width: 227, height: 400, source: 'ocr', words };
}

function placeWords(text: string, from: number, row: number): Page['words'] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    confidence: 0.95,
    box: { x: from + match.index * LETTER, y: row * 14, width: match[0].length * LETTER, height: 10 },
  }));
}
