import { describe, expect, it } from '@jest/globals';
import type { GreyImage } from '../../../src/extraction/raster/grey-image.js';
import { InkGaps } from '../../../src/extraction/ocr/lines/ink-gaps.js';
import type { LineBox } from '../../../src/extraction/ocr/lines/line-box.js';
import { cutStrip } from '../../../src/extraction/ocr/lines/line-strip.js';
import { toWords } from '../../../src/extraction/ocr/lines/line-words.js';
import { findRegions } from '../../../src/extraction/ocr/lines/ink-regions.js';
import type { Sign } from '../../../src/extraction/ocr/lines/transcript.js';

const makePaper = (width: number, height: number): GreyImage => ({
  width,
  height,
  pixels: new Uint8Array(width * height).fill(255),
});

/** Paints a line of bars, one for each letter of the text and none for a space, all twelve pixels wide. */
function paintBars(text: string): GreyImage {
  const strip = makePaper(12 * text.length, 48);
  for (const [index, letter] of [...text].entries()) {
    if (letter === ' ') continue;
    for (let y = 12; y < 36; y += 1)
      strip.pixels.fill(0, y * strip.width + index * 12 + 2, y * strip.width + index * 12 + 10);
  }
  return strip;
}

/** Reads the words of such a line; `read` has the same letters but may have other spaces. */
function readWords(printed: string, read: string): string[] {
  const places = [...printed].flatMap((letter, index) => (letter === ' ' ? [] : [(index + 0.5) / printed.length]));
  let next = 0;
  const signs = [...read].map((text): Sign => ({
    text,
    confidence: 0.9,
    at: text === ' ' ? 0 : (places[next++] ?? 1),
  }));
  const core: LineBox = { left: 0, right: 12 * printed.length, top: 18, bottom: 30, slope: 0, bend: 0 };
  return toWords(core, core, signs, new InkGaps(paintBars(printed))).map((word) => word.text);
}

describe('the words of a line', () => {
  it('are split at recognised spaces', () => {
    expect(readWords('TOTAL 12.50', 'TOTAL 12.50')).toEqual(['TOTAL', '12.50']);
  });

  it('are split at gaps of paper, even without a recognised space', () => {
    expect(readWords('2019-10-05 12:58', '2019-10-0512:58')).toEqual(['2019-10-05', '12:58']);
  });

  it('stay whole around a free-standing dot', () => {
    expect(readWords('972 .58', '972.58')).toEqual(['972.58']);
  });

  it('stay whole if letters are wide', () => {
    expect(readWords('WWW', 'WWW')).toEqual(['WWW']);
  });

  it('have the positions of their letters', () => {
    const core: LineBox = { left: 100, right: 220, top: 18, bottom: 30, slope: 0.1, bend: 0 };
    const signs = [...'AB CD'].map((text, index): Sign => ({ text, confidence: 1, at: (index + 0.5) / 5 }));
    const [first, second] = toWords(core, core, signs, new InkGaps(paintBars('AB CD')));
    expect([first?.left, first?.right, second?.left, second?.right].map((x) => Math.round(x ?? 0))).toEqual([
      100, 148, 172, 220,
    ]);
    expect(second?.top).toBeGreaterThan(first?.top ?? 0);
  });
});

describe('the box of a word', () => {
  const CORE: LineBox = { left: 0, right: 480, top: 20, bottom: 30, slope: 0.1, bend: 0 };
  /** The strip of the line has a margin of ten pixels at both ends. */
  const CUT: LineBox = { ...CORE, left: -10, right: 490, top: 10, bottom: 40 };
  const readBoxes = (...signs: [text: string, at: number, confidence?: number][]) =>
    toWords(
      CORE,
      CUT,
      signs.map(([text, at, confidence = 1]) => ({ text, at, confidence })),
      new InkGaps(paintBars('x'.repeat(40))),
    ).map(({ text, left, right, top, bottom, confidence }) => ({
      text,
      box: [left, right, top, bottom].map((side) => Math.round(side * 10) / 10),
      confidence: Math.round(confidence * 100) / 100,
    }));

  it('reaches half a letter beyond its first and last letter, within the line', () => {
    const letters = [...'ABCD'].map((text, index) => [text, 0.05 + index / 10] as [string, number]);
    const words = readBoxes(...letters, [' ', 0.45], ['E', 0.55], [' ', 0.7], ['F', 0.98]);
    expect(words.map(({ text, box }) => [text, box[0], box[1]])).toEqual([
      ['ABCD', -10, 190],
      ['E', 240, 290],
      ['F', 455, 490],
    ]);
  });

  it('is the whole line for its only letter, even if spaces were read', () => {
    expect(readBoxes(['7', 0.5])[0]?.box.slice(0, 2)).toEqual([-10, 490]);
    expect(readBoxes([' ', 0.3], ['7', 0.5], [' ', 0.7])[0]?.box.slice(0, 2)).toEqual([-10, 490]);
  });

  it('is higher than the core of the line, and follows its slope', () => {
    // The middle of the words is 200 pixels to the left and to the right of the middle of the line.
    const [first, second] = readBoxes(['A', 0.05], ['B', 0.15], [' ', 0.5], ['C', 0.85], ['D', 0.95]);
    expect(first?.box).toEqual([-10, 90, -4.5, 14.5]);
    expect(second?.box).toEqual([390, 490, 35.5, 54.5]);
  });

  it('follows the bend of the line', () => {
    const bent = { ...CORE, slope: 0, bend: 0.0005 };
    const signs = [...'A B C'].map((text, index): Sign => ({ text, confidence: 1, at: 0.1 + 0.2 * index }));
    const words = toWords(bent, { ...CUT, slope: 0, bend: bent.bend }, signs, new InkGaps(paintBars('A B C')));
    expect(words.map(({ top }) => Math.round(top - (words[1]?.top ?? 0)))).toEqual([15, 0, 15]);
  });

  it('comes with the mean confidence of its letters', () => {
    expect(readBoxes(['A', 0.05, 0.9], ['B', 0.15, 0.5], [' ', 0.5, 0.1], ['C', 0.85, 0.7])).toMatchObject([
      { confidence: 0.7 },
      { confidence: 0.7 },
    ]);
  });
});

describe('the regions of a probability map', () => {
  it('are separated and measured along their slope', () => {
    const map = new Float32Array(100 * 60);
    for (let x = 10; x < 90; x += 1) {
      for (let y = 0; y < 4; y += 1) map[(10 + y + Math.round(x / 10)) * 100 + x] = 0.9;
    }
    map.fill(0.6, 50 * 100 + 20, 50 * 100 + 30);
    const [line, dash] = findRegions(map, 100, 60);
    expect(line).toMatchObject({ left: 10, width: 80, likelihood: expect.closeTo(0.9) });
    expect(line?.slope).toBeCloseTo(0.1, 2);
    expect(line?.height).toBeLessThan(6);
    expect(dash).toMatchObject({ left: 20, width: 10, top: 50, height: 1, slope: 0, bend: 0 });
  });

  /** The region of a band of three rows that sinks by `sink(x)` at each column from 10 to 190. */
  const measureBand = (sink: (x: number) => number) => {
    const map = new Float32Array(200 * 60);
    for (let x = 10; x < 190; x += 1) {
      for (let y = 0; y < 3; y += 1) map[(20 + y + Math.round(sink(x))) * 200 + x] = 0.9;
    }
    return findRegions(map, 200, 60)[0];
  };

  it('are measured along their bend, as lines of curled paper sink in the middle or at the ends', () => {
    const sagging = measureBand((x) => 8 - ((x - 99.5) / 32) ** 2);
    expect(sagging?.bend).toBeCloseTo(-1 / 32 ** 2, 4);
    expect(sagging?.slope).toBeCloseTo(0, 3);
    expect(sagging?.height).toBeLessThan(5);
    const rising = measureBand((x) => (x - 99.5) / 20 + ((x - 99.5) / 32) ** 2);
    expect([rising?.slope, rising?.bend]).toEqual([expect.closeTo(1 / 20, 2), expect.closeTo(1 / 32 ** 2, 4)]);
  });

  it('are straight if a bend explains little of their height', () => {
    expect(measureBand((x) => (x % 40 === 0 ? 2 : 0))).toMatchObject({ slope: expect.closeTo(0, 2), bend: 0 });
  });
});

describe('cutting out a line', () => {
  it('levels a sloping line', () => {
    const image = makePaper(200, 100);
    for (let x = 0; x < 200; x += 1) image.pixels[(40 + Math.round(0.1 * x)) * 200 + x] = 0;
    const strip = cutStrip(image, { left: 0, right: 200, top: 26, bottom: 74, slope: 0.1, bend: 0 });
    const findDarkestRow = (x: number): number => {
      const column = Array.from({ length: 48 }, (_, y) => strip.pixels[y * strip.width + x] ?? 255);
      return column.indexOf(Math.min(...column));
    };
    expect(Math.abs(findDarkestRow(20) - findDarkestRow(180))).toBeLessThanOrEqual(1);
  });

  it('levels a bent line', () => {
    const image = makePaper(200, 100);
    for (let x = 0; x < 200; x += 1) image.pixels[(40 + Math.round(((x - 100) / 25) ** 2)) * 200 + x] = 0;
    const strip = cutStrip(image, { left: 0, right: 200, top: 16, bottom: 64, slope: 0, bend: 1 / 25 ** 2 });
    const rows = [10, 60, 100, 140, 190].map((x) => {
      const column = Array.from({ length: 48 }, (_, y) => strip.pixels[y * strip.width + x] ?? 255);
      return column.indexOf(Math.min(...column));
    });
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
  });

  /** Paints a picture by the place of each pixel. */
  function paint(width: number, height: number, shade: (x: number, y: number) => number): GreyImage {
    const pixels = Uint8Array.from({ length: width * height }, (_, at) => shade(at % width, Math.floor(at / width)));
    return { width, height, pixels };
  }

  it('averages the pixels of a line that is higher than the strip', () => {
    const image = paint(144, 144, (x, y) => [0, 60, 120][x % 3]! + [0, 30, 90][y % 3]!);
    const strip = cutStrip(image, { left: 0, right: 144, top: 0, bottom: 144, slope: 0, bend: 0 });
    expect([strip.width, strip.height]).toEqual([48, 48]);
    expect(new Set(strip.pixels)).toEqual(new Set([100]));
  });

  it('repeats the edges of the picture on all sides of it', () => {
    const image = paint(30, 48, (x, y) => (x === 0 ? 40 : x === 29 ? 80 : y === 0 ? 120 : y === 47 ? 160 : 200));
    const strip = cutStrip(image, { left: -6, right: 36, top: -4, bottom: 44, slope: 0, bend: 0 });
    const rows = Array.from({ length: 48 }, (_, y) => [...strip.pixels.subarray(y * 42, (y + 1) * 42)]);
    expect(rows.map((row) => row.slice(0, 7))).toEqual(rows.map(() => Array(7).fill(40)));
    expect(rows.map((row) => row.slice(35))).toEqual(rows.map(() => Array(7).fill(80)));
    expect(rows.map((row) => row[20])).toEqual(rows.map((_, y) => (y <= 4 ? 120 : 200)));
    const below = cutStrip(image, { left: 0, right: 30, top: 4, bottom: 52, slope: 0, bend: 0 });
    expect([42, 43, 47].map((y) => below.pixels[y * 30 + 15])).toEqual([200, 160, 160]);
  });

  it('takes half of each pixel between two of them', () => {
    const image = paint(48, 48, (x, y) => 4 * x + y);
    const strip = cutStrip(image, { left: 0.5, right: 48.5, top: 0.5, bottom: 48.5, slope: 0, bend: 0 });
    expect([0, 1, 10].map((x) => strip.pixels[x])).toEqual([2, 6, 42]);
    expect([0, 1, 10].map((y) => strip.pixels[y * 48 + 1])).toEqual([6, 7, 16]);
  });
});
