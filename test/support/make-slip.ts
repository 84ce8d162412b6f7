import type { Page } from '../../src/extraction/model/draft.js';

const LETTER = 5;
const LINE = 14;
const RIGHT_EDGE = 260;

/** Makes the page of a till receipt from its lines; text after a `|` is placed at the right edge of the paper. */
export function makeSlip(text: string, confidence = 0.9): Page {
  const lines = text.trim().split('\n');
  const words = lines.flatMap((line, row) => {
    const [left = '', right = ''] = line.trim().split('|');
    const from = RIGHT_EDGE - right.length * LETTER;
    return [...placeWords(left, 10, row, confidence), ...placeWords(right, from, row, confidence)];
  });
  return { number: 1, width: 280, height: lines.length * LINE, source: 'ocr', words };
}

function placeWords(text: string, from: number, row: number, confidence: number): Page['words'] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    ...{ text: match[0], confidence },
    box: { x: from + match.index * LETTER, y: row * LINE, width: match[0].length * LETTER, height: 10 },
  }));
}
