import { describe, expect, it } from '@jest/globals';
import { toWords, type TextRun } from '../../../src/extraction/input/pdf-words.js';

/** A page 800 points high with its origin at the bottom left, as in most PDFs. */
const VIEWPORT = [1, 0, 0, -1, 0, 800];

/** Makes a horizontal run with its baseline `y` points above the bottom of the page. */
function makeRun(str: string, x: number, y: number, width: number, size = 10): TextRun {
  return { str, transform: [size, 0, 0, size, x, y], width, height: size };
}

const listTexts = (...runs: TextRun[]): string[] => toWords(runs, VIEWPORT).map(({ text }) => text);
const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

describe('the words of a PDF', () => {
  it('have boxes measured from the top left, mostly above the baseline', () => {
    const [word] = toWords([makeRun('Total', 100, 700, 25)], VIEWPORT);
    expect(word).toEqual({ text: 'Total', confidence: 1, box: { x: 100, y: 92.5, width: 25, height: 9.5 } });
  });

  it('are the parts of a run between spaces, with widths estimated from their letters', () => {
    const words = toWords([makeRun('aa bb', 100, 700, 23.8)], VIEWPORT);
    expect(words.map(({ text, box }) => [text, roundToTenth(box.x), roundToTenth(box.width)])).toEqual([
      ['aa', 100, 10.4],
      ['bb', 113.4, 10.4],
    ]);
    const wide = toWords([makeRun('MM ll 11 AA', 0, 700, 100)], VIEWPORT);
    const [m, l, one, a] = wide.map(({ box }) => box.width);
    expect(m! / l!).toBeCloseTo(0.85 / 0.3);
    expect(one! / l!).toBeCloseTo(0.556 / 0.3);
    expect(a! / l!).toBeCloseTo(0.68 / 0.3);
  });

  it('follow the scale and offset of the displayed page', () => {
    const [word] = toWords([makeRun('Total', 100, 700, 25)], [2, 0, 0, -2, 10, 1600]);
    expect(word?.box).toMatchObject({ x: 210, y: 185 });
    expect(roundToTenth(word!.box.height)).toBe(19);
  });

  it('are joined if runs follow each other without a gap', () => {
    expect(listTexts(makeRun('Br', 100, 700, 10), makeRun('utto', 110, 700, 20))).toEqual(['Brutto']);
    expect(listTexts(makeRun('Br', 100, 700, 10), makeRun('utto', 111.1, 700, 20))).toEqual(['Brutto']);
    expect(listTexts(makeRun('Br', 100, 700, 10), makeRun('utto', 111.3, 700, 20))).toEqual(['Br', 'utto']);
    expect(listTexts(makeRun('Br', 100, 700, 10), makeRun('utto', 107.1, 700, 20))).toEqual(['Brutto']);
    expect(listTexts(makeRun('Br', 100, 700, 10), makeRun('utto', 106.9, 700, 20))).toEqual(['Br', 'utto']);
    expect(listTexts(makeRun('Br', 100, 700, 10), makeRun('utto', 110, 702.4, 20))).toEqual(['Brutto']);
    expect(listTexts(makeRun('Br', 100, 700, 10), makeRun('utto', 110, 702.6, 20))).toEqual(['Br', 'utto']);
  });

  it('are not joined across a space at the end or the start of a run', () => {
    expect(listTexts(makeRun('Br ', 100, 700, 10), makeRun('utto', 110, 700, 20))).toEqual(['Br', 'utto']);
    expect(listTexts(makeRun('Br', 100, 700, 10), makeRun(' utto', 110, 700, 20))).toEqual(['Br', 'utto']);
    expect(listTexts(makeRun('Br', 100, 700, 10), makeRun(' ', 110, 700, 1), makeRun('utto', 110, 700, 20))).toEqual([
      'Br',
      'utto',
    ]);
    expect(listTexts(makeRun('Br', 100, 700, 10), makeRun('', 110, 700, 0), makeRun('utto', 110, 700, 20))).toEqual([
      'Brutto',
    ]);
    expect(listTexts(makeRun('a Br', 100, 700, 10), makeRun('utto b', 110, 700, 20))).toEqual(['a', 'Brutto', 'b']);
  });

  it('have a box around both parts if they were joined', () => {
    const [word] = toWords([makeRun('Br', 100, 700, 10), makeRun('utto', 110, 701, 20, 12)], VIEWPORT);
    expect(word).toMatchObject({ confidence: 1, box: { x: 100, width: 30 } });
    expect([word!.box.y, word!.box.height].map(roundToTenth)).toEqual([90, 12]);
  });

  it('exclude vertical text unless most of the page is vertical', () => {
    const upright: TextRun = { str: 'margin', transform: [0, 10, -10, 0, 50, 400], width: 30, height: 10 };
    expect(listTexts(makeRun('Total', 100, 700, 25), upright)).toEqual(['Total']);
    expect(listTexts(makeRun('Total', 100, 700, 25), upright, upright)).toEqual(['Total', 'margin', 'margin']);
    expect(toWords([upright], VIEWPORT)[0]?.box).toEqual({ x: 42.5, y: 370, width: 9.5, height: 30 });
    const flipped: TextRun = { str: 'flipped', transform: [-10, 0, 0, -10, 300, 400], width: 30, height: 10 };
    expect(listTexts(makeRun('Total', 100, 700, 25), flipped)).toEqual(['Total']);
    expect(listTexts(upright, { ...upright, str: 'more' })).toEqual(['margin', 'more']);
  });

  it('include runs without a width or a size', () => {
    const [word] = toWords([{ str: 'x', transform: [0, 0, 0, 0, 5, 700], width: 0, height: 8 }], VIEWPORT);
    expect(word).toMatchObject({ text: 'x', box: { x: 5, width: 0 } });
    expect(listTexts(makeRun('x'.repeat(6000), 0, 700, 100))[0]).toHaveLength(5000);
  });
});
