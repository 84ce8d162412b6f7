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
    expect(word?.box).toMatchObject({ x: 210, y: 185, width: 50 });
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

  it('end with the raised letters that follow them, but not with raised digits', () => {
    const raise = (text: string, size = 7.5) => listTexts(makeRun('1', 100, 700, 5), makeRun(text, 105, 704, 6, size));
    expect([raise('er'), raise('st')]).toEqual([['1er'], ['1st']]);
    expect([raise('50'), raise('er', 10), raise('(1)')]).toEqual([
      ['1', '50'],
      ['1', 'er'],
      ['1', '(1)'],
    ]);
    expect(listTexts(makeRun('1', 100, 700, 5), makeRun('er', 105, 696, 6, 7.5))).toEqual(['1', 'er']);
    expect(listTexts(makeRun('1', 100, 700, 5), makeRun('er', 105, 710, 6, 7.5))).toEqual(['1', 'er']);
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

  it('are read once if a shadow of each is drawn beside it, but twice in two lines', () => {
    const lines = [makeRun('Alba Ltd', 100, 700, 40, 20), makeRun('Alba Ltd', 101.4, 698.6, 40, 20)];
    expect(listTexts(...lines)).toEqual(['Alba', 'Ltd']);
    expect(listTexts(makeRun('Alba', 100, 700, 25), makeRun('Alba', 100, 688, 25))).toEqual(['Alba', 'Alba']);
  });

  it('exclude vertical text unless most of the page is vertical', () => {
    const upright: TextRun = { str: 'margin', transform: [0, 10, -10, 0, 50, 400], width: 30, height: 10 };
    expect(listTexts(makeRun('Total', 100, 700, 25), upright)).toEqual(['Total']);
    const other = { ...upright, str: 'left' };
    expect(listTexts(makeRun('Total', 100, 700, 25), upright, other)).toEqual(['Total', 'margin', 'left']);
    expect(toWords([upright], VIEWPORT)[0]?.box).toEqual({ x: 42.5, y: 370, width: 9.5, height: 30 });
    const flipped: TextRun = { str: 'flipped', transform: [-10, 0, 0, -10, 300, 400], width: 30, height: 10 };
    expect(listTexts(makeRun('Total', 100, 700, 25), flipped)).toEqual(['Total']);
    expect(listTexts(upright, { ...upright, str: 'more' })).toEqual(['margin', 'more']);
  });

  it.each([
    ['a quarter turn clockwise', [0, 1, 1, 0, -20, -30], [0, 10, -10, 0, 120, 130]],
    ['upside down', [-1, 0, 0, 1, 220, -30], [-10, 0, 0, -10, 120, 130]],
    ['a quarter turn counter-clockwise', [0, -1, -1, 0, 230, 220], [0, -10, 10, 0, 120, 130]],
  ])('are placed as on the displayed page if it is turned: %s', (_, viewport, transform) => {
    const [first, second] = toWords([{ str: 'Total 25', transform, width: 40, height: 10 }], viewport);
    const [x, y] = [viewport[2]! * 130 + viewport[0]! * 120, viewport[1]! * 120 + viewport[3]! * 130];
    const baseline = { x: x + viewport[4]!, y: y + viewport[5]! };
    expect(first).toMatchObject({ text: 'Total', box: { x: baseline.x, y: baseline.y - 7.5, height: 9.5 } });
    expect(second?.text).toBe('25');
    expect(second!.box.x + second!.box.width).toBeCloseTo(baseline.x + 40);
    expect(second?.box).toMatchObject({ y: baseline.y - 7.5, height: 9.5 });
  });

  it('have a box around all of their letters if a text is tilted or its letters are slanted', () => {
    const roundBox = ([word]: ReturnType<typeof toWords>) => Object.values(word!.box).map(roundToTenth);
    const tilted = { str: 'Total', transform: [9.6, 2.8, -2.8, 9.6, 100, 700], width: 25, height: 10 };
    expect(roundBox(toWords([tilted], VIEWPORT))).toEqual([97.9, 85.8, 26.7, 16.1]);
    const onTurnedPage = { ...tilted, transform: [-2.8, 9.6, -9.6, -2.8, 100, 100] };
    expect(roundBox(toWords([onTurnedPage], [0, 1, 1, 0, 0, 0]))).toEqual([97.9, 85.8, 26.7, 16.1]);
    const slanted = { str: 'Total', transform: [10, 0, 3, 10, 100, 700], width: 25, height: 10 };
    expect(roundBox(toWords([slanted], VIEWPORT))).toEqual([99.4, 92.5, 27.8, 9.5]);
  });

  it('exclude a stamp across the page, but not the text of a page that was scanned at an angle', () => {
    const writeAt = (cos: number, sin: number): TextRun => {
      const transform = [10 * cos, 10 * sin, -10 * sin, 10 * cos, 300, 400];
      return { str: 'PAID', transform, width: 40, height: 10 };
    };
    const total = makeRun('Total', 100, 700, 25);
    expect(listTexts(total, writeAt(0.96, 0.28))).toEqual(['Total', 'PAID']);
    expect(listTexts(total, writeAt(0.8, 0.6))).toEqual(['Total']);
    expect(listTexts(total, writeAt(-0.96, 0.28))).toEqual(['Total']);
  });

  it('are joined with a smaller or larger text by the size of the smaller one', () => {
    const [large, small] = [(x: number) => makeRun('12', x, 700, 10), (x: number) => makeRun('50', x, 700, 6, 5)];
    expect(listTexts(large(100), small(110.5))).toEqual(['1250']);
    expect(listTexts(large(100), small(110.7))).toEqual(['12', '50']);
    expect(listTexts(small(100), large(106.5))).toEqual(['5012']);
    expect(listTexts(small(100), large(106.7))).toEqual(['50', '12']);
  });

  it('are not joined with cents that are raised', () => {
    const raised = (by: number) => [makeRun('12', 100, 700, 10), makeRun('50', 110, 700 + by, 6, 5)];
    // The letters of the smaller text end one point higher on the same baseline.
    expect(listTexts(...raised(1.4))).toEqual(['1250']);
    expect(listTexts(...raised(1.6))).toEqual(['12', '50']);
  });

  describe('with spaced letters', () => {
    const spell = (text: string, x: number, step: number): TextRun[] =>
      Array.from(text, (letter, index) => makeRun(letter, x + index * step, 700, 6)).filter(({ str }) => str !== ' ');

    it('are joined, and divided where the gap is wider', () => {
      expect(listTexts(...spell('BILL TO', 100, 8))).toEqual(['BILL', 'TO']);
      expect(listTexts(...spell('Pease & Lind', 100, 8))).toEqual(['Pease', '&', 'Lind']);
    });

    it('have one box around all letters', () => {
      const [word] = toWords(spell('INVOICE', 100, 8), VIEWPORT);
      expect(word).toEqual({ text: 'INVOICE', confidence: 1, box: { x: 100, y: 92.5, width: 54, height: 9.5 } });
    });

    it('are divided before capital letters if the file has lost the gaps', () => {
      expect(listTexts(makeRun('T ö p f e r e i W a t t', 100, 700, 150))).toEqual(['Töpferei', 'Watt']);
    });

    it('are joined beside other words', () => {
      const before = makeRun('Nr. 7', 20, 700, 24);
      expect(listTexts(before, ...spell('TOTAL', 100, 8), makeRun('12.00', 150, 700, 24))).toEqual([
        'Nr.',
        '7',
        'TOTAL',
        '12.00',
      ]);
    });

    it('are followed by the digits of a number that are spaced like them', () => {
      expect(listTexts(...spell('BELEG 40-7719', 100, 8))).toEqual(['BELEG', '40-7719']);
      expect(listTexts(...spell('BELEGNR40-7719', 100, 8))).toEqual(['BELEGNR', '40-7719']);
      expect(listTexts(...spell('BELEG', 100, 8), ...spell('4 0 7 1', 144, 8))).toEqual(['BELEG', '4', '0', '7', '1']);
    });

    it('are not joined if they are few, far apart, digits, or on different lines', () => {
      expect(listTexts(...spell('ABC', 100, 8))).toEqual(['A', 'B', 'C']);
      expect(listTexts(...spell('ABCD', 100, 16))).toEqual(['A', 'B', 'C', 'D']);
      expect(listTexts(...spell('12345', 100, 8))).toHaveLength(5);
      expect(listTexts(...spell('AB', 100, 8), makeRun('C', 116, 690, 6), makeRun('D', 124, 690, 6))).toHaveLength(4);
    });
  });

  it('include runs without a width or a size', () => {
    const [word] = toWords([{ str: 'x', transform: [0, 0, 0, 0, 5, 700], width: 0, height: 8 }], VIEWPORT);
    expect(word).toMatchObject({ text: 'x', box: { x: 5, width: 0 } });
    expect(listTexts(makeRun('x'.repeat(6000), 0, 700, 100))[0]).toHaveLength(5000);
  });
});
