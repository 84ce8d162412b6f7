import { describe, expect, it } from '@jest/globals';
import { searchPages } from '../../../src/extraction/documents/search.js';
import type { Page } from '../../../src/extraction/model/draft.js';
import type { Field } from '../../../src/extraction/model/finding.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { MORE_WRITTEN_RECEIPTS } from '../../support/more-written-receipts.js';
import { WRITTEN_RECEIPTS } from '../../support/written-receipts.js';

const LETTER = 5;
const RIGHT_EDGE = 220;

/** A receipt on 80 mm paper, recognised without errors. */
function makeReceiptPage(text: string): Page {
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

describe('a till receipt', () => {
  it.each([...WRITTEN_RECEIPTS, ...MORE_WRITTEN_RECEIPTS])('is read from $title', ({ text, expected }) => {
    const draft = { bytes: new Uint8Array(), mediaType: null, xml: [], pageCount: 1, format: null, findings: [] };
    const fields = rankFindings(searchPages({ ...draft, pages: [makeReceiptPage(text)] }).findings);
    const read = Object.fromEntries(
      Object.keys(expected).map((field) => [field, fields[field as Field]?.chosen.value]),
    );
    expect(read).toEqual(expected);
  });
});
