import type { Page, Word } from '../../src/extraction/model/draft.js';

const LETTER = 5;
const LINE = 12;
const HEIGHT = 9;

/** Draws a page from text as a fixed-width font would show it: one space separates words, two or more start a new cell. */
export function pageOf(text: string, number = 1, top = 30): Page {
  const words = text
    .replace(/^\n/, '')
    .split('\n')
    .flatMap((line, index) => placeWords(line, top + index * LINE));
  return { number, width: 595, height: 842, source: 'text', words };
}

function placeWords(line: string, y: number): Word[] {
  return [...line.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    confidence: 1,
    box: { x: 30 + match.index * LETTER, y, width: match[0].length * LETTER, height: HEIGHT },
  }));
}
