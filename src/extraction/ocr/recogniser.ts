import type { OcrEngine } from './tesseract.js';
import { startOcr } from './tesseract.js';
import type { GreyImage } from '../raster/grey-image.js';
import { estimateStrokes } from '../raster/letters.js';
import type { RecognisedWord } from '../raster/recognised-word.js';
import { LineReader, type Reading } from './lines/line-reader.js';
import type { Look } from './look.js';

/** The height of lowercase letters in pixels at which lines are found well. Larger ones take longer and find no more. */
const LETTERS_OF_LINES = 9;
const SAMPLE_LINES = 10;
/**
 * Pages with more are not read with Tesseract, which would take minutes for a page full of tiny signs. The densest small print has a third
 * of this.
 */
const MAX_STROKES = 25_000;
const NOTHING: Reading = { words: [], rivals: null };

/** Recognises words with the engine that a look asks for. Engines start when first used. Close it after use. */
export class Recogniser {
  private readonly lines: LineReader;
  private engine: Promise<OcrEngine> | null = null;

  constructor(threads: number) {
    this.lines = new LineReader(threads);
  }

  /**
   * Recognises the words of a picture that was rendered for the look; of one with too much text only a part, or none. Frees the other
   * engine, as both need much memory.
   */
  async recognise(image: GreyImage, look: Look): Promise<Reading> {
    if (look.by === 'lines') {
      await this.closeEngine();
      return this.lines.read(image, look.alphabets, LETTERS_OF_LINES / look.letters);
    }
    if (estimateStrokes(image) > MAX_STROKES) return NOTHING;
    await this.lines.close();
    this.engine ??= startOcr(look.languages[0] ?? 'eng');
    return { words: await (await this.engine).recognise(image, look.layout, look.languages), rivals: null };
  }

  /** Recognises the words of the longest lines, which is enough to decide whether a picture is upright. */
  async sample(image: GreyImage, letters: number): Promise<readonly RecognisedWord[]> {
    return (await this.lines.read(image, ['latin'], LETTERS_OF_LINES / letters, SAMPLE_LINES)).words;
  }

  async close(): Promise<void> {
    await Promise.all([this.lines.close(), this.closeEngine()]);
  }

  private async closeEngine(): Promise<void> {
    const engine = this.engine;
    this.engine = null;
    await (await engine)?.close();
  }
}
