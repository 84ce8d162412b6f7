import type { GreyImage } from '../raster/grey-image.js';
import type { RecognisedWord } from '../raster/recognised-word.js';
import type { QuarterTurn } from '../model/draft.js';
import { isBlank } from '../raster/letters.js';
import { keepParts, type Part } from '../raster/keep-parts.js';
import { isSideways } from '../raster/turn.js';
import type { Page, Word } from '../model/draft.js';
import type { Reading } from './lines/line-reader.js';
import type { Recogniser } from './recogniser.js';
import type { Look } from './look.js';
import { correctAccents, mergeWords } from './merge-words.js';
import type { Picture } from './picture.js';
import { toPicture, renderPicture, whitenPaper } from './picture.js';
import { spellPage } from './spelling.js';

/** A picture of a page. `width` is the width of the page in points, if the file states it. */
export interface Scan {
  readonly number: number;
  readonly image: GreyImage;
  readonly width: number | null;
}

const A4_WIDTH = 595;
/** The usual height of a text line on invoices in points. */
const USUAL_LINE = 9;
/** The words of an upright page have at least this mean confidence, weighted by their length. */
const MIN_UPRIGHT_CONFIDENCE = 0.7;
const MIN_LETTERS = 20;
/** In heights of its line. */
const MARGIN_OF_WORD = 0.25;

/** A page after one or several looks. */
export interface ScannedPage {
  readonly page: Page;
  /** Whether a look has corrected the spelling of its words. */
  readonly isSpelt: boolean;
  /** Looks at the same picture again, and merges what it reads into the page. A look at single words only corrects them. */
  readonly lookAgain: (look: Look) => Promise<ScannedPage>;
}

/** Turns the picture of a page upright and takes the first look at it. */
export async function scanPage(recogniser: Recogniser, scan: Scan, first: Look): Promise<ScannedPage> {
  const { picture, turn, image, words, rivals } = await lookUpright(recogniser, scan.image, first);
  const toScanned = (page: Page, isSpelt: boolean): ScannedPage => ({
    page,
    isSpelt,
    lookAgain: async (look) => {
      const isSame = look.letters === first.letters && look.print === first.print;
      const seen = isSame ? image : await renderPicture(picture, look.letters, look.print);
      const points = page.width / seen.width;
      const only = look.by === 'page' ? look.only : undefined;
      const shown = only
        ? keepParts(
            seen,
            only.map((word) => toPart(word, points)),
          )
        : seen;
      const again = toWords((await recogniseWords(recogniser, shown, look)).words, points);
      return only ? toScanned(spellPage(page, again), true) : toScanned(addLook(page, again, look), isSpelt);
    },
  });
  return toScanned(toPage(scan, image, { words, rivals }, turn), false);
}

/** The part of a picture around a word, in pixels. */
function toPart({ box }: Word, points: number): Part {
  const around = MARGIN_OF_WORD * box.height;
  return {
    left: (box.x - around) / points,
    top: (box.y - around) / points,
    width: (box.width + 2 * around) / points,
    height: (box.height + 2 * around) / points,
  };
}

interface FirstLook extends Reading {
  readonly picture: Picture;
  readonly turn: QuarterTurn;
  readonly image: GreyImage;
}

/** Takes the first look at the upright page. If the words make no sense, a sample is read in each of the other orientations. */
async function lookUpright(recogniser: Recogniser, image: GreyImage, look: Look): Promise<FirstLook> {
  const white = whitenPaper(image);
  if (isBlank(white)) return { picture: toPicture(white, 0), turn: 0, image: white, words: [], rivals: null };
  const guess = isSideways(white) ? 90 : 0;
  const first = await lookAt(recogniser, white, guess, look);
  let best = { turn: first.turn, certainty: measureCertainty(first.words) };
  for (const turn of listOtherTurns(guess)) {
    if (best.certainty >= MIN_UPRIGHT_CONFIDENCE) break;
    const certainty = measureCertainty(await sampleAt(recogniser, white, turn, look));
    if (certainty > best.certainty) best = { turn, certainty };
  }
  return best.turn === guess ? first : lookAt(recogniser, white, best.turn, look);
}

/** Upside down comes first, as it is more likely than a wrong direction of the lines. */
function listOtherTurns(guess: 0 | 90): QuarterTurn[] {
  return guess === 0 ? [180, 90, 270] : [270, 0, 180];
}

async function sampleAt(
  recogniser: Recogniser,
  white: GreyImage,
  turn: QuarterTurn,
  look: Look,
): Promise<readonly RecognisedWord[]> {
  return recogniser.sample(await renderPicture(toPicture(white, turn), look.letters), look.letters);
}

async function lookAt(recogniser: Recogniser, white: GreyImage, turn: QuarterTurn, look: Look): Promise<FirstLook> {
  const picture = toPicture(white, turn);
  const image = await renderPicture(picture, look.letters, look.print);
  return { picture, turn, image, ...(await recogniseWords(recogniser, image, look)) };
}

/** The mean confidence of the words, weighted by length. It is lower for a few words, since OCR reads some signs in any noise. */
function measureCertainty(words: readonly RecognisedWord[]): number {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(MIN_LETTERS, letters);
}

async function recogniseWords(recogniser: Recogniser, image: GreyImage, look: Look): Promise<Reading> {
  const { words, rivals } = await recogniser.recognise(image, look);
  const cleaned = cleanWords(words);
  return { words: cleaned, rivals: rivals === words ? cleaned : rivals && cleanWords(rivals) };
}

function cleanWords(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.map(trimBars).filter(isWord);
}

/** Removes bars at the edges of words, which are remains of table rules. */
function trimBars(word: RecognisedWord): RecognisedWord {
  const text = word.text.replace(/^[|¦\]]+|[|¦[]+$/gu, '');
  return { ...word, text: text.includes('[') ? text : text.replace(/\]$/u, '') };
}

/** Strokes of pictures and frames are read as signs without letters and digits, with low confidence. */
function isWord(word: RecognisedWord): boolean {
  if (word.text === '') return false;
  return /[\p{L}\p{N}]/u.test(word.text) ? word.confidence > 0.1 : word.confidence > 0.5;
}

/** Merges the words of another look into a page. Looks with a dictionary also correct the accents of words read before. */
function addLook(page: Page, again: readonly Word[], look: Look): Page {
  const known = look.by === 'page' ? correctAccents(page.words, again) : page.words;
  return { ...page, words: mergeWords(known, again), looks: [...(page.looks ?? [page.words]), again] };
}

/** The other reading of uncertain lines counts as a second look: where both agree, a value is more certain. */
function toPage(scan: Scan, image: GreyImage, reading: Reading, turn: QuarterTurn): Page {
  const points = computePointsPerPixel(scan, image, reading.words);
  const words = toWords(reading.words, points);
  const rivals = reading.rivals === reading.words ? words : reading.rivals && toWords(reading.rivals, points);
  return {
    number: scan.number,
    width: image.width * points,
    height: image.height * points,
    source: 'ocr',
    words,
    ...(rivals && { looks: [words, rivals] }),
    turn,
  };
}

function toWords(words: readonly RecognisedWord[], points: number): Word[] {
  return words.map((word) => toWord(word, points));
}

function toWord({ text, confidence, left, right, lineTop, lineBottom }: RecognisedWord, points: number): Word {
  const box = {
    x: left * points,
    y: lineTop * points,
    width: (right - left) * points,
    height: (lineBottom - lineTop) * points,
  };
  return { text, box, confidence };
}

/** A photo has no physical size. It is A4 if its shape and letters fit; otherwise its letters get the usual size. */
function computePointsPerPixel(scan: Scan, image: GreyImage, words: readonly RecognisedWord[]): number {
  const asPage = (scan.width ?? A4_WIDTH) / image.width;
  if (scan.width !== null || words.length === 0) return asPage;
  const heights = words.map((word) => word.lineBottom - word.lineTop).toSorted((a, b) => a - b);
  const line = heights[Math.floor(heights.length / 2)] ?? 1;
  const shape = image.height / image.width;
  const fitsA4 = shape > 1.2 && shape < 1.6 && line * asPage > 5 && line * asPage < 16;
  return fitsA4 ? asPage : USUAL_LINE / line;
}
