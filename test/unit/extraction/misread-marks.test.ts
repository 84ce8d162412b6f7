import { describe, expect, it } from '@jest/globals';
import { isNarrow } from '../../../src/extraction/documents/receipt/receipt.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { correctMisreadDates } from '../../../src/extraction/page/misread-dates.js';
import { makeReceiptPage } from '../../support/receipt-page.js';

const LETTER = 12;
/** A line of single letters whose boxes are as wide as their step; a blank is a step and a half. */
function spaceLetters(text: string): ReturnType<typeof makeReceiptPage> {
  let x = 20;
  const words = Array.from(text).flatMap((letter) => {
    x += letter === ' ' ? LETTER / 2 : LETTER;
    const box = { x: x - LETTER, y: 40, width: LETTER + 1, height: 10 };
    return letter === ' ' ? [] : [{ text: letter, confidence: 0.95, box }];
  });
  return { number: 1, width: 595, height: 842, source: 'ocr', words };
}

describe('recognised text', () => {
  it('has dates behind a speck', () => {
    expect(correctMisreadDates('Datum: .14-03-2026')).toBe('Datum: 14-03-2026');
    expect(correctMisreadDates('v1.14-03-2026')).toBe('v1.14-03-2026');
  });

  it('has amounts whose comma looks like a semicolon', () => {
    const [line] = readDocument([makeReceiptPage('Pris 2 stk|61;50')]).lines;
    expect(line?.numerals.at(-1)).toMatchObject({ value: '61.50', decimals: 2 });
  });

  it('has words with spaced letters', () => {
    const [line] = readDocument([spaceLetters('ATELIER  MORELLI')]).lines;
    expect(line?.text).toBe('ATELIER MORELLI');
  });

  it('has taxes below a thousand in rows of whole amounts', () => {
    const page = makeReceiptPage('Netto 43.210\n5% 11.840 592|12.432\n27% 31.370 8.470|39.840\nTotal|52.272');
    const row = readDocument([page]).lines.find(({ text }) => text.startsWith('5%'));
    expect(row?.numerals.map(({ value, isAmount = false }) => [value, isAmount])).toEqual([
      ['5', false],
      ['11840', true],
      ['592', true],
      ['12432', true],
    ]);
  });
});

describe('the paper of a photo', () => {
  const rows = Array.from({ length: 12 }, (_, row) => `Brown bread ${row}|4.20`).join('\n');
  const enlarge = (factor: number): ReturnType<typeof makeReceiptPage> => {
    const page = makeReceiptPage(rows);
    const words = page.words.map((word) => {
      const { x, y, width, height } = word.box;
      return { ...word, box: { x: x * factor, y: y * factor, width: width * factor, height: height * factor } };
    });
    return { ...page, width: 595, words };
  };

  it('is that of a till if few letters stand side by side, however large they are', () => {
    expect(isNarrow([enlarge(2.5)])).toBe(true);
  });

  it('is that of an office if many do', () => {
    const wide = makeReceiptPage(
      Array.from({ length: 12 }, () => 'Brown bread of rye and wheat, sliced '.repeat(3)).join('\n'),
    );
    expect(isNarrow([{ ...wide, width: 595 }])).toBe(false);
  });
});
