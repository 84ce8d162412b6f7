import { describe, expect, it } from '@jest/globals';
import { decodeXml, decodeXmlHead } from '../../../src/extraction/input/xml-text.js';
import type { Draft, Page } from '../../../src/extraction/model/draft.js';
import { findLines } from '../../../src/extraction/ocr/lines/find-lines.js';
import type { Numbers } from '../../../src/extraction/ocr/lines/onnx.js';
import { createImageReader } from '../../../src/extraction/ocr/read-image.js';
import { isMisspelt } from '../../../src/extraction/ocr/looks.js';
import { pageOf } from '../../support/page-of.js';

const SETTINGS = { ocrLanguages: ['eng'], ocrMilliseconds: 60_000, ocrLooks: 1, ocrThreads: 1 };

describe('the text layer of a PDF', () => {
  /** Whether the text of a page is used as it is. If not, the page is drawn, which fails for these bytes. */
  async function isUsed(text: string, values: Partial<Draft> = {}): Promise<boolean> {
    const readImages = createImageReader(SETTINGS, () => ({
      language: null,
      isComplete: () => true,
      listTexts: () => [],
    }));
    const draft: Draft = {
      ...{ bytes: Buffer.from('%PDF-1.7'), mediaType: 'application/pdf', xml: [], pageCount: 1, format: null },
      ...{ pages: [pageOf(text)], findings: [], ...values },
    };
    try {
      return (await readImages(draft)) === draft;
    } catch {
      return false;
    }
  }

  it.each([
    ['forty letters and digits', 'abcde12345'.repeat(4), true],
    ['fewer letters and digits', 'abcde12345'.repeat(3) + 'abcd12345', false],
    ['much punctuation', '.'.repeat(100), false],
    ['a few characters without a meaning', 'a1'.repeat(22) + '\uE000'.repeat(14), true],
    ['many characters without a meaning', 'a1'.repeat(21) + '\uE000'.repeat(14), false],
    ['many replacement characters', 'a1'.repeat(21) + '\uFFFD'.repeat(14), false],
    ['fewer digits than characters without a meaning', `${'a'.repeat(100)}1234${'\uE000'.repeat(5)}`, false],
    ['few letters and nothing else', 'a'.repeat(39), false],
  ])('with %s is used: %s', async (_, text, expected) => {
    expect(await isUsed(text)).toBe(expected);
  });

  it('is not looked at in an e-invoice, or in another file', async () => {
    expect(await isUsed('text', { format: 'cii' as Draft['format'] })).toBe(true);
    expect(await isUsed('text', { mediaType: 'application/xml' })).toBe(true);
    expect(await isUsed('text', { mediaType: null })).toBe(true);
    expect(await isUsed('text', { mediaType: 'image/png' })).toBe(false);
  });
});

describe('the lines of a picture', () => {
  /** Finds the lines of a white picture with a black left half, for a network that finds these places likely. */
  async function find(size: [number, number], scale: number, isLine: (x: number, y: number) => number) {
    const [width, height] = size;
    const pixels = Uint8Array.from({ length: width * height }, (_, at) => (at % width < width / 2 ? 0 : 255));
    let input: Numbers | null = null;
    const run = async (numbers: Numbers): Promise<Numbers> => {
      input = numbers;
      const [, , rows = 0, columns = 0] = numbers.dims;
      const data = Float32Array.from({ length: rows * columns }, (_, at) =>
        isLine(at % columns, Math.floor(at / columns)),
      );
      return { data, dims: [1, 1, rows, columns] };
    };
    const lines = await findLines({ run, close: async () => undefined }, { width, height, pixels }, scale);
    return { lines, input: input as unknown as Numbers };
  }
  const isIn = (x: number, y: number, box: [left: number, top: number, right: number, bottom: number]): number =>
    Number(x >= box[0] && x < box[2] && y >= box[1] && y < box[3]);

  it('are found in a picture whose sides are multiples of 32 pixels', async () => {
    const getDims = async (size: [number, number], scale: number) => (await find(size, scale, () => 0)).input.dims;
    expect(await getDims([64, 32], 1)).toEqual([1, 3, 32, 64]);
    expect(await getDims([64, 32], 2)).toEqual([1, 3, 64, 128]);
    expect(await getDims([79, 81], 1)).toEqual([1, 3, 96, 64]);
    expect(await getDims([10, 10], 1)).toEqual([1, 3, 32, 32]);
    const [, , height = 0, width = 0] = await getDims([2000, 1000], 3);
    expect(height * width).toBeLessThanOrEqual(2_600_000 * 1.05);
    expect(height * width).toBeGreaterThan(2_600_000 * 0.9);
  });

  it('are found in the colours of the training data', async () => {
    const { input } = await find([64, 32], 1, () => 0);
    const [dark, bright] = [0, 2047].map((at) => [0, 1, 2].map((channel) => input.data[channel * 2048 + at]!));
    [-2.118, -2.036, -1.804].forEach((value, channel) => expect(dark![channel]).toBeCloseTo(value, 2));
    [2.249, 2.429, 2.64].forEach((value, channel) => expect(bright![channel]).toBeCloseTo(value, 2));
  });

  it('have their place in the picture before it was scaled, from top to bottom', async () => {
    const { lines } = await find([128, 64], 0.5, (x, y) =>
      Math.max(isIn(x, y, [8, 20, 40, 26]), isIn(x, y, [4, 4, 24, 10])),
    );
    expect(lines.map(({ left, right, top, bottom }) => [left, right, top, bottom].map(Math.round))).toEqual([
      [8, 48, 8, 20],
      [16, 80, 40, 52],
    ]);
  });

  it('are likely and not too small', async () => {
    const countLines = async (likelihood: number, height: number) =>
      (await find([64, 32], 1, (x, y) => likelihood * isIn(x, y, [8, 8, 40, 8 + height]))).lines.length;
    expect([await countLines(0.9, 6), await countLines(0.9, 3), await countLines(0.9, 2)]).toEqual([1, 1, 0]);
    expect([await countLines(0.51, 6), await countLines(0.49, 6)]).toEqual([1, 0]);
  });
});

describe('the encoding of an XML text', () => {
  it.each([
    ['UTF-16, little endian, with a mark', [0xff, 0xfe, ...Buffer.from('<a>Ş€</a>', 'utf16le')]],
    ['UTF-16, little endian', [...Buffer.from('<a>Ş€</a>', 'utf16le')]],
    ['UTF-16, big endian, with a mark', [0xfe, 0xff, ...Buffer.from('<a>Ş€</a>', 'utf16le').swap16()]],
    ['UTF-16, big endian', [...Buffer.from('<a>Ş€</a>', 'utf16le').swap16()]],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...Buffer.from('<a>Ş€</a>')]],
    ['UTF-8', [...Buffer.from('<a>Ş€</a>')]],
  ])('is %s', (_, bytes) => {
    expect(decodeXml(Uint8Array.from(bytes))).toBe('<a>Ş€</a>');
    expect(decodeXmlHead(Uint8Array.from(bytes))).toBe('<a>Ş€</a>');
  });

  it.each([
    [`<?xml version="1.0" encoding="ISO-8859-15"?>`, 0xa4, '€'],
    [`<?xml version='1.0' encoding = 'windows-1254' standalone='yes'?>`, 0xde, 'Ş'],
    [`\n<?xml version="1.0"\tencoding="ISO-8859-2"?>`, 0xb3, 'ł'],
    [`<?xml version="1.0" encoding="ucs-2"?>`, 0xe9, 'é'],
    [`<?xml version="1.0"?>`, 0xe9, 'é'],
  ])('is declared as in %j', (declaration, byte, letter) => {
    const bytes = [...Buffer.from(`${declaration}<a>`), byte, ...Buffer.from('</a>')];
    expect(decodeXml(Uint8Array.from(bytes))).toBe(`${declaration.trim()}<a>${letter}</a>`);
  });

  it('leaves out characters that XML forbids, but no others', () => {
    expect(decodeXml(Buffer.from('<a>\u0000\u0008\u000b\u001f\t1\r\n2\u007f</a>'))).toBe('<a>\t1\r\n2\u007f</a>');
  });

  it('may be unknown', () => {
    const bytes = Buffer.from('<?xml version="1.0" encoding="x-unknown"?><a/>');
    expect(() => decodeXml(bytes)).toThrow(expect.objectContaining({ code: 'unreadable_file' }));
    expect(() => decodeXmlHead(bytes)).toThrow(expect.objectContaining({ code: 'unreadable_file' }));
  });

  it('replaces incomplete letters only at the head of a file', () => {
    expect(decodeXmlHead(Buffer.from('<a>€').subarray(0, 5))).toBe('<a>\ufffd');
    expect(decodeXml(Buffer.from('<a>é', 'latin1'))).toBe('<a>é');
  });
});

it('languages with letters that the first look does not know are looked at in their own language', () => {
  const page: Page = { ...pageOf('Text'), source: 'ocr' };
  const languages = { cs: 'ces', de: 'deu', en: 'eng', es: 'spa', fr: 'fra', it: 'ita', ms: 'msa', nl: 'nld' };
  const more = { pl: 'pol', pt: 'por', sv: 'swe', tr: 'tur' };
  const all = Object.entries({ ...languages, ...more });
  const codes = all.map(([, code]) => code);
  expect(all.filter(([language]) => isMisspelt(page, language, codes)).map(([language]) => language)).toEqual([
    'cs',
    'pl',
    'tr',
  ]);
});
