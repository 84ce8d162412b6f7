import type { OcrEngine, OcrLayout, OcrWord } from '../engines/ocr.js';
import { transformed } from '../engines/image.js';
import type { Page, Word } from '../step.js';
import { whiten } from '../raster/background.js';
import type { GreyImage } from '../raster/grey-image.js';
import { letterHeightOf } from '../raster/letters.js';
import { withoutRules } from '../raster/rules.js';
import { skewOf } from '../raster/skew.js';
import { mergeWords } from './merge-words.js';

/** A picture of a page; `width` is that of the page in points where the file tells it. */
export interface Scan {
  readonly number: number;
  readonly image: GreyImage;
  readonly width: number | null;
}

/** Letters of this height in pixels are read best. */
const BEST_LETTERS = 24;
const MAX_ENLARGEMENT = 2;
/** What a page holds at most while it is read, in pixels: A4 at 300 dpi. */
export const MAX_SCAN_PIXELS = 9_000_000;
const A4_WIDTH = 595;
/** The height in points of the lines of letters that invoices are usually written in. */
const USUAL_LINE = 9;

/**
 * Recognises the words of a picture of a page. Where `isEnough` says no to what a first look gave, a second one looks for
 * words anywhere, since the first leaves out columns that it takes for no part of the text.
 */
export async function scanPage(engine: OcrEngine, scan: Scan, isEnough: (page: Page) => boolean): Promise<Page> {
  const image = await straightened(scan.image);
  const first = await wordsOf(engine, image, 'page');
  const page = pageOf(scan, image, first);
  if (isEnough(page)) return page;
  return pageOf(scan, image, mergeWords(first, await wordsOf(engine, image, 'sparse')));
}

async function wordsOf(engine: OcrEngine, image: GreyImage, layout: OcrLayout): Promise<OcrWord[]> {
  const words = await engine.recognise(image, layout);
  return words.map(withoutBars).filter(isWord);
}

/** A picture as it is read best: paper white, lines straight, letters of a good size. */
export async function straightened(image: GreyImage): Promise<GreyImage> {
  const white = whiten(image);
  const degrees = -skewOf(white);
  return withoutRules(await transformed(white, Math.abs(degrees) < 0.15 ? 0 : degrees, scaleFor(white)));
}

function scaleFor(image: GreyImage): number {
  const letters = letterHeightOf(image);
  const most = Math.min(MAX_ENLARGEMENT, Math.sqrt(MAX_SCAN_PIXELS / (image.width * image.height)));
  if (letters === null) return 1;
  return Math.max(0.4, Math.min(most, BEST_LETTERS / letters));
}

/** Bars at the edges of words are what was left of a table's lines. */
function withoutBars(word: OcrWord): OcrWord {
  const text = word.text.replace(/^[|¦\]]+|[|¦[]+$/gu, '');
  return { ...word, text: text.includes('[') ? text : text.replace(/\]$/u, '') };
}

/** Strokes of pictures and frames are read as signs without a letter or figure, at little confidence. */
function isWord(word: OcrWord): boolean {
  if (word.text === '') return false;
  return /[\p{L}\p{N}]/u.test(word.text) ? word.confidence > 0.1 : word.confidence > 0.5;
}

function pageOf(scan: Scan, image: GreyImage, words: readonly OcrWord[]): Page {
  const points = pointsPerPixel(scan, image, words);
  return {
    number: scan.number,
    width: image.width * points,
    height: image.height * points,
    source: 'ocr',
    words: words.map((word) => wordOf(word, points)),
  };
}

function wordOf({ text, confidence, left, right, lineTop, lineBottom }: OcrWord, points: number): Word {
  const box = {
    x: left * points,
    y: lineTop * points,
    width: (right - left) * points,
    height: (lineBottom - lineTop) * points,
  };
  return { text, box, confidence };
}

/** A photograph tells no size: as A4 where its shape and letters fit that, else so that its letters have a usual size. */
function pointsPerPixel(scan: Scan, image: GreyImage, words: readonly OcrWord[]): number {
  const asPage = (scan.width ?? A4_WIDTH) / image.width;
  if (scan.width !== null || words.length === 0) return asPage;
  const heights = words.map((word) => word.lineBottom - word.lineTop).toSorted((a, b) => a - b);
  const line = heights[Math.floor(heights.length / 2)] ?? 1;
  const shape = image.height / image.width;
  const fitsA4 = shape > 1.2 && shape < 1.6 && line * asPage > 5 && line * asPage < 16;
  return fitsA4 ? asPage : USUAL_LINE / line;
}
