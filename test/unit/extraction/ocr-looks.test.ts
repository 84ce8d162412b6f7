import { describe, expect, it } from '@jest/globals';
import type { Page, Word } from '../../../src/extraction/model/draft.js';
import { InkGaps } from '../../../src/extraction/ocr/lines/ink-gaps.js';
import { findRegions } from '../../../src/extraction/ocr/lines/ink-regions.js';
import { enlargeBox } from '../../../src/extraction/ocr/lines/line-box.js';
import { cutStrip } from '../../../src/extraction/ocr/lines/line-strip.js';
import { toWords } from '../../../src/extraction/ocr/lines/line-words.js';
import { chooseLongest } from '../../../src/extraction/ocr/lines/line-reader.js';
import { transcribe } from '../../../src/extraction/ocr/lines/transcript.js';
import { chooseFirstLook, chooseNextLook, isMisspelt } from '../../../src/extraction/ocr/looks.js';
import { correctAccents, mergeWords } from '../../../src/extraction/ocr/merge-words.js';
import { Recogniser } from '../../../src/extraction/ocr/recogniser.js';
import { scanPage } from '../../../src/extraction/ocr/scan-page.js';
import type { GreyImage } from '../../../src/extraction/raster/grey-image.js';
import type { RecognisedWord } from '../../../src/extraction/raster/recognised-word.js';
import { drawPage } from '../../support/scan-fixtures.js';

function paintPicture(width: number, height: number, paint: (x: number, y: number) => number): GreyImage {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => paint(at % width, Math.floor(at / width)));
  return { width, height, pixels };
}

function makeWord(text: string, x: number, confidence = 0.9, width = 50, y = 98): Word {
  return { text, confidence, box: { x, y, width, height: 20 } };
}

const listTexts = (words: readonly Word[]): string[] => words.map(({ text }) => text);

describe('the regions of a likelihood map', () => {
  /** Finds the regions of a map given as rows, in which each digit is a likelihood in tenths. */
  const findRegionsIn = (...rows: string[]) => {
    const width = rows[0]!.length;
    const map = Float32Array.from([...rows.join('')], (sign) => (sign === '.' ? 0 : Number(sign) / 10 + 0.001));
    return findRegions(map, width, rows.length);
  };

  it('are pixels that share an edge, in order from the top', () => {
    expect(findRegionsIn('55..5', '5...5', '.5..5')).toMatchObject([
      { left: 0, width: 2, top: 0, height: 2, slope: 0, bend: 0 },
      { left: 4, width: 1, top: 0, height: 3, slope: 0, bend: 0 },
      { left: 1, width: 1, top: 2, height: 1 },
    ]);
    expect(findRegionsIn('..5', '5..')).toHaveLength(2);
    expect(findRegionsIn('555', '5.5', '555')).toHaveLength(1);
  });

  it('leave out unlikely pixels and have the mean likelihood of theirs', () => {
    expect(findRegionsIn('3.2')).toMatchObject([{ left: 0, width: 1 }]);
    expect(findRegionsIn('57')[0]?.likelihood).toBeCloseTo(0.601, 3);
  });

  it('have a slope if they are long', () => {
    const measureSlope = (...rows: string[]) => findRegionsIn(...rows)[0]?.slope;
    expect(measureSlope('555....', '..555..', '....555')).toBe(0);
    expect(measureSlope('5555555....', '......55555')).toBeCloseTo(0.13, 2);
    expect(measureSlope('......55555', '5555555....')).toBeCloseTo(-0.13, 2);
    const [sloped] = findRegionsIn('55555...........', '....55555.......', '........55555...', '............5555');
    expect(sloped?.slope).toBeCloseTo(0.25, 1);
    expect(sloped?.height).toBeLessThan(3);
  });
});

describe('the strip of a line', () => {
  it('is scaled to the input height of the networks', () => {
    const image = paintPicture(96, 96, (x, y) => (x < 48 ? 10 : 20) + (y < 48 ? 0 : 100));
    const strip = cutStrip(image, { left: 0, right: 96, top: 0, bottom: 96, slope: 0, bend: 0 });
    expect([strip.width, strip.height]).toEqual([48, 48]);
    expect([0, 23, 24, 47].map((x) => strip.pixels[x])).toEqual([10, 10, 20, 20]);
    expect([0, 23, 24, 47].map((y) => strip.pixels[y * 48])).toEqual([10, 10, 110, 110]);
  });

  it('is interpolated when it is enlarged', () => {
    const image = paintPicture(48, 24, (x) => 4 * x);
    const strip = cutStrip(image, { left: 0, right: 48, top: 0, bottom: 24, slope: 0, bend: 0 });
    expect(strip.width).toBe(96);
    expect([...strip.pixels.slice(1, 6)]).toEqual([1, 3, 5, 7, 9]);
  });

  it('is padded to the minimum width by repeating the edges of the picture', () => {
    const image = paintPicture(10, 48, (x) => (x === 9 ? 77 : 33));
    const strip = cutStrip(image, { left: 0, right: 4, top: 0, bottom: 48, slope: 0, bend: 0 });
    expect(strip.width).toBe(16);
    expect([strip.pixels[0], strip.pixels[9], strip.pixels[15]]).toEqual([33, 77, 77]);
    const above = cutStrip(
      paintPicture(48, 10, (_, y) => (y === 0 ? 77 : 33)),
      { left: 0, right: 48, top: -20, bottom: 28, slope: 0, bend: 0 },
    );
    expect([above.pixels[0], above.pixels[20 * 48], above.pixels[21 * 48], above.pixels[47 * 48]]).toEqual([
      77, 77, 33, 33,
    ]);
  });

  it('follows the slope of the line', () => {
    const image = paintPicture(96, 96, (_, y) => y);
    const strip = cutStrip(image, { left: 0, right: 96, top: 24, bottom: 72, slope: 0.25, bend: 0 });
    expect([strip.pixels[0], strip.pixels[47], strip.pixels[95]]).toEqual([12, 23, 35]);
  });

  it('has a margin that follows from its area and perimeter', () => {
    expect(enlargeBox({ left: 10, right: 110, top: 10, bottom: 60, slope: 0.1, bend: 0 }, 0.6)).toEqual({
      ...{ left: 0, right: 120, top: 0, bottom: 70, slope: 0.1, bend: 0 },
    });
  });
});

describe('the gaps of a line', () => {
  const strip = (columns: string) =>
    paintPicture(columns.length, 10, (x, y) =>
      columns[x] === '#' && y >= 2 && y < 8 ? 0 : columns[x] === '+' ? 180 : 255,
    );

  it('are measured as the longest run without ink, relative to the height of the strip', () => {
    const gaps = new InkGaps(strip('##..##....####.#####'));
    expect([
      gaps.measureBetween(0, 1),
      gaps.measureBetween(0, 0.3),
      gaps.measureBetween(0.6, 1),
      gaps.measureBetween(0.5, 0.5),
    ]).toEqual([0.4, 0.2, 0.1, 0]);
  });

  it('may contain grain and ink from the lines above and below', () => {
    expect(new InkGaps(strip('##++##')).measureBetween(0, 1)).toBe(0.2);
    const reached = paintPicture(6, 20, (x, y) => (x < 2 || x > 3 || y < 3 || y >= 17 ? 0 : 255));
    expect(new InkGaps(reached).measureBetween(0, 1)).toBe(0.1);
  });
});

describe('the words of a line', () => {
  const STRIP = { width: 480, height: 48 };
  const BOX = { left: 0, right: STRIP.width, top: 0, bottom: STRIP.height, slope: 0, bend: 0 };

  /** The words of two characters, each 20 pixels wide, with a gap between that many pixels wide and no space read. */
  function wordsOf(text: string, gap: number): string[] {
    const starts = [100, 120 + gap];
    const image = paintPicture(STRIP.width, STRIP.height, (x, y) =>
      y > 10 && y < 38 && starts.some((start) => x >= start && x < start + 20) ? 0 : 255,
    );
    const signs = [...text].map((sign, index) => ({
      text: sign,
      confidence: 0.9,
      at: ((starts[index] ?? 0) + 10) / STRIP.width,
    }));
    return toWords(BOX, BOX, signs, new InkGaps(image)).map((word) => word.text);
  }

  it.each([
    ['ab', 11, ['ab']],
    ['ab', 12, ['a', 'b']],
    ['12', 11, ['12']],
    ['a1', 8, ['a1']],
    ['a1', 9, ['a', '1']],
    ['1a', 9, ['1', 'a']],
    ['-1', 21, ['-1']],
    ['-1', 22, ['-', '1']],
  ])('end at gaps that are wide for their characters: %s with %d pixels between', (text, gap, words) => {
    expect(wordsOf(text, gap)).toEqual(words);
  });
});

describe('the characters of a strip', () => {
  it('are the most likely ones, without repetitions, with their positions', async () => {
    const rows = [
      [0.1, 0.9, 0],
      [0.1, 0.8, 0.1],
      [0.9, 0.1, 0],
      [0.2, 0.7, 0.1],
      [0.2, 0.1, 0.6],
    ];
    let input: { data: Float32Array; dims: readonly number[] } | null = null;
    const model = {
      ...{ signs: ['A', 'B'], paper: 1 },
      run: async (numbers: { data: Float32Array; dims: readonly number[] }) => {
        input = numbers;
        return { data: Float32Array.from(rows.flat()), dims: [1, 5, 3] };
      },
      close: async () => undefined,
    };
    const signs = await transcribe(
      model as never,
      paintPicture(2, 1, (x) => 255 * x),
    );
    expect(signs.map(({ text, at, confidence }) => [text, at, Math.round(confidence * 10)])).toEqual([
      ['A', 0.1, 9],
      ['A', 0.7, 7],
      ['B', 0.9, 6],
    ]);
    expect(input).toEqual({ data: Float32Array.of(-1, 1, -1, 1, -1, 1), dims: [1, 3, 1, 2] });
  });
});

describe('several looks at one page', () => {
  it('are merged by the positions of their words', () => {
    const first = [makeWord('a', 0, 0.5), makeWord('b', 100, 0.5)];
    expect(listTexts(mergeWords(first, [makeWord('x', 0, 0.61)]))).toEqual(['x', 'b']);
    expect(listTexts(mergeWords(first, [makeWord('x', 0, 0.59)]))).toEqual(['a', 'b']);
    expect(listTexts(mergeWords(first, [makeWord('x', 15, 0.9)]))).toEqual(['x', 'b']);
    expect(listTexts(mergeWords(first, [makeWord('x', 25, 0.9)]))).toEqual(['a', 'b']);
    expect(listTexts(mergeWords(first, [makeWord('x', 40, 0.9)]))).toEqual(['a', 'b', 'x']);
    expect(listTexts(mergeWords(first, [makeWord('x', 0, 0.9, 150)]))).toEqual(['a', 'b']);
    expect(listTexts(mergeWords(first, [makeWord('x', 0, 0.9, 50, 130)]))).toEqual(['a', 'b', 'x']);
    expect(listTexts(mergeWords([], [makeWord('x', 0, 0.4), makeWord('y', 0, 0.39)]))).toEqual(['x']);
    expect(mergeWords(first, [makeWord('x', 2, 0.9)])[0]?.box.x).toBe(0);
  });

  it('take the accents from the look in the right language', () => {
    const words = [makeWord('$irketi', 0), makeWord('Ucret', 100)];
    expect(listTexts(correctAccents(words, [makeWord('Şirketi', 2), makeWord('Ücret', 300)]))).toEqual([
      'Şirketi',
      'Ucret',
    ]);
    expect(listTexts(correctAccents(words, [makeWord('Sirkeci', 2)]))).toEqual(['$irketi', 'Ucret']);
  });

  it('follow an order that depends on the languages', () => {
    const page = { number: 1, width: 595, height: 842, source: 'ocr' as const, words: [] };
    const makeLookedAt = (count: number): Page => ({ ...page, looks: Array.from({ length: count }, () => []) });
    const describeNextLook = (
      count: number,
      language: string | null,
      languages: Parameters<typeof chooseNextLook>[2],
    ) => {
      const look = chooseNextLook(count === 0 ? page : makeLookedAt(count), language, languages);
      return look === null
        ? null
        : look.by === 'lines'
          ? `${look.alphabets.join('+')} ${look.print}`
          : `${look.layout} ${look.languages.join('+')}`;
    };
    expect(chooseFirstLook(['eng'])).toMatchObject({ by: 'lines', alphabets: ['english'], print: 'as it is' });
    expect(chooseFirstLook(['eng', 'deu'])).toMatchObject({ by: 'lines', alphabets: ['latin', 'english'] });
    expect([1, 2, 3, 4, 5].map((count) => describeNextLook(count, 'de', ['eng', 'deu']))).toEqual([
      'page deu',
      'page deu',
      'english darker',
      'sparse deu',
      null,
    ]);
    expect([1, 2, 3, 4].map((count) => describeNextLook(count, 'fr', ['eng']))).toEqual([
      'page eng',
      'english darker',
      'sparse eng',
      null,
    ]);
    expect(describeNextLook(2, null, ['eng', 'tur'])).toBe('page eng+tur');
    expect([1, 2, 3].map((count) => isMisspelt(makeLookedAt(count), 'tr', ['eng', 'tur']))).toEqual([
      true,
      true,
      false,
    ]);
    expect([isMisspelt(page, 'tr', ['eng']), isMisspelt(page, 'en', ['eng']), isMisspelt(page, null, ['eng'])]).toEqual(
      [false, false, false],
    );
  });
});

describe('a scanned page', () => {
  const LOOK = { by: 'lines', alphabets: ['latin', 'english'], letters: 24, print: 'as it is' } as const;
  /** Paints lines of letter-sized boxes on white. */
  const print = (width: number, height: number) =>
    paintPicture(width, height, (x, y) => (x > 40 && x < width - 40 && y % 60 < 24 && x % 12 < 7 ? 20 : 255));

  function read(text: string, confidence = 0.9, high = 20): RecognisedWord {
    return { text, confidence, left: 100, right: 200, top: 52, bottom: 68, lineTop: 50, lineBottom: 50 + high };
  }

  /** Scans with a recogniser that reads the same words in every look and samples with the given confidences. */
  async function scan(
    words: RecognisedWord[],
    image: GreyImage,
    width: number | null = null,
    samples: number[] = [],
    rivals: RecognisedWord[] | null = null,
  ) {
    let sampled = 0;
    const recogniser = {
      recognise: async () => ({ words, rivals }),
      sample: async () => [read('x'.repeat(40), samples[sampled++] ?? 0)],
    } as unknown as Recogniser;
    const { page } = await scanPage(recogniser, { number: 3, image, width }, LOOK);
    return { page, sampled };
  }
  const sure = read('x'.repeat(40));

  it('has the width that the file states', async () => {
    const { page } = await scan([sure], print(700, 500), 300);
    expect([page.number, Math.round(page.width), Math.round(page.height), page.turn]).toEqual([3, 300, 214, 0]);
  });

  it('is A4 if its shape and letters fit, and otherwise sized by its letters', async () => {
    const { page } = await scan([read('x'.repeat(40), 0.9, 12)], print(600, 850));
    expect([Math.round(page.width), Math.round(page.height)]).toEqual([595, 843]);
    const slip = await scan([read('x'.repeat(40), 0.9, 12)], print(600, 1400));
    expect(Math.round(slip.page.width)).toBe(450);
    expect(slip.page.words[0]?.box).toEqual({ x: 75, y: 37.5, width: 75, height: 9 });
    const huge = await scan([read('x'.repeat(40), 0.9, 18)], print(600, 850));
    expect(Math.round(huge.page.width)).toBe(300);
  });

  it('keeps the other readings of its lines as a second look', async () => {
    const { page } = await scan([sure], print(600, 850), 300, [], [read('y'.repeat(40), 0.5), read('|', 0.9)]);
    expect(listTexts(page.words)).toEqual([sure.text]);
    expect(page.looks?.map(listTexts)).toEqual([[sure.text], ['y'.repeat(40)]]);
    expect((await scan([sure], print(600, 850))).page.looks).toBeUndefined();
  });

  it('drops what cannot be a word', async () => {
    const words = [
      sure,
      read('|A]', 0.11),
      read('B', 0.1),
      read('--', 0.5),
      read('##', 0.51),
      read('|', 0.9),
      read('[C]', 0.9),
    ];
    const { page } = await scan(words, print(600, 850));
    expect(listTexts(page.words)).toEqual([sure.text, 'A', '##', '[C]']);
  });

  it('is turned if its words make no sense and another orientation reads better', async () => {
    expect((await scan([sure], print(600, 850))).sampled).toBe(0);
    const doubtful = read('x'.repeat(40), 0.6);
    const turned = await scan([doubtful], print(600, 850), null, [0.9]);
    expect([turned.page.turn, turned.sampled]).toEqual([180, 1]);
    const sideways = await scan([doubtful], print(600, 850), null, [0.5, 0.9]);
    expect([sideways.page.turn, sideways.sampled, Math.round(sideways.page.width) > sideways.page.height]).toEqual([
      90,
      2,
      true,
    ]);
    const kept = await scan([doubtful], print(600, 850), null, [0.5, 0.5, 0.59]);
    expect([kept.page.turn, kept.sampled]).toEqual([0, 3]);
    const few = await scan([read('x'.repeat(10), 0.9)], print(600, 850), null, [0.1, 0.1, 0.1]);
    expect(few.sampled).toBe(3);
  });

  it('is not read if it has no ink', async () => {
    const { page } = await scan(
      [sure],
      paintPicture(600, 850, () => 255),
    );
    expect(page.words).toEqual([]);
  });
});

describe('a page with more text than any invoice', () => {
  const PAGE_LOOK = { by: 'page', layout: 'page', languages: ['eng'], letters: 24, print: 'as it is' } as const;

  it('is not read with Tesseract, which reads other pages', async () => {
    const recogniser = new Recogniser(1);
    try {
      const tiny = paintPicture(3_000, 3_000, (x, y) => (x % 6 < 4 && y % 9 < 6 && (x * y) % 7 !== 0 ? 0 : 255));
      expect(await recogniser.recognise(tiny, PAGE_LOOK)).toEqual({ words: [], rivals: null });
      const { words } = await recogniser.recognise(
        await drawPage([{ text: 'Northwind Paper', x: 60, y: 50, size: 16 }]),
        PAGE_LOOK,
      );
      expect(words.map(({ text }) => text)).toEqual(['Northwind', 'Paper']);
    } finally {
      await recogniser.close();
    }
  });

  it('is read by its longest lines', () => {
    const lines = Array.from({ length: 100 }, (_, row) => ({
      ...{ left: 0, right: row === 50 ? 3_100 : 3_000, slope: 0, bend: 0 },
      ...{ top: row * 20, bottom: row * 20 + 10 },
    }));
    const chosen = chooseLongest(lines, Infinity);
    expect(chosen.map((line) => lines.indexOf(line))).toEqual([50, ...Array.from({ length: 25 }, (_, row) => row)]);
    expect(chooseLongest(lines.slice(0, 20), Infinity)).toHaveLength(20);
    expect(chooseLongest(lines, 3)).toHaveLength(3);
  });
});
