import { whiten } from '../raster/background.js';
import type { GreyImage } from '../raster/grey-image.js';
import type { RecognisedWord } from '../raster/recognised-word.js';
import type { QuarterTurn } from '../model/draft.js';
import { isBlank } from '../raster/letters.js';
import { isSideways } from '../raster/turn.js';
import type { Page, Word } from '../model/draft.js';
import type { Recogniser } from './recogniser.js';
import type { Look } from './look.js';
import { mergeWords, speltLike } from './merge-words.js';
import type { Picture } from './picture.js';
import { pictureOf, rendered } from './picture.js';

/** A picture of a page; `width` is that of the page in points where the file tells it. */
export interface Scan {
  readonly number: number;
  readonly image: GreyImage;
  readonly width: number | null;
}

const A4_WIDTH = 595;
/** The height in points of the lines of letters that invoices are usually written in. */
const USUAL_LINE = 9;
/** A page that stands upright gives words of at least this mean confidence, weighted by their length; one on its head does not. */
const UPRIGHT = 0.7;
const FEWEST_LETTERS = 20;
/**
 * Recognises the words of a picture of a page, by as many looks as `nextLook` asks for: it is told what was read so far and
 * answers null when that is enough.
 */
export async function scanPage(
  recogniser: Recogniser,
  scan: Scan,
  nextLook: (page: Page | null) => Look | null,
): Promise<Page> {
  const first = nextLook(null);
  if (!first) throw new TypeError('A page is looked at once at least.');
  const { picture, turn, image, words } = await upright(recogniser, scan.image, first);
  let page = pageOf(scan, image, words, turn);
  for (let look = words.length === 0 ? null : nextLook(page); look; look = nextLook(page)) {
    const seen = await rendered(picture, look.letters, look.print);
    const points = page.width / seen.width;
    const again = (await wordsOf(recogniser, seen, look)).map((word) => wordOf(word, points));
    page = withLook(page, again, look);
  }
  return page;
}

interface FirstLook {
  readonly picture: Picture;
  readonly turn: QuarterTurn;
  readonly image: GreyImage;
  readonly words: readonly RecognisedWord[];
}

/** The first look, the right way up: a page whose lines make no sense is glanced at from its other sides too. */
async function upright(recogniser: Recogniser, image: GreyImage, look: Look): Promise<FirstLook> {
  const white = whiten(image);
  if (isBlank(white)) return { picture: pictureOf(white, 0), turn: 0, image: white, words: [] };
  const guess = isSideways(white) ? 90 : 0;
  const first = await lookAt(recogniser, white, guess, look);
  let best = { turn: first.turn, certainty: certaintyOf(first.words) };
  for (const turn of otherTurns(guess)) {
    if (best.certainty >= UPRIGHT) break;
    const certainty = certaintyOf(await sampleAt(recogniser, white, turn, look));
    if (certainty > best.certainty) best = { turn, certainty };
  }
  return best.turn === guess ? first : lookAt(recogniser, white, best.turn, look);
}

/** Upside down is likelier than a wrong guess of the lines' direction. */
function otherTurns(guess: 0 | 90): QuarterTurn[] {
  return guess === 0 ? [180, 90, 270] : [270, 0, 180];
}

async function sampleAt(
  recogniser: Recogniser,
  white: GreyImage,
  turn: QuarterTurn,
  look: Look,
): Promise<RecognisedWord[]> {
  return recogniser.sample(await rendered(pictureOf(white, turn), look.letters), look.letters);
}

async function lookAt(recogniser: Recogniser, white: GreyImage, turn: QuarterTurn, look: Look): Promise<FirstLook> {
  const picture = pictureOf(white, turn);
  const image = await rendered(picture, look.letters, look.print);
  return { picture, turn, image, words: await wordsOf(recogniser, image, look) };
}

/** The mean confidence of what was read, less where that is too little to tell anything: grain gives a few signs anywhere. */
function certaintyOf(words: readonly RecognisedWord[]): number {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(FEWEST_LETTERS, letters);
}

async function wordsOf(recogniser: Recogniser, image: GreyImage, look: Look): Promise<RecognisedWord[]> {
  const words = await recogniser.recognise(image, look);
  return words.map(withoutBars).filter(isWord);
}

/** Bars at the edges of words are what was left of a table's lines. */
function withoutBars(word: RecognisedWord): RecognisedWord {
  const text = word.text.replace(/^[|¦\]]+|[|¦[]+$/gu, '');
  return { ...word, text: text.includes('[') ? text : text.replace(/\]$/u, '') };
}

/** Strokes of pictures and frames are read as signs without a letter or figure, at little confidence. */
function isWord(word: RecognisedWord): boolean {
  if (word.text === '') return false;
  return /[\p{L}\p{N}]/u.test(word.text) ? word.confidence > 0.1 : word.confidence > 0.5;
}

/** Words that are the same but for their accents are spelt as they are by who knows the language. */
function withLook(page: Page, again: readonly Word[], look: Look): Page {
  const known = look.by === 'page' ? speltLike(page.words, again) : page.words;
  return { ...page, words: mergeWords(known, again), looks: [...(page.looks ?? [page.words]), again] };
}

function pageOf(scan: Scan, image: GreyImage, words: readonly RecognisedWord[], turn: QuarterTurn): Page {
  const points = pointsPerPixel(scan, image, words);
  return {
    number: scan.number,
    width: image.width * points,
    height: image.height * points,
    source: 'ocr',
    words: words.map((word) => wordOf(word, points)),
    turn,
  };
}

function wordOf({ text, confidence, left, right, lineTop, lineBottom }: RecognisedWord, points: number): Word {
  const box = {
    x: left * points,
    y: lineTop * points,
    width: (right - left) * points,
    height: (lineBottom - lineTop) * points,
  };
  return { text, box, confidence };
}

/** A photograph tells no size: as A4 where its shape and letters fit that, else so that its letters have a usual size. */
function pointsPerPixel(scan: Scan, image: GreyImage, words: readonly RecognisedWord[]): number {
  const asPage = (scan.width ?? A4_WIDTH) / image.width;
  if (scan.width !== null || words.length === 0) return asPage;
  const heights = words.map((word) => word.lineBottom - word.lineTop).toSorted((a, b) => a - b);
  const line = heights[Math.floor(heights.length / 2)] ?? 1;
  const shape = image.height / image.width;
  const fitsA4 = shape > 1.2 && shape < 1.6 && line * asPage > 5 && line * asPage < 16;
  return fitsA4 ? asPage : USUAL_LINE / line;
}
