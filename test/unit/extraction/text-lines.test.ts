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
  const core: LineBox = { left: 0, right: 12 * printed.length, top: 18, bottom: 30, slope: 0 };
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
    const core: LineBox = { left: 100, right: 220, top: 18, bottom: 30, slope: 0.1 };
    const signs = [...'AB CD'].map((text, index): Sign => ({ text, confidence: 1, at: (index + 0.5) / 5 }));
    const [first, second] = toWords(core, core, signs, new InkGaps(paintBars('AB CD')));
    expect([first?.left, first?.right, second?.left, second?.right].map((x) => Math.round(x ?? 0))).toEqual([
      100, 148, 172, 220,
    ]);
    expect(second?.top).toBeGreaterThan(first?.top ?? 0);
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
    expect(dash).toMatchObject({ left: 20, width: 10, top: 50, height: 1, slope: 0 });
  });
});

describe('cutting out a line', () => {
  it('levels a sloping line', () => {
    const image = makePaper(200, 100);
    for (let x = 0; x < 200; x += 1) image.pixels[(40 + Math.round(0.1 * x)) * 200 + x] = 0;
    const strip = cutStrip(image, { left: 0, right: 200, top: 26, bottom: 74, slope: 0.1 });
    const findDarkestRow = (x: number): number => {
      const column = Array.from({ length: 48 }, (_, y) => strip.pixels[y * strip.width + x] ?? 255);
      return column.indexOf(Math.min(...column));
    };
    expect(Math.abs(findDarkestRow(20) - findDarkestRow(180))).toBeLessThanOrEqual(1);
  });
});
